// The pictures of the box in the lobby.
import { addSprites } from '../../board/sprites'
import { type Picture, piece } from '../../lobby/drawn'
import sprites from './sprites.svg?raw'

addSprites(sprites)

export const pictures: Readonly<Record<string, Picture>> = {
  cities_knights: {
    ground: '#5A3550',
    glow: '#7C4B6E',
    drawn: [piece('pc-metropolis-politics', 158, 78, 104, 'orange'), piece('pc-knight-2', 70, 92, 88, 'blue')],
  },
}
