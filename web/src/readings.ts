// What the page needs to know that no block says: the limit of a hand, what somebody owes.
import type { Box, Progress } from './boxes/box'
import { listOf } from './reading'
import type { Sheet, View } from './wire'

/** How many cards of a seat are safe from a seven; 0: there is no such limit. */
export function handLimit(boxes: readonly Box[], sheet: Sheet, view: View, seat: number): number {
  const known = boxes.map((box) => box.handLimit?.(sheet, view, seat)).find((limit) => limit !== undefined)
  return known ?? Number(sheet.options.hand_limit ?? 0)
}

/** How many cards a seat must name for a decision or a form; undefined where it is not about that. */
export function owedBy(boxes: readonly Box[], view: View, about: string, seat: number): number | undefined {
  const block = boxes.map((box) => box.owed?.[about]).find((name) => name)
  return block ? listOf(view, block)[seat] : undefined
}

/** How far the scenario has come. */
export const progressOf = (boxes: readonly Box[], sheet: Sheet, view: View): Progress[] =>
  boxes.flatMap((box) => box.progress?.(sheet, view) ?? [])
