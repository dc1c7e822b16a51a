// The pictures of the box in the lobby.
import { addSprites } from '../../board/sprites'
import type { Pictures } from '../../lobby/drawn'
import barbarian from '../../sprites/barbarian.svg?raw'
import drawn from './pictures.json'
import sprites from './sprites.svg?raw'

for (const sheet of [sprites, barbarian]) addSprites(sheet)

export const pictures: Pictures = drawn

export const variants: Readonly<Record<string, string>> = { cities_knights: 'pc-city' }
