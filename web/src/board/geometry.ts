// Where things are on the drawn board. Pure numbers: the graph says where corners and tiles lie (unit: one hex edge).
import type { Graph } from '../wire'

export const R = 100 // radius of a tile on the drawing
/** The shallows around the coast, the widest first: width, colour, opacity. */
export const SHELVES = [
  [250, 'sea', 1],
  [150, 'sea-shelf', 1],
  [74, 'sea-shoal', 1],
  [34, 'sea-foam', 0.55],
] as const

export type Point = readonly [number, number]
export interface Segment {
  readonly x: number
  readonly y: number
  readonly angle: number // degrees, kept between -90 and 90 so that nothing hangs upside down
  readonly a: Point
  readonly b: Point
}
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type PlaceKind = 'corner' | 'edge' | 'tile'
export interface Place {
  readonly kind: PlaceKind
  readonly at: number
}

const round = (value: number) => Math.round(value * 10) / 10
const scaled = (xy: readonly [number, number] | undefined): Point =>
  xy ? [round(xy[0] * R), round(xy[1] * R)] : [0, 0]

export const cornerAt = (graph: Graph, corner: number): Point => scaled(graph.corner_xy[corner])
export const tileAt = (graph: Graph, tile: number): Point => scaled(graph.tile_xy[tile])

export function edgeAt(graph: Graph, edge: number): Segment {
  const [start, end] = graph.edge_corners[edge] ?? [0, 0]
  const a = cornerAt(graph, start)
  const b = cornerAt(graph, end)
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  const upright = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle
  return { x: round((a[0] + b[0]) / 2), y: round((a[1] + b[1]) / 2), angle: round(upright), a, b }
}

export function placeAt(graph: Graph, place: Place): Point {
  if (place.kind === 'corner') return cornerAt(graph, place.at)
  if (place.kind === 'tile') return tileAt(graph, place.at)
  const { x, y } = edgeAt(graph, place.at)
  return [x, y]
}

/** Beside an edge, on the side of the tile that is not land: where a token of the coast lies. */
export function offshore(graph: Graph, isLand: (tile: number) => boolean, edge: number, distance: number): Point {
  const side = edgeAt(graph, edge)
  const land = (graph.edge_tiles[edge] ?? []).find(isLand)
  const [x, y] = land === undefined ? [side.x, side.y - 1] : tileAt(graph, land)
  const length = Math.hypot(side.x - x, side.y - y) || 1
  return [side.x + ((side.x - x) / length) * distance, side.y + ((side.y - y) / length) * distance]
}

/** The outline of a hex round a middle, `radius` from it to a corner. */
export function hexPath([x, y]: Point, radius: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((-90 + 60 * i) * Math.PI) / 180
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

/** Whether a tile belongs to the frame round the board: not all its corners are places. */
export const isFrame = (graph: Graph, tile: number): boolean => (graph.tile_corners[tile]?.length ?? 0) < 6

const charts = new WeakMap<Graph, readonly string[]>()

/** A tile's place on the chart, for tiles that nothing else tells apart: rows are letters from the top, A1 is left. */
export function chartRef(graph: Graph, tile: number): string {
  let names = charts.get(graph)
  if (!names) {
    const rows = [...new Set(graph.tile_xy.map(([, y]) => Math.round(y * 100)))].sort((a, b) => a - b)
    names = graph.tile_xy.map(([x, y]) => {
      const row = Math.round(y * 100)
      const before = graph.tile_xy.filter(([ox, oy]) => Math.round(oy * 100) === row && ox < x)
      return `${String.fromCharCode(65 + rows.indexOf(row))}${before.length + 1}`
    })
    charts.set(graph, names)
  }
  return names[tile] ?? ''
}

/** What must be visible: all tiles inside the frame, what can stand on the frame itself, and the harbours at sea. */
export function boundsOf(graph: Graph, buoys: readonly Point[] = []): Box {
  const all = graph.tile_xy.map((_, tile) => tile)
  const inner = all.filter((tile) => !isFrame(graph, tile))
  const framed = inner.length > 0 && inner.length < all.length
  const points = (framed ? inner : all).map((tile) => tileAt(graph, tile))
  const half = (Math.sqrt(3) / 2) * R
  const [aside, above] = framed ? [136, 104] : [70, 70]
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const left = Math.min(...xs.map((x) => x - half - aside), ...buoys.map((b) => b[0] - BUOY))
  const right = Math.max(...xs.map((x) => x + half + aside), ...buoys.map((b) => b[0] + BUOY))
  const top = Math.min(...ys.map((y) => y - R - above), ...buoys.map((b) => b[1] - BUOY))
  const bottom = Math.max(...ys.map((y) => y + R + above), ...buoys.map((b) => b[1] + BUOY))
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) }
}
const BUOY = 52 // a harbour's sign and a little air

export const DIRECTIONS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const

/** The next place in a direction: near and straight ahead is best, beside is worse, behind never. -1: there is none. */
export function nextIn(points: readonly Point[], from: Point, [dx, dy]: readonly [number, number]): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  points.forEach(([x, y], index) => {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx)
    if (ahead < 1 || aside > ahead * 3) return
    const cost = ahead + aside * 2
    if (cost < least) {
      least = cost
      best = index
    }
  })
  return best
}
