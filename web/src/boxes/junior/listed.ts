// The castle and the sites with a harbour, in words.
import type { Listed } from '../box'
import type { Lagoon } from './scene'

export const listed: Listed = {
  pieces: (by, part) =>
    ((part as Lagoon | null)?.sites ?? [])
      .filter(({ harbour }) => harbour)
      .map(({ corner }) => ({
        piece: 'port',
        title: by.words.say('page-harbour-site'),
        seat: -1,
        place: { kind: 'corner', at: corner },
      })),
}
