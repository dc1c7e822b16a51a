// Where camels and arrows are drawn.
import { cornerAt, edgeAt, tileAt } from '../../../board/geometry'
import { listOf, seatsOf } from '../../../reading'
import type { Graph, Sheet, View } from '../../../wire'
import { isVoting } from './facts'

export interface Pennant {
  readonly edge: number
  readonly x: number
  readonly y: number
  readonly angle: number
}
export interface Arrow {
  readonly x: number
  readonly y: number
  readonly angle: number
}
export interface Wish extends Pennant {
  readonly seats: readonly number[]
}
export interface CaravanScene {
  readonly arrows: readonly Arrow[]
  readonly camels: readonly Pennant[]
  readonly wishes: readonly Wish[] // paths that players have named
}

const BESIDE = 21 // from the middle of the path to the pennant
const ARROW = 70 // from the middle of the oasis

const degrees = (dx: number, dy: number) => (Math.atan2(dy, dx) * 180) / Math.PI

/** A camel on an edge that points to one of its ends: on the left of its way, or on the right if the left is sea. */
export function pennantAt(
  graph: Graph,
  isLand: (tile: number) => boolean,
  edge: number,
  head: number,
  beside = BESIDE,
): Pennant {
  const side = edgeAt(graph, edge)
  const [from, to] = graph.edge_corners[edge] ?? [0, 0]
  const [ax, ay] = cornerAt(graph, head === to ? from : to)
  const [bx, by] = cornerAt(graph, head)
  const length = Math.hypot(bx - ax, by - ay) || 1
  let [nx, ny] = [(by - ay) / length, -(bx - ax) / length]
  const left = (graph.edge_tiles[edge] ?? []).some((tile) => {
    const [tx, ty] = tileAt(graph, tile)
    return isLand(tile) && (tx - side.x) * nx + (ty - side.y) * ny > 0
  })
  if (!left) [nx, ny] = [-nx, -ny]
  return { edge, x: side.x + nx * beside, y: side.y + ny * beside, angle: degrees(bx - ax, by - ay) }
}

function arrowsOf(sheet: Sheet, view: View): Arrow[] {
  const { graph } = sheet
  const oasis = sheet.terrains.indexOf('oasis')
  const oases = listOf(view, 'terrain').flatMap((terrain, tile) => (terrain === oasis ? [tile] : []))
  return listOf(view, 'caravan_arrow').flatMap((edge) => {
    const ends = graph.edge_corners[edge] ?? []
    return oases.flatMap((tile) =>
      ends
        .filter((corner) => graph.tile_corners[tile]?.includes(corner))
        .map((corner) => {
          const [x, y] = tileAt(graph, tile)
          const [cx, cy] = cornerAt(graph, corner)
          const length = Math.hypot(cx - x, cy - y) || 1
          return {
            x: x + ((cx - x) / length) * ARROW,
            y: y + ((cy - y) / length) * ARROW,
            angle: degrees(cx - x, cy - y),
          }
        }),
    )
  })
}

export function caravansOf(sheet: Sheet, view: View, isLand: (tile: number) => boolean): CaravanScene {
  const { graph } = sheet
  const camels = listOf(view, 'camel').flatMap((head, edge) =>
    head >= 0 ? [pennantAt(graph, isLand, edge, head)] : [],
  )
  const wishes = new Map<string, Wish>()
  if (isVoting(view)) {
    const [edges, heads] = [listOf(view, 'camel_edge'), listOf(view, 'camel_corner')]
    for (const seat of seatsOf(view)) {
      const [edge, head] = [edges[seat] ?? -1, heads[seat] ?? -1]
      if (edge < 0) continue
      const key = `${edge} ${head}`
      const before = wishes.get(key)
      wishes.set(key, { ...pennantAt(graph, isLand, edge, head), seats: [...(before?.seats ?? []), seat] })
    }
  }
  return { arrows: arrowsOf(sheet, view), camels, wishes: [...wishes.values()] }
}
