// Knights, walls, metropolises and the merchant, in words.
import type { Listed } from '../box'
import type { CityScene } from './scene'

const LEVELS = ['', 'basic', 'strong', 'mighty']

export const listed: Listed = {
  nameOf: (by, part, { piece, place }) => {
    const knight =
      piece === 'knight' ? (part as CityScene).knights.find(({ corner }) => corner === place.at) : undefined
    return knight
      ? by.words.say('list-knight', { level: LEVELS[knight.level] ?? '', active: knight.active ? 'yes' : 'no' })
      : undefined
  },
  notesOf: (by, part, { kind, at }) => {
    if (kind !== 'corner') return []
    const { walls, metropolises, laid } = part as CityScene
    const track = metropolises.find(({ corner }) => corner === at)?.track
    return [
      ...(walls.includes(at) ? [by.words.say('list-walled')] : []),
      ...(track ? [by.words.say('list-metropolis', { track: by.words.say(`page-track-${track}`) })] : []),
      ...(laid.includes(at) ? [by.words.say('list-laid')] : []),
    ]
  },
  pieces: (by, part) => {
    const { merchant } = part as CityScene
    return merchant
      ? [
          {
            piece: 'merchant',
            title: by.words.say('piece-merchant'),
            seat: merchant.seat,
            place: { kind: 'tile', at: merchant.tile },
          },
        ]
      : []
  },
}
