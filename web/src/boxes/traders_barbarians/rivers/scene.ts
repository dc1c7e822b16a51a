// The rivers: one water through its hexes, and the paths that it crosses.
import { edgeAt, type Point, tileAt } from '../../../board/geometry'
import { listOf } from '../../../reading'
import type { Sheet, View } from '../../../wire'

/** A piece of water on one hex. The drawings flow from the right side to the left; a mouth turns up. */
export interface Water {
  readonly tile: number
  readonly drawing: string
  readonly at: Point
  readonly turned: number // degrees
  readonly flipped: boolean
}
export interface RiverScene {
  readonly waters: readonly Water[]
  readonly sites: readonly number[] // edges without a bridge
}

const angleTo = ([x, y]: Point, side: { x: number; y: number }) => (Math.atan2(side.y - y, side.x - x) * 180) / Math.PI
const turn = (angle: number) => Math.round((((angle % 360) + 540) % 360) - 180) // from -180 to 179

export function riversOf(sheet: Sheet, view: View, isLand: (tile: number) => boolean): RiverScene {
  const { graph } = sheet
  const bridge = listOf(view, 'bridge')
  const crossed = listOf(view, 'river').flatMap((flag, edge) => (flag ? [edge] : []))
  const tilesOf = (edge: number) => (graph.edge_tiles[edge] ?? []).filter((tile) => tile >= 0 && isLand(tile))
  const waters = [...new Set(crossed.flatMap(tilesOf))].map((tile): Water => {
    const at = tileAt(graph, tile)
    const mine = crossed.filter((edge) => tilesOf(edge).includes(tile))
    const [inner = 0, other] = mine
      .filter((edge) => tilesOf(edge).length > 1)
      .map((edge) => angleTo(at, edgeAt(graph, edge)))
    const coast = mine.find((edge) => tilesOf(edge).length < 2)
    if (coast !== undefined) {
      const bend = turn(angleTo(at, edgeAt(graph, coast)) - inner)
      return { tile, drawing: 'rv-mouth', at, turned: turn(inner), flipped: bend > 0 }
    }
    if (other === undefined) return { tile, drawing: 'rv-source', at, turned: turn(inner - 180), flipped: false }
    return {
      tile,
      drawing: 'rv-straight',
      at,
      turned: Math.abs(turn(inner)) <= 90 ? turn(inner) : turn(other),
      flipped: false,
    }
  })
  return { waters, sites: crossed.filter((edge) => !bridge[edge]) }
}
