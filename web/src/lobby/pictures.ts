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
