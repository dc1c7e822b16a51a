// Options of a game in words.
import type { GameSheet, Mixture } from '../api'
import { speech, t } from '../text/speech.svelte'
import { titleOf } from '../text/titles'
import type { OptionValue } from '../wire'

export const optionLabel = (name: string): string =>
  t(speech.words.has(`page-option-${name}`) ? `page-option-${name}` : `option-${name}`)

export function choiceWord(name: string, value: OptionValue): string {
  const key = `choice-${name}-${value}`
  return speech.words.has(key) ? t(key) : String(value).replaceAll('_', ' ')
}

/** A game and what is on top of it. */
export function mixtureTitle({ game, options }: Mixture): string {
  const title = game.includes('/') ? titleOf(speech.words, game) : t(`page-box-${game}`)
  return [title, ...Object.keys(options).map(optionLabel)].join(' · ')
}

/** The options that were chosen otherwise than the game proposes, in words; `shown` are told elsewhere. */
export function chosenInWords(
  game: GameSheet,
  values: Readonly<Record<string, OptionValue>>,
  shown: readonly string[],
): string[] {
  return game.options.flatMap(({ name, default: standard }) => {
    const value = values[name]
    if (value === undefined || value === standard || shown.includes(name)) return []
    const label = optionLabel(name)
    if (typeof value === 'boolean') return [value ? label : t('page-without', { what: label })]
    return [t('page-option-is', { option: label, value: choiceWord(name, value) })]
  })
}
