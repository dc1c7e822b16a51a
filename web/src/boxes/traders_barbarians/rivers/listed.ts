// Paths over water, in words: where a bridge may stand.
import type { Listed } from '../../box'
import type { RiverScene } from './scene'

export const listed: Listed = {
  pieces: (by, part) =>
    (part as RiverScene).sites.map((edge) => ({
      piece: 'river',
      title: by.words.say('list-river'),
      seat: -1,
      place: { kind: 'edge', at: edge },
    })),
}
