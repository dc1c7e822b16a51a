// What a seat of the base game has for everybody to see.
import { listOf, numberOf } from '../../reading'
import type { Sheet, View } from '../../wire'
import type { SeatStat } from '../box'

/** A count that leads to an award is shown where there is that award. */
export function awardStat(sheet: Sheet, view: View, seat: number, award: Award): SeatStat[] {
  const { block, name, key, icon, order } = award
  if (!Array.isArray(view[block]) || !sheet.events.some((event) => event.name === name)) return []
  const held = numberOf(view, name) - 1 === seat
  return [
    { key: held ? `award-${name}` : key, icon, count: listOf(view, block)[seat] ?? 0, order, optional: true, held },
  ]
}
export interface Award {
  readonly name: string
  readonly block: string // that counts for it
  readonly key: string
  readonly icon: string
  readonly order: number
}
const AWARDS: readonly Award[] = [
  { name: 'largest_army', block: 'knights_played', key: 'page-knights-played', icon: 'army', order: 4 },
  { name: 'longest_route', block: 'route_length', key: 'page-route-length', icon: 'route', order: 5 },
]

export const awardIcons: Readonly<Record<string, string>> = Object.fromEntries(
  AWARDS.map(({ name, icon }) => [name, icon]),
)

export function statsOf(sheet: Sheet, view: View, seat: number): SeatStat[] {
  const cards = Array.isArray(view.development_cards_count)
    ? [
        {
          key: 'page-development-cards',
          icon: 'card',
          count: listOf(view, 'development_cards_count')[seat] ?? 0,
          order: 1,
        },
      ]
    : []
  return [...cards, ...AWARDS.flatMap((award) => awardStat(sheet, view, seat, award))]
}
