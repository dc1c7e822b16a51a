// What a new map begins with.
import type { MapKit } from '../wire.generated'
import { around } from './hexes'
import { type Cell, type Sketch, withCells, withHarbour } from './sketch'

export type Template = 'island' | 'sea'

const disc = (radius: number): string[] => {
  let tiles = ['0,0']
  for (let ring = 0; ring < radius; ring++) tiles = [...tiles, ...around(tiles)]
  return tiles
}
const plain = (terrain: string, pool = ''): Cell => ({ terrain, pool, area: '', numbers: [] })
const HARBOURS: readonly (readonly [string, number])[] = [
  ['0,-2NW', 0],
  ['1,-2NE', 3],
  ['2,-1NE', 5],
  ['2,0E', 0],
  ['1,1SE', 4],
  ['-1,2SE', 0],
  ['-2,2SW', 0],
  ['-2,1W', 2],
  ['-1,-1W', 1],
] // edges and kinds, by their places in the kit

// Small islands round the one in the middle.
const ISLETS = ['0,-3', '1,-3', '3,-2', '3,-1', '3,0', '1,2', '0,3', '-2,3', '-3,3', '-3,1', '-3,0', '-1,-2']

// Of the pools.
const NAMES = { main: 'main', islands: 'islands' }

/** An island that is dealt, with a desert in its middle; or the sea, with islands that are dealt. */
export function newSketch(kit: MapKit, template: Template, names = NAMES): Sketch {
  const atSea = template === 'sea'
  const home = new Set(disc(atSea ? 1 : 2))
  const on = (tile: string): Cell => {
    if (tile === '0,0') return plain('desert')
    if (home.has(tile)) return plain('', names.main)
    return ISLETS.includes(tile) ? plain('', names.islands) : plain('sea')
  }
  const tiles = Object.fromEntries(disc(atSea ? 3 : 2).map((tile) => [tile, on(tile)]))
  const chapters = kit.chapters.slice(0, atSea ? 2 : 1).map(({ name }) => name)
  const empty = { seats: [3, 4], target: atSea ? 12 : 10, chapters, robber: 'desert' }
  let sketch = withCells(kit, empty, 0, tiles)
  if (!atSea) for (const [edge, kind] of HARBOURS) sketch = withHarbour(kit, sketch, 0, edge, kit.harbours[kind] ?? '')
  return sketch
}
