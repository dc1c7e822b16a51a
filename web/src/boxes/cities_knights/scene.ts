// What Cities & Knights sets on the board: knights, walls, metropolises, cities on their side, the merchant.
// Each is there when its block is.
import { filledOf, hasBlock, listOf, namesOf } from '../../reading'
import type { Sheet, View } from '../../wire'

export interface Knight {
  readonly corner: number
  readonly seat: number
  readonly level: number // 1 basic, 2 strong, 3 mighty
  readonly active: boolean
}
export interface Metropolis {
  readonly corner: number
  readonly track: string
}
export interface CityScene {
  readonly knights: readonly Knight[]
  readonly walls: readonly number[] // corners
  readonly metropolises: readonly Metropolis[]
  readonly laid: readonly number[] // corners of cities that lie on their side
  readonly raised: Knight | null // a knight in somebody's hand, at the corner it comes from
  readonly merchant: { readonly tile: number; readonly seat: number } | null
  readonly locked: boolean // robber and pirate do not move before the first attack
}

export function citiesOf(sheet: Sheet, view: View): CityScene {
  const held = listOf(view, 'held')
  const levels = listOf(view, 'knight')
  const active = listOf(view, 'knight_active')
  const tracks = namesOf(sheet, 'metropolis')
  const [holder = 0, level = 0, awake = 0, corner = -1] = hasBlock(sheet, 'knight_in_hand')
    ? listOf(view, 'knight_in_hand')
    : []
  const tile = hasBlock(sheet, 'merchant') && typeof view.merchant === 'number' ? view.merchant : -1
  return {
    knights: filledOf(view, 'knight').map((at) => ({
      corner: at,
      seat: (held[at] ?? 0) - 1,
      level: levels[at] ?? 1,
      active: (active[at] ?? 0) > 0,
    })),
    walls: filledOf(view, 'wall'),
    metropolises: filledOf(view, 'metropolis').map((at) => ({
      corner: at,
      track: tracks[listOf(view, 'metropolis')[at] ?? 0] ?? '',
    })),
    laid: filledOf(view, 'tipped_city'),
    raised: holder > 0 && level > 0 ? { corner, seat: holder - 1, level, active: awake > 0 } : null,
    merchant: tile >= 0 ? { tile, seat: Number(view.merchant_holder ?? 0) - 1 } : null,
    locked: hasBlock(sheet, 'attacks') && view.attacks === 0,
  }
}
