// The Rivers of Catan: water with bridges over it, gold, and the tiles that it brings.
import { addSprites } from '../../../board/sprites'
import type { Box } from '../../box'
import River from './board/River.svelte'
import { scoresOf } from './facts'
import Gold from './panels/Gold.svelte'
import SeatTile from './panels/SeatTile.svelte'
import { riversOf } from './scene'
import sprites from './sprites.svg?raw'
import './style.css'

addSprites(sprites)

export const rivers: Box = {
  name: 'rivers',
  listed: async () => (await import('./listed')).listed,
  scene: riversOf,
  layers: { below: River },
  tableClass: 'rivers',
  Kept: Gold,
  keepsRoom: true,
  SeatPanel: SeatTile,
  scores: scoresOf,
  awardIcons: { wealthiest: 'wealthiest', poor: 'poor' },
}
