// Pictures of the boxes: a few tiles and the pieces that make the box, on its own sea.
export interface Drawn {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly seat?: number
}
export interface Picture {
  readonly ground: string
  readonly glow: string
  readonly drawn: readonly Drawn[]
}
const tile = (id: string, x: number, y: number, size = 110): Drawn => ({ id: `ter-${id}`, x, y, size })
const piece = (id: string, x: number, y: number, size: number, seat?: number): Drawn =>
  seat === undefined ? { id, x, y, size } : { id, x, y, size, seat }

export const PICTURES: Record<string, Picture> = {
  base: {
    ground: '#1B6480',
    glow: '#2A7E98',
    drawn: [
      tile('forest', 74, 112),
      tile('fields', 168, 112),
      tile('mountains', 121, 32),
      piece('pc-settlement', 121, 84, 54, 0),
    ],
  },
  seafarers: {
    ground: '#2A7E98',
    glow: '#4BA0B1',
    drawn: [
      tile('pasture', 34, 34),
      tile('gold', 212, 128),
      piece('ter-sea', 176, 42, 90),
      piece('ter-sea', 60, 122, 90),
      piece('pc-ship', 116, 84, 92, 1),
    ],
  },
  custom: {
    ground: '#34506B',
    glow: '#4C6C8A',
    drawn: [
      tile('pasture', 60, 60, 100),
      tile('hills', 146, 60, 100),
      tile('fog', 103, 134, 100),
      tile('fog', 189, 134, 100),
      piece('harbour-plate', 196, 40, 70),
      piece('res-ore', 196, 32, 30),
      piece('pc-settlement', 103, 96, 46, 4),
    ],
  },
  'seafarers/new_shores': {
    ground: '#2A7E98',
    glow: '#4BA0B1',
    drawn: [
      tile('forest', 14, 40),
      tile('fields', 62, 122),
      tile('hills', -34, 122),
      tile('mountains', 232, 44, 100),
      tile('gold', 236, 136, 70),
      piece('pc-settlement', 62, 66, 44, 0),
      piece('pc-ship', 108, 74, 50, 0),
      piece('pc-ship', 160, 64, 50, 0),
    ],
  },
  'seafarers/four_islands': {
    ground: '#1B6480',
    glow: '#4BA0B1',
    drawn: [
      tile('pasture', 34, 26, 92),
      tile('hills', 206, 26, 92),
      tile('fields', 34, 132, 92),
      tile('mountains', 206, 132, 92),
      piece('pc-ship', 120, 76, 74, 3),
    ],
  },
  'seafarers/oceania': {
    ground: '#2A7E98',
    glow: '#4BA0B1',
    drawn: [
      tile('mountains', 20, 60, 100),
      tile('fog', 196, 16, 100),
      tile('fog', 239, 90, 100),
      tile('fog', 153, 90, 100),
      tile('fog', 196, 164, 100),
      piece('pc-ship', 96, 84, 66, 1),
    ],
  },
  'seafarers/through_the_desert': {
    ground: '#2A7E98',
    glow: '#4BA0B1',
    drawn: [
      tile('desert', 76, 40),
      tile('desert', 124, 122),
      tile('forest', 29, 122),
      tile('fields', 171, 40),
      tile('gold', 236, 130, 70),
      piece('pc-settlement', 171, 84, 46, 4),
      piece('pc-camel', 92, 74, 58),
    ],
  },
  'seafarers/forgotten_tribe': {
    ground: '#1B6480',
    glow: '#4BA0B1',
    drawn: [
      tile('pasture', 150, 96, 124),
      piece('pc-village', 150, 92, 66),
      piece('gift-point', 216, 44, 46),
      piece('gift-card', 216, 122, 50),
      piece('pc-ship', 60, 84, 72, 2),
    ],
  },
  'seafarers/cloth': {
    ground: '#2A7E98',
    glow: '#4BA0B1',
    drawn: [
      tile('gold', 196, 92, 124),
      piece('pc-village', 150, 52, 62),
      piece('tok-cloth', 120, 116, 60),
      piece('pc-ship', 48, 74, 74, 3),
    ],
  },
  'seafarers/pirate_islands': {
    ground: '#17465C',
    glow: '#2A7E98',
    drawn: [
      tile('hills', 26, 98, 124),
      piece('pc-fort', 62, 62, 76, 0),
      piece('pc-fleet', 158, 48, 84),
      piece('pc-warship', 176, 116, 66, 0),
    ],
  },
  'seafarers/wonders': {
    ground: '#3D6A7E',
    glow: '#C9A35E',
    drawn: [
      tile('desert', 76, 118, 150),
      tile('pasture', 196, 118, 130),
      piece('wd-great_theatre', 70, 84, 86),
      piece('wd-lighthouse', 160, 70, 92),
    ],
  },
  'seafarers/new_world': {
    ground: '#2A7E98',
    glow: '#4BA0B1',
    drawn: [
      tile('fields', 40, 20, 90),
      tile('forest', 118, 20, 90),
      tile('mountains', 79, 87, 90),
      tile('pasture', 196, 87, 90),
      tile('hills', 157, 154, 90),
      piece('harbour-plate', 140, 74, 66),
      piece('res-wool', 140, 66, 28),
      piece('pc-ship', 214, 34, 52, 5),
    ],
  },
  cities_knights: {
    ground: '#5A3550',
    glow: '#7C4B6E',
    drawn: [piece('pc-metropolis-politics', 158, 78, 104, 3), piece('pc-knight-2', 70, 92, 88, 1)],
  },
  traders_barbarians: {
    ground: '#C9A35E',
    glow: '#E3C486',
    drawn: [
      tile('oasis', 206, 46, 120),
      piece('pc-camel', 78, 56, 62),
      piece('pc-wagon', 120, 104, 80, 0),
      piece('pc-barbarian', 42, 112, 58),
    ],
  },
  junior: {
    ground: '#1FA9BD',
    glow: '#74D6D6',
    drawn: [tile('cave', 200, 112, 120), piece('jr-ghost', 148, 66, 78), piece('jr-coco', 66, 86, 82)],
  },
}
