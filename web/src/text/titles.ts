// What a game is called, and the notes about it: read from the texts, so that a new scenario needs none of this code.
import type { Sheet } from '../wire'
import type { Words } from './words'

/** The scenario's own name: "seafarers/oceania" is "oceania". */
export const scenarioOf = (game: string): string => game.split('/').at(-1) ?? game
/** The key under which a game's texts stand. */
export const gameKey = (game: string): string => `game-${game.replaceAll('/', '-')}`

/** The title of a game; one that somebody wrote is called as its file is. */
export function titleOf(words: Words, game: string): string {
  const key = `${gameKey(game)}.title`
  if (words.has(key)) return words.say(key)
  const bare = scenarioOf(game).replaceAll(/[_-]+/g, ' ')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** The notes that stand under a name. */
export function notesNamed(words: Words, name: string): string[] {
  const notes: string[] = []
  for (let k = 1; words.has(`note-${name}-${k}`); k++) notes.push(words.say(`note-${name}-${k}`))
  return notes
}
/** What is special about a scenario, in a few sentences. */
export const notesOf = (words: Words, game: string): string[] => notesNamed(words, scenarioOf(game))
/** The options of a game that are switched on. */
export const optionsOn = (sheet: Sheet | null): string[] =>
  Object.entries(sheet?.options ?? {}).flatMap(([name, on]) => (on === true ? [name] : []))
/** Boxes that are laid upon another: options of a game that have notes of their own. */
export function layersOf(words: Words, sheet: Sheet): string[] {
  return optionsOn(sheet).filter((name) => name !== sheet.game && words.has(`note-${name}-1`))
}

/** What is played: the scenario or the box, and what was laid on top of it. */
export function gameTitle(words: Words, sheet: Sheet): string {
  const title = sheet.game.includes('/') ? titleOf(words, sheet.game) : words.say(`page-box-${sheet.box}`)
  return [title, ...layersOf(words, sheet).map((layer) => words.say(`page-box-${layer}`))].join(' · ')
}
