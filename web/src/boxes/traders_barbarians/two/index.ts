// Catan for Two: neutral colours, both rolls of a turn, trade tokens and what they are paid for.
import { addSprites } from '../../../board/sprites'
import { hasBlock, listOf } from '../../../reading'
import type { Box } from '../../box'
import KeptTokens from './panels/KeptTokens.svelte'
import Neutrals from './panels/Neutrals.svelte'
import TokenPanel from './panels/TokenPanel.svelte'
import TokenStrip from './panels/TokenStrip.svelte'
import TwoDice from './panels/TwoDice.svelte'
import sprites from './sprites.svg?raw'
import './style.css'

addSprites(sprites)

export const forTwo: Box = {
  name: 'for_two',
  BelowSeats: Neutrals,
  Dice: TwoDice,
  docks: { tokens: { Panel: TokenPanel, seated: true } },
  Strip: TokenStrip,
  Kept: KeptTokens,
  keepsRoom: true,
  panelKinds: ['force_trade', 'robber_home', 'turn_in_knight'],
  seatStats: (sheet, view, seat) =>
    hasBlock(sheet, 'trade_tokens')
      ? [{ key: 'page-tokens', icon: 'tokens', count: listOf(view, 'trade_tokens')[seat] ?? 0, order: 9 }]
      : [],
  flights: (event, spots) =>
    event.kind === 'gave_back'
      ? [
          {
            card: typeof event.card === 'string' ? event.card : 'hidden',
            from: spots.whole(event.seat),
            to: spots.whole(event.to),
          },
        ]
      : [],
}
