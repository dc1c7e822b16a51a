// What wagons lay on the board: inner paths and centres of the targets, wagons, barbarians on paths.
import { cornerAt, edgeAt, type Point, type Segment } from '../../../board/geometry'
import { filledOf, listOf, namesOf } from '../../../reading'
import type { Sheet, View } from '../../../wire'

export interface Wagon {
  readonly seat: number
  readonly at: Point
  readonly cargo: string // '' when it is empty
}
export interface WagonScene {
  readonly centres: readonly Point[]
  readonly paths: readonly Segment[]
  readonly wagons: readonly Wagon[]
  readonly barbarians: readonly { readonly edge: number; readonly at: Point }[]
}

const STEP = 30 // between wagons on one corner
const ASIDE = 30 // below a building

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
    centres: centres.map((corner) => cornerAt(graph, corner)),
    paths: graph.edge_corners.flatMap((ends, edge) =>
      ends.some((corner) => centres.includes(corner)) ? [edgeAt(graph, edge)] : [],
    ),
    wagons,
    barbarians: listOf(view, 'path_barbarians').map((edge) => {
      const { x, y } = edgeAt(graph, edge)
      return { edge, at: [x, y] }
    }),
  }
}
