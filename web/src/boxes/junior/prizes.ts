// A prize for everybody at the end: the winners are captains, the others get what they did most of, each something else.
import { listOf, rowOf, seatsOf, sum } from '../../reading'
import type { GameEvent, View } from '../../wire'

export interface Prize {
  readonly seat: number
  readonly name: string // feast-prize-…
  readonly count: number
  readonly picture: string
}

const PICTURES: Readonly<Record<string, string>> = {
  captain: 'jr-crown',
  sailor: 'pc-ship',
  coco: 'jr-coco',
  ghost: 'jr-ghost',
  market: 'jr-chest',
  friend: 'jr-cake',
  builder: 'jr-fort',
}

/** What every seat has done, by the prize it may bring. */
function deedsOf(view: View, events: readonly GameEvent[]): Record<string, number[]> {
  const seats = seatsOf(view)
  const counted = (kind: string) =>
    seats.map((seat) => events.filter((one) => one.kind === kind && one.seat === seat).length)
  const ships = listOf(view, 'ship')
  return {
    sailor: seats.map((seat) => ships.filter((holder) => holder === seat + 1).length),
    coco: seats.map((seat) => sum(rowOf(view, 'coco_shown', seat))),
    ghost: counted('ghost_moved'),
    market: counted('market_traded'),
    friend: counted('traded'),
  }
}

export function prizesOf(view: View, events: readonly GameEvent[], winners: readonly number[]): Prize[] {
  const points = listOf(view, 'points')
  const deeds = deedsOf(view, events)
  const prize = (seat: number, name: string, count: number): Prize => ({
    seat,
    name,
    count,
    picture: PICTURES[name] ?? 'jr-crown',
  })
  const prizes = winners.map((seat) => prize(seat, 'captain', points[seat] ?? 0))
  const waiting = new Set(seatsOf(view).filter((seat) => !winners.includes(seat)))
  // The prize that somebody has earned most clearly goes first.
  const left = new Set(Object.keys(deeds))
  while (waiting.size > 0 && left.size > 0) {
    const share = (name: string, seat: number) => (deeds[name]?.[seat] ?? 0) / Math.max(1, sum(deeds[name] ?? []))
    const pairs = [...left].flatMap((name) => [...waiting].map((seat) => ({ name, seat, share: share(name, seat) })))
    const best = pairs.reduce((a, b) => (b.share > a.share ? b : a))
    if (best.share === 0) break
    prizes.push(prize(best.seat, best.name, deeds[best.name]?.[best.seat] ?? 0))
    waiting.delete(best.seat)
    left.delete(best.name)
  }
  for (const seat of waiting) prizes.push(prize(seat, 'builder', points[seat] ?? 0))
  return prizes
}
