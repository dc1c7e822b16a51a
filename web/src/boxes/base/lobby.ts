// The pictures of the box in the lobby.
import { type Picture, piece, tile } from '../../lobby/drawn'

export const pictures: Readonly<Record<string, Picture>> = {
  base: {
    ground: '#1B6480',
    glow: '#2A7E98',
    drawn: [
      tile('forest', 74, 112),
      tile('fields', 168, 112),
      tile('mountains', 121, 32),
      piece('pc-settlement', 121, 84, 54, 'red'),
    ],
  },
}
