// What wagons lay on the board: inner paths and centres of the targets, wagons, barbarians on paths.
import { cornerAt, edgeAt, type Point, type Segment, tileAt } from '../../../board/geometry'
import { rollsOf } from '../../../board/scene'
import { filledOf, listOf, namesOf } from '../../../reading'
import type { Sheet, View } from '../../../wire'

export interface Wagon {
  readonly seat: number
  readonly at: Point
  readonly cargo: string // '' when it is empty
}
/** A target on a tile with a terrain and a number of its own. */
export interface Overlaid {
  readonly name: string
  readonly at: Point
  readonly number: string
  readonly beside: Point // where its number lies, off the inner paths
}
export interface WagonScene {
  readonly overlaid: readonly Overlaid[]
  readonly centres: readonly Point[]
  readonly paths: readonly Segment[]
  readonly wagons: readonly Wagon[]
  readonly barbarians: readonly { readonly edge: number; readonly at: Point }[]
}

const STEP = 30 // between wagons on one corner
const ASIDE = 30 // below a building
const OFF_PATHS = 0.62 // how far from the centre to a side without paths

function overlaidOf(sheet: Sheet, view: View, centres: readonly number[]): Overlaid[] {
  const { graph } = sheet
  const names = namesOf(sheet, 'target_hex')
  const kinds = listOf(view, 'target_hex')
  return centres.flatMap((corner): Overlaid[] => {
    const at = cornerAt(graph, corner)
    const tile = graph.tile_xy.findIndex((_, one) => tileAt(graph, one).every((value, k) => value === at[k]))
    const name = names[kinds[corner] ?? 0] ?? ''
    if (tile < 0 || sheet.terrains[listOf(view, 'terrain')[tile] ?? -1] === name) return []
    const reached = graph.edge_corners.flatMap((ends) => (ends.includes(corner) ? ends : []))
    const free = (graph.tile_corners[tile] ?? []).filter((one) => one >= 0 && !reached.includes(one))
    const points = free.map((one) => cornerAt(graph, one))
    const mean = (k: 0 | 1) => points.reduce((total, point) => total + point[k] - at[k], 0) / (points.length || 1)
    const beside: Point = [at[0] + mean(0) * OFF_PATHS, at[1] + mean(1) * OFF_PATHS]
    return [{ name, at, number: rollsOf(listOf(view, 'numbers')[tile] ?? 0).join('·'), beside }]
  })
}

export function wagonsOf(sheet: Sheet, view: View): WagonScene {
  const { graph } = sheet
  const centres = filledOf(view, 'target_hex')
  const goods = namesOf(sheet, 'wagon_cargo')
  const cargo = listOf(view, 'wagon_cargo')
  const places = listOf(view, 'wagon')
  const held = listOf(view, 'building')
  const wagons = places.flatMap((corner, seat): Wagon[] => {
    if (corner < 0) return []
    const together = places.flatMap((other, one) => (other === corner ? [one] : []))
    const [x, y] = cornerAt(graph, corner)
    const aside = (together.indexOf(seat) - (together.length - 1) / 2) * STEP
    return [{ seat, at: [x + aside, y + (held[corner] ? ASIDE : 0)], cargo: goods[cargo[seat] ?? 0] ?? '' }]
  })
  return {
    overlaid: overlaidOf(sheet, view, centres),
    centres: centres.map((corner) => cornerAt(graph, corner)),
    paths: graph.edge_corners.flatMap((ends, edge) =>
      ends.some((corner) => centres.includes(corner)) ? [edgeAt(graph, edge)] : [],
    ),
    wagons,
    barbarians: listOf(view, 'path_barbarians').flatMap((edge): { edge: number; at: Point }[] => {
      if (edge < 0) return []
      const { x, y } = edgeAt(graph, edge)
      return [{ edge, at: [x, y] }]
    }),
  }
}
