// The pictures of the box in the lobby.
import { addSprites } from '../../board/sprites'
import { type Pictures, picture, piece, tile } from '../../lobby/drawn'
import sprites from './sprites.svg?raw'
import './theme.css'

addSprites(sprites)

export const pictures: Pictures = {
  junior: picture('#1FA9BD', '#74D6D6', [
    tile('cave', 200, 112, 120),
    piece('jr-ghost', 148, 66, 78),
    piece('jr-coco', 66, 86, 82),
  ]),
}
