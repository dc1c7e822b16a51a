// The Rivers of Catan: water with bridges over it, and the tiles that gold brings.
import { addSprites } from '../../../board/sprites'
import type { Box } from '../../box'
import River from './board/River.svelte'
import { factsOf, scoresOf } from './facts'
import { riversOf } from './scene'
import sprites from './sprites.svg?raw'

addSprites(sprites)

export const rivers: Box = {
  name: 'rivers',
  scene: riversOf,
  layers: { below: River },
  seatFacts: factsOf,
  scores: scoresOf,
  awardIcons: { wealthiest: 'wealthiest', poor: 'poor' },
}
