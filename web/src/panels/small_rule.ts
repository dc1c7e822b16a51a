// Where the small rule lies: over the room beside the board, its point at the button that was pressed. On a phone it
// is as wide as the screen and leaves the row of actions free.
const WIDTH = 348
const MARGIN = 8
const EDGE = 16
const PHONE = 620
const POINT = 20

export interface Placed {
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly tip: number // how far from the left the point is
}

interface Screen {
  readonly width: number
  readonly height: number
}

export function place(opener: Element, screen: Screen): Placed {
  const button = opener.getBoundingClientRect()
  const row = opener.closest('.actions')?.getBoundingClientRect() ?? button
  return placeFor(button.left + button.width / 2, Math.min(row.top, button.top), screen)
}

/** For a button with this middle, in a row that begins here. */
export function placeFor(middle: number, top: number, { width: wide, height }: Screen): Placed {
  const phone = wide <= PHONE
  const margin = phone ? MARGIN : EDGE
  const width = phone ? wide - 2 * MARGIN : Math.min(WIDTH, wide - 2 * EDGE)
  const right = wide - margin - width
  const left = middle < right + POINT ? Math.max(margin, middle - 2 * POINT) : right
  const tip = Math.min(Math.max(middle - left - POINT / 2, POINT / 2), width - 1.5 * POINT)
  return { left, bottom: height - top + MARGIN, width, tip }
}
