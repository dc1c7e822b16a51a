// Camels and where the caravans go on, in words.
import { listOf } from '../../../reading'
import { cornerOf } from '../../../text/places'
import type { Listed } from '../../box'

export const listed: Listed = {
  pieces: (by) => [
    ...listOf(by.view, 'camel').flatMap((head, edge) =>
      head >= 0
        ? [
            {
              piece: 'camel',
              title: by.words.say('list-camel'),
              seat: -1,
              place: { kind: 'edge', at: edge } as const,
              note: by.words.say('list-towards', { corner: cornerOf(by, head) }),
            },
          ]
        : [],
    ),
    ...listOf(by.view, 'caravan_head')
      .filter((corner) => corner >= 0)
      .map((corner) => ({
        piece: 'caravan',
        title: by.words.say('list-caravan'),
        seat: -1,
        place: { kind: 'corner', at: corner } as const,
      })),
  ],
}
