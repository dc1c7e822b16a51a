import { describe, expect, it } from 'vitest'
import type { Point } from '../src/board/geometry'
import { drawing } from '../src/board/sprites'
import '../src/boxes/traders_barbarians'
import { rivers } from '../src/boxes/traders_barbarians/rivers'
import { coinsOf, scoresOf, tileOf } from '../src/boxes/traders_barbarians/rivers/facts'
import { riversOf } from '../src/boxes/traders_barbarians/rivers/scene'
import type { Sheet, View } from '../src/wire'

// Hexes in a row, as a graph: the first has the source, the last the mouth.
const WIDE = Math.sqrt(3)
const corners: Point[] = []
const edges: { ends: [number, number]; tiles: number[] }[] = []
function cornerAt(x: number, y: number): number {
  const found = corners.findIndex(([cx, cy]) => Math.hypot(cx - x, cy - y) < 0.01)
  return found >= 0 ? found : corners.push([x, y]) - 1
}
const centres: Point[] = [0, -WIDE, -2 * WIDE].map((x) => [x, 0])
centres.forEach(([x, y], tile) => {
  const around = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((-90 + 60 * i) * Math.PI) / 180
    return cornerAt(x + Math.cos(angle), y + Math.sin(angle))
  })
  around.forEach((a, i) => {
    const b = around[(i + 1) % 6] ?? 0
    const known = edges.find(({ ends }) => ends.includes(a) && ends.includes(b))
    if (known) known.tiles.push(tile)
    else edges.push({ ends: [a, b], tiles: [tile] })
  })
})
const between = (a: number, b: number) => edges.findIndex(({ tiles }) => tiles.includes(a) && tiles.includes(b))
/** The coast edge of the last hex whose middle lies up or down on the left. */
const mouth = (down: boolean) =>
  edges.findIndex(({ ends: [a, b], tiles }) => {
    const x = ((corners[a]?.[0] ?? 0) + (corners[b]?.[0] ?? 0)) / 2
    const y = ((corners[a]?.[1] ?? 0) + (corners[b]?.[1] ?? 0)) / 2
    return tiles.length === 1 && tiles[0] === 2 && x < -2 * WIDE - 0.1 && (down ? y > 0.1 : y < -0.1)
  })
const sheet = {
  graph: {
    tile_xy: centres,
    corner_xy: corners,
    edge_corners: edges.map(({ ends }) => ends),
    edge_tiles: edges.map(({ tiles }) => tiles),
  },
  facts: { wealthiest_points: 1, poor_points: -2 },
} as unknown as Sheet
const viewWith = (crossed: number[], bridges: number[] = []) =>
  ({
    seats: 4,
    river: edges.map((_, edge) => (crossed.includes(edge) ? 1 : 0)),
    bridge: edges.map((_, edge) => (bridges.includes(edge) ? 1 : 0)),
    wealthiest: 2,
    poor: [1, 0, 0, 1],
  }) as unknown as View

describe('rivers', () => {
  it('are one water from the source to the mouth', () => {
    for (const down of [false, true]) {
      const { waters } = riversOf(sheet, viewWith([between(0, 1), between(1, 2), mouth(down)]), () => true)
      expect(waters.map(({ tile, drawing, turned, flipped }) => [tile, drawing, turned, flipped])).toEqual([
        [0, 'rv-source', 0, false],
        [1, 'rv-straight', 0, false],
        [2, 'rv-mouth', 0, down],
      ])
    }
  })

  it('show a site until a bridge stands there', () => {
    const crossed = [between(0, 1), between(1, 2), mouth(false)]
    expect(riversOf(sheet, viewWith(crossed), () => true).sites).toHaveLength(3)
    const left = riversOf(sheet, viewWith(crossed, [between(0, 1)]), () => true).sites
    expect(left).toHaveLength(2)
    expect(left).not.toContain(between(0, 1))
  })

  it('have their drawings', () => {
    for (const id of ['rv-source', 'rv-straight', 'rv-mouth', 'bridge-site', 'pc-bridge', 'num-2·12', 'ic-spend_gold'])
      expect(drawing(id), id).toBe(id)
    for (const icon of Object.values(rivers.awardIcons ?? {})) expect(drawing(`ic-${icon}`)).toBeDefined()
  })

  it('count gold in coins of five and one', () => {
    expect(coinsOf(0)).toEqual([])
    expect(coinsOf(13)).toEqual([5, 5, 1, 1, 1])
    expect(coinsOf(99)).toHaveLength(8)
  })

  it('bring tiles to the seats and to the result', () => {
    const view = viewWith([])
    expect([0, 1, 2, 3].map((seat) => tileOf(view, seat))).toEqual(['poor', 'wealthiest', '', 'poor'])
    expect(scoresOf(sheet, view).map(({ counts }) => counts)).toEqual([
      [0, 1, 0, 0],
      [-2, 0, 0, -2],
    ])
  })
})
