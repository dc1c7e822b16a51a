// Cards that fly and sounds that are heard at the events of the sea.
import { sounds } from '../../sound/sounds'
import type { GameEvent } from '../../wire'
import type { Flight, Spots } from '../box'

export function flights(event: GameEvent, spots: Spots): Flight[] {
  if (event.kind !== 'fog_card') return []
  const card = String(event.card ?? '')
  const flight = { card, from: spots.of(`[data-tile="${event.tile}"]`), to: spots.hand(event.seat, card) }
  return Array.from({ length: Number(event.count ?? 1) }, () => flight)
}

export function playSounds(has: (kind: string) => boolean): void {
  if (has('pirate_moved') || has('fleet_moved')) sounds.robber()
}
