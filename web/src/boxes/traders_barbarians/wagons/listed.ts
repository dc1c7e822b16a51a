// Wagons with their cargo and barbarians on paths, in words; the three targets are tiles.
import { listOf, namesOf } from '../../../reading'
import type { Listed } from '../../box'

export const listed: Listed = {
  pieces: (by) => {
    const goods = namesOf(by.sheet, 'wagon_cargo')
    const cargo = listOf(by.view, 'wagon_cargo')
    return [
      ...listOf(by.view, 'wagon').flatMap((corner, seat) => {
        if (corner < 0) return []
        const good = goods[cargo[seat] ?? 0]
        const level = listOf(by.view, 'wagon_level')[seat] ?? 0
        return [
          {
            piece: 'wagon',
            title: by.words.say('page-fact-wagon', { level }),
            seat,
            place: { kind: 'corner', at: corner } as const,
            note: good
              ? by.words.say('list-carries', { good: by.words.say(`word-${good}`) })
              : by.words.say('list-empty'),
          },
        ]
      }),
      ...listOf(by.view, 'path_barbarians')
        .filter((edge) => edge >= 0)
        .map((edge) => ({
          piece: 'barbarian',
          title: by.words.say('piece-barbarian'),
          seat: -1,
          place: { kind: 'edge', at: edge } as const,
        })),
    ]
  },
}
