// A made-up board of the sea: seven tiles in a frame of twelve, with a block of every chapter that the page draws.
import { type Block, readSheet, type Sheet, type SheetMessage, type View } from '../src/wire'
import { mine, sheetMessage } from './samples'

type Hex = readonly [number, number]
const SIDES: readonly Hex[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
]
const round = (value: number) => Math.round(value * 10_000) / 10_000
const centre = ([q, r]: Hex) => [round(Math.sqrt(3) * (q + r / 2)), round(1.5 * r)] as [number, number]
const cornersOf = (hex: Hex) =>
  [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = ((-90 + 60 * k) * Math.PI) / 180
    const [x, y] = centre(hex)
    return [round(x + Math.cos(angle)), round(y + Math.sin(angle))] as [number, number]
  })
const keyOf = ([x, y]: readonly number[]) => `${Math.round((x ?? 0) * 100)},${Math.round((y ?? 0) * 100)}`

const inner: Hex[] = [[0, 0], ...SIDES]
const frame: Hex[] = SIDES.flatMap(([q, r], k): Hex[] => {
  const [dq, dr] = SIDES[(k + 2) % 6] ?? [0, 0]
  return [
    [2 * q, 2 * r],
    [2 * q + dq, 2 * r + dr],
  ]
})
const all = [...inner, ...frame]
const corner_xy: [number, number][] = []
const cornerNumber = new Map<string, number>()
for (const point of inner.flatMap(cornersOf)) {
  if (cornerNumber.has(keyOf(point))) continue
  cornerNumber.set(keyOf(point), corner_xy.length)
  corner_xy.push(point)
}
const edge_corners: [number, number][] = []
const edge_tiles: number[][] = []
const tile_corners = all.map((hex) => cornersOf(hex).map((point) => cornerNumber.get(keyOf(point)) ?? -1))
const tile_edges: number[][] = tile_corners.map((corners, tile) =>
  corners.flatMap((a, k) => {
    const b = corners[(k + 1) % 6] ?? -1
    if (a < 0 || b < 0) return []
    const ends: [number, number] = [Math.min(a, b), Math.max(a, b)]
    let edge = edge_corners.findIndex((known) => known[0] === ends[0] && known[1] === ends[1])
    if (edge < 0) {
      if (tile >= inner.length) return []
      edge = edge_corners.push(ends) - 1
      edge_tiles.push([])
    }
    edge_tiles[edge]?.push(tile)
    return [edge]
  }),
)
const graph = {
  tile_names: all.map(String),
  corner_names: corner_xy.map((_, k) => `c${k}`),
  edge_names: edge_corners.map((_, k) => `e${k}`),
  tile_xy: all.map(centre),
  corner_xy,
  edge_corners,
  edge_tiles,
  tile_corners: tile_corners.map((corners) => corners.filter((corner) => corner >= 0)),
  tile_edges,
}

export const TERRAINS = ['desert', 'forest', 'hills', 'pasture', 'fields', 'mountains', 'sea', 'gold', 'fog']
const WONDERS = ['', 'great_theatre', 'great_bridge', 'monument', 'great_wall', 'castle', 'lighthouse', 'great_library']
const [T, C, E] = [all.length, corner_xy.length, edge_corners.length]
const sizes: Record<string, number> = { tile: T, corner: C, edge: E, seat: 4 }
const block = (name: string, per: string, reads = 'count', names: string[] = []): Block => ({
  name,
  size: sizes[per] ?? 1,
  each: per === 'player' || per === 'colour' ? 1 : 0,
  per,
  seen: 'public',
  reads,
  names,
})
const HARBOURS = ['', 'generic', 'lumber', 'brick', 'wool', 'grain', 'ore']
const own: Block[] = [
  block('ship', 'edge', 'name', ['', 'ship', 'warship']),
  block('ships_left', 'colour'),
  block('ship_lifted', '', 'edge'),
  block('pirate', '', 'tile'),
  block('gift', 'edge', 'name', ['', 'point', 'card']),
  block('village', 'corner'),
  block('village_cloth', 'corner'),
  block('cloth', 'player'),
  block('cloth_reserve', ''),
  block('fort', 'corner', 'holder'),
  block('fort_tokens', 'player'),
  block('landing', 'corner', 'holder'),
  block('fleet_path', 'tile'),
  block('warships', 'colour'),
  block('wonder', 'player', 'name', WONDERS),
  block('wonder_stage', 'player'),
  block('wonder_site', 'corner', 'name', ['', 'great_wall', 'great_bridge', 'no_start']),
  { ...block('unseen_terrain', '', 'cards', TERRAINS), size: TERRAINS.length },
  { ...block('harbour_stock', '', 'cards', HARBOURS.slice(1)), size: 6 },
  { ...block('harbours_kept', 'player', 'cards', HARBOURS.slice(1)), size: 24, each: 6 },
]

