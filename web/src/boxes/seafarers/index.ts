// Seafarers: ships, islands, fog, and what its scenarios count.
import { addSprites } from '../../board/sprites'
import { hasBlock } from '../../reading'
import { speech } from '../../text/speech.svelte'
import type { Box } from '../box'
import Coasts from './board/Coasts.svelte'
import FleetWay from './board/FleetWay.svelte'
import Sites from './board/Sites.svelte'
import { factsOf, flippedOf, progressOf, scoredOf } from './facts'
import { flights, playSounds } from './flights'
import Unseen from './panels/Unseen.svelte'
import WonderList from './panels/WonderList.svelte'
import { results } from './results'
import { type SeaScene, seaOf } from './scene'
import sprites from './sprites.svg?raw'
import './style.css'

addSprites(sprites)

export const seafarers: Box = {
  name: 'seafarers',
  listed: async () => (await import('./listed')).listed,
  scene: seaOf,
  layers: { ground: FleetWay, below: Sites, routes: Coasts },
  drawsBlocks: ['fort', 'landing'],
  // A fleet that has its own way is more than one pirate.
  token: (part, piece) =>
    piece === 'pirate' && (part as SeaScene).fleetPath.length > 0 ? { piece: 'fleet', size: 118 } : null,
  seatFacts: (sheet, view, seat) => factsOf(sheet, view, seat, speech.words),
  progress: progressOf,
  tips: (kinds) => (kinds.includes('lift_ship') ? [{ key: 'page-may-move-ship', icon: 'lift_ship' }] : []),
  ScenarioRows: Unseen,
  ScenarioDetails: WonderList,
  hasDetails: (sheet) => hasBlock(sheet, 'wonder'),
  scores: scoredOf,
  results,
  flights,
  sounds: playSounds,
  bannerValues(sheet, view, words) {
    const kind = flippedOf(sheet, view)
    const harbour =
      kind === 'generic' || !kind
        ? words.say('place-harbour-generic')
        : words.say('place-harbour-special', { card: words.say(`card-${kind}`) })
    return { harbour }
  },
}
