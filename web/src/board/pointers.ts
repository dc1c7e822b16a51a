// Mouse and fingers on a board: the point they are on, and how they move it.
import { type Camera, clamped, fitOf, type Screen, zoomed } from './camera'
import type { Box, Point } from './geometry'

interface Spot {
  readonly clientX: number
  readonly clientY: number
}

/** The point of the board under a spot of the screen. */
export function pointUnder(spot: Spot, svg: SVGSVGElement | undefined, camera: Camera): Point {
  const matrix = svg?.getScreenCTM()
  if (!matrix) return [0, 0]
  const { x, y } = new DOMPoint(spot.clientX, spot.clientY).matrixTransform(matrix.inverse())
  return [(x - camera.x) / camera.k, (y - camera.y) / camera.k]
}

const apart = (a: Spot, b: Spot) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)

/** The camera after one of the pointers has moved: the board goes with it, by half where there are two, and two that
 * go apart bring it nearer. */
export function dragged(
  camera: Camera,
  pointers: ReadonlyMap<number, PointerEvent>,
  now: PointerEvent,
  svg: SVGSVGElement | undefined,
  box: Box,
  screen: Screen,
): Camera {
  const before = pointers.get(now.pointerId) ?? now
  const other = [...pointers.values()].find(({ pointerId }) => pointerId !== now.pointerId)
  const scale = fitOf(box, screen) * (other ? 2 : 1)
  const x = camera.x + (now.clientX - before.clientX) / scale
  const y = camera.y + (now.clientY - before.clientY) / scale
  const moved = clamped({ ...camera, x, y }, box, screen)
  const was = other ? apart(before, other) : 0
  if (!other || was === 0) return moved
  const between = { clientX: (now.clientX + other.clientX) / 2, clientY: (now.clientY + other.clientY) / 2 }
  return zoomed(moved, (moved.k * apart(now, other)) / was, pointUnder(between, svg, moved), box, screen)
}

/** How much nearer one step of a wheel brings the board. */
export const wheeled = (event: WheelEvent): number => (event.deltaY < 0 ? 1.15 : 1 / 1.15)
