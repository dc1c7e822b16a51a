// The pictures of the box in the lobby.
import { type Pictures, picture, piece, tile } from '../../lobby/drawn'

export const pictures: Pictures = {
  base: picture('#1B6480', '#2A7E98', [
    tile('forest', 74, 112),
    tile('fields', 168, 112),
    tile('mountains', 121, 32),
    piece('pc-settlement', 121, 84, 54, 'red'),
  ]),
}
