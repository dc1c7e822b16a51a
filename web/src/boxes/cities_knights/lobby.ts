// The pictures of the box in the lobby.
import { addSprites } from '../../board/sprites'
import { type Pictures, picture, piece } from '../../lobby/drawn'
import barbarian from '../../sprites/barbarian.svg?raw'
import sprites from './sprites.svg?raw'

for (const sheet of [sprites, barbarian]) addSprites(sheet)

export const pictures: Pictures = {
  cities_knights: picture('#5A3550', '#7C4B6E', [
    piece('pc-metropolis-politics', 158, 78, 104, 'orange'),
    piece('pc-knight-2', 70, 92, 88, 'blue'),
  ]),
}

export const variants: Readonly<Record<string, string>> = { cities_knights: 'pc-city' }
