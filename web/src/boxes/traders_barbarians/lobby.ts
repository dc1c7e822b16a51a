// The pictures of the box in the lobby.
import { addSprites } from '../../board/sprites'
import { type Pictures, picture, piece, tile } from '../../lobby/drawn'
import barbarian from '../../sprites/barbarian.svg?raw'
import board from './board.svg?raw'
import sprites from './sprites.svg?raw'

for (const sheet of [sprites, board, barbarian]) addSprites(sheet)

const DUNE = '#C9A35E'
const SAND = '#E3C486'
const LAKE = '#1F7F97'
const SHALLOWS = '#57B6C9'
const RIVER = '#3D8FA9'
const FOAM = '#A9DCE6'
const SLATE = '#4B5563'
const STONE = '#8A93A3'
const SEA = '#2F77A0'

export const pictures: Pictures = {
  traders_barbarians: picture(DUNE, SAND, [
    tile('oasis', 206, 46, 120),
    piece('pc-camel', 78, 56, 62),
    piece('pc-wagon', 120, 104, 80, 'red'),
    piece('pc-barbarian', 42, 112, 58),
  ]),
  'traders_barbarians/fishermen': picture(LAKE, SHALLOWS, [
    tile('lake', 178, 104, 120),
    piece('tok-fish-3', 84, 66, 92),
    piece('res-boot', 204, 40, 44),
  ]),
  'traders_barbarians/rivers': picture(RIVER, FOAM, [
    tile('pasture', 58, 74, 132),
    tile('swamp', 182, 74, 132),
    piece('pc-bridge-seat', 120, 92, 92, 'blue'),
    piece('coin-5', 196, 32, 40),
  ]),
  'traders_barbarians/caravans': picture(DUNE, SAND, [
    tile('oasis', 172, 84, 128),
    piece('pc-camel', 76, 64, 78),
    piece('pc-camel', 62, 122, 52),
  ]),
  'traders_barbarians/barbarian_attack': picture(SLATE, STONE, [
    tile('castle', 70, 62, 128),
    piece('pc-knight-edge', 138, 100, 66, 'blue'),
    piece('pc-barbarian', 190, 60, 62),
    piece('pc-barbarian', 208, 112, 62),
  ]),
  'traders_barbarians/wagons': picture('#B98A4B', SAND, [
    tile('quarry', 44, 52, 110),
    tile('glassworks', 204, 60, 110),
    piece('pc-wagon', 122, 94, 92, 'red'),
    piece('good-marble', 60, 122, 40),
  ]),
  'traders_barbarians/rivers_caravans': picture(RIVER, SAND, [
    tile('oasis', 176, 84, 128),
    tile('swamp', 58, 62, 110),
    piece('pc-camel', 110, 104, 70),
  ]),
  'traders_barbarians/rivers_wagons': picture(RIVER, SAND, [
    tile('swamp', 182, 74, 120),
    piece('pc-bridge-seat', 112, 60, 84, 'blue'),
    piece('pc-wagon', 72, 98, 80, 'red'),
  ]),
  'traders_barbarians/rivers_attack': picture(SLATE, FOAM, [
    tile('castle', 60, 62, 118),
    piece('pc-bridge-seat', 140, 60, 80, 'blue'),
    piece('pc-knight-edge', 112, 108, 60, 'blue'),
    piece('pc-barbarian', 196, 96, 66),
  ]),
  'traders_barbarians/attack_wagons': picture(SLATE, SAND, [
    tile('castle', 60, 62, 114),
    piece('pc-wagon', 124, 100, 80, 'red'),
    piece('pc-barbarian', 192, 62, 62),
    piece('pc-barbarian', 208, 112, 56),
  ]),
  'traders_barbarians/caravans_wagons': picture(DUNE, SAND, [
    tile('oasis', 178, 74, 124),
    piece('pc-camel', 70, 58, 70),
    piece('pc-wagon', 106, 106, 80, 'red'),
  ]),
  'traders_barbarians/caravans_attack': picture(SLATE, SAND, [
    tile('oasis', 64, 70, 120),
    piece('pc-camel', 128, 98, 66),
    piece('pc-barbarian', 196, 84, 72),
  ]),
  'traders_barbarians/fishermen_rivers': picture(LAKE, FOAM, [
    tile('lake', 178, 92, 120),
    piece('tok-fish-3', 78, 58, 84),
    piece('pc-bridge-seat', 108, 112, 80, 'blue'),
  ]),
  'traders_barbarians/fishermen_caravans': picture(LAKE, SAND, [
    tile('lake', 64, 78, 116),
    tile('oasis', 182, 74, 116),
    piece('tok-fish-2', 84, 42, 60),
    piece('pc-camel', 160, 108, 64),
  ]),
  'traders_barbarians/fishermen_attack': picture(LAKE, STONE, [
    tile('lake', 64, 84, 116),
    piece('tok-fish-3', 120, 52, 72),
    piece('pc-barbarian', 198, 92, 72),
  ]),
  'traders_barbarians/fishermen_wagons': picture(LAKE, SAND, [
    tile('lake', 176, 90, 120),
    piece('tok-fish-3', 82, 50, 76),
    piece('pc-wagon', 92, 106, 84, 'red'),
  ]),
  'traders_barbarians/rivers_new_shores': picture(SEA, FOAM, [
    tile('swamp', 66, 74, 120),
    piece('pc-ship', 172, 74, 84, 'blue'),
    piece('coin-5', 116, 40, 40),
  ]),
  'traders_barbarians/caravans_new_shores': picture(SEA, SAND, [
    tile('oasis', 66, 74, 120),
    piece('pc-camel', 118, 100, 66),
    piece('pc-ship', 186, 66, 80, 'red'),
  ]),
  'traders_barbarians/caravans_through_the_desert': picture(SEA, SAND, [
    tile('desert', 52, 56, 104),
    tile('oasis', 176, 84, 122),
    piece('pc-camel', 102, 106, 68),
  ]),
  'traders_barbarians/fishermen_new_shores': picture(LAKE, SHALLOWS, [
    tile('lake', 66, 84, 118),
    piece('tok-fish-3', 118, 48, 72),
    piece('pc-ship', 188, 90, 84, 'blue'),
  ]),
  'traders_barbarians/attack_new_shores': picture('#2F4A68', STONE, [
    tile('castle', 62, 66, 118),
    piece('pc-barbarian', 132, 98, 64),
    piece('pc-ship', 192, 70, 80, 'blue'),
  ]),
  'traders_barbarians/wagons_new_shores': picture(SEA, SAND, [
    tile('quarry', 62, 66, 112),
    piece('pc-wagon', 118, 100, 80, 'red'),
    piece('pc-ship', 192, 66, 78, 'red'),
  ]),
  'traders_barbarians/wagons_through_the_desert': picture(SEA, SAND, [
    tile('desert', 172, 80, 124),
    tile('quarry', 56, 58, 100),
    piece('pc-wagon', 108, 100, 80, 'red'),
  ]),
}

export const variants: Readonly<Record<string, string>> = {
  friendly_robber: 'pc-robber',
  event_cards: 'back-event',
  harbormaster: 'tile-harbormaster',
  for_two: 'tok-trade-pile',
}
