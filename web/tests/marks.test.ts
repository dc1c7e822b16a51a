// Lit places that say more than that they are lit, and pieces that nobody has drawn.
import { describe, expect, it } from 'vitest'
import { drawing, pieceDrawing, UNKNOWN } from '../src/board/sprites'
import '../src/boxes/traders_barbarians'
import type { Spots } from '../src/boxes/box'
import { attack } from '../src/boxes/traders_barbarians/attack'
import { stepsFrom } from '../src/boxes/traders_barbarians/attack/facts'
import { caravans } from '../src/boxes/traders_barbarians/caravans'
import { firstCard } from '../src/boxes/traders_barbarians/events/facts'
import { flights } from '../src/boxes/traders_barbarians/fish/flights'
import { goldFlights } from '../src/boxes/traders_barbarians/flights'
import { robberIsOff } from '../src/boxes/traders_barbarians/robber'
import { forTwo } from '../src/boxes/traders_barbarians/two'
import { wagons } from '../src/boxes/traders_barbarians/wagons'
import { fareTo } from '../src/boxes/traders_barbarians/wagons/facts'
import type { Sheet, View } from '../src/wire'
import { wordsOf } from './words'

// Paths 0 to 5 in a row along tile 0, path 6 at sea; corners 0 to 7.
const sheet = {
  players: 2,
  terrains: ['sea', 'forest'],
  facts: { march_steps: 3, long_march_steps: 5, road_cost: 1, path_cost: 2, barbarian_cost: 2 },
  prices: { long_march: { grain: 1 } },
  verbs: [{ name: 'move_robber' }],
  blocks: [{ name: 'first_event_card', names: ['', 'quake_6'] }],
  tables: { event_cards: [{ card: 'quake_6', event: 'earthquake', number: 6, count: 1 }] },
  graph: {
    tile_xy: [
      [0, 0],
      [9, 9],
    ],
    corner_xy: [0, 1, 2, 3, 4, 5, 6, 7].map((x) => [x, 1]),
    edge_corners: [0, 1, 2, 3, 4, 5, 6].map((k) => [k, k + 1]),
    edge_tiles: [[0], [0], [0], [0], [0], [0], [1]],
  },
} as unknown as Sheet
const at = (more: object) => ({ active: 0, argument: -1, terrain: [1, 0], ...more }) as unknown as View

describe('marks', () => {
  it('count the steps of a knight, along paths only', () => {
    expect([...stepsFrom(sheet, at({}), 1)]).toEqual([
      [1, 0],
      [0, 1],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ])
    const marching = at({ phase: 'knight_marches', argument: 0 })
    const look = (edge: number) => attack.markLook?.(sheet, marching, [{ kind: 'march', edge }])?.part
    expect(look(3)).toEqual({ count: 3, pays: undefined })
    expect(look(4)).toEqual({ count: 4, pays: 'grain' })
    expect(attack.markLook?.(sheet, at({ phase: 'action' }), [{ kind: 'build_road', edge: 3 }])).toBeNull()
    const foreign = at({ phase: 'foreign_march', path_knight: [1, 0, 0, 3] })
    expect(attack.markLook?.(sheet, foreign, [{ kind: 'march_foreign_knight', edge: 1 }])?.part).toEqual({
      count: 2,
      pays: undefined,
    })
  })

  it('say what the next corner costs a wagon', () => {
    const view = at({ wagon: [2, 0], road: [0, 2, 1], damaged_road: [0, 0, 0], path_barbarians: [1] })
    expect(fareTo(sheet, view, 0, 3)).toEqual({ points: 1, toll: 0 })
    expect(fareTo(sheet, view, 0, 1)).toEqual({ points: 3, toll: 1 })
    expect(fareTo(sheet, view, 1, 1)).toEqual({ points: 2, toll: 0 })
    expect(fareTo(sheet, at({ wagon: [2], road: [0, 2, 1], damaged_road: [0, 0, 1] }), 0, 3)?.points).toBe(2)
    expect(fareTo(sheet, view, 0, 5)).toBeNull()
    expect(wagons.markLook?.(sheet, view, [{ kind: 'drive', corner: 1 }])).toMatchObject({
      over: true,
      part: { count: 3, pays: 'gold' },
    })
  })

  it('point the way of a camel, and show the colour of a neutral piece', () => {
    const camel = { kind: 'place_camel', edge: 2, corner: 3 }
    const look = caravans.markLook?.(sheet, at({}), [camel])
    expect(look?.part).toBe(0)
    expect(look?.at).not.toEqual([250, 100])
    expect(caravans.markLook?.(sheet, at({}), [camel, { ...camel, corner: 2 }])).toBeNull()
    const road = { kind: 'build_neutral_road', edge: 2, neutral: 'stone' }
    expect(forTwo.markLook?.(sheet, at({}), [road])?.part).toEqual({ colour: 'stone', piece: 'road' })
    expect(forTwo.markLook?.(sheet, at({}), [road, { ...road, neutral: 'slate' }])).toBeNull()
    expect(forTwo.markLook?.(sheet, at({}), [{ kind: 'build_road', edge: 2 }])).toBeNull()
  })
})

describe('what else this box shows', () => {
  it('draws a marker for a piece that has no drawing', () => {
    expect(pieceDrawing('lighthouse', false)).toBe(UNKNOWN)
    expect(drawing(UNKNOWN)).toBe(UNKNOWN)
    expect(pieceDrawing('settlement', true)).toBe('pc-neutral-settlement')
  })

  it('knows the robber off the board, and the first of two cards', () => {
    expect(robberIsOff(sheet, -1)).toBe(true)
    expect(robberIsOff(sheet, 4)).toBe(false)
    expect(robberIsOff({ ...sheet, verbs: [] }, -1)).toBe(false)
    expect(firstCard(sheet, at({ first_event_card: 1 }))?.event).toBe('earthquake')
    expect(firstCard(sheet, at({ first_event_card: 0 }))).toBeNull()
  })

  it('has words of its own for the second card', () => {
    const words = wordsOf('en').within('base', 'event_cards')
    expect(words.say('action-roll_again.label')).toBe('Second card')
    expect(wordsOf('en').within('base').say('action-roll_again.label')).toBe('Second roll')
  })

  it('lets coins, fish and the boot fly', () => {
    const spots: Spots = {
      of: (selector) => ({ selector }) as unknown as DOMRect,
      hand: (seat, card) => ({ seat, card }) as unknown as DOMRect,
      whole: () => undefined,
    }
    expect(goldFlights({ kind: 'gold_gained', seat: 1, count: 2 }, spots)).toHaveLength(2)
    expect(goldFlights({ kind: 'built', seat: 1 }, spots)).toEqual([])
    expect(flights({ kind: 'fish_drawn', seat: 0, token: 'fish_2' }, spots)[0]?.card).toBe('fish-2')
    expect(flights({ kind: 'fish_drawn', seat: 0, token: null }, spots)[0]?.card).toBe('fish')
    expect(flights({ kind: 'boot_given', seat: 0, to: 2 }, spots)[0]?.to).toEqual({ selector: '[data-seat-card="2"]' })
  })
})
