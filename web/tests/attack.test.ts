import { describe, expect, it } from 'vitest'
import { drawing } from '../src/board/sprites'
import { highestRank, knightsOf } from '../src/boxes/cities_knights/facts'
import '../src/boxes/traders_barbarians'
import { attack } from '../src/boxes/traders_barbarians/attack'
import { coastOf, reportOf, scoresOf } from '../src/boxes/traders_barbarians/attack/facts'
import { attackOf } from '../src/boxes/traders_barbarians/attack/scene'
import type { GameEvent, Sheet, View } from '../src/wire'

// Two tiles side by side; path 0 lies between them, path 1 on the coast of the first.
const sheet = {
  graph: {
    tile_xy: [
      [0, 0],
      [2, 0],
    ],
    corner_xy: [
      [1, -1],
      [1, 1],
      [-1, 0],
    ],
    tile_corners: [
      [0, 1, 2, 0, 1, 2],
      [0, 1, 0, 1, 0, 1],
    ],
    edge_corners: [
      [0, 1],
      [1, 2],
    ],
    edge_tiles: [[0, 1], [0]],
  },
  terrains: ['desert', 'forest', 'castle'],
  blocks: [{ name: 'terrain', names: ['desert', 'forest', 'castle'] }],
  facts: { barbarians_to_conquer: 3, prisoners_for_a_point: 2 },
} as unknown as Sheet
const view = {
  seats: 2,
  phase: 'knight_marches',
  argument: 1,
  terrain: [1, 2],
  numbers: [1 << 9, 0],
  held: [1, 0, 0],
  coast_barbarians: [3, 0],
  path_knight: [2, 1],
  path_knight_marched: [1, 0],
  suspended: [1, 0, 0],
  prisoners: [3, 1],
  readings: { coast: [0] },
} as unknown as View

describe('Barbarian Attack', () => {
  it('has a drawing for everything it lays', () => {
    const ids = ['conquered-hex', 'num-back', 'castle-die-sides', 'pc-knight-edge', 'pc-city-down', 'pc-barbarian']
    for (const id of [...ids, 'colour-die-green', 'colour-die-brown', 'colour-die-purple', 'ic-prisoner'])
      expect(drawing(id)).toBe(id)
    expect(attack.drawsBlocks).toEqual(['path_knight'])
  })

  it('lays barbarians, knights, fallen buildings and the castle', () => {
    const scene = attackOf(sheet, view)
    expect(scene.coast.map(({ tile, conquered, barbarians }) => [tile, conquered, barbarians.length])).toEqual([
      [0, true, 3],
    ])
    expect(scene.knights).toEqual([
      { edge: 0, seat: 1, marched: true, level: 0, active: false },
      { edge: 1, seat: 0, marched: false, level: 0, active: false },
    ])
    expect(scene.led).toBe(1)
    expect(scene.fallen).toEqual([0])
    expect(scene.castles).toHaveLength(1)
  })

  it('counts knights against barbarians, and points for prisoners', () => {
    expect(coastOf(sheet, view)).toEqual([
      { tile: 0, number: 9, terrain: 'forest', barbarians: 3, knights: 2, conquered: true, won: false },
    ])
    expect(scoresOf(sheet, view)).toEqual([{ key: 'page-prisoners', icon: 'prisoner', counts: [1, 0] }])
  })

  it('counts the strength of active knights where they have ranks', () => {
    const blocks = [...sheet.blocks, { name: 'path_knight_rank', names: ['', 'basic', 'strong', 'mighty'] }]
    const ranked = { ...sheet, blocks } as unknown as Sheet
    const standing = { ...view, path_knight_rank: [3, 2], path_knight_active: [1, 0], coast_barbarians: [2, 0] } as View
    expect(coastOf(ranked, standing)).toMatchObject([{ barbarians: 2, knights: 3, won: true }])
    expect(attackOf(ranked, standing).knights).toMatchObject([
      { edge: 0, level: 3, active: true },
      { edge: 1, level: 2, active: false },
    ])
    expect(knightsOf(ranked, standing, 1)).toEqual([{ place: { kind: 'edge', at: 0 }, level: 3, active: true }])
    expect(highestRank(ranked)).toBe(3)
  })

  it('reports the battles of the last turn that had any', () => {
    const events = [
      { kind: 'turn_began', seat: 1, turn: 4 },
      { kind: 'gold_gained', seat: 1, count: 2 },
      { kind: 'battle_won', seat: 1, tile: 0, barbarians: 2, knights: 3 },
      { kind: 'battle_part', seat: 0, knights: 1 },
      { kind: 'battle_part', seat: 1, knights: 2 },
      { kind: 'prisoners_taken', seat: 0, count: 1 },
      { kind: 'prisoners_taken', seat: 1, count: 1 },
      { kind: 'colour_die', colour: 'brown', tile: 0 },
      { kind: 'path_knight_lost', seat: 1, edge: 0 },
      { kind: 'gold_gained', seat: 1, count: 3 },
      { kind: 'turn_began', seat: 0, turn: 5 },
      { kind: 'gold_gained', seat: 0, count: 2 },
    ] as unknown as GameEvent[]
    expect(reportOf(events.slice(0, 2))).toBeNull()
    expect(reportOf(events)).toEqual({
      turn: 4,
      seat: 1,
      battles: [
        {
          tile: 0,
          barbarians: 2,
          knights: 3,
          parts: [
            { seat: 0, count: 1 },
            { seat: 1, count: 2 },
          ],
          prisoners: [
            { seat: 0, count: 1 },
            { seat: 1, count: 1 },
          ],
          gold: [{ seat: 1, count: 3 }],
          die: 'brown',
          lost: [1],
        },
      ],
    })
  })
})
