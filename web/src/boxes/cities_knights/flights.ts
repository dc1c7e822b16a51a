// Cards that fly and sounds that are heard at the events of Cities & Knights.
import { sounds } from '../../sound/sounds'
import type { GameEvent } from '../../wire'
import type { Flight, Spots } from '../box'

export function flights(event: GameEvent, spots: Spots): Flight[] {
  const card = String(event.card ?? '')
  const times = (count: unknown, flight: Flight) => Array.from({ length: Number(count) }, () => flight)
  const between = (from: unknown, to: unknown, what: string): Flight => ({
    card: what || 'hidden',
    from: spots.hand(from, what),
    to: spots.hand(to, what),
  })
  const drawn = (from: string): Flight => ({
    card: `back:${event.track}`,
    from: spots.of(from),
    to: spots.whole(event.seat),
  })
  switch (event.kind) {
    case 'harvested':
    case 'aqueduct_taken':
      return times(event.count ?? 1, { card, from: spots.of('.board'), to: spots.hand(event.seat, card) })
    case 'wedding_gift':
      return [between(event.seat, event.to, card)]
    case 'card_taken':
      return [between(event.victim, event.seat, card)]
    case 'gave_to_monopoly':
      return times(event.count ?? 0, { card, from: spots.hand(event.from, card), to: spots.hand(event.seat, card) })
    case 'harbour_exchanged':
      return [between(event.seat, event.with, String(event.give)), between(event.with, event.seat, String(event.take))]
    case 'drew_progress':
      return [drawn('.dice')]
    case 'progress_taken':
      return [drawn(`[data-seat-card="${event.victim}"]`)]
    default:
      return []
  }
}

export function playSounds(has: (kind: string) => boolean): void {
  if (has('barbarians_attacked')) sounds.horn()
  if (has('knight_recruited') || has('knight_moved') || has('knight_promoted') || has('wall_built'))
    sounds.build('knight')
  if (has('improved') || has('metropolis_founded')) sounds.build('city')
}
