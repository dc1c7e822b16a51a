// Which place a pointer rests on, and since when: what it brings is shown after a moment and goes a little later.

import type { Graph } from '../wire'
import { cornerAt, edgeAt, type Place, type Point, tileAt } from './geometry'
import type { Scene } from './scene'

const REST = 120 // milliseconds
const STAY = 200
const near = ([ax, ay]: Point, [bx, by]: Point, distance: number) => Math.hypot(ax - bx, ay - by) <= distance

/** The corner, harbour, piece on a path, or land at a point of the drawing. */
export function placeUnder(graph: Graph, scene: Scene, at: Point): Place | null {
  const corner = graph.corner_xy.findIndex((_, one) => near(cornerAt(graph, one), at, 26))
  if (corner >= 0 && isCoast(graph, scene, corner)) return { kind: 'corner', at: corner }
  const harbour = scene.harbours.find(({ buoy }) => near(buoy, at, 34))
  if (harbour) return { kind: 'edge', at: harbour.edge }
  const route = scene.pieces.find(({ place }) => {
    if (place.kind !== 'edge') return false
    const { x, y } = edgeAt(graph, place.at)
    return near([x, y], at, 20)
  })
  if (route) return route.place
  const tile = scene.tiles.find((one) => near(tileAt(graph, one.tile), at, 86))
  return tile && isLand(tile.terrain) ? { kind: 'tile', at: tile.tile } : null
}

const isLand = (terrain: string | undefined) => terrain !== undefined && terrain !== 'sea' && terrain !== 'fog'
/** Whether a corner lies at land. */
const isCoast = (graph: Graph, scene: Scene, corner: number) =>
  (graph.corner_tiles[corner] ?? []).some((tile) => isLand(scene.tiles[tile]?.terrain))

const same = (a: Place | null, b: Place | null) => a?.kind === b?.kind && a?.at === b?.at

export class Looker {
  private wanted: Place | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly show: (place: Place | null) => void) {}

  look(place: Place | null): void {
    if (same(place, this.wanted)) return
    this.wanted = place
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.show(place), place ? REST : STAY)
  }
}
