// Catan for Two: neutral colours, both rolls of a turn, trade tokens and what they are paid for.
import { addSprites } from '../../../board/sprites'
import { hasBlock, listOf } from '../../../reading'
import { sounds } from '../../../sound/sounds'
import type { Box } from '../../box'
import { handedOver } from '../flights'
import NeutralMark from './NeutralMark.svelte'
import KeptTokens from './panels/KeptTokens.svelte'
import Neutrals from './panels/Neutrals.svelte'
import TokenPanel from './panels/TokenPanel.svelte'
import TokenStrip from './panels/TokenStrip.svelte'
import TwoDice from './panels/TwoDice.svelte'
import sprites from './sprites.svg?raw'
import './style.css'

addSprites(sprites)

const BUILDS = 'build_neutral_'

export const forTwo: Box = {
  name: 'for_two',
  // Where only one of the two colours can build, the mark shows which.
  markLook(_sheet, _view, [action, other]) {
    if (!action?.kind.startsWith(BUILDS) || other) return null
    const part = { colour: String(action.neutral), piece: action.kind.slice(BUILDS.length) }
    return { Face: NeutralMark, over: true, part }
  },
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
  sounds(has) {
    if (has('tokens_paid') || has('tokens_gained')) sounds.tick()
  },
  flights: (event, spots) => (event.kind === 'gave_back' ? handedOver(event, spots) : []),
}
