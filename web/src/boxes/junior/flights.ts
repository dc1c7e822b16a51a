// Cards that fly and sounds that are heard at the events of the children's game.
import { sounds } from '../../sound/sounds'
import type { GameEvent } from '../../wire'
import type { Flight, Spots } from '../box'

export function flights(event: GameEvent, spots: Spots): Flight[] {
  const card = String(event.card ?? '')
  const [give, take] = [String(event.give), String(event.take)]
  switch (event.kind) {
    case 'cargo_taken':
      return [{ card, from: spots.of('.coco'), to: spots.hand(event.seat, card) }]
    case 'tribute':
      return [{ card: card || 'hidden', from: spots.hand(event.seat, card), to: spots.hand(event.to, card) }]
    case 'market_traded':
      return [
        { card: give, from: spots.hand(event.seat, give), to: spots.of('.swapbox') },
        { card: take, from: spots.of('.swapbox') ?? spots.of('.board'), to: spots.hand(event.seat, take) },
      ]
    default:
      return []
  }
}

export function playSounds(has: (kind: string) => boolean): void {
  if (has('market_traded') || has('tribute')) sounds.trade()
  if (has('cargo_taken')) sounds.cards(1)
  if (has('coco_bought')) sounds.parrot()
  if (has('ghost_moved')) sounds.ghost()
}
