// The fishing grounds: where each lies at sea, and the three corners it serves.
import { cornerAt, type Point, tileAt } from '../../../board/geometry'
import { filledOf, listOf, sum } from '../../../reading'
import type { Graph, Sheet, View } from '../../../wire'

export interface Ground {
  readonly number: number
  readonly at: Point // of the marker
  readonly corners: readonly number[] // that it serves
  readonly rolled: boolean // its number lies on the dice
}

/** The corners along the coast on both sides of a corner where two tiles meet, and that corner. */
function servedFrom(graph: Graph, middle: number): number[] {
  const coast = (graph.corner_edges[middle] ?? []).filter((edge) => (graph.edge_tiles[edge] ?? []).length === 1)
  return [middle, ...coast.flatMap((edge) => (graph.edge_corners[edge] ?? []).filter((corner) => corner !== middle))]
}

const NEARER = 6 // to the land than the middle of its sea tile

function seaAt(graph: Graph, middle: number): Point {
  const [x, y] = cornerAt(graph, middle)
  const tiles = (graph.corner_tiles[middle] ?? []).map((tile) => tileAt(graph, tile))
  // Three tiles meet in a corner: two of land, and the one at sea.
  const [sx, sy] = [3 * x - sum(tiles.map((at) => at[0])), 3 * y - sum(tiles.map((at) => at[1]))]
  const way = Math.hypot(x - sx, y - sy)
  return [sx + ((x - sx) / way) * NEARER, sy + ((y - sy) / way) * NEARER]
}

export function groundsOf(sheet: Sheet, view: View): Ground[] {
  const { graph } = sheet
  const numbers = listOf(view, 'fishing_ground')
  const total = sum(listOf(view, 'dice'))
  return filledOf(view, 'fishing_ground').map((middle) => ({
    number: numbers[middle] ?? 0,
    at: seaAt(graph, middle),
    corners: servedFrom(graph, middle),
    rolled: numbers[middle] === total,
  }))
}
