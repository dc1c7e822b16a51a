// What wagons count: levels and deliveries of the seats, and what is left in the stacks.
import { factOf, listOf, namesOf, rowOf, sum } from '../../../reading'
import type { Sheet, View } from '../../../wire'
import type { Fact, Progress, Score } from '../../box'

export interface Level {
  readonly level: number
  readonly movement: number
  readonly gold: number
  readonly drives_off: number
  readonly price: Readonly<Record<string, number>>
}
export interface Target {
  readonly name: string
  readonly left: number
  readonly wants: readonly string[]
}

const TARGETS = ['castle', 'quarry', 'glassworks'] as const
const BEST = 5
const TOLL = 1 // gold for another's road
const NO_DIE = 6 // what no roll comes above

/** What every level brings, from 1 on. */
export const levelsOf = (sheet: Sheet): readonly Level[] => (sheet.tables.wagon_levels ?? []) as unknown as Level[]

/** The level of a seat's wagon. */
export const levelOf = (sheet: Sheet, view: View, seat: number): Level | undefined =>
  levelsOf(sheet)[(listOf(view, 'wagon_level')[seat] ?? 1) - 1]

export const canDriveOff = (level: Level): boolean => level.drives_off <= NO_DIE

/** What a seat's wagon carries; '' for nothing. */
export const cargoOf = (sheet: Sheet, view: View, seat: number): string =>
  namesOf(sheet, 'wagon_cargo')[listOf(view, 'wagon_cargo')[seat] ?? 0] ?? ''

/** Where a good is wanted. */
export const wantedBy = (sheet: Sheet, good: string): string =>
  String((sheet.tables.goods_wanted ?? []).find((row) => row.good === good)?.target ?? '')

export const deliveriesOf = (view: View, seat: number): number => sum(rowOf(view, 'goods_delivered', seat))

/** The three sorts of targets: what is left there, and what they want. */
export const targetsOf = (sheet: Sheet, view: View): Target[] =>
  TARGETS.map((name) => ({
    name,
    left: sum(listOf(view, `goods_${name}`)),
    wants: (sheet.tables.goods_wanted ?? []).flatMap((row) => (row.target === name ? [String(row.good)] : [])),
  }))

export interface Fare {
  readonly points: number
  readonly toll: number // gold to the owner of the road or bridge
}

/** What it takes a seat's wagon to go to the next corner. */
export function fareTo(sheet: Sheet, view: View, seat: number, corner: number): Fare | null {
  const from = listOf(view, 'wagon')[seat] ?? -1
  const edge = sheet.graph.edge_corners.findIndex((ends) => ends.includes(from) && ends.includes(corner))
  if (edge < 0 || from === corner) return null
  const owner = listOf(view, 'road')[edge] ?? 0
  const smooth = owner > 0 && !listOf(view, 'damaged_road')[edge]
  const hindered = listOf(view, 'path_barbarians').includes(edge)
  const water = !!listOf(view, 'river')[edge]
  const rough = factOf(sheet, water ? 'ford_cost' : 'path_cost')
  return {
    points: (smooth ? factOf(sheet, 'road_cost') : rough) + (hindered ? factOf(sheet, 'barbarian_cost') : 0),
    toll: owner === 0 || owner === seat + 1 ? 0 : water ? factOf(sheet, 'bridge_toll') : TOLL,
  }
}

export const factsOf = (view: View, seat: number): Fact[] => {
  const level = listOf(view, 'wagon_level')[seat] ?? 1
  const count = deliveriesOf(view, seat)
  return [
    { key: 'page-fact-wagon', icon: 'wagon', count: level, values: { level } },
    { key: 'page-fact-deliveries', icon: 'crate', count, values: { count } },
  ]
}

export const progressOf = (sheet: Sheet, view: View): Progress[] =>
  targetsOf(sheet, view).map(({ name, left }) => ({
    key: `page-progress-${name}`,
    icon: 'crate',
    count: left,
    of: factOf(sheet, 'goods_in_stack'),
    done: left,
  }))

export function scoresOf(view: View): Score[] {
  const seats = listOf(view, 'wagon_level')
  return [
    { key: 'page-scored-deliveries', icon: 'crate', counts: seats.map((_, seat) => deliveriesOf(view, seat)) },
    { key: 'page-scored-wagon', icon: 'wagon', counts: seats.map((level) => (level === BEST ? 1 : 0)) },
  ].filter(({ counts }) => counts.some((count) => count > 0))
}
