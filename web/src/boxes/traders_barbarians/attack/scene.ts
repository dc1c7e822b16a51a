// What Barbarian Attack lays on the board: barbarians and conquered tiles, knights on paths, buildings that lie, the
// sides of the castle.
import { cornerAt, type Point, tileAt } from '../../../board/geometry'
import { filledOf, listOf, namesOf } from '../../../reading'
import type { Sheet, View } from '../../../wire'
import { conqueredAt, marchesFrom } from './facts'

export interface CoastTile {
  readonly tile: number
  readonly at: Point
  readonly conquered: boolean
  readonly barbarians: readonly Point[] // where they stand
}
export interface PathKnight {
  readonly edge: number
  readonly seat: number // or the number of a neutral colour
  readonly marched: boolean
  readonly level: number // 1 basic, 2 strong, 3 mighty; 0: knights have no ranks
  readonly active: boolean
}
export interface AttackScene {
  readonly coast: readonly CoastTile[]
  readonly knights: readonly PathKnight[]
  readonly led: number // the path of the knight that is about to march; -1: none
  readonly fallen: readonly number[] // corners whose building counts for nothing
  readonly castles: readonly Point[]
}

const ORDER = [5, 1, 3, 0, 4, 2] // corners of a tile, those that are taken last
const INWARDS = 0.57 // of the way from the middle to a corner

/** Up to three barbarians of a tile, where no building is in their way. */
function standing(sheet: Sheet, view: View, tile: number, count: number): Point[] {
  const held = listOf(view, 'held')
  const [x, y] = tileAt(sheet.graph, tile)
  const corners = sheet.graph.tile_corners[tile] ?? []
  const places = [...ORDER].sort(
    (a, b) => Number((held[corners[a] ?? -1] ?? 0) > 0) - Number((held[corners[b] ?? -1] ?? 0) > 0),
  )
  return places.slice(0, count).map((k) => {
    const [cx, cy] = cornerAt(sheet.graph, corners[k] ?? 0)
    return [x + (cx - x) * INWARDS, y + (cy - y) * INWARDS]
  })
}

export function attackOf(sheet: Sheet, view: View): AttackScene {
  const barbarians = listOf(view, 'coast_barbarians')
  const owners = listOf(view, 'path_knight')
  const marched = listOf(view, 'path_knight_marched')
  const levels = listOf(view, 'path_knight_rank')
  const active = listOf(view, 'path_knight_active')
  const castle = namesOf(sheet, 'terrain').indexOf('castle')
  const terrain = listOf(view, 'terrain')
  return {
    coast: filledOf(view, 'coast_barbarians').map((tile) => ({
      tile,
      at: tileAt(sheet.graph, tile),
      conquered: (barbarians[tile] ?? 0) >= conqueredAt(sheet),
      barbarians: standing(sheet, view, tile, barbarians[tile] ?? 0),
    })),
    knights: filledOf(view, 'path_knight').map((edge) => ({
      edge,
      seat: (owners[edge] ?? 0) - 1,
      marched: (marched[edge] ?? 0) > 0,
      level: levels[edge] ?? 0,
      active: (active[edge] ?? 0) > 0,
    })),
    led: marchesFrom(sheet, view),
    fallen: filledOf(view, 'suspended'),
    castles: terrain.flatMap((code, tile) => (code === castle ? [tileAt(sheet.graph, tile)] : [])),
  }
}
