// What the editor can lay on a map, and what becomes of the map.
import type { MapKit } from '../wire.generated'
import { isSame, type Reach, tileOf } from './hexes'
import {
  type Cell,
  cellsOf,
  harbourAt,
  harboursOf,
  isPlace,
  pieceAt,
  placesOf,
  REACHES,
  type Sketch,
  withCells,
  withHarbour,
  withPlace,
  withValue,
} from './sketch'

export type Brush =
  | { readonly kind: 'terrain'; readonly name: string }
  | { readonly kind: 'pool'; readonly name: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'harbour'; readonly name: string }
  | { readonly kind: 'piece'; readonly name: string }
  | { readonly kind: 'place'; readonly of: string; readonly name: string }
  | { readonly kind: 'area'; readonly name: string }
  | { readonly kind: 'erase' }

export const PIECES = ['robber', 'pirate'] as const

/** What a brush is laid on. */
export const brushReach = (brush: Brush): Reach =>
  brush.kind === 'harbour' ? 'edge' : brush.kind === 'place' ? (REACHES[brush.of] ?? 'tile') : 'tile'

export const sameBrush = (one: Brush, other: Brush): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether the brush lies there already: then it is taken away again. */
export function lies(kit: MapKit, sketch: Sketch, board: number, brush: Brush, at: string): boolean {
  const cell = cellsOf(kit, sketch, board).get(at)
  switch (brush.kind) {
    case 'number':
      return cell?.numbers.length === 1 && cell.numbers[0] === brush.number
    case 'harbour':
      return harbourAt(sketch, board, at) === brush.name
    case 'piece':
      return pieceAt(kit, sketch, board, brush.name) === at
    case 'place':
      return isPlace(sketch, board, brush.of, brush.name, at)
    case 'area':
      return cell?.area === brush.name
    default:
      return false
  }
}

/** The map after the brush was laid at a tile, edge or corner, or taken away there. The same sketch: nothing changed. */
export function lay(kit: MapKit, sketch: Sketch, board: number, brush: Brush, at: string, away = false): Sketch {
  const cells = cellsOf(kit, sketch, board)
  const cell = cells.get(at)
  const change = (changed: Cell | null) => withCells(kit, sketch, board, { [at]: changed })
  switch (brush.kind) {
    case 'terrain': {
      const { name } = brush
      if (cell?.terrain === name && !cell.pool) return sketch
      if (!cell && cells.size >= kit.most_tiles) return sketch
      const numbers = kit.fertile.includes(name) && cell && !cell.pool ? cell.numbers : []
      return change({ terrain: name, pool: '', area: cell?.area ?? '', numbers })
    }
    case 'pool':
      if (cell?.pool === brush.name && !cell.terrain) return sketch
      if (!cell && cells.size >= kit.most_tiles) return sketch
      return change({ terrain: '', pool: brush.name, area: cell?.area ?? '', numbers: [] })
    case 'number':
      if (!cell || (away ? cell.numbers.length === 0 : lies(kit, sketch, board, brush, at))) return sketch
      return change({ ...cell, numbers: away ? [] : [brush.number] })
    case 'area':
      if (!cell || (cell.area === brush.name) !== away) return sketch
      return change({ ...cell, area: away ? '' : brush.name })
    case 'harbour':
      if ((harbourAt(sketch, board, at) === brush.name) !== away) return sketch
      return withHarbour(kit, sketch, board, at, away ? '' : brush.name)
    case 'piece':
      return withValue(sketch, board, brush.name, away ? undefined : at)
    case 'place':
      if (isPlace(sketch, board, brush.of, brush.name, at) !== away) return sketch
      return withPlace(kit, sketch, board, brush.of, brush.name, at, !away)
    case 'erase':
      return cell ? change(null) : sketch
  }
}

/** The harbour, or the place of a list, that an eraser near an edge or a corner takes away; null: the tile. */
export function erasable(sketch: Sketch, board: number, edge: string, corner: string): [Brush, string] | null {
  const harbour = harbourAt(sketch, board, edge)
  if (harbour) return [{ kind: 'harbour', name: harbour }, edge]
  for (const [of, at] of [
    ['edges', edge],
    ['corners', corner],
  ] as const)
    for (const [name, list] of Object.entries(placesOf(sketch, board, of)))
      if (list.some((one) => isSame(one, at, REACHES[of] ?? 'tile'))) return [{ kind: 'place', of, name }, at]
  return null
}

/** What lies on a tile, for those who hear it: the sides with harbours. */
export const harbourSides = (sketch: Sketch, board: number, tile: string): string[] =>
  Object.entries(harboursOf(sketch, board))
    .filter(([edge]) => tileOf(edge) === tile)
    .map(([, kind]) => kind)
