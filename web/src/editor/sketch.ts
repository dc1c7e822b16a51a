// A map as the editor has it: the values of its scenario file, every drawing as tiles by name (MapDraft in the protocol).
// All functions are pure: a sketch goes in, another comes out, and what they do not know stays as it is.
import type { MapKit } from '../wire.generated'
import { around, isSame, namesOf, type Reach, tileOf } from './hexes'

export type Table = Readonly<Record<string, unknown>>
export type Sketch = Table
export type Counts = Readonly<Record<string, number>>
/** What a sign of the legend stands for. */
export interface Meaning {
  readonly terrain: string
  readonly pool: string
  readonly area: string
}
export interface Cell extends Meaning {
  readonly numbers: readonly number[]
}

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const tableIn = (value: unknown): Table => (isTable(value) ? value : {})
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

// ---- values of the file, or of one of its boards

export const boardsOf = (sketch: Sketch): readonly Table[] =>
  Array.isArray(sketch.boards) ? sketch.boards.map(tableIn) : []

function joined(below: Table, above: Table): Table {
  const all: Record<string, unknown> = { ...below }
  for (const [key, value] of Object.entries(above)) {
    const under = all[key]
    all[key] = isTable(under) && isTable(value) ? joined(under, value) : value
  }
  return all
}

/** A value of a board; what stands at the top of a file counts for all its boards. */
export function valueAt(sketch: Sketch, board: number, key: string): unknown {
  const own = boardsOf(sketch)[board]?.[key]
  const shared = sketch[key]
  return isTable(own) && isTable(shared) ? joined(shared, own) : (own ?? shared)
}
export const tableOf = (sketch: Sketch, board: number, key: string): Table => tableIn(valueAt(sketch, board, key))

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (isTable(value) && Object.keys(value).length === 0)
function put(table: Table, key: string, value: unknown): Table {
  if (!isEmpty(value)) return { ...table, [key]: value }
  const { [key]: _, ...rest } = table
  return rest
}

/** The sketch with another value of a board; an empty one is left out. What counted for all boards is then each one's. */
export function withValue(sketch: Sketch, board: number, key: string, value: unknown): Sketch {
  const boards = boardsOf(sketch)
  if (boards.length === 0) return put(sketch, key, value)
  const { [key]: _, ...rest } = sketch
  return {
    ...rest,
    boards: boards.map((one, index) => put(one, key, index === board ? value : valueAt(sketch, index, key))),
  }
}

/** The sketch with another value of the game, whatever boards it has. */
export const withGame = (sketch: Sketch, key: string, value: unknown): Sketch => put(sketch, key, value)

export const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
export const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
export const countsOf = (value: unknown): Counts =>
  Object.fromEntries(
    Object.entries(tableIn(value)).filter((one): one is [string, number] => typeof one[1] === 'number'),
  )
export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

// ---- tiles

const CELL = /^([^\d\s]+)(\d+(?:\+\d+)*)?$/

/** What is drawn on every tile, as the file writes it. */
export function drawnOn(sketch: Sketch, board: number): Readonly<Record<string, string>> {
  const { cells } = tableOf(sketch, board, 'map')
  return Object.fromEntries(Object.entries(tableIn(cells)).map(([name, sign]) => [name, textIn(sign)]))
}
/** Whether frame hexes lie round the map: a file with more chapters than the first has them unless it says otherwise. */
export function hasFrame(sketch: Sketch, board: number): boolean {
  const { ring } = tableOf(sketch, board, 'map')
  return typeof ring === 'boolean' ? ring : wordsOf(sketch.chapters).length > 1
}

/** The tiles of a board, those of the frame included. */
export function tilesOf(sketch: Sketch, board: number): Set<string> {
  const tiles = Object.keys(drawnOn(sketch, board))
  return new Set(hasFrame(sketch, board) ? [...tiles, ...around(tiles)] : tiles)
}

const meaningIn = (value: unknown): Meaning =>
  isTable(value)
    ? { terrain: textIn(value.terrain), pool: textIn(value.pool), area: textIn(value.area) }
    : { terrain: textIn(value), pool: '', area: '' }

/** What the signs of a board stand for: the file's, and those that every file has. */
export function legendOf(kit: MapKit, sketch: Sketch, board: number): ReadonlyMap<string, Meaning> {
  const legend = new Map<string, Meaning>()
  for (const [terrain, sign] of Object.entries(kit.signs)) legend.set(sign, { terrain, pool: '', area: '' })
  for (const [sign, value] of Object.entries(tableOf(sketch, board, 'legend'))) legend.set(sign, meaningIn(value))
  return legend
}

