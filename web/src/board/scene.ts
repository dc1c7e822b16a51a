// What lies on the board: a pure function of the sheet and a view. Blocks a game does not have are simply not drawn.
import type { BoardLook, Box } from '../boxes/box'
import { listOf, namesOf } from '../reading'
import type { Sheet, View } from '../wire'
import { edgeAt, isFrame, offshore, type Place, type PlaceKind, type Point, type Segment, tileAt } from './geometry'

export interface Tile {
  readonly tile: number
  readonly at: Point
  readonly terrain: string
  readonly numbers: readonly number[] // the rolls it answers to
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
/** What a box lays on the board itself. */
export interface Part {
  readonly box: Box
  readonly part: unknown
}
export interface Scene {
  readonly tiles: readonly Tile[]
  readonly harbours: readonly Harbour[]
  readonly pieces: readonly Piece[]
  readonly tokens: readonly Token[]
  readonly parts: readonly Part[]
  readonly look: BoardLook | null // instead of land and sea
}

/** The rolls that a tile answers to, out of their bits. */
export const rollsOf = (bits: number): number[] =>
  Array.from({ length: 13 }, (_, roll) => roll).filter((roll) => (bits >> roll) & 1)

/** Several numbers of a tile in a sentence; one stays a number. */
export const numbersText = (numbers: readonly number[]): number | string =>
  numbers.length > 1 ? numbers.join(', ') : (numbers[0] ?? 0)

export function sceneOf(boxes: readonly Box[], sheet: Sheet, view: View): Scene {
  const { graph } = sheet
  const terrain = listOf(view, 'terrain')
  const rolls = listOf(view, 'numbers')
  const blocked = listOf(view, 'blocked')
  const terrains = sheet.terrains
  const tiles = graph.tile_xy.map(
    (_, tile): Tile => ({
      tile,
      at: tileAt(graph, tile),
      terrain: terrains[terrain[tile] ?? -1] ?? 'desert',
      numbers: rollsOf(rolls[tile] ?? 0),
      silent: (blocked[tile] ?? 0) > 0,
      frame: isFrame(graph, tile),
    }),
  )
  const isLand = (tile: number) => tiles[tile]?.terrain !== 'sea' && tiles[tile]?.terrain !== 'fog'
  return {
    tiles,
    harbours: harboursOf(sheet, view, isLand),
    pieces: piecesOf(boxes, sheet, view),
    tokens: tokensOf(boxes, sheet, view),
    parts: boxes.map((box) => ({ box, part: box.scene?.(sheet, view, isLand) })),
    look: boxes.map((box) => box.board?.(sheet, view)).find((look) => look) ?? null,
  }
}

function harboursOf(sheet: Sheet, view: View, isLand: (tile: number) => boolean): Harbour[] {
  const kinds = namesOf(sheet, 'harbour')
  const harbours: Harbour[] = []
  listOf(view, 'harbour').forEach((code, edge) => {
    const kind = kinds[code]
    if (kind)
      harbours.push({ edge, kind, side: edgeAt(sheet.graph, edge), buoy: offshore(sheet.graph, isLand, edge, 56) })
  })
  return harbours
}

const isDrawn = (boxes: readonly Box[], block: string): boolean =>
  boxes.some((box) => box.drawsBlocks?.includes(block) ?? false)

/** Every block that says who holds a place is a piece there: roads, buildings, and whatever a new chapter brings. */
function piecesOf(boxes: readonly Box[], sheet: Sheet, view: View): Piece[] {
  const pieces: Piece[] = []
  const seen = new Set<string>()
  for (const block of sheet.blocks) {
    if (block.reads !== 'holder' || (block.per !== 'edge' && block.per !== 'corner' && block.per !== 'tile')) continue
    if (isDrawn(boxes, block.name)) continue
    const kind: PlaceKind = block.per
    // A second block names the piece: what is held, and as what. It speaks of the first holders of that kind of place.
    const first = !seen.has(kind)
    const named = !first
      ? undefined
      : sheet.blocks.find(
          (one) =>
            one.per === kind &&
            one.reads === 'name' &&
            one.names.some((name) => sheet.pieces.some((piece) => piece.name === name)),
        )
    seen.add(kind)
    const codes = named ? listOf(view, named.name) : []
    listOf(view, block.name).forEach((held, at) => {
      if (held === 0) return
      const place: Place = { kind, at }
      // A place may be held by something that no block names.
      const other = first ? boxes.map((box) => box.pieceAt?.(view, place)).find((piece) => piece) : undefined
      pieces.push({ piece: named?.names[codes[at] ?? 0] || (other ?? block.name), seat: held - 1, place })
    })
  }
  return pieces
}

/** Every number that is a tile is something that stands on that tile: the robber, a pirate. A name of several words is
 * not a piece but something remembered: where the robber began. */
function tokensOf(boxes: readonly Box[], sheet: Sheet, view: View): Token[] {
  return sheet.blocks
    .filter(
      (block) => block.reads === 'tile' && block.per === '' && !block.name.includes('_') && !isDrawn(boxes, block.name),
    )
    .map((block) => ({
      piece: block.name,
      tile: typeof view[block.name] === 'number' ? (view[block.name] as number) : -1,
    }))
    .filter((token) => token.tile >= 0)
}

/** What a box laid on this board. */
export const partOf = (scene: Scene, box: string): unknown => scene.parts.find((one) => one.box.name === box)?.part
