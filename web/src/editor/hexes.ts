// Names of tiles, edges and corners as scenario files write them (docs/scenario_files.md), and where they are drawn.
import { type Point, R } from '../board/geometry'

export const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const
export const TIPS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Reach = 'tile' | 'edge' | 'corner'
type Hex = readonly [number, number]

const STEPS: Readonly<Record<string, Hex>> = {
  NE: [1, -1],
  E: [1, 0],
  SE: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [0, -1],
}
const PLACE = /^(-?\d+),(-?\d+)([A-Z]*)$/
const WIDTH = Math.sqrt(3) * R

export const nameOf = ([q, r]: Hex, end = ''): string => `${q},${r}${end}`

/** A tile, and the side or corner of it that a name adds; null for a name that is none. */
export function parsed(name: string): { hex: Hex; end: string } | null {
  const found = PLACE.exec(name)
  return found ? { hex: [Number(found[1]), Number(found[2])], end: found[3] ?? '' } : null
}
const hexOf = (name: string): Hex => parsed(name)?.hex ?? [0, 0]
/** The tile that a place is named by. */
export const tileOf = (name: string): string => nameOf(hexOf(name))

export function neighbour(tile: string, side: string): string {
  const [q, r] = hexOf(tile)
  const [dq, dr] = STEPS[side] ?? [0, 0]
  return nameOf([q + dq, r + dr])
}

/** All names of an edge or a corner, one for each tile that it touches. */
export function namesOf(name: string, reach: Reach): string[] {
  const { end = '' } = parsed(name) ?? {}
  const tile = tileOf(name)
  if (reach === 'edge') {
    const side = SIDES.indexOf(end as (typeof SIDES)[number])
    return side < 0 ? [name] : [name, neighbour(tile, end) + SIDES[(side + 3) % 6]]
  }
  const tip = TIPS.indexOf(end as (typeof TIPS)[number])
  if (reach === 'tile' || tip < 0) return [name]
  const [before, after] = [SIDES[(tip + 5) % 6] ?? 'NE', SIDES[tip] ?? 'NE']
  return [name, neighbour(tile, before) + TIPS[(tip + 2) % 6], neighbour(tile, after) + TIPS[(tip + 4) % 6]]
}

/** Whether two names mean one place. */
export const isSame = (one: string, other: string, reach: Reach): boolean => namesOf(one, reach).includes(other)

export function centreOf(tile: string): Point {
  const [q, r] = hexOf(tile)
  return [WIDTH * (q + r / 2), 1.5 * R * r]
}
const tip = ([x, y]: Point, index: number): Point => {
  const angle = ((-90 + 60 * index) * Math.PI) / 180
  return [x + R * Math.cos(angle), y + R * Math.sin(angle)]
}

/** The two ends of an edge. */
export function endsOf(edge: string): readonly [Point, Point] {
  const side = SIDES.indexOf((parsed(edge)?.end ?? 'NE') as (typeof SIDES)[number])
  const centre = centreOf(tileOf(edge))
  return [tip(centre, side), tip(centre, side + 1)]
}

/** The middle of a place. */
export function pointOf(name: string, reach: Reach): Point {
  if (reach === 'tile') return centreOf(name)
  if (reach === 'edge') {
    const [[ax, ay], [bx, by]] = endsOf(name)
    return [(ax + bx) / 2, (ay + by) / 2]
  }
  return tip(centreOf(tileOf(name)), TIPS.indexOf((parsed(name)?.end ?? 'N') as (typeof TIPS)[number]))
}

/** Which place a name has the form of: an edge and a corner may look alike, so the reader says which it expects. */
export const reachOf = (name: string): Reach => {
  const end = parsed(name)?.end ?? ''
  return end === '' ? 'tile' : end === 'N' || end === 'S' ? 'corner' : 'edge'
}

/** The tile at a point of the drawing. */
export function tileAt([x, y]: Point): string {
  const r = y / (1.5 * R)
  const q = x / WIDTH - r / 2
  const s = -q - r
  let [rq, rr] = [Math.round(q), Math.round(r)]
  const rs = Math.round(s)
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)]
  if (dq > dr && dq > ds) rq = -rr - rs
  else if (dr > ds) rr = -rq - rs
  return nameOf([rq || 0, rr || 0])
}

/** The tile, edge or corner that is nearest to a point. */
export function placeAt(at: Point, reach: Reach): string {
  const tile = tileAt(at)
  if (reach === 'tile') return tile
  const names = (reach === 'edge' ? SIDES : TIPS).map((end) => tile + end)
  const far = (name: string) => {
    const [x, y] = pointOf(name, reach)
    return Math.hypot(x - at[0], y - at[1])
  }
  return names.reduce((best, name) => (far(name) < far(best) ? name : best))
}

/** Tiles in reading order. */
export const inOrder = (tiles: readonly string[]): string[] =>
  [...tiles].sort((one, other) => {
    const [a, b] = [hexOf(one), hexOf(other)]
    return a[1] - b[1] || a[0] - b[0]
  })

/** The tiles round some others that are not among them. */
export function around(tiles: Iterable<string>): string[] {
  const inside = new Set(tiles)
  const found = new Set<string>()
  for (const tile of inside)
    for (const side of SIDES) {
      const next = neighbour(tile, side)
      if (!inside.has(next)) found.add(next)
    }
  return [...found]
}

/** One step with the arrow keys; up and down keep to the column as well as rows that are shifted by half a tile can. */
export function stepped(tile: string, key: string): string {
  const [, r] = hexOf(tile)
  const odd = Math.abs(r) % 2 === 1
  const side = {
    ArrowLeft: 'W',
    ArrowRight: 'E',
    ArrowUp: odd ? 'NE' : 'NW',
    ArrowDown: odd ? 'SE' : 'SW',
  }[key]
  return side ? neighbour(tile, side) : tile
}