function split(drawn: string): { sign: string; numbers: number[] } {
  const [, sign = '', numbers = ''] = CELL.exec(drawn) ?? []
  return { sign, numbers: numbers ? numbers.split('+').map(Number) : [] }
}
const joinedCell = (sign: string, numbers: readonly number[]) => sign + numbers.join('+')

/** All tiles of a board with what lies on them. */
export function cellsOf(kit: MapKit, sketch: Sketch, board: number): Map<string, Cell> {
  const legend = legendOf(kit, sketch, board)
  return new Map(
    Object.entries(drawnOn(sketch, board)).map(([name, drawn]) => {
      const { sign, numbers } = split(drawn)
      const meaning = legend.get(sign) ?? { terrain: '', pool: '', area: '' }
      return [name, { ...meaning, numbers }]
    }),
  )
}

const sameMeaning = (one: Meaning, other: Meaning) =>
  one.terrain === other.terrain && one.pool === other.pool && one.area === other.area
const written = ({ terrain, pool, area }: Meaning): unknown =>
  pool || area ? { ...(terrain && { terrain }), ...(pool && { pool }), ...(area && { area }) } : terrain

/** The sign for a meaning; one that the file does not explain yet is added to its legend. */
function signed(kit: MapKit, sketch: Sketch, board: number, meaning: Meaning): [Sketch, string] {
  const own = tableOf(sketch, board, 'legend')
  // A sign that prints numbers of its own is not used for others.
  for (const [sign, value] of Object.entries(own))
    if (!(isTable(value) && 'numbers' in value) && sameMeaning(meaningIn(value), meaning)) return [sketch, sign]
  const legend = legendOf(kit, sketch, board)
  const plain = kit.signs[meaning.terrain] ?? ''
  const isFree = (sign: string) => !legend.has(sign)
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const wanted = meaning.pool || meaning.area ? letters.map((letter) => plain + letter) : [plain, ...letters]
  const standard = !meaning.pool && !meaning.area && plain && !(plain in own) ? plain : ''
  const sign =
    standard || wanted.find(isFree) || letters.flatMap((a) => letters.map((b) => a + b)).find(isFree) || plain
  return [withValue(sketch, board, 'legend', { ...own, [sign]: written(meaning) }), sign]
}

// ---- what is dealt

// How terrains and tokens are proposed, as on the island that everybody knows.
type Weights = readonly (readonly [string, number])[]
const TERRAINS: Weights = [
  ['forest', 4],
  ['pasture', 4],
  ['fields', 4],
  ['hills', 3],
  ['mountains', 3],
]
const NUMBERS: Weights = [...'5 9 4 10 6 8 3 11'.split(' ').map((number) => [number, 2] as const), ['2', 1], ['12', 1]]

/** Counts with another sum: what is short by these weights comes first, what is plenty goes first. */
export function resized(counts: Counts, sum: number, weights: Weights): Counts {
  const made: Record<string, number> = { ...counts }
  const weight = (name: string) => weights.find(([one]) => one === name)?.[1] ?? 0.5
  for (let now = sumOf(made); now < sum; now++) {
    const names = weights.map(([name]) => name)
    const share = (name: string) => ((made[name] ?? 0) + 1) / weight(name)
    const next = names.reduce((best, name) => (share(name) < share(best) ? name : best), names[0] ?? '')
    made[next] = (made[next] ?? 0) + 1
  }
  for (let now = sumOf(made); now > Math.max(0, sum); now--) {
    const names = Object.keys(made).filter((name) => (made[name] ?? 0) > 0)
    const share = (name: string) => (made[name] ?? 0) / weight(name)
    const most = names.reduce((best, name) => (share(name) > share(best) ? name : best), names[0] ?? '')
    made[most] = (made[most] ?? 0) - 1
  }
  return positive(made)
}
const positive = (counts: Counts): Counts => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

/** The tokens of a pool as counts; letters are for spirals. */
export function tokensOf(pool: Table): Counts {
  if (typeof pool.tokens !== 'string') return countsOf(pool.numbers)
  const counts: Record<string, number> = {}
  for (const token of pool.tokens.split(/\s+/).filter(Boolean)) {
    const number = token.replace(/^[A-Za-z]+/, '')
    counts[number] = (counts[number] ?? 0) + 1
  }
  return counts
}

