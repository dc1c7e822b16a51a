// Fish rise from the ground that was rolled to the purse; the boot goes from seat to seat.
import type { GameEvent } from '../../../wire'
import type { Flight, Spots } from '../../box'

export function flights(event: GameEvent, spots: Spots): Flight[] {
  const water = spots.of('.ground:has(.rolled)') ?? spots.of('.dice')
  const seat = (one: unknown) => spots.of(`[data-seat-card="${one}"]`)
  switch (event.kind) {
    case 'fish_drawn': // only its owner sees the face
      return [
        {
          card: typeof event.token === 'string' ? event.token.replace('_', '-') : 'fish',
          from: water,
          to: seat(event.seat),
        },
      ]
    case 'boot_drawn':
      return [{ card: 'boot', from: water, to: seat(event.seat) }]
    case 'boot_given':
      return [{ card: 'boot', from: seat(event.seat), to: seat(event.to) }]
    case 'fish_took':
      return [{ card: String(event.card), from: seat(event.seat), to: spots.hand(event.seat, String(event.card)) }]
    default:
      return []
  }
}
