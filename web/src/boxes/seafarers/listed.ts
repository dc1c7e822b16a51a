// Villages, forts, landing places, gifts and the places of wonders, in words.
import { listOf } from '../../reading'
import { personOf } from '../../text/sentences'
import type { Listed, ListedPiece } from '../box'
import type { SeaScene } from './scene'

export const listed: Listed = {
  pieces: (by, part): ListedPiece[] => {
    const { villages, forts, landings, gifts, sites, lifted } = part as SeaScene
    const { words } = by
    const reached = listOf(by.view, 'village_trade')
    return [
      ...villages.map(({ corner, number, cloth }): ListedPiece => {
        const seats = by.sheet.colours.flatMap((_, seat) =>
          ((reached[corner] ?? 0) >> seat) & 1 ? [personOf(by, seat)] : [],
        )
        return {
          piece: 'village',
          title: words.say('list-village', { number }),
          seat: -1,
          place: { kind: 'corner', at: corner },
          note: [
            words.say('list-cloth', { count: cloth }),
            ...(seats.length > 0 ? [words.say('list-reached', { names: words.listed(seats) })] : []),
          ].join(', '),
        }
      }),
      ...forts.map(
        ({ corner, seat, tokens, of }): ListedPiece => ({
          piece: 'fort',
          title: words.say('list-fort'),
          seat,
          place: { kind: 'corner', at: corner },
          note: words.say('list-fort-tokens', { count: tokens, of }),
        }),
      ),
      ...landings.map(
        ({ corner, seat }): ListedPiece => ({
          piece: 'landing',
          title: words.say('list-landing'),
          seat,
          place: { kind: 'corner', at: corner },
        }),
      ),
      ...gifts.map(
        ({ edge, kind }): ListedPiece => ({
          piece: 'gift',
          title: words.say('list-gift', { kind }),
          seat: -1,
          place: { kind: 'edge', at: edge },
        }),
      ),
      ...sites.map(
        ({ corner, kind }): ListedPiece => ({
          piece: 'site',
          title: words.say('list-site', { kind, wonder: kind === 'no_start' ? '' : words.say(`wonder-${kind}`) }),
          seat: -1,
          place: { kind: 'corner', at: corner },
        }),
      ),
      ...(lifted
        ? [
            {
              piece: 'ship',
              title: words.say('list-lifted'),
              seat: lifted.seat,
              place: { kind: 'edge', at: lifted.edge },
            } as const,
          ]
        : []),
    ]
  },
}
