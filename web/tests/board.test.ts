import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import Board from '../src/board/Board.svelte'
import { boundsOf, cornerAt, DIRECTIONS, edgeAt, hexPath, nextIn, placeAt, R, tileAt } from '../src/board/geometry'
import { sceneOf } from '../src/board/scene'
import { base } from '../src/boxes/base'
import { sheet, view } from './samples'

const { graph } = sheet

describe('geometry', () => {
  it('puts the six corners of a tile one radius from its middle', () => {
    graph.tile_corners.forEach((corners, tile) => {
      const [x, y] = tileAt(graph, tile)
      expect(corners).toHaveLength(6)
      for (const corner of corners) {
        const [cx, cy] = cornerAt(graph, corner)
        expect(Math.hypot(cx - x, cy - y)).toBeCloseTo(R, 0)
      }
    })
  })

  it('lays an edge between its corners, never upside down', () => {
    graph.edge_corners.forEach((_, edge) => {
      const { x, y, angle, a, b } = edgeAt(graph, edge)
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(R, 0)
      expect(x).toBeCloseTo((a[0] + b[0]) / 2, 0)
      expect(y).toBeCloseTo((a[1] + b[1]) / 2, 0)
      expect(angle).toBeGreaterThan(-90.1)
      expect(angle).toBeLessThanOrEqual(90)
    })
  })

  it('keeps every place inside the bounds', () => {
    const box = boundsOf(graph)
    for (let corner = 0; corner < graph.corner_xy.length; corner++) {
      const [x, y] = placeAt(graph, { kind: 'corner', at: corner })
      expect(x).toBeGreaterThan(box.x)
      expect(x).toBeLessThan(box.x + box.width)
      expect(y).toBeGreaterThan(box.y)
      expect(y).toBeLessThan(box.y + box.height)
    }
    expect(hexPath([0, 0], 10)).toMatch(/^M0 -10L8\.7 -5L8\.7 5L0 10L-8\.7 5L-8\.7 -5Z$/)
  })

  it('walks to the nearest place in a direction and reaches every one', () => {
    const points = graph.corner_xy.map((_, corner) => cornerAt(graph, corner))
    expect(
      nextIn(
        [
          [0, 0],
          [10, 0],
          [30, 0],
          [10, 40],
        ],
        [0, 0],
        DIRECTIONS.ArrowRight,
      ),
    ).toBe(1)
    expect(nextIn([[0, 0]], [0, 0], DIRECTIONS.ArrowUp)).toBe(-1)
    const reached = new Set([0])
    const todo = [0]
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      for (const direction of Object.values(DIRECTIONS)) {
        const next = nextIn(points, points[at] as [number, number], direction)
        if (next >= 0 && !reached.has(next)) {
          reached.add(next)
          todo.push(next)
        }
      }
    }
    expect(reached.size).toBe(points.length)
  })
})

describe('scene', () => {
  const scene = sceneOf([], sheet, view)
  it('has the tiles, numbers and nine harbours of the island', () => {
    expect(scene.tiles).toHaveLength(19)
    expect(scene.tiles.filter((tile) => tile.terrain === 'desert')).toHaveLength(1)
    expect(scene.tiles.filter((tile) => tile.numbers.length > 0)).toHaveLength(18)
    expect(scene.harbours).toHaveLength(9)
    expect(scene.harbours.filter((harbour) => harbour.kind === 'generic')).toHaveLength(4)
  })

  it('puts harbours out at sea', () => {
    for (const harbour of scene.harbours) {
      const nearest = Math.min(
        ...scene.tiles.map((tile) => Math.hypot(tile.at[0] - harbour.buoy[0], tile.at[1] - harbour.buoy[1])),
      )
      expect(nearest).toBeGreaterThan(R)
    }
  })

  it('shows as many pieces as the view counts', () => {
    const count = (block: string) => (view[block] as number[]).filter((held) => held > 0).length
    expect(scene.pieces.filter((piece) => piece.place.kind === 'edge')).toHaveLength(count('road'))
    expect(scene.pieces.filter((piece) => piece.place.kind === 'corner')).toHaveLength(count('held'))
    expect(new Set(scene.pieces.map((piece) => piece.piece))).toEqual(new Set(['road', 'settlement', 'city']))
    expect(scene.tokens).toEqual([{ piece: 'robber', tile: view.robber }])
  })

  it('draws a board of which it knows nothing', () => {
    const bare = sceneOf(
      [],
      { ...sheet, blocks: [], terrains: [] },
      { ...view, terrain: undefined, numbers: undefined },
    )
    expect(bare.tiles).toHaveLength(19)
    expect(bare.pieces).toEqual([])
  })
})

describe('lit paths', () => {
  it('lie under the buildings at their ends, lit corners above them', () => {
    const marks = [
      { place: { kind: 'edge' as const, at: 0 }, label: 'Build a road' },
      { place: { kind: 'corner' as const, at: 0 }, label: 'Build a settlement' },
    ]
    const scene = sceneOf([base], sheet, view)
    const { body } = render(Board, { props: { sheet, scene, marks, label: 'Board' } })
    const house = body.indexOf('data-piece="settlement"')
    expect(house).toBeGreaterThan(body.indexOf('data-place="edge-0"'))
    expect(house).toBeLessThan(body.indexOf('data-place="corner-0"'))
    expect(body.slice(0, body.indexOf('data-place="edge-0"'))).toMatch(/class="pieces".*<\/g>/s)
  })
})
