// The variant Event Cards: a card in the place of the dice, what is left in the deck, damaged roads.
import { listOf } from '../../../reading'
import { sounds } from '../../../sound/sounds'
import type { Box } from '../../box'
import { handedOver } from '../flights'
import { rumble } from '../sounds'
import { damagedOf } from './facts'
import EventDice from './panels/EventDice.svelte'
import EventPanel from './panels/EventPanel.svelte'
import EventStrip from './panels/EventStrip.svelte'
import KeptEvent from './panels/KeptEvent.svelte'
import ReplayEvent from './panels/ReplayEvent.svelte'
import './style.css'

export const eventCards: Box = {
  name: 'event_cards',
  listed: async () => (await import('./listed')).listed,
  pieceAt: (view, { kind, at }) =>
    kind === 'edge' && (listOf(view, 'damaged_road')[at] ?? 0) > 0 ? 'road-broken' : undefined,
  docks: { event_card: { Panel: EventPanel } },
  Strip: EventStrip,
  Kept: KeptEvent,
  keepsRoom: true,
  ReplayPanel: ReplayEvent,
  Dice: EventDice,
  trayIcons: { roll: 'back-event' },
  seatFacts: damagedOf,
  flights: (event, spots) => (event.kind === 'card_given' ? handedOver(event, spots) : []),
  sounds(has) {
    if (has('card_revealed')) sounds.cards(1)
    if (has('road_damaged')) rumble()
  },
}
