// The variants and boxes that may come on top of a game: which are on, and why one cannot be.
import type { GameSheet } from '../api'
import type { OptionValue } from '../wire'
import { layersOf, unmet } from './options'

type Values = Readonly<Record<string, OptionValue>>

export interface Variant {
  readonly name: string
  readonly on: boolean
  /** Why it cannot be added: the rule, and another one that is on and stands in its way, or an option that it needs. */
  readonly refused: { readonly rule: string; readonly by: string | null; readonly needs?: string } | null
  /** The number of seats that it is for, if it is another one. */
  readonly seats: number | null
  readonly morePoints: number
}

/** Every layer of the catalogue as it stands for a game; those that the game always has are left out. */
export function variantsOf(games: readonly GameSheet[], game: GameSheet, seats: number, values: Values): Variant[] {
  const names = [...new Set(games.flatMap(({ layers }) => Object.keys(layers)))]
  const on = layersOf(game, values)
  return names.flatMap((name) => {
    const option = game.options.find((one) => one.name === name)
    if (option === undefined || (option.choices.length === 1 && option.default === true)) return []
    const layer = game.layers[name]
    if (layer === undefined)
      return [{ name, on: false, refused: { rule: option.rule, by: null }, seats: null, morePoints: 0 }]
    const by = on.find(
      (other) => other !== name && (name in (game.layers[other]?.excludes ?? {}) || other in layer.excludes),
    )
    const needs = by === undefined ? unmet(layer, values)[0] : undefined
    const rule = by === undefined ? '' : (game.layers[by]?.excludes[name] ?? layer.excludes[by] ?? '')
    const fitting = option.seats.filter((one) => game.seats.includes(one))
    const moves = option.seats.length > 0 && !option.seats.includes(seats)
    return [
      {
        name,
        on: on.includes(name) && !moves,
        refused:
          needs !== undefined
            ? { rule: layer.needs[needs] ?? '', by: null, needs }
            : by === undefined
              ? moves && fitting.length === 0
                ? { rule: option.rule, by: null }
                : null
              : { rule, by },
        seats: moves ? (fitting[0] ?? null) : null,
        morePoints: layer.more_points,
      },
    ]
  })
}
