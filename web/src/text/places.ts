// What places are called: in the log, on the buttons of lit places and in the list of the board. No two corners, paths or
// tiles of a board have the same name.
import { chartRef, type Place } from '../board/geometry'
import { numbersText, rollsOf, type Scene } from '../board/scene'
import { listOf, namesOf } from '../reading'
import type { Graph } from '../wire'
import { cardOf, personOf, type Speaker } from './sentences'

const BETWEEN = ' · '
const SIDES = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] // clockwise, y grows southwards
const UNNUMBERED = new Set(['sea', 'fog'])

type Point = readonly [number, number]

interface Names {
  readonly of: readonly unknown[] // what they were made from
  readonly tiles: readonly string[]
  readonly corners: readonly string[]
  readonly edges: readonly string[]
}
let last: Names | null = null

const terrainAt = (by: Speaker, tile: number): string | undefined =>
  by.sheet.terrains[listOf(by.view, 'terrain')[tile] ?? -1]

/** On which side of one point another lies: "north-west". */
function sideOf(by: Speaker, [x, y]: Point, [px, py]: Point): string {
  if (Math.hypot(px - x, py - y) < 0.1) return by.words.say('place-side-middle')
  const eighth = Math.round((Math.atan2(py - y, px - x) * 4) / Math.PI)
  return by.words.say(`place-side-${SIDES[(eighth + 8) % 8]}`)
}

/** Names that some places share, each with what tells it apart. */
function apart(names: readonly string[], longer: (index: number, name: string) => string): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return names.map((name, index) => ((counts.get(name) ?? 0) > 1 ? longer(index, name) : name))
}

function middleOf(points: readonly Point[]): Point {
  const [x, y] = points.reduce(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0])
  return [x / points.length, y / points.length]
}
const middleOfEdge = (graph: Graph, edge: number): Point =>
  middleOf((graph.edge_corners[edge] ?? []).map((corner) => graph.corner_xy[corner] ?? [0, 0]))

function make(by: Speaker, of: readonly unknown[]): Names {
  const { graph } = by.sheet
  const bare = graph.tile_xy.map((_, tile) => {
    const terrain = terrainAt(by, tile)
    if (terrain === undefined) return graph.tile_names[tile] ?? String(tile)
    const number = numbersText(rollsOf(listOf(by.view, 'numbers')[tile] ?? 0))
    return by.words.say('place-tile', { terrain: by.words.say(`terrain-${terrain}`), number })
  })
  // One stretch of sea is like another: the chart, which is drawn there, tells them apart. On land it is the side of the
  // board, and the chart where two of a name lie on the same side.
  const charted = (tile: number) =>
    by.words.say('place-square', { name: bare[tile] ?? '', square: chartRef(graph, tile) })
  const middle = middleOf(graph.tile_xy)
  const sided = apart(
    bare.map((name, tile) => (UNNUMBERED.has(terrainAt(by, tile) ?? '') ? charted(tile) : name)),
    (tile, name) => by.words.say('place-part', { name, side: sideOf(by, middle, graph.tile_xy[tile] ?? middle) }),
  )
  const tiles = apart(sided, charted)
  const named = (around: readonly number[], most: number, name: string | undefined): string => {
    const isCoast = around.length < most && around.some((tile) => !UNNUMBERED.has(terrainAt(by, tile) ?? ''))
    const parts = around.map((tile) => tiles[tile] ?? '')
    return (isCoast ? [...parts, by.words.say('place-coast')] : parts).join(BETWEEN) || (name ?? '')
  }
  const side = (around: readonly number[] | undefined, at: Point) =>
    sideOf(by, graph.tile_xy[around?.[0] ?? 0] ?? [0, 0], at)
  return {
    of,
    tiles,
    corners: apart(
      graph.corner_tiles.map((around, corner) => named(around, 3, graph.corner_names[corner])),
      (corner, name) => name + BETWEEN + side(graph.corner_tiles[corner], graph.corner_xy[corner] ?? [0, 0]),
    ),
    edges: apart(
      graph.edge_tiles.map((around, edge) => named(around, 2, graph.edge_names[edge])),
      (edge, name) => name + BETWEEN + side(graph.edge_tiles[edge], middleOfEdge(graph, edge)),
    ),
  }
}

/** The names of a board; they change only where a tile does. */
function namesIn(by: Speaker): Names {
  const of = [by.words, by.sheet, by.view.terrain, by.view.numbers]
  if (!last?.of.every((one, index) => one === of[index])) last = make(by, of)
  return last
}

export const tileOf = (by: Speaker, tile: number): string => namesIn(by).tiles[tile] ?? String(tile)
export const edgeOf = (by: Speaker, edge: number): string => namesIn(by).edges[edge] ?? String(edge)

export function harbourOf(by: Speaker, kind: string): string {
  return kind === 'generic'
    ? by.words.say('place-harbour-generic')
    : by.words.say('place-harbour-special', { card: cardOf(by, kind) })
}

export function cornerOf(by: Speaker, corner: number): string {
  const kinds = namesOf(by.sheet, 'harbour')
  const harbours = (by.sheet.graph.corner_edges[corner] ?? []).flatMap(
    (edge) => kinds[listOf(by.view, 'harbour')[edge] ?? 0] || [],
  )
  return [
    namesIn(by).corners[corner] ?? String(corner),
    ...harbours.map((kind) => harbourOf(by, kind)),
    ...by.boxes.flatMap((box) => box.cornerWords?.(by, corner) ?? []),
  ].join(BETWEEN)
}

export function placeOf(by: Speaker, { kind, at }: Place): string {
  return kind === 'tile' ? tileOf(by, at) : kind === 'edge' ? edgeOf(by, at) : cornerOf(by, at)
}

/** A piece by its name: "city". */
export const pieceName = (by: Speaker, piece: string): string => by.words.say(`piece-${piece}`)

/** Who has what on the corners of a tile: "You: settlement". */
export function around(by: Speaker, scene: Scene, tile: number): string[] {
  const corners = by.sheet.graph.tile_corners[tile] ?? []
  const found = new Map<number, string[]>()
  for (const { piece, seat, place } of scene.pieces)
    if (place.kind === 'corner' && corners.includes(place.at))
      found.set(seat, [...(found.get(seat) ?? []), pieceName(by, piece)])
  return [...found].map(([seat, pieces]) =>
    by.words.say('place-holds', { name: personOf(by, seat), pieces: pieces.join(', ') }),
  )
}

/** All there is to say about a tile: its name, its good, what stands on it and around it. */
export function tileFacts(by: Speaker, scene: Scene, tile: number): string[] {
  const card = by.sheet.yields[terrainAt(by, tile) ?? '']
  return [
    tileOf(by, tile),
    ...(card ? [cardOf(by, card)] : []),
    ...scene.tokens.filter((token) => token.tile === tile).map(({ piece }) => pieceName(by, piece)),
    ...around(by, scene, tile),
  ]
}
