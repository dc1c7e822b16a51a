// The options of a game for a number of seats and with the boxes and variants on top.
import type { GameSheet, OptionSheet } from '../api'
import type { OptionValue } from '../wire'

type Values = Readonly<Record<string, OptionValue>>

const optionOf = (game: GameSheet, name: string) => game.options.find((option) => option.name === name)

/** The options that a layer needs and that are not on. */
export const unmet = (layer: GameSheet['layers'][string], values: Values): string[] =>
  Object.keys(layer.needs).filter((name) => values[name] !== true)

/** The boxes and variants on top. */
export function layersOf(game: GameSheet, values: Values): string[] {
  return Object.entries(game.layers)
    .filter(([name, layer]) => (values[name] ?? optionOf(game, name)?.default) === true && !unmet(layer, values).length)
    .map(([name]) => name)
}

/** The defaults that differ from the options' own. */
function defaultsOf(game: GameSheet, seats: number, values: Values): Values {
  const layers = layersOf(game, values).flatMap((name) => game.layers[name] ?? [])
  const forced = layers.map((layer) => layer.forced)
  const found: Record<string, OptionValue> = Object.assign({}, game.defaults[String(seats)], ...forced)
  const target = found.target ?? optionOf(game, 'target')?.default
  const more = layers.reduce((sum, layer) => sum + layer.more_points, 0)
  return typeof target === 'number' && more > 0 ? { ...found, target: target + more } : found
}

/** The number of points that wins. */
export function targetOf(game: GameSheet, values: Values): OptionValue | undefined {
  return defaultsOf(game, 0, values).target ?? optionOf(game, 'target')?.default
}

/** What this number of seats cannot play without, unless another option that opens the seats is on: a variant that is for
 * them, or else a house rule. */
export function neededFor(game: GameSheet | null, seats: number, values: Values): Values {
  const openers = (game?.options ?? []).filter((option) => option.opens && option.seats.includes(seats))
  const first = openers.find(({ name }) => name in (game?.layers ?? {})) ?? openers[0]
  return first === undefined || openers.some(({ name }) => values[name] === true) ? {} : { [first.name]: true }
}

/** The defaults that follow from what was chosen: the frame from the layout. */
const followingOf = (game: GameSheet, values: Values): Values =>
  Object.assign({}, ...Object.entries(values).map(([name, value]) => game.defaults_with[name]?.[String(value)]))

/** What there is to choose. A word that the number of seats or a box decides is not asked for; a number has another
 * default. */
export function choicesOf(game: GameSheet, seats: number, values: Values): OptionSheet[] {
  const defaults = defaultsOf(game, seats, values)
  const following = followingOf(game, values)
  const on = layersOf(game, values)
  const idle = new Set(Object.entries(game.layers).flatMap(([name, layer]) => (on.includes(name) ? [] : layer.options)))
  for (const [name, layer] of Object.entries(game.layers)) if (unmet(layer, values).length) idle.add(name)
  for (const name of on) for (const other of Object.keys(game.layers[name]?.excludes ?? {})) idle.add(other)
  return game.options
    .filter(({ name, choices, opens, seats: its }) => {
      const layer = name in game.layers
      if ((opens && !layer) || choices.length === 1 || idle.has(name) || (its.length > 0 && !its.includes(seats)))
        return false
      return !(name in defaults) || choices.length === 0 || layer
    })
    .map((option) => ({
      ...option,
      choices: option.is_seat ? option.choices.filter((one) => typeof one !== 'number' || one < seats) : option.choices,
      default: following[option.name] ?? defaults[option.name] ?? option.default,
    }))
}

/** The options to ask the server for: what was chosen of what there is to choose, and what this number of seats needs. */
export function wantedOf(game: GameSheet, seats: number, values: Values): Record<string, OptionValue> {
  const wanted: Record<string, OptionValue> = {}
  for (const option of choicesOf(game, seats, values)) {
    const chosen = values[option.name]
    if (chosen !== undefined && (option.choices.length === 0 || option.choices.includes(chosen)))
      wanted[option.name] = chosen
  }
  return { ...wanted, ...neededFor(game, seats, wanted) }
}

/** The number of seats that is nearest to the one wished for. */
export const seatsNear = (game: GameSheet, wished: number): number =>
  game.seats.reduce((best, one) => (Math.abs(one - wished) < Math.abs(best - wished) ? one : best), game.seats[0] ?? 4)

/** A game that is an advanced combination itself. It stands apart, so that others find the ordinary games first. */
export const isAdvanced = (game: GameSheet): boolean =>
  game.options.some((option) => option.name === 'advanced_combinations' && option.default === true)
