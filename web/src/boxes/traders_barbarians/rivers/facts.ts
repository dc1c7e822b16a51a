// What gold has brought: the tile of the wealthiest, or one of the poor.
import { factOf, listOf, numberOf } from '../../../reading'
import type { Sheet, View } from '../../../wire'
import type { Score } from '../../box'

const MOST_COINS = 8 // drawn at once

/** The tile that a seat holds; '' for none. */
export function tileOf(view: View, seat: number): '' | 'poor' | 'wealthiest' {
  if (numberOf(view, 'wealthiest') === seat + 1) return 'wealthiest'
  return listOf(view, 'poor')[seat] ? 'poor' : ''
}

/** Coins of 5 and 1 for some gold, as many as there is room for. */
export const coinsOf = (gold: number): number[] =>
  [...Array.from({ length: Math.floor(gold / 5) }, () => 5), ...Array.from({ length: gold % 5 }, () => 1)].slice(
    0,
    MOST_COINS,
  )

/** The points of both tiles, at the end. */
export function scoresOf(sheet: Sheet, view: View): Score[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const counts = (tile: string, points: number) => seats.map((seat) => (tileOf(view, seat) === tile ? points : 0))
  return [
    { key: 'award-wealthiest', icon: 'wealthiest', counts: counts('wealthiest', factOf(sheet, 'wealthiest_points')) },
    { key: 'award-poor', icon: 'poor', counts: counts('poor', factOf(sheet, 'poor_points')) },
  ].filter((score) => score.counts.some((count) => count !== 0))
}
