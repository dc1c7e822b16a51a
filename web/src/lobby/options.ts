// The options of a game for a number of seats, with the boxes that were laid on top of it.
import type { GameSheet, OptionSheet } from '../api'
import type { OptionValue } from '../wire'

type Values = Readonly<Record<string, OptionValue>>

/** The boxes that are brought along. */
export function layersOf(game: GameSheet, values: Values): string[] {
  const standard = (name: string) => game.options.find((option) => option.name === name)?.default
  return Object.keys(game.layers).filter((name) => (values[name] ?? standard(name)) === true)
}

/** The defaults that differ from the options' own. */
function defaultsOf(game: GameSheet, seats: number, values: Values): Values {
  const layers = layersOf(game, values).map((name) => game.layers[name]?.defaults ?? {})
  return Object.assign({}, game.defaults[String(seats)], ...layers)
}

/** The number of points that wins. */
export function targetOf(game: GameSheet, values: Values): OptionValue | undefined {
  return defaultsOf(game, 0, values).target ?? game.options.find((option) => option.name === 'target')?.default
}

/** An option that is only for one number of seats is the house rule by which these play: it is not asked for. */
const isNeeded = ({ seats }: OptionSheet): boolean => seats.length === 1

/** The house rules by which this number of players plays. */
export const neededFor = (game: GameSheet | null, seats: number): Values =>
  Object.fromEntries(
    (game?.options ?? [])
      .filter((option) => isNeeded(option) && option.seats[0] === seats)
      .map(({ name }) => [name, true]),
  )

/** What there is to choose. A word that the number of seats or a box decides is not asked for; a number has another
 * default. */
export function choicesOf(game: GameSheet, seats: number, values: Values): OptionSheet[] {
  const defaults = defaultsOf(game, seats, values)
  const on = layersOf(game, values)
  const idle = new Set(Object.entries(game.layers).flatMap(([name, layer]) => (on.includes(name) ? [] : layer.options)))
  return game.options
    .filter((option) => {
      const { name, choices } = option
      if (isNeeded(option) || choices.length === 1 || idle.has(name)) return false
      if (option.seats.length > 0 && !option.seats.includes(seats)) return false
      return !(name in defaults) || choices.length === 0 || name in game.layers
    })
    .map((option) => ({ ...option, default: defaults[option.name] ?? option.default }))
}
