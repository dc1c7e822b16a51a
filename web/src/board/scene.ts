// What lies on the board: a pure function of the sheet and a view. Blocks a game does not have are simply not drawn.
import { type Lagoon, lagoonOf } from '../junior/lagoon'
import type { Sheet, View } from '../wire'
import { type CityScene, citiesOf } from './cities'
import { edgeAt, isFrame, type Place, type PlaceKind, type Point, type Segment, tileAt } from './geometry'
import { DRAWN_HERE, offshore, type SeaScene, seaOf } from './sea'

export interface Tile {
  readonly tile: number
  readonly at: Point
  readonly terrain: string
  readonly number: number // 0: none
  readonly silent: boolean // something keeps it from producing
  readonly frame: boolean // of the frame round the board
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
export interface Scene extends SeaScene, CityScene {
  readonly tiles: readonly Tile[]
  readonly harbours: readonly Harbour[]
  readonly pieces: readonly Piece[]
  readonly tokens: readonly Token[]
  readonly lagoon: Lagoon | null // instead of land and sea
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
      frame: isFrame(graph, tile),
    }),
  )
  const isLand = (tile: number) => tiles[tile]?.terrain !== 'sea' && tiles[tile]?.terrain !== 'fog'
  return {
    tiles,
    harbours: harboursOf(sheet, view, isLand),
    pieces: piecesOf(sheet, view),
    tokens: tokensOf(sheet, view),
    lagoon: lagoonOf(sheet, view),
    ...seaOf(sheet, view, isLand),
    ...citiesOf(sheet, view),
  }
}

function harboursOf(sheet: Sheet, view: View, isLand: (tile: number) => boolean): Harbour[] {
  const kinds = namesOf(sheet, 'harbour')
  const harbours: Harbour[] = []
  numbers(view, 'harbour').forEach((code, edge) => {
    const kind = kinds[code]
    if (kind) harbours.push({ edge, kind, side: edgeAt(sheet.graph, edge), buoy: offshore(sheet, isLand, edge, 56) })
  })
  return harbours
}

/** Every block that says who holds a place is a piece there: roads, buildings, and whatever a new chapter brings. */
function piecesOf(sheet: Sheet, view: View): Piece[] {
  const pieces: Piece[] = []
  const seen = new Set<string>()
  for (const block of sheet.blocks) {
    if (block.reads !== 'holder' || (block.per !== 'edge' && block.per !== 'corner' && block.per !== 'tile')) continue
    if (DRAWN_HERE.has(block.name)) continue
    const kind: PlaceKind = block.per
    // A second block names the piece: what is held, and as what. It speaks of the first holders of that kind of place.
    const named = seen.has(kind)
      ? undefined
      : sheet.blocks.find(
          (one) =>
            one.per === kind &&
            one.reads === 'name' &&
            one.names.some((name) => sheet.pieces.some((piece) => piece.name === name)),
        )
    seen.add(kind)
    const codes = named ? numbers(view, named.name) : []
    // A corner may be held by somebody instead of by something.
    const knights = kind === 'corner' && named ? numbers(view, 'knight') : []
    numbers(view, block.name).forEach((held, at) => {
      if (held === 0) return
      const piece = named?.names[codes[at] ?? 0] || ((knights[at] ?? 0) > 0 ? 'knight' : block.name)
      pieces.push({ piece, seat: held - 1, place: { kind, at } })
    })
  }
  return pieces
}

/** Every number that is a tile is something that stands on that tile: the robber, a pirate. A name of several words is
 * no piece but something remembered: where the robber began. The merchant leaves the tile its number. */
function tokensOf(sheet: Sheet, view: View): Token[] {
  return sheet.blocks
    .filter(
      (block) => block.reads === 'tile' && block.per === '' && !block.name.includes('_') && block.name !== 'merchant',
    )
    .map((block) => ({
      piece: block.name,
      tile: typeof view[block.name] === 'number' ? (view[block.name] as number) : -1,
    }))
    .filter((token) => token.tile >= 0)
}
