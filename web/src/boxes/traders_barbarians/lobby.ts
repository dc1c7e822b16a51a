// The pictures of the box in the lobby.
import { addSprites } from '../../board/sprites'
import { type Picture, piece, tile } from '../../lobby/drawn'
import sprites from './sprites.svg?raw'

addSprites(sprites)

export const pictures: Readonly<Record<string, Picture>> = {
  traders_barbarians: {
    ground: '#C9A35E',
    glow: '#E3C486',
    drawn: [
      tile('oasis', 206, 46, 120),
      piece('pc-camel', 78, 56, 62),
      piece('pc-wagon', 120, 104, 80, 'red'),
      piece('pc-barbarian', 42, 112, 58),
    ],
  },
}
