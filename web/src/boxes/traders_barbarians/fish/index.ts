// The Fishermen of Catan: fishing grounds, fish tokens, and the old boot.
import { addSprites } from '../../../board/sprites'
import type { Box } from '../../box'
import { splash, thud } from '../sounds'
import FishPurse from './FishPurse.svelte'
import FishStrip from './FishStrip.svelte'
import { FISH_KINDS, factsOf, progressOf } from './facts'
import { flights } from './flights'
import Grounds from './Grounds.svelte'
import KeptPurse from './KeptPurse.svelte'
import { groundsOf } from './scene'
import sprites from './sprites.svg?raw'
import './style.css'

addSprites(sprites)

export const fish: Box = {
  name: 'fish',
  listed: async () => (await import('./listed')).listed,
  scene: groundsOf,
  layers: { below: Grounds },
  docks: { fish: { Panel: FishPurse, seated: true } },
  Strip: FishStrip,
  Kept: KeptPurse,
  keepsRoom: true,
  panelKinds: FISH_KINDS,
  seatFacts: factsOf,
  progress: (_sheet, view) => progressOf(view),
  flights,
  sounds(has) {
    if (has('boot_drawn') || has('boot_given')) thud()
    else if (has('fish_drawn') || has('fish_paid')) splash()
  },
  cornerWords: (by, corner) =>
    groundsOf(by.sheet, by.view)
      .filter(({ corners }) => corners.includes(corner))
      .map(({ number }) => by.words.say('page-ground', { number })),
}
