// The lagoon: islands that do not touch, sites and lanes between them, and the castle in the open sea.
import { type Box, cornerAt, edgeAt, type Point, tileAt } from '../../board/geometry'
import { filledOf } from '../../reading'
import type { Graph, Sheet, View } from '../../wire'

export interface LagoonSite {
  readonly corner: number
  readonly at: Point
  readonly harbour: boolean
}
export interface LagoonLane {
  readonly edge: number
  readonly at: Point
}
export interface Lagoon {
  readonly box: Box // all of it
  readonly sites: readonly LagoonSite[]
  readonly lanes: readonly LagoonLane[]
  readonly ways: string // the lanes, as one path
  readonly castle: { readonly at: Point; readonly seat: number; readonly haunted: boolean } // seat -1: nobody lives there
}

export const ISLAND = 70 // from an island's middle to a corner of its drawing
const AROUND = 112 // from the outermost middles to the end of the drawing
export const CASTLE = 76 // radius of the castle's rock

/** The corner of the drawing that is farthest from all islands. */
function openSea(box: Box, middles: readonly Point[]): Point {
  const [left, right] = [box.x + CASTLE, box.x + box.width - CASTLE]
  const [top, bottom] = [box.y + CASTLE, box.y + box.height - CASTLE]
  const places: Point[] = [
    [right, top],
    [left, top],
    [right, bottom],
    [left, bottom],
  ]
  const room = ([x, y]: Point) => Math.min(...middles.map(([mx, my]) => Math.hypot(mx - x, my - y)))
  return places.reduce((best, place) => (room(place) > room(best) + 1 ? place : best))
}

function boxOf(graph: Graph): Box {
  const middles = graph.tile_xy.map((_, tile) => tileAt(graph, tile))
  const xs = middles.map(([x]) => x)
  const ys = middles.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND]
  return { x: left, y: top, width: Math.max(...xs) + AROUND - left, height: Math.max(...ys) + AROUND - top }
}

/** The lagoon of a game whose board has sites and lanes; null for every other board. */
export function lagoonOf(sheet: Sheet, view: View): Lagoon | null {
  const { graph } = sheet
  if (!Array.isArray(view.site) || !Array.isArray(view.lane)) return null
  const harbours = new Set(filledOf(view, 'harbour_site'))
  const box = boxOf(graph)
  const lanes = filledOf(view, 'lane').map((edge) => ({ edge, ...edgeAt(graph, edge) }))
  return {
    box,
    sites: filledOf(view, 'site').map((corner) => ({
      corner,
      at: cornerAt(graph, corner),
      harbour: harbours.has(corner),
    })),
    lanes: lanes.map(({ edge, x, y }) => ({ edge, at: [x, y] })),
    ways: lanes.map(({ a, b }) => `M${a.join(' ')}L${b.join(' ')}`).join(''),
    castle: {
      at: openSea(
        box,
        graph.tile_xy.map((_, tile) => tileAt(graph, tile)),
      ),
      seat: Number(view.castle ?? 0) - 1,
      haunted: Number(view.ghost ?? -1) < 0,
    },
  }
}

/** What somebody meant who tapped beside everything that is lit: the nearest lane or site within reach. */
export function meantBy(lagoon: Lagoon, [x, y]: Point, reach: number, only: 'edge' | 'corner' | null) {
  const places = [
    ...(only === 'corner' ? [] : lagoon.lanes.map(({ edge, at }) => ({ kind: 'edge' as const, place: edge, at }))),
    ...(only === 'edge' ? [] : lagoon.sites.map(({ corner, at }) => ({ kind: 'corner' as const, place: corner, at }))),
  ]
  const near = places
    .map((one) => ({ ...one, far: Math.hypot(one.at[0] - x, one.at[1] - y) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)
  const [first] = near
  return first ? { kind: first.kind, at: first.place } : null
}
