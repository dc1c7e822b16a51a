// Where a toast lies on a small screen: low, but never over a place that is lit.

const CLEAR = 26 // pixels round the middle of a lit place
const STEP = 8

export interface Span {
  readonly top: number
  readonly bottom: number
}

/** The lowest top edge within the room at which nothing lit is covered; null: there is none. */
export function freeTop(height: number, room: Span, lit: readonly number[]): number | null {
  for (let top = room.bottom - height; top >= room.top; top -= STEP)
    if (lit.every((y) => y < top - CLEAR || y > top + height + CLEAR)) return top
  return null
}
