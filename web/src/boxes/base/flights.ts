// Cards that fly and sounds that are heard at the events of the base game.
import { sounds } from '../../sound/sounds'
import type { GameEvent } from '../../wire'
import type { Flight, Spots } from '../box'

type Cards = Record<string, number>

const times = (count: unknown, flight: Flight): Flight[] => Array.from({ length: Number(count ?? 1) }, () => flight)

/** The cards of one side of a trade. */
function handed(cards: unknown, from: unknown, to: unknown, spots: Spots): Flight[] {
  return Object.entries((cards ?? {}) as Cards).flatMap(([card, count]) =>
    times(count, { card, from: spots.hand(from, card), to: spots.hand(to, card) }),
  )
}

export function flights(event: GameEvent, spots: Spots): Flight[] {
  const card = String(event.card ?? '')
  switch (event.kind) {
    case 'produced':
    case 'took':
      return times(event.count, {
        card,
        from: spots.of(`[data-tile="${event.tile}"]`),
        to: spots.hand(event.seat, card),
      })
    case 'stolen':
      return [
        {
          card: card || 'hidden',
          from: spots.of(`[data-seat-card="${event.victim}"]`),
          to: spots.hand(event.thief, card),
        },
      ]
    case 'traded':
      return [
        ...handed(event.give, event.seat, event.with, spots),
        ...handed(event.take, event.with, event.seat, spots),
      ]
    case 'traded_with_supply': {
      const [give, take] = [String(event.give), String(event.take)]
      const supply = spots.of('.board') // it lies in the middle of the table
      return [
        ...times(event.count, { card: give, from: spots.hand(event.seat, give), to: supply }),
        { card: take, from: supply, to: spots.hand(event.seat, take) },
      ]
    }
    default:
      return []
  }
}

export function playSounds(has: (kind: string) => boolean, events: readonly GameEvent[]): void {
  if (has('rolled')) sounds.dice()
  if (has('produced')) sounds.cards(events.filter((event) => event.kind === 'produced').length)
  if (has('traded') || has('traded_with_supply')) sounds.trade()
  if (has('robber_moved')) sounds.robber()
  if (has('stolen')) sounds.steal()
  const built = events.find((event) => event.kind === 'built')
  if (built) sounds.build(String(built.piece))
}
