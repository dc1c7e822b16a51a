// The pictures of the box in the lobby.
import { addSprites } from '../../board/sprites'
import { type Picture, piece, tile } from '../../lobby/drawn'
import barbarian from '../../sprites/barbarian.svg?raw'
import board from './board.svg?raw'
import sprites from './sprites.svg?raw'

for (const sheet of [sprites, board, barbarian]) addSprites(sheet)

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
  'traders_barbarians/fishermen': {
    ground: '#1F7F97',
    glow: '#57B6C9',
    drawn: [tile('lake', 178, 104, 120), piece('tok-fish-3', 84, 66, 92), piece('res-boot', 204, 40, 44)],
  },
  'traders_barbarians/rivers': {
    ground: '#3D8FA9',
    glow: '#A9DCE6',
    drawn: [
      tile('pasture', 58, 74, 132),
      tile('swamp', 182, 74, 132),
      piece('pc-bridge-seat', 120, 92, 92, 'blue'),
      piece('coin-5', 196, 32, 40),
    ],
  },
  'traders_barbarians/caravans': {
    ground: '#C9A35E',
    glow: '#E3C486',
    drawn: [tile('oasis', 172, 84, 128), piece('pc-camel', 76, 64, 78), piece('pc-camel', 62, 122, 52)],
  },
  'traders_barbarians/barbarian_attack': {
    ground: '#4B5563',
    glow: '#8A93A3',
    drawn: [
      tile('castle', 70, 62, 128),
      piece('pc-knight-edge', 138, 100, 66, 'blue'),
      piece('pc-barbarian', 190, 60, 62),
      piece('pc-barbarian', 208, 112, 62),
    ],
  },
  'traders_barbarians/wagons': {
    ground: '#B98A4B',
    glow: '#E3C486',
    drawn: [
      tile('quarry', 44, 52, 110),
      tile('glassworks', 204, 60, 110),
      piece('pc-wagon', 122, 94, 92, 'red'),
      piece('good-marble', 60, 122, 40),
    ],
  },
  'traders_barbarians/rivers_caravans': {
    ground: '#3D8FA9',
    glow: '#E3C486',
    drawn: [tile('oasis', 176, 84, 128), tile('swamp', 58, 62, 110), piece('pc-camel', 110, 104, 70)],
  },
  'traders_barbarians/rivers_wagons': {
    ground: '#3D8FA9',
    glow: '#E3C486',
    drawn: [
      tile('swamp', 182, 74, 120),
      piece('pc-bridge-seat', 112, 60, 84, 'blue'),
      piece('pc-wagon', 72, 98, 80, 'red'),
    ],
  },
  'traders_barbarians/rivers_attack': {
    ground: '#4B5563',
    glow: '#A9DCE6',
    drawn: [
      tile('castle', 60, 62, 118),
      piece('pc-bridge-seat', 140, 60, 80, 'blue'),
      piece('pc-knight-edge', 112, 108, 60, 'blue'),
      piece('pc-barbarian', 196, 96, 66),
    ],
  },
  'traders_barbarians/attack_wagons': {
    ground: '#4B5563',
    glow: '#E3C486',
    drawn: [
      tile('castle', 60, 62, 114),
      piece('pc-wagon', 124, 100, 80, 'red'),
      piece('pc-barbarian', 192, 62, 62),
      piece('pc-barbarian', 208, 112, 56),
    ],
  },
  'traders_barbarians/caravans_wagons': {
    ground: '#C9A35E',
    glow: '#E3C486',
    drawn: [tile('oasis', 178, 74, 124), piece('pc-camel', 70, 58, 70), piece('pc-wagon', 106, 106, 80, 'red')],
  },
  'traders_barbarians/caravans_attack': {
    ground: '#4B5563',
    glow: '#E3C486',
    drawn: [tile('oasis', 64, 70, 120), piece('pc-camel', 128, 98, 66), piece('pc-barbarian', 196, 84, 72)],
  },
  'traders_barbarians/fishermen_rivers': {
    ground: '#1F7F97',
    glow: '#A9DCE6',
    drawn: [tile('lake', 178, 92, 120), piece('tok-fish-3', 78, 58, 84), piece('pc-bridge-seat', 108, 112, 80, 'blue')],
  },
  'traders_barbarians/fishermen_caravans': {
    ground: '#1F7F97',
    glow: '#E3C486',
    drawn: [
      tile('lake', 64, 78, 116),
      tile('oasis', 182, 74, 116),
      piece('tok-fish-2', 84, 42, 60),
      piece('pc-camel', 160, 108, 64),
    ],
  },
  'traders_barbarians/fishermen_attack': {
    ground: '#1F7F97',
    glow: '#8A93A3',
    drawn: [tile('lake', 64, 84, 116), piece('tok-fish-3', 120, 52, 72), piece('pc-barbarian', 198, 92, 72)],
  },
  'traders_barbarians/fishermen_wagons': {
    ground: '#1F7F97',
    glow: '#E3C486',
    drawn: [tile('lake', 176, 90, 120), piece('tok-fish-3', 82, 50, 76), piece('pc-wagon', 92, 106, 84, 'red')],
  },
  'traders_barbarians/rivers_new_shores': {
    ground: '#2F77A0',
    glow: '#A9DCE6',
    drawn: [tile('swamp', 66, 74, 120), piece('pc-ship', 172, 74, 84, 'blue'), piece('coin-5', 116, 40, 40)],
  },
  'traders_barbarians/caravans_new_shores': {
    ground: '#2F77A0',
    glow: '#E3C486',
    drawn: [tile('oasis', 66, 74, 120), piece('pc-camel', 118, 100, 66), piece('pc-ship', 186, 66, 80, 'red')],
  },
  'traders_barbarians/caravans_through_the_desert': {
    ground: '#2F77A0',
    glow: '#E3C486',
    drawn: [tile('desert', 52, 56, 104), tile('oasis', 176, 84, 122), piece('pc-camel', 102, 106, 68)],
  },
  'traders_barbarians/fishermen_new_shores': {
    ground: '#1F7F97',
    glow: '#57B6C9',
    drawn: [tile('lake', 66, 84, 118), piece('tok-fish-3', 118, 48, 72), piece('pc-ship', 188, 90, 84, 'blue')],
  },
  'traders_barbarians/attack_new_shores': {
    ground: '#2F4A68',
    glow: '#8A93A3',
    drawn: [tile('castle', 62, 66, 118), piece('pc-barbarian', 132, 98, 64), piece('pc-ship', 192, 70, 80, 'blue')],
  },
  'traders_barbarians/wagons_new_shores': {
    ground: '#2F77A0',
    glow: '#E3C486',
    drawn: [tile('quarry', 62, 66, 112), piece('pc-wagon', 118, 100, 80, 'red'), piece('pc-ship', 192, 66, 78, 'red')],
  },
  'traders_barbarians/wagons_through_the_desert': {
    ground: '#2F77A0',
    glow: '#E3C486',
    drawn: [tile('desert', 172, 80, 124), tile('quarry', 56, 58, 100), piece('pc-wagon', 108, 100, 80, 'red')],
  },
}

export const variants: Readonly<Record<string, string>> = {
  friendly_robber: 'pc-robber',
  event_cards: 'back-event',
  harbormaster: 'tile-harbormaster',
  for_two: 'tok-trade-pile',
}
