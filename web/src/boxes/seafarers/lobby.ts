// The pictures of the box in the lobby.
import { addSprites } from '../../board/sprites'
import { type Pictures, picture, piece, tile } from '../../lobby/drawn'
import sprites from './sprites.svg?raw'

addSprites(sprites)

const SEA = '#2A7E98'
const SHOAL = '#4BA0B1'
const DEEP = '#1B6480'

export const pictures: Pictures = {
  seafarers: picture(SEA, SHOAL, [
    tile('pasture', 34, 34),
    tile('gold', 212, 128),
    piece('ter-sea', 176, 42, 90),
    piece('ter-sea', 60, 122, 90),
    piece('pc-ship', 116, 84, 92, 'blue'),
  ]),
  'seafarers/new_shores': picture(SEA, SHOAL, [
    tile('forest', 14, 40),
    tile('fields', 62, 122),
    tile('hills', -34, 122),
    tile('mountains', 232, 44, 100),
    tile('gold', 236, 136, 70),
    piece('pc-settlement', 62, 66, 44, 'red'),
    piece('pc-ship', 108, 74, 50, 'red'),
    piece('pc-ship', 160, 64, 50, 'red'),
  ]),
  'seafarers/four_islands': picture(DEEP, SHOAL, [
    tile('pasture', 34, 26, 92),
    tile('hills', 206, 26, 92),
    tile('fields', 34, 132, 92),
    tile('mountains', 206, 132, 92),
    piece('pc-ship', 120, 76, 74, 'orange'),
  ]),
  'seafarers/oceania': picture(SEA, SHOAL, [
    tile('mountains', 20, 60, 100),
    tile('fog', 196, 16, 100),
    tile('fog', 239, 90, 100),
    tile('fog', 153, 90, 100),
    tile('fog', 196, 164, 100),
    piece('pc-ship', 96, 84, 66, 'blue'),
  ]),
  'seafarers/through_the_desert': picture(SEA, SHOAL, [
    tile('desert', 76, 40),
    tile('desert', 124, 122),
    tile('forest', 29, 122),
    tile('fields', 171, 40),
    tile('gold', 236, 130, 70),
    piece('pc-settlement', 171, 84, 46, 'green'),
    piece('pc-camel', 92, 74, 58),
  ]),
  'seafarers/forgotten_tribe': picture(DEEP, SHOAL, [
    tile('pasture', 150, 96, 124),
    piece('pc-village', 150, 92, 66),
    piece('gift-point', 216, 44, 46),
    piece('gift-card', 216, 122, 50),
    piece('pc-ship', 60, 84, 72, 'white'),
  ]),
  'seafarers/cloth': picture(SEA, SHOAL, [
    tile('gold', 196, 92, 124),
    piece('pc-village', 150, 52, 62),
    piece('tok-cloth', 120, 116, 60),
    piece('pc-ship', 48, 74, 74, 'orange'),
  ]),
  'seafarers/pirate_islands': picture('#17465C', SEA, [
    tile('hills', 26, 98, 124),
    piece('pc-fort', 62, 62, 76, 'red'),
    piece('pc-fleet', 158, 48, 84),
    piece('pc-warship', 176, 116, 66, 'red'),
  ]),
  'seafarers/wonders': picture('#3D6A7E', '#C9A35E', [
    tile('desert', 76, 118, 150),
    tile('pasture', 196, 118, 130),
    piece('wd-great_theatre', 70, 84, 86),
    piece('wd-lighthouse', 160, 70, 92),
  ]),
  'seafarers/new_world': picture(SEA, SHOAL, [
    tile('fields', 40, 20, 90),
    tile('forest', 118, 20, 90),
    tile('mountains', 79, 87, 90),
    tile('pasture', 196, 87, 90),
    tile('hills', 157, 154, 90),
    piece('harbour-plate', 140, 74, 66),
    piece('res-wool', 140, 66, 28),
    piece('pc-ship', 214, 34, 52, 'brown'),
  ]),
}
