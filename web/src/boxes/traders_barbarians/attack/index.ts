// Barbarian Attack: barbarians on the coast, knights on paths, the castle, and how battles went.
import { addSprites } from '../../../board/sprites'
import { factOf } from '../../../reading'
import { sounds } from '../../../sound/sounds'
import { t } from '../../../text/speech.svelte'
import type { Box } from '../../box'
import StepMark from '../StepMark.svelte'
import { drum, freed, steel } from '../sounds'
import AttackBuilding from './board/AttackBuilding.svelte'
import Barbarians from './board/Barbarians.svelte'
import Conquered from './board/Conquered.svelte'
import PathKnights from './board/PathKnights.svelte'
import { marchesFrom, scoresOf, statsOf, stepsFrom } from './facts'
import AttackStrip from './panels/AttackStrip.svelte'
import Coast from './panels/Coast.svelte'
import KeptAttack from './panels/KeptAttack.svelte'
import ReplayAttack from './panels/ReplayAttack.svelte'
import { results } from './results'
import { attackOf } from './scene'
import sprites from './sprites.svg?raw'
import './style.css'

addSprites(sprites)

export const attack: Box = {
  name: 'barbarian_attack',
  listed: async () => (await import('./listed')).listed,
  scene: attackOf,
  layers: { below: Conquered, tokens: Barbarians, routes: PathKnights },
  Building: AttackBuilding,
  drawsBlocks: ['path_knight'],
  markLook(sheet, view, [action]) {
    const start = marchesFrom(sheet, view)
    const count = start < 0 ? undefined : stepsFrom(sheet, view, start).get(Number(action?.edge))
    if (!count) return null
    const paid = count > factOf(sheet, 'march_steps')
    return {
      Face: StepMark,
      part: { count, pays: paid && sheet.prices.long_march ? 'grain' : undefined },
      words: t(paid ? 'page-march-paid' : 'page-march-steps', { count }),
    }
  },
  docks: { coast: { Panel: Coast } },
  Strip: AttackStrip,
  Kept: KeptAttack,
  keepsRoom: true,
  ReplayPanel: ReplayAttack,
  seatStats: statsOf,
  scores: scoresOf,
  results,
  flights: (event, spots) =>
    event.kind === 'prisoners_taken' || event.kind === 'barbarian_captured'
      ? [
          {
            card: 'prisoner',
            from: spots.of('.coasttrack, .attackstrip'),
            to: spots.of(`[data-seat-card="${event.seat}"]`),
          },
        ]
      : [],
  spotKinds: ['lead_knight'],
  sounds(has) {
    if (has('barbarian_landed')) sounds.horn()
    if (has('battle_won')) steel()
    if (has('path_knight_lost') || has('path_knight_demoted')) drum()
    if (has('tile_freed')) freed()
    if (has('path_knight_placed') || has('path_knight_marched')) sounds.build('road')
  },
}
