// Reading a view by the names of its blocks. A block that a game does not have reads as empty.
import type { Block, Sheet, View } from './wire'

export const blockOf = (sheet: Sheet, name: string): Block | undefined =>
  sheet.blocks.find((block) => block.name === name)
export const hasBlock = (sheet: Sheet | null, name: string): boolean =>
  sheet !== null && blockOf(sheet, name) !== undefined

/** The names behind the numbers of a block. */
export const namesOf = (sheet: Sheet, block: string): readonly string[] => blockOf(sheet, block)?.names ?? []

/** A block with a number for every place, seat or card. */
export function listOf(view: View | null, block: string): readonly number[] {
  const value = view?.[block]
  return Array.isArray(value) ? (value as number[]) : []
}

/** The row of a seat in a block that has one for every seat. */
export function rowOf(view: View | null, block: string, seat: number): readonly (number | null)[] {
  const value = view?.[block]
  const row = Array.isArray(value) ? value[seat] : undefined
  return Array.isArray(row) ? (row as (number | null)[]) : []
}

export function numberOf(view: View | null, block: string): number {
  const value = view?.[block]
  return typeof value === 'number' ? value : 0
}

/** How many pieces of a kind a seat has not placed yet; null: they are not counted. */
export function piecesLeft(view: View | null, piece: string, seat: number): number | null {
  const plural = piece.endsWith('y') ? `${piece.slice(0, -1)}ies` : piece.endsWith('s') ? `${piece}es` : `${piece}s`
  // Of pieces of several levels the lowest is what is bought.
  return rowOf(view, `${plural}_left`, seat)[0] ?? listOf(view, `${plural}_left`)[seat] ?? null
}

/** The places at which a block has something. */
export const filledOf = (view: View | null, block: string): number[] =>
  listOf(view, block).flatMap((value, at) => (value > 0 ? [at] : []))

/** A number of the rules; 0 where the game has none of the kind. */
export const factOf = (sheet: Sheet | null, name: string): number => sheet?.facts[name] ?? 0

export const sum = (values: readonly (number | null)[]): number => values.reduce<number>((a, b) => a + (b ?? 0), 0)

/** All seats of a game. */
export const seatsOf = (view: View): number[] => Array.from({ length: view.seats }, (_, seat) => seat)

/** What the rules make of the blocks: a reading that is one value. */
export const readingOf = <Value>(view: View | null, name: string): Value | undefined =>
  view?.readings?.[name] as Value | undefined

/** A reading that has a value for every player. */
export const readingFor = <Value>(view: View | null, name: string, seat: number): Value | undefined =>
  readingOf<readonly Value[]>(view, name)?.[seat]

/** How many cards of a seat count for the hand limit: hidden ones, and open ones that do. */
export const limitCount = (sheet: Sheet, view: View, seat: number): number =>
  sheet.goods.reduce(
    (count, good, k) => count + (good.open && good.counts ? (rowOf(view, 'hand', seat)[k] ?? 0) : 0),
    listOf(view, 'hand_count')[seat] ?? 0,
  )

/** What a seat holds of the goods that everybody sees. */
export const openGoods = (sheet: Sheet, view: View, seat: number): { name: string; count: number }[] =>
  sheet.goods.flatMap((good, k) => (good.open ? [{ name: good.name, count: rowOf(view, 'hand', seat)[k] ?? 0 }] : []))