/** What lies on the tiles of a pool or under the fog: how many terrains and tokens there have to be. */
interface Need {
  readonly terrains: number
  readonly printed: number // fertile tiles of the pool whose terrain is printed
  readonly numbered: number
}
const NOTHING: Need = { terrains: 0, printed: 0, numbered: 0 }

function needOf(kit: MapKit, cells: Iterable<Cell>, pool: string): Need {
  const mine = [...cells].filter((cell) => (pool ? cell.pool === pool : cell.terrain === FOG))
  if (!pool) return { ...NOTHING, terrains: mine.length }
  return {
    terrains: mine.filter((cell) => !cell.terrain).length,
    printed: mine.filter((cell) => kit.fertile.includes(cell.terrain)).length,
    numbered: mine.filter((cell) => cell.numbers.length > 0).length,
  }
}
const FOG = 'fog'
const fertileIn = (kit: MapKit, terrains: Counts) =>
  sumOf(Object.fromEntries(Object.entries(terrains).filter(([name]) => kit.fertile.includes(name))))

/** How many tokens a pool needs. */
export const tokensWanted = (kit: MapKit, terrains: Counts, need: Need): number =>
  fertileIn(kit, terrains) + need.printed - need.numbered

/** The stack of a pool, or of the fog (''), for other tiles; it keeps what was wrong with it before. */
function restacked(kit: MapKit, stack: Table, before: Need, after: Need): Table {
  const terrains = countsOf(stack.terrains)
  const tokens = tokensOf(stack)
  const changed = resized(terrains, sumOf(terrains) + after.terrains - before.terrains, TERRAINS)
  const more = tokensWanted(kit, changed, after) - tokensWanted(kit, terrains, before)
  return stacked(stack, changed, resized(tokens, sumOf(tokens) + more, NUMBERS))
}
function stacked(stack: Table, terrains: Counts, numbers: Counts): Table {
  const { tokens: _, spiral_from: __, ...rest } = stack
  return { ...rest, terrains, numbers }
}

/** Another number of a terrain in a pool or under the fog; the tokens follow it. */
export function withTerrainCount(kit: MapKit, stack: Table, terrain: string, count: number): Table {
  const terrains = countsOf(stack.terrains)
  const changed = positive({ ...terrains, [terrain]: count })
  const tokens = tokensOf(stack)
  const more = fertileIn(kit, changed) - fertileIn(kit, terrains)
  return stacked(stack, changed, resized(tokens, sumOf(tokens) + more, NUMBERS))
}
export const withTokenCount = (stack: Table, number: number, count: number): Table =>
  stacked(stack, countsOf(stack.terrains), positive({ ...tokensOf(stack), [number]: count }))

/** What a stack holds, and what its tiles need. */
export function stackOf(kit: MapKit, sketch: Sketch, board: number, pool: string) {
  const need = needOf(kit, cellsOf(kit, sketch, board).values(), pool)
  const stack = tableIn(pool ? tableOf(sketch, board, 'pools')[pool] : valueAt(sketch, board, 'fog'))
  const [terrains, tokens] = [countsOf(stack.terrains), tokensOf(stack)]
  return { stack, terrains, tokens, tiles: need.terrains, wanted: tokensWanted(kit, terrains, need) }
}
export function withStack(sketch: Sketch, board: number, pool: string, stack: Table): Sketch {
  if (!pool) return withValue(sketch, board, 'fog', stack)
  return withValue(sketch, board, 'pools', { ...tableOf(sketch, board, 'pools'), [pool]: stack })
}

/** The pools of a board in the order of the file: their letters stay when tiles change. */
export function poolsOf(kit: MapKit, sketch: Sketch, board: number): string[] {
  const used = [...cellsOf(kit, sketch, board).values()].map(({ pool }) => pool).filter(Boolean)
  return [...new Set([...Object.keys(tableOf(sketch, board, 'pools')), ...used])]
}

/** Names of the file that a person types: no spaces at the ends, none within. */
export const fileName = (text: string): string => text.trim().replaceAll(/\s+/g, '_').slice(0, 40)

const renamedKey = (table: Table, from: string, to: string): Table =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name === from ? to : name, value]))

