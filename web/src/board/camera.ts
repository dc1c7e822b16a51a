// Which part of a board is on the screen. Pure numbers: a point p of the board is drawn at p · k + (x, y) of the box
// that would show everything; k = 1 fits the whole board.
import { type Box, type Point, R } from './geometry'

export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}
export interface Screen {
  readonly width: number // pixels
  readonly height: number
}

export const WHOLE: Camera = { x: 0, y: 0, k: 1 }
export const CLOSEST = 5
const SLACK = 70 // pixels the board may be pulled beyond its end, so that nothing in a corner of the screen hides it
export const PHONE = 620 // pixels: no screen of a phone is wider
// Pixels from a tile's middle to its corner: enough to show the board as a whole, and what a part of it has at the start.
const READABLE = { phone: 28, screen: 26 }
const LEAST = { phone: 34, screen: 26 }

/** Pixels for one unit when the whole board is shown. */
export function fitOf(box: Box, screen: Screen): number {
  return screen.width > 0 && screen.height > 0 ? Math.min(screen.width / box.width, screen.height / box.height) : 0.5
}

/** How near the board is at first: as a whole, unless its tiles would be too small to read. */
export function firstNearness(box: Box, screen: Screen): number {
  const kind = screen.width <= PHONE ? 'phone' : 'screen'
  const radius = fitOf(box, screen) * R
  return radius >= READABLE[kind] ? 1 : Math.min(CLOSEST, LEAST[kind] / radius)
}

/** The screen in units of the box, which lies in its middle. */
function frameOf(box: Box, screen: Screen): Box {
  const fit = fitOf(box, screen)
  const width = screen.width / fit
  const height = screen.height / fit
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** The part of the board that is on the screen. */
export function seenBy(camera: Camera, box: Box, screen: Screen): Box {
  const frame = frameOf(box, screen)
  return {
    x: (frame.x - camera.x) / camera.k,
    y: (frame.y - camera.y) / camera.k,
    width: frame.width / camera.k,
    height: frame.height / camera.k,
  }
}

/** The same view, but with the board in it: what is smaller than the screen stands in its middle. */
export function clamped(camera: Camera, box: Box, screen: Screen, beyond = SLACK): Camera {
  if (camera.k <= 1) return WHOLE
  const frame = frameOf(box, screen)
  const slack = beyond / fitOf(box, screen)
  const one = (at: number, from: number, size: number, start: number, length: number) => {
    const low = from + size - (start + length) * camera.k - slack // the board's end at the screen's end
    const high = from - start * camera.k + slack
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at))
  }
  return {
    k: camera.k,
    x: one(camera.x, frame.x, frame.width, box.x, box.width),
    y: one(camera.y, frame.y, frame.height, box.y, box.height),
  }
}

/** Nearer or farther; the point stays where it is on the screen. */
export function zoomed(camera: Camera, k: number, [x, y]: Point, box: Box, screen: Screen): Camera {
  const next = Math.min(CLOSEST, Math.max(1, k))
  return clamped({ k: next, x: camera.x + x * (camera.k - next), y: camera.y + y * (camera.k - next) }, box, screen)
}

/** A point in the middle of the screen. */
export function centred([x, y]: Point, k: number, box: Box, screen: Screen): Camera {
  const frame = frameOf(box, screen)
  const middle = [frame.x + frame.width / 2, frame.y + frame.height / 2] as const
  return clamped({ k, x: middle[0] - x * k, y: middle[1] - y * k }, box, screen, 0)
}

export function isSeen([x, y]: Point, seen: Box, margin = 0): boolean {
  return (
    x >= seen.x + margin &&
    x <= seen.x + seen.width - margin &&
    y >= seen.y + margin &&
    y <= seen.y + seen.height - margin
  )
}

/** How much of the board is on the screen, from 0 to 1, by the middles of its tiles. */
export function shareSeen(tiles: readonly Point[], seen: Box): number {
  return tiles.length === 0 ? 1 : tiles.filter((tile) => isSeen(tile, seen)).length / tiles.length
}

export type MapCorner = 'low' | 'high'
/** The corner at the left in which a map of this size covers none of the points; null: it would in both. */
export function cornerFor(map: Screen, points: readonly Point[], seen: Box, screen: Screen): MapCorner | null {
  const scale = screen.width / seen.width
  const shown = points.map(([x, y]) => [(x - seen.x) * scale, (y - seen.y) * scale] as const)
  const isFree = (top: number) => shown.every(([x, y]) => x > map.width || y < top || y > top + map.height)
  if (isFree(screen.height - map.height)) return 'low'
  return isFree(0) ? 'high' : null
}

export type DiceRoom = 'row' | 'stack' | 'total' | 'dice'
/** What fits into the lower left corner: width and height in pixels, the most telling first. */
const DICE: readonly (readonly [DiceRoom, number, number?])[] = [
  ['row', 350],
  ['stack', 116, 126],
  ['total', 148],
]
const DIE = { phone: 44, screen: 56 } // the height of a row
/** How the dice lie in the lower left corner: with all that is said of them in a row or above them, with their total,
 * or alone. What is covered are circles: pixels from the left, from below, and their radius. */
export function roomOfDice(covered: readonly (readonly [number, number, number])[], screen: Screen): DiceRoom {
  const row = screen.width <= PHONE ? DIE.phone : DIE.screen
  const isFree = (width: number, height: number) =>
    covered.every(([x, y, radius]) => Math.hypot(Math.max(0, x - width), Math.max(0, y - height)) >= radius)
  return DICE.find(([, width, height = row]) => isFree(width, height))?.[0] ?? 'dice'
}

/** All these points on the screen: no nearer than now, farther if they need it. */
export function showing(points: readonly Point[], camera: Camera, box: Box, screen: Screen): Camera {
  if (points.length === 0) return camera
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const frame = frameOf(box, screen)
  const around = 2 * R
  const k = Math.min(camera.k, frame.width / (right - left + around), frame.height / (bottom - top + around))
  return centred([(left + right) / 2, (top + bottom) / 2], Math.max(1, k), box, screen)
}
