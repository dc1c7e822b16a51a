// Barbarian Attack: barbarians on the coast, knights on paths, the castle, and how battles went.
import { addSprites } from '../../../board/sprites'
import { sounds } from '../../../sound/sounds'
import type { Box } from '../../box'
import AttackBuilding from './board/AttackBuilding.svelte'
import Barbarians from './board/Barbarians.svelte'
import Conquered from './board/Conquered.svelte'
import PathKnights from './board/PathKnights.svelte'
import { reportOf, scoresOf, statsOf } from './facts'
import AttackStrip from './panels/AttackStrip.svelte'
import Battles from './panels/Battles.svelte'
import Coast from './panels/Coast.svelte'
import KeptAttack from './panels/KeptAttack.svelte'
import ReplayAttack from './panels/ReplayAttack.svelte'
import { attackOf } from './scene'
import sprites from './sprites.svg?raw'
import './style.css'

addSprites(sprites)

const NARROW = 900 // pixels of a page without room beside the board

export const attack: Box = {
  name: 'barbarian_attack',
  scene: attackOf,
  layers: { below: Conquered, tokens: Barbarians, routes: PathKnights },
  Building: AttackBuilding,
  drawsBlocks: ['path_knight'],
  docks: { coast: { Panel: Coast }, battles: { Panel: Battles } },
  // New battles are shown on a phone too, which keeps nothing in sight, until somebody puts them away or is asked for
  // something: then they would lie over it, and the strip brings them back.
  settle(session, before) {
    const now = reportOf(session.game.events)
    const isNew = now !== null && before.version >= 0 && now.turn !== reportOf(before.events)?.turn
    if (globalThis.innerWidth > NARROW) return
    if (session.dock === 'battles' && session.game.legal.length > 0) session.dock = 'none'
    else if (isNew && session.dock === 'none' && session.game.legal.length === 0) session.dock = 'battles'
  },
  Strip: AttackStrip,
  Kept: KeptAttack,
  keepsRoom: true,
  ReplayPanel: ReplayAttack,
  seatStats: statsOf,
  scores: scoresOf,
  spotKinds: ['lead_knight'],
  sounds(has) {
    if (has('barbarian_landed') || has('battle_won')) sounds.robber()
  },
}
