// The options of a game as they stand for so many seats and with the boxes that were laid on top of it.
import type { GameSheet, OptionSheet } from '../api'
import type { OptionValue } from '../wire'

type Values = Readonly<Record<string, OptionValue>>

/** The boxes that are brought along. */
export function layersOf(game: GameSheet, values: Values): string[] {
  const standard = (name: string) => game.options.find((option) => option.name === name)?.default
  return Object.keys(game.layers).filter((name) => (values[name] ?? standard(name)) === true)
}

/** The usual values that are not the options' own. */
function usualOf(game: GameSheet, seats: number, values: Values): Values {
  const layers = layersOf(game, values).map((name) => game.layers[name]?.usual ?? {})
  return Object.assign({}, game.usual[String(seats)], ...layers)
}

/** The number of points that wins. */
export function targetOf(game: GameSheet, values: Values): OptionValue | undefined {
  return usualOf(game, 0, values).target ?? game.options.find((option) => option.name === 'target')?.default
}

/** By which house rule two play. */
const FOR_TWO = new Set(['duel', 'duo'])
export const forTwo = (game: GameSheet | null): Values =>
  Object.fromEntries((game?.options ?? []).filter(({ name }) => FOR_TWO.has(name)).map(({ name }) => [name, true]))

const EXTENDED = new Set(['extension', 'second_may_win']) // for five and six

/** What there is to choose. A word that the number of seats or a box decides is not asked for; a number has another
 * usual value. */
export function choicesOf(game: GameSheet, seats: number, values: Values): OptionSheet[] {
  const usual = usualOf(game, seats, values)
  const on = layersOf(game, values)
  const idle = new Set(Object.entries(game.layers).flatMap(([name, layer]) => (on.includes(name) ? [] : layer.options)))
  return game.options
    .filter(({ name, choices }) => {
      if (FOR_TWO.has(name) || choices.length === 1 || idle.has(name) || (EXTENDED.has(name) && seats < 5)) return false
      return !(name in usual) || choices.length === 0 || name in game.layers
    })
    .map((option) => ({ ...option, default: usual[option.name] ?? option.default }))
}