/** A list with a few values set. */
export const filled = (size: number, set: Record<number, number> = {}): number[] =>
  Array.from({ length: size }, (_, k) => set[k] ?? 0)

/** The edge between two tiles. */
export const edgeBetween = (a: number, b: number): number =>
  edge_tiles.findIndex((tiles) => tiles.includes(a) && tiles.includes(b))

const terrain = ['forest', 'sea', 'sea', 'fog', 'gold', 'sea', 'hills', ...frame.map(() => 'sea')]
export const seaView: View = {
  ...mine,
  phase: 'action',
  terrain: terrain.map((name) => TERRAINS.indexOf(name)),
  numbers: filled(T, { 0: 2 ** 6, 4: 2 ** 9, 6: 2 ** 3 }),
  blocked: filled(T),
  harbour: filled(E, { [edgeBetween(0, 1)]: 1 }),
  building: filled(C, { 0: 1 }),
  held: filled(C, { 0: 2 }),
  road: filled(E, { [edgeBetween(0, 2)]: 1, [edgeBetween(0, 4)]: 1, [edgeBetween(1, 2)]: 2 }),
  ship: filled(E, { [edgeBetween(0, 2)]: 1, [edgeBetween(1, 2)]: 2 }),
  ships_left: [13, 14, 15, 15],
  ship_lifted: -1,
  robber: 0,
  pirate: 2,
  gift: filled(E, { [edgeBetween(6, 5)]: 1, [edgeBetween(6, 1)]: 2 }),
  village: filled(C, { 7: 8 }),
  village_cloth: filled(C, { 7: 4 }),
  cloth: [3, 0, 1, 0],
  cloth_reserve: 9,
  fort: filled(C, { 9: 3 }),
  fort_tokens: [3, 3, 2, 3],
  landing: filled(C, { 11: 3 }),
  fleet_path: filled(T, { 1: 2, 2: 1, 5: 3 }),
  warships: [0, 2, 0, 0],
  wonder: [0, 4, 0, 1],
  wonder_stage: [0, 3, 0, 1],
  wonder_site: filled(C, { 13: 1, 14: 3 }),
  unseen_terrain: filled(TERRAINS.length, { 1: 2, 6: 3 }),
  harbour_stock: filled(6, { 0: 2 }),
  harbours_kept: [filled(6), filled(6, { 0: 1, 3: 1 }), filled(6), filled(6)],
}
const blocks = sheetMessage.blocks.map((one) => ({
  ...one,
  size: one.per === 'player' || one.per === 'colour' ? one.size : (sizes[one.per] ?? one.size),
  names: one.name === 'terrain' ? TERRAINS : one.name === 'harbour' ? HARBOURS : one.names,
}))
const edgeField = { name: 'edge', kind: 'edge', size: E, names: [], owed: '' }
const tileField = { name: 'tile', kind: 'tile', size: T, names: [], owed: '' }
export const seaMessage: SheetMessage = {
  ...sheetMessage,
  game: 'seafarers/oceania',
  box: 'seafarers',
  graph,
  blocks: [...blocks, ...own],
  verbs: [
    ...sheetMessage.verbs,
    ...['build_ship', 'place_ship', 'lift_ship', 'set_ship'].map((name) => ({
      name,
      form: false,
      chapter: '',
      roles: name === 'build_ship' ? ['build'] : [],
      price: name === 'build_ship' ? 'ship' : '',
      plays: '',
      fields: [edgeField],
    })),
    { name: 'move_pirate', form: false, chapter: '', roles: [], price: '', plays: '', fields: [tileField] },
  ],
  pieces: [...sheetMessage.pieces, { name: 'ship', place: 'edge', stock: 15 }],
  prices: { ...sheetMessage.prices, ship: { lumber: 1, wool: 1 }, great_theatre: { brick: 1, wool: 3, lumber: 1 } },
  terrains: TERRAINS,
  facts: { dice: 2, wonder_stages: 4, fort_tokens: 3 },
}
export const seaSheet: Sheet = readSheet(seaMessage)
/** The same sheet without these blocks: a game whose chapters do not have them. */
export const without = (...names: string[]): Sheet => ({
  ...seaSheet,
  blocks: seaSheet.blocks.filter((one) => !names.includes(one.name)),
})
export const FRAME = frame.length
