// What the chapters of the sea lay on the board beside pieces: gifts, villages, forts, the fleet's way, sites.
// Each is there when its block is.
import { factOf } from '../game'
import type { Sheet, View } from '../wire'
import { edgeAt, type Point, type Segment, tileAt } from './geometry'

export interface Gift {
  readonly edge: number
  readonly kind: string // "point", "card"
  readonly side: Segment
  readonly at: Point
}
export interface Village {
  readonly corner: number
  readonly number: number
  readonly cloth: number
}
export interface Fort {
  readonly corner: number
  readonly seat: number
  readonly tokens: number
  readonly of: number // tokens at the start
}
export interface Landing {
  readonly corner: number
  readonly seat: number
}
export interface Site {
  readonly corner: number
  readonly kind: string
}
export interface SeaScene {
  readonly gifts: readonly Gift[]
  readonly villages: readonly Village[]
  readonly forts: readonly Fort[]
  readonly landings: readonly Landing[]
  readonly sites: readonly Site[]
  readonly lifted: { readonly edge: number; readonly seat: number } | null // a ship that is being moved
  readonly fleetPath: readonly Point[] // in the order in which the fleet goes, closed
}

/** Holder blocks that are drawn here and not as pieces. */
export const DRAWN_HERE = new Set(['fort', 'landing'])

const numbers = (view: View, block: string): readonly number[] => {
  const value = view[block]
  return Array.isArray(value) ? (value as number[]) : []
}
const isBlock = (sheet: Sheet, name: string) => sheet.blocks.some((block) => block.name === name)
const namesOf = (sheet: Sheet, name: string) => sheet.blocks.find((block) => block.name === name)?.names ?? []

function filled<T>(sheet: Sheet, view: View, block: string, make: (value: number, at: number) => T | null): T[] {
  if (!isBlock(sheet, block)) return []
  return numbers(view, block).flatMap((value, at) => {
    const made = value > 0 ? make(value, at) : null
    return made === null ? [] : [made]
  })
}

/** Beside an edge, on the side of the tile that is no land: where a token of the coast lies. */
export function offshore(sheet: Sheet, isLand: (tile: number) => boolean, edge: number, distance: number): Point {
  const { graph } = sheet
  const side = edgeAt(graph, edge)
  const land = (graph.edge_tiles[edge] ?? []).find(isLand)
  const [x, y] = land === undefined ? [side.x, side.y - 1] : tileAt(graph, land)
  const length = Math.hypot(side.x - x, side.y - y) || 1
  return [side.x + ((side.x - x) / length) * distance, side.y + ((side.y - y) / length) * distance]
}

export function seaOf(sheet: Sheet, view: View, isLand: (tile: number) => boolean): SeaScene {
  const gifts = namesOf(sheet, 'gift')
  const sites = namesOf(sheet, 'wonder_site')
  const cloth = numbers(view, 'village_cloth')
  const tokens = numbers(view, 'fort_tokens')
  const path = filled(sheet, view, 'fleet_path', (step, tile) => ({ step, tile }))
  return {
    gifts: filled(sheet, view, 'gift', (code, edge) => {
      const kind = gifts[code]
      return kind ? { edge, kind, side: edgeAt(sheet.graph, edge), at: offshore(sheet, isLand, edge, 34) } : null
    }),
    villages: filled(sheet, view, 'village', (number, corner) => ({ corner, number, cloth: cloth[corner] ?? 0 })),
    forts: filled(sheet, view, 'fort', (held, corner) => ({
      corner,
      seat: held - 1,
      tokens: tokens[held - 1] ?? 0,
      of: factOf(sheet, 'fort_tokens'),
    })),
    landings: filled(sheet, view, 'landing', (held, corner) => ({ corner, seat: held - 1 })),
    sites: filled(sheet, view, 'wonder_site', (code, corner) => {
      const kind = sites[code]
      // Where nobody may start says nothing any more once the game has begun.
      return kind && !(kind === 'no_start' && view.turn > 0) ? { corner, kind } : null
    }),
    lifted:
      isBlock(sheet, 'ship_lifted') && Number(view.ship_lifted) >= 0
        ? { edge: Number(view.ship_lifted), seat: view.active }
        : null,
    fleetPath: path.sort((a, b) => a.step - b.step).map(({ tile }) => tileAt(sheet.graph, tile)),
  }
}
