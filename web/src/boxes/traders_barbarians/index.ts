// Traders & Barbarians: what its variants and scenarios have in common. Each has its own folder beside this file.
import { addSprites } from '../../board/sprites'
import type { Box } from '../box'
import sprites from './sprites.svg?raw'

addSprites(sprites)

export const tradersBarbarians: Box = { name: 'traders_barbarians' }
