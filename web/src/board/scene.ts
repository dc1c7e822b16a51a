// What lies on the board: a pure function of the sheet and a view. Blocks a game does not have are simply not drawn.
import type { Sheet, View } from '../wire'
import { edgeAt, type Place, type PlaceKind, type Point, type Segment, tileAt } from './geometry'

export interface Tile {
  readonly tile: number
  readonly at: Point
  readonly terrain: string
  readonly number: number // 0: none
  readonly silent: boolean // something keeps it from producing
}
export interface Harbour {
  readonly edge: number
  readonly kind: string // "generic", or the card it is for
  readonly side: Segment
  readonly buoy: Point
}
export interface Piece {
  readonly piece: string
  readonly seat: number
  readonly place: Place
}
export interface Token {
  readonly piece: string
  readonly tile: number
}
export interface Scene {
  readonly tiles: readonly Tile[]
  readonly harbours: readonly Harbour[]
  readonly pieces: readonly Piece[]
  readonly tokens: readonly Token[]
}

const numbers = (view: View, block: string): readonly number[] => {
  const value = view[block]
  return Array.isArray(value) ? (value as number[]) : []
}

/** The names behind the numbers of a block. */
export function namesOf(sheet: Sheet, block: string): readonly string[] {
  return sheet.blocks.find((one) => one.name === block)?.names ?? []
}

export function sceneOf(sheet: Sheet, view: View): Scene {
  const { graph } = sheet
  const terrain = numbers(view, 'terrain')
  const number = numbers(view, 'number')
  const blocked = numbers(view, 'blocked')
  const terrains = sheet.terrains
  const tiles = graph.tile_xy.map(
    (_, tile): Tile => ({
      tile,
      at: tileAt(graph, tile),
      terrain: terrains[terrain[tile] ?? -1] ?? 'desert',
      number: number[tile] ?? 0,
      silent: (blocked[tile] ?? 0) > 0,
    }),
  )
  return {
    tiles,
    harbours: harboursOf(sheet, view, tiles),
    pieces: piecesOf(sheet, view),
    tokens: tokensOf(sheet, view),
  }
}

function harboursOf(sheet: Sheet, view: View, tiles: readonly Tile[]): Harbour[] {
  const { graph } = sheet
  const kinds = namesOf(sheet, 'harbour')
  const harbours: Harbour[] = []
  numbers(view, 'harbour').forEach((code, edge) => {
    const kind = kinds[code]
    if (!kind) return
    const side = edgeAt(graph, edge)
    const land = (graph.edge_tiles[edge] ?? []).find((tile) => tiles[tile]?.terrain !== 'sea')
    const [x, y] = land === undefined ? [0, 0] : tileAt(graph, land)
    const length = Math.hypot(side.x - x, side.y - y) || 1
    const buoy: Point = [side.x + ((side.x - x) / length) * 56, side.y + ((side.y - y) / length) * 56]
    harbours.push({ edge, kind, side, buoy })
  })
  return harbours
}

/** Every block that says who holds a place is a piece there: roads, buildings, and whatever a new chapter brings. */
function piecesOf(sheet: Sheet, view: View): Piece[] {
  const pieces: Piece[] = []
  for (const block of sheet.blocks) {
    if (block.reads !== 'holder' || (block.per !== 'edge' && block.per !== 'corner' && block.per !== 'tile')) continue
    const kind: PlaceKind = block.per
    // On corners a second block names the piece: what is held, and as what.
    const named = sheet.blocks.find(
      (one) =>
        one.per === kind &&
        one.reads === 'name' &&
        one.names.some((name) => sheet.pieces.some((piece) => piece.name === name)),
    )
    const codes = named ? numbers(view, named.name) : []
    numbers(view, block.name).forEach((held, at) => {
      if (held > 0)
        pieces.push({ piece: named?.names[codes[at] ?? 0] || block.name, seat: held - 1, place: { kind, at } })
    })
  }
  return pieces
}

/** Every number that is a tile is something that stands on that tile: the robber, a pirate. */
function tokensOf(sheet: Sheet, view: View): Token[] {
  return sheet.blocks
    .filter((block) => block.reads === 'tile' && block.per === '')
    .map((block) => ({
      piece: block.name,
      tile: typeof view[block.name] === 'number' ? (view[block.name] as number) : -1,
    }))
    .filter((token) => token.tile >= 0)
}