/** A pool or an area by another name, on every board that has it. */
export function renamed(sketch: Sketch, kind: 'pool' | 'area', from: string, to: string): Sketch {
  let changed = sketch
  for (let board = 0; board < Math.max(1, boardsOf(sketch).length); board++) {
    const legend = Object.entries(tableOf(changed, board, 'legend')).map(([sign, value]) => [
      sign,
      isTable(value) && value[kind] === from ? { ...value, [kind]: to } : value,
    ])
    if (legend.length > 0) changed = withValue(changed, board, 'legend', Object.fromEntries(legend))
    const named = tableOf(changed, board, `${kind}s`)
    if (from in named) changed = withValue(changed, board, `${kind}s`, renamedKey(named, from, to))
    if (kind === 'pool') continue
    const pools = Object.entries(tableOf(changed, board, 'pools')).map(([name, pool]) => {
      const { only_in: only, ...rest } = tableIn(pool)
      const areas = Object.entries(tableIn(only)).map(([terrain, area]) => [terrain, area === from ? to : area])
      return [name, only === undefined ? pool : { ...rest, only_in: Object.fromEntries(areas) }]
    })
    if (pools.length > 0) changed = withValue(changed, board, 'pools', Object.fromEntries(pools))
  }
  return changed
}

/** The numbers that never come to a terrain of a pool. */
export const barredOf = (stack: Table, terrain: string): number[] => numbersOf(tableIn(stack.barred)[terrain])
/** A number that never comes to a terrain, or may again. */
export function withBarred(stack: Table, terrain: string, number: number, on: boolean): Table {
  const others = barredOf(stack, terrain).filter((one) => one !== number)
  const numbers = on ? [...others, number].sort((one, other) => one - other) : others
  return put(stack, 'barred', put(tableIn(stack.barred), terrain, numbers.length > 0 ? numbers : undefined))
}
/** The only area that a terrain of a pool comes to; '' for anywhere. */
export const onlyIn = (stack: Table, terrain: string): string => textIn(tableIn(stack.only_in)[terrain])
export const withOnlyIn = (stack: Table, terrain: string, area: string): Table =>
  put(stack, 'only_in', put(tableIn(stack.only_in), terrain, area))

/** Parts of the base game that a map is played without. */
export const withoutOf = (sketch: Sketch, board: number): string[] => wordsOf(valueAt(sketch, board, 'without'))
/** With or without a part; where there is no robber, it starts nowhere. */
export function withPart(sketch: Sketch, board: number, part: string, on: boolean): Sketch {
  const others = withoutOf(sketch, board).filter((one) => one !== part)
  const left = on ? others : [...others, part]
  const changed = withValue(sketch, board, 'without', left.length > 0 ? left : undefined)
  return part === 'robber' && !on ? withValue(changed, board, 'robber', undefined) : changed
}

/** How many there are of what a file counts ("pieces", "supply", "deck"): its own number, or the usual one. */
export function countsIn(kit: MapKit, sketch: Sketch, board: number, of: string): Counts {
  const large = numbersOf(valueAt(sketch, board, 'seats')).some((seats) => seats > 4)
  return { ...(large ? kit.counts_large : kit.counts)[of], ...countsOf(valueAt(sketch, board, of)) }
}
/** Another count; the usual one is not written down. */
export function withCount(kit: MapKit, sketch: Sketch, board: number, of: string, name: string, count: number): Sketch {
  const usual = countsIn(kit, withValue(sketch, board, of, undefined), board, of)[name]
  const table = tableOf(sketch, board, of)
  const { [name]: _, ...rest } = table
  return withValue(sketch, board, of, count === usual ? rest : { ...rest, [name]: count })
}

/** Pools and fog follow the tiles; what has no tile left goes, with its signs. */
function dealtAfter(kit: MapKit, before: Sketch, after: Sketch, board: number): Sketch {
  const [was, is] = [[...cellsOf(kit, before, board).values()], [...cellsOf(kit, after, board).values()]]
  let sketch = after
  const had = tableOf(before, board, 'pools')
  const pools: Record<string, Table> = {}
  for (const pool of new Set([...Object.keys(had), ...is.map((cell) => cell.pool).filter(Boolean)])) {
    if (!is.some((cell) => cell.pool === pool) && was.some((cell) => cell.pool === pool)) continue
    const [old, now] = [needOf(kit, was, pool), needOf(kit, is, pool)]
    const stack = tableIn(had[pool])
    pools[pool] = JSON.stringify(old) === JSON.stringify(now) ? stack : restacked(kit, stack, old, now)
  }
  sketch = withValue(sketch, board, 'pools', pools)
  const fog = tableOf(before, board, 'fog')
  const [old, now] = [needOf(kit, was, ''), needOf(kit, is, '')]
  if (now.terrains === 0) sketch = withValue(sketch, board, 'fog', undefined)
  else if (old.terrains !== now.terrains) sketch = withValue(sketch, board, 'fog', restacked(kit, fog, old, now))
  const areas = tableOf(sketch, board, 'areas')
  const left = Object.entries(areas).filter(
    ([name]) => is.some((cell) => cell.area === name) || !was.some((cell) => cell.area === name),
  )
  if (left.length < Object.keys(areas).length) sketch = withValue(sketch, board, 'areas', Object.fromEntries(left))
  const legend = tableOf(sketch, board, 'legend')
  const known = Object.entries(legend).filter(([, value]) => {
    const { pool } = meaningIn(value)
    return !pool || pool in pools
  })
  if (known.length < Object.keys(legend).length) sketch = withValue(sketch, board, 'legend', Object.fromEntries(known))
  return sketch
}

