// What a seat has of gold: the tile of the wealthiest, or one of the poor.
import { factOf, listOf, numberOf } from '../../../reading'
import type { Sheet, View } from '../../../wire'
import type { Fact, Score } from '../../box'

export function factsOf(_: Sheet, view: View, seat: number): Fact[] {
  const facts: Fact[] = []
  if (numberOf(view, 'wealthiest') === seat + 1)
    facts.push({ key: 'page-fact-wealthiest', icon: 'wealthiest', count: 1, honour: true })
  if (listOf(view, 'poor')[seat]) facts.push({ key: 'page-fact-poor', icon: 'poor', count: 1, honour: true })
  return facts
}

/** The points of both tiles, at the end. */
export function scoresOf(sheet: Sheet, view: View): Score[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const wealthiest = numberOf(view, 'wealthiest')
  const poor = listOf(view, 'poor')
  return [
    {
      key: 'award-wealthiest',
      icon: 'wealthiest',
      counts: seats.map((seat) => (wealthiest === seat + 1 ? factOf(sheet, 'wealthiest_points') : 0)),
    },
    {
      key: 'award-poor',
      icon: 'poor',
      counts: seats.map((seat) => (poor[seat] ? factOf(sheet, 'poor_points') : 0)),
    },
  ].filter(({ counts }) => counts.some((count) => count !== 0))
}
