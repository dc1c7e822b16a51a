// Coins, tokens and cards that fly, and what is heard of them.
import type { GameEvent } from '../../wire'
import type { Flight, Spots } from '../box'
import { clink } from './sounds'

const PLACED = '.pieces use[href="#mark-last"]' // where the last piece was set down

const times = (count: unknown, flight: Flight): Flight[] =>
  Array.from({ length: Math.max(1, Number(count ?? 1)) }, () => flight)

/** Gold that comes from a deed, is handed on, or buys a card. */
export function goldFlights(event: GameEvent, spots: Spots): Flight[] {
  const purse = (seat: unknown) => spots.hand(seat, 'gold')
  const bank = spots.of(`${PLACED}, .dice`)
  const card = String(event.card ?? '')
  switch (event.kind) {
    case 'gold_gained':
      return times(event.count, { card: 'gold', from: bank, to: purse(event.seat) })
    case 'gold_paid':
      return times(event.count, { card: 'gold', from: purse(event.seat), to: bank })
    case 'gold_given':
      return times(event.count, { card: 'gold', from: purse(event.seat), to: purse(event.to) })
    case 'gold_spent':
      return [{ card, from: purse(event.seat), to: spots.hand(event.seat, card) }]
    default:
      return []
  }
}

export function goldSounds(events: readonly GameEvent[]): void {
  const coins = events
    .filter((event) => event.kind.startsWith('gold_'))
    .reduce((sum, event) => sum + Number(event.count ?? 1), 0)
  if (coins > 0) clink(coins)
}

/** A card goes from hand to hand; its face is shown to those who know it. */
export const handedOver = (event: GameEvent, spots: Spots): Flight[] => [
  {
    card: typeof event.card === 'string' ? event.card : 'hidden',
    from: spots.whole(event.seat),
    to: spots.whole(event.to),
  },
]