// ---- changing tiles

/** A printed board beside the map, or a frame in pieces, belongs to the map as it was. The harbours stay. */
function loosened(sketch: Sketch, board: number): Sketch {
  if (BOUND.every((key) => valueAt(sketch, board, key) === undefined)) return sketch
  const harbours = harboursOf(sketch, board)
  const { board: how, frame: _, ...deal } = tableOf(sketch, board, 'deal')
  let changed = withValue(sketch, board, 'deal', how === 'random' ? { board: how, ...deal } : deal)
  for (const key of BOUND) changed = withValue(changed, board, key, undefined)
  return withValue(changed, board, 'harbours', harbours)
}
const BOUND = ['frame', 'beginner', 'fixed']

/** The map with other tiles; null takes one away, and what stood there. */
export function withCells(
  kit: MapKit,
  sketch: Sketch,
  board: number,
  changes: Readonly<Record<string, Cell | null>>,
): Sketch {
  let changed = loosened(sketch, board)
  const cells: Record<string, string> = { ...drawnOn(sketch, board) }
  for (const [name, cell] of Object.entries(changes)) {
    if (cell === null) delete cells[name]
    else {
      const [next, sign] = signed(kit, changed, board, cell)
      changed = next
      cells[name] = joinedCell(sign, cell.numbers)
    }
  }
  const { cells: _, rows: __, origin: ___, ...rest } = tableOf(sketch, board, 'map')
  changed = withValue(changed, board, 'map', { cells, ...rest })
  const gone = Object.keys(changes).filter((name) => changes[name] === null)
  if (gone.length > 0) changed = swept(kit, changed, board, new Set(gone))
  return dealtAfter(kit, sketch, changed, board)
}

/** Places that were named by tiles that are gone: by another tile, if they still touch one. */
function swept(kit: MapKit, sketch: Sketch, board: number, gone: ReadonlySet<string>): Sketch {
  const tiles = tilesOf(sketch, board)
  const kept = (name: string, reach: Reach): string[] => {
    if (!gone.has(tileOf(name)) || tiles.has(tileOf(name))) return [name]
    const other = namesOf(name, reach).find((one) => tiles.has(tileOf(one)))
    return other ? [other] : []
  }
  let changed = sketch
  const harbours = Object.entries(tableOf(sketch, board, 'harbours'))
  const isLand = landIn(kit, sketch, board)
  const left = harbours.flatMap(([edge, kind]) => {
    const names = namesOf(edge, 'edge')
    if (!names.some((one) => gone.has(tileOf(one)))) return [[edge, kind] as const]
    const name = names.find(isLand)
    return name ? [[name, kind] as const] : []
  })
  changed = withValue(changed, board, 'harbours', Object.fromEntries(left))
  const places = tableOf(sketch, board, 'places')
  const cleaned = Object.entries(places).map(([kind, lists]) => {
    const reach = REACHES[kind] ?? 'tile'
    const all = Object.entries(tableIn(lists)).map(([name, list]) => [
      name,
      wordsOf(list).flatMap((one) => kept(one, reach)),
    ])
    return [kind, Object.fromEntries(all.filter(([, list]) => (list?.length ?? 0) > 0))] as const
  })
  changed = withValue(changed, board, 'places', Object.fromEntries(cleaned.filter(([, lists]) => !isEmpty(lists))))
  for (const piece of ['robber', 'pirate']) {
    const at = textIn(valueAt(changed, board, piece))
    if (gone.has(at) && !tiles.has(at)) changed = withValue(changed, board, piece, undefined)
  }
  return changed
}

