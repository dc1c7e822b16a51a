// Fishing grounds, in words; the lake is a tile.
import type { Listed } from '../../box'
import { groundsOf } from './scene'

export const listed: Listed = {
  pieces: (by) =>
    groundsOf(by.sheet, by.view).map(({ number, corners: [middle = 0] }) => ({
      piece: 'fishing_ground',
      title: by.words.say('page-ground', { number }),
      seat: -1,
      place: { kind: 'corner', at: middle },
    })),
}
