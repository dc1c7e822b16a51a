// What the caravans count: camels that are left, roads that count double, buildings between two camels.
import { listOf, numberOf, rowOf, seatsOf, sum } from '../../../reading'
import type { Sheet, View } from '../../../wire'
import type { Fact, Progress, Score } from '../../box'

const PHASES = new Set(['camel_bid', 'camel_path', 'camel'])

export const isVoting = (view: View | null): boolean => view !== null && PHASES.has(view.phase)

/** The cards that a seat has laid in the last vote, by kind, and how many they are. */
export const votesOf = (view: View, seat: number): { counts: readonly number[]; total: number } => {
  const counts = rowOf(view, 'camel_votes', seat).map((count) => count ?? 0)
  return { counts, total: sum(counts) }
}

/** The seats in the order in which they lay their cards, from the builder on. */
export const votersOf = (view: View): number[] => seatsOf(view).map((_, k) => (view.active + k) % view.seats)

/** Whether a seat has not been asked yet. */
export function isWaiting(view: View, seat: number): boolean {
  if (view.phase !== 'camel_bid' && view.phase !== 'camel_path') return false
  const place = (one: number) => (one - view.active + view.seats) % view.seats
  const asked = view.deciding[0] ?? view.active
  return place(seat) > place(asked) || (view.phase === 'camel_bid' && seat === asked)
}

/** How many camels follow each arrow, up to the head of its caravan. */
export function caravansIn(sheet: Sheet, view: View): { arrow: number; camels: number }[] {
  const camel = listOf(view, 'camel')
  const { edge_corners } = sheet.graph
  return listOf(view, 'caravan_arrow').map((arrow) => {
    const met = new Set<number>()
    for (let edge = arrow; edge >= 0 && (camel[edge] ?? -1) >= 0 && !met.has(edge); ) {
      met.add(edge)
      const head = camel[edge] ?? -1
      edge = edge_corners.findIndex(
        (ends, one) => ends.includes(head) && (camel[one] ?? -1) >= 0 && camel[one] !== head && !met.has(one),
      )
    }
    return { arrow, camels: met.size }
  })
}

const doubled = (view: View, seat: number): number => {
  const camel = listOf(view, 'camel')
  return listOf(view, 'road').filter((owner, edge) => owner === seat + 1 && (camel[edge] ?? -1) >= 0).length
}

function between(sheet: Sheet, view: View, seat: number): number {
  const camel = listOf(view, 'camel')
  const building = listOf(view, 'building')
  const held = listOf(view, 'held')
  const met = new Map<number, number>()
  sheet.graph.edge_corners.forEach((ends, edge) => {
    if ((camel[edge] ?? -1) >= 0) for (const corner of ends) met.set(corner, (met.get(corner) ?? 0) + 1)
  })
  return [...met].filter(([corner, camels]) => camels >= 2 && (building[corner] ?? 0) > 0 && held[corner] === seat + 1)
    .length
}

export function factsOf(sheet: Sheet, view: View, seat: number): Fact[] {
  const facts: Fact[] = []
  const roads = doubled(view, seat)
  const points = between(sheet, view, seat)
  if (roads > 0) facts.push({ key: 'page-fact-doubled', icon: 'route', count: roads })
  if (points > 0) facts.push({ key: 'page-fact-between', icon: 'camel', count: points, honour: true })
  return facts
}

export const progressOf = (_sheet: Sheet, view: View): Progress[] => [
  { key: 'page-progress-camels', icon: 'camel', count: numberOf(view, 'camels_left') },
]

export const scoresOf = (sheet: Sheet, view: View): Score[] => [
  { key: 'page-scored-between', icon: 'camel', counts: seatsOf(view).map((seat) => between(sheet, view, seat)) },
]
