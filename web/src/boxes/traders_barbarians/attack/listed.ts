// Barbarians on the coast, knights on paths and buildings that lie, in words.
import type { Listed } from '../../box'
import type { AttackScene } from './scene'

const LEVELS = ['', 'basic', 'strong', 'mighty']

export const listed: Listed = {
  pieces: (by, part) => {
    const { coast, knights } = part as AttackScene
    return [
      ...knights.map(({ edge, seat, marched, level, active }) => ({
        piece: 'path_knight',
        title: level
          ? by.words.say('list-knight', { level: LEVELS[level] ?? '', active: active ? 'yes' : 'no' })
          : by.words.say('piece-path_knight'),
        seat,
        place: { kind: 'edge', at: edge } as const,
        ...(marched ? { note: by.words.say('list-marched') } : {}),
      })),
      ...coast.map(({ tile, conquered, barbarians }) => ({
        piece: 'barbarian',
        title: by.words.say('list-barbarians', { count: barbarians.length }),
        seat: -1,
        place: { kind: 'tile', at: tile } as const,
        ...(conquered ? { note: by.words.say('list-conquered') } : {}),
      })),
    ]
  },
  notesOf: (by, part, { kind, at }) => {
    const { coast, fallen } = part as AttackScene
    if (kind === 'corner') return fallen.includes(at) ? [by.words.say('list-fallen')] : []
    const found = kind === 'tile' ? coast.find(({ tile }) => tile === at) : undefined
    return found ? [by.words.say('list-barbarians', { count: found.barbarians.length })] : []
  },
}