export const REACHES: Readonly<Record<string, Reach>> = { tiles: 'tile', corners: 'corner', edges: 'edge' }

/** Frame hexes round the map, or none. */
export const withFrame = (sketch: Sketch, board: number, ring: boolean): Sketch =>
  withValue(sketch, board, 'map', { ...tableOf(sketch, board, 'map'), ring })

// ---- harbours, places, pieces

/** The harbours of a board by their edges; those of a frame lie as its pieces are listed. */
export function harboursOf(sketch: Sketch, board: number): Readonly<Record<string, string>> {
  const { sides, pieces } = tableOf(sketch, board, 'frame')
  if (Array.isArray(sides) && Array.isArray(pieces)) {
    const laid = sides.flatMap((edges, side) =>
      wordsOf(edges).map((edge, at) => [edge, wordsOf(pieces[side])[at] ?? ''] as const),
    )
    return Object.fromEntries(laid.filter(([, kind]) => kind !== ''))
  }
  const harbours = tableOf(sketch, board, 'harbours')
  return Object.fromEntries(Object.entries(harbours).map(([edge, kind]) => [edge, textIn(kind)]))
}

/** The harbour at an edge, '' for none. */
export const harbourAt = (sketch: Sketch, board: number, edge: string): string =>
  Object.entries(harboursOf(sketch, board)).find(([name]) => isSame(name, edge, 'edge'))?.[1] ?? ''

/** Another harbour at an edge; '' takes it away. */
export function withHarbour(kit: MapKit, sketch: Sketch, board: number, edge: string, kind: string): Sketch {
  const loose = loosened(sketch, board)
  const others = Object.entries(harboursOf(loose, board)).filter(([name]) => !isSame(name, edge, 'edge'))
  const name = named(kit, loose, board, edge, 'edge')
  return withValue(loose, board, 'harbours', Object.fromEntries(kind ? [...others, [name, kind]] : others))
}

/** Whether a place is named by a tile of the land. */
function landIn(kit: MapKit, sketch: Sketch, board: number): (name: string) => boolean {
  const cells = cellsOf(kit, sketch, board)
  return (name) => {
    const cell = cells.get(tileOf(name))
    return cell !== undefined && cell.terrain !== 'sea' && cell.terrain !== FOG
  }
}

/** A place by a tile that is there, land if possible. */
function named(kit: MapKit, sketch: Sketch, board: number, place: string, reach: Reach): string {
  const isLand = landIn(kit, sketch, board)
  const tiles = tilesOf(sketch, board)
  const names = namesOf(place, reach)
  return names.find(isLand) ?? names.find((name) => tiles.has(tileOf(name))) ?? place
}

/** The places of a kind ("tiles", "corners", "edges") by name. */
export function placesOf(sketch: Sketch, board: number, kind: string): Readonly<Record<string, readonly string[]>> {
  const lists = tableIn(tableOf(sketch, board, 'places')[kind])
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, wordsOf(list)]))
}
export const isPlace = (sketch: Sketch, board: number, kind: string, name: string, place: string): boolean =>
  (placesOf(sketch, board, kind)[name] ?? []).some((one) => isSame(one, place, REACHES[kind] ?? 'tile'))

/** A place added to a list, or taken from it. The order is the order in which they were laid. */
export function withPlace(
  kit: MapKit,
  sketch: Sketch,
  board: number,
  kind: string,
  name: string,
  place: string,
  on: boolean,
): Sketch {
  const reach = REACHES[kind] ?? 'tile'
  const lists = placesOf(sketch, board, kind)
  const others = (lists[name] ?? []).filter((one) => !isSame(one, place, reach))
  const list = on ? [...others, named(kit, sketch, board, place, reach)] : others
  const changed = Object.fromEntries(Object.entries({ ...lists, [name]: list }).filter(([, one]) => one.length > 0))
  return withValue(sketch, board, 'places', put(tableOf(sketch, board, 'places'), kind, changed))
}

/** Where the robber or the pirate starts: a tile that is named, or the first one of a terrain or number; '' if unknown. */
export function pieceAt(kit: MapKit, sketch: Sketch, board: number, piece: string): string {
  const said = textIn(valueAt(sketch, board, piece)).replace(/^any /, '')
  if (/^-?\d/.test(said)) return said
  const number = /^number (\d+)$/.exec(said)?.[1]
  for (const [name, cell] of cellsOf(kit, sketch, board))
    if (said && (number ? cell.numbers.includes(Number(number)) : cell.terrain === said)) return name
  return ''
}
