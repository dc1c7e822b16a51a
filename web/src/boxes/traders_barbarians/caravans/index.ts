// The Caravans: arrows of the oasis, camels, and the vote on the next one.
import { addSprites } from '../../../board/sprites'
import { listOf } from '../../../reading'
import { sounds } from '../../../sound/sounds'
import type { Box } from '../../box'
import { bell } from '../sounds'
import Arrows from './board/Arrows.svelte'
import Camels from './board/Camels.svelte'
import PennantMark from './board/PennantMark.svelte'
import { factsOf, progressOf, scoresOf } from './facts'
import CamelVote from './panels/CamelVote.svelte'
import KeptVote from './panels/KeptVote.svelte'
import VoteStrip from './panels/VoteStrip.svelte'
import { results } from './results'
import { caravansOf, pennantAt } from './scene'
import sprites from './sprites.svg?raw'
import './style.css'

addSprites(sprites)

export const caravans: Box = {
  name: 'caravans',
  listed: async () => (await import('./listed')).listed,
  scene: caravansOf,
  layers: { below: Arrows, routes: Camels },
  // A path that could be gone both ways asks for its end first.
  markLook(sheet, view, [action, other]) {
    if (other || typeof action?.edge !== 'number' || typeof action.corner !== 'number') return null
    const isLand = (tile: number) => sheet.terrains[listOf(view, 'terrain')[tile] ?? -1] !== 'sea'
    const { x, y, angle } = pennantAt(sheet.graph, isLand, action.edge, action.corner)
    return { Face: PennantMark, part: angle, at: [x, y] }
  },
  docks: { camel_vote: { Panel: CamelVote, asks: true } },
  opens: (game, mine) => (mine && game.view?.phase === 'camel_bid' ? 'camel_vote' : null),
  Kept: KeptVote,
  keepsRoom: true,
  Strip: VoteStrip,
  panelKinds: ['lay_votes', 'lay_brick_votes', 'lay_no_votes'],
  seatFacts: factsOf,
  progress: progressOf,
  scores: scoresOf,
  results,
  flights: (event, spots) =>
    event.kind === 'votes_laid' || event.kind === 'brick_votes_laid'
      ? ['wool', 'grain', 'brick', 'lumber'].flatMap((card) =>
          Number(event[card]) > 0
            ? [{ card, from: spots.hand(event.seat, card), to: spots.of('.camelvote, .votestrip') }]
            : [],
        )
      : [],
  sounds(has) {
    if (has('votes_laid') || has('brick_votes_laid')) sounds.cards(1)
    if (has('camel_placed')) bell()
  },
}
