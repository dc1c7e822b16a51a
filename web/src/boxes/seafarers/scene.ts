// What the chapters of the sea lay on the board beside pieces: gifts, villages, forts, the fleet's way, sites.
// Each is there when its block is.
import { edgeAt, offshore, type Point, type Segment, tileAt } from '../../board/geometry'
import { factOf, hasBlock, listOf, namesOf } from '../../reading'
import type { Sheet, View } from '../../wire'

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

function filled<T>(sheet: Sheet, view: View, block: string, make: (value: number, at: number) => T | null): T[] {
  if (!hasBlock(sheet, block)) return []
  return listOf(view, block).flatMap((value, at) => {
    const made = value > 0 ? make(value, at) : null
    return made === null ? [] : [made]
  })
}

export function seaOf(sheet: Sheet, view: View, isLand: (tile: number) => boolean): SeaScene {
  const gifts = namesOf(sheet, 'gift')
  const sites = namesOf(sheet, 'wonder_site')
  const cloth = listOf(view, 'village_cloth')
  const tokens = listOf(view, 'fort_tokens')
  const path = filled(sheet, view, 'fleet_path', (step, tile) => ({ step, tile }))
  return {
    gifts: filled(sheet, view, 'gift', (code, edge) => {
      const kind = gifts[code]
      return kind ? { edge, kind, side: edgeAt(sheet.graph, edge), at: offshore(sheet.graph, isLand, edge, 34) } : null
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
      hasBlock(sheet, 'ship_lifted') && Number(view.ship_lifted) >= 0
        ? { edge: Number(view.ship_lifted), seat: view.active }
        : null,
    fleetPath: path.sort((a, b) => a.step - b.step).map(({ tile }) => tileAt(sheet.graph, tile)),
  }
}
