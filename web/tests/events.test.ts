import { describe, expect, it } from 'vitest'
import { sceneOf } from '../src/board/scene'
import { base } from '../src/boxes/base'
import { eventCards } from '../src/boxes/traders_barbarians/events'
import { damagedOf, diceBeside, leftByNumber, openCard, pileOf } from '../src/boxes/traders_barbarians/events/facts'
import type { Sheet, View } from '../src/wire'
import { sheet as island, mine } from './samples'

const block = (name: string, names: string[] = []) => ({ name, names }) as unknown as Sheet['blocks'][number]
const sheet = {
  blocks: [block('event_card', ['', 'earthquake_6', 'no_event_6', 'no_event_8']), block('event_deck')],
  tables: {
    event_cards: [
      { card: 'earthquake_6', event: 'earthquake', number: 6, count: 1 },
      { card: 'no_event_6', event: 'no_event', number: 6, count: 2 },
      { card: 'no_event_8', event: 'no_event', number: 8, count: 4 },
    ],
  },
  facts: { cards_under_new_year: 2 },
} as unknown as Sheet
const view = {
  event_card: 1,
  event_deck: [0, 2, 3],
  cards_to_new_year: 3,
  road: [1, 1, 2],
  damaged_road: [1, 0, 1],
} as unknown as View

describe('event cards', () => {
  it('finds the card that lies open', () => {
    expect(openCard(sheet, view)).toMatchObject({ event: 'earthquake', number: 6 })
    expect(openCard(sheet, { ...view, event_card: 0 } as View)).toBeNull()
  })
  it('counts what is left by number', () => {
    expect(leftByNumber(sheet, view)).toEqual([
      { number: 6, left: 2, of: 3 },
      { number: 8, left: 3, of: 4 },
    ])
    expect(pileOf(sheet, view)).toEqual({ above: 3, under: 2, seen: 2, all: 7 })
  })
  it('counts damaged roads of a seat', () => {
    expect(damagedOf(sheet, view, 0)[0]?.count).toBe(1)
    expect(damagedOf(sheet, view, 2)).toEqual([])
  })
  it('shows dice that came beside the card in this turn only', () => {
    const turn = { kind: 'turn_began', seat: 0, turn: 4 }
    const rolled = [turn, { kind: 'red_rolled', seat: 0, face: '5' }, { kind: 'event_rolled', seat: 0, face: 'ship' }]
    expect(diceBeside(rolled)).toEqual({ faces: [5], red: true, event: 'ship' })
    expect(diceBeside([...rolled, turn])).toEqual({ faces: [], red: false, event: '' })
  })
  it('draws a damaged road in the place of a road, and no other', () => {
    const roads = (mine.road as number[]).map((holder, edge) => ({ holder, edge })).filter(({ holder }) => holder > 0)
    const [broken, whole] = roads
    const damaged = (mine.road as number[]).map((_, edge) => Number(edge === broken?.edge))
    const { pieces } = sceneOf([base, eventCards], island, { ...mine, damaged_road: damaged } as View)
    const at = (edge?: number) => pieces.find(({ place }) => place.kind === 'edge' && place.at === edge)?.piece
    expect([at(broken?.edge), at(whole?.edge)]).toEqual(['road-broken', 'road'])
  })
})
