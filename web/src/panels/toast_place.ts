// Where a toast lies on a small screen: low, but never over a place that is lit, nor over what is asked about one.

const CLEAR = 26 // pixels round the middle of a lit place
const STEP = 8

export interface Span {
  readonly top: number
  readonly bottom: number
}

/** What has to be seen of a lit place, which may be a whole tile. */
export const middleOf = ({ top, bottom }: Span): Span => ({
  top: (top + bottom) / 2 - CLEAR,
  bottom: (top + bottom) / 2 + CLEAR,
})

/** The lowest top edge within the room at which nothing is covered; null: there is none. */
export function freeTop(height: number, room: Span, seen: readonly Span[]): number | null {
  for (let top = room.bottom - height; top >= room.top; top -= STEP)
    if (seen.every((one) => one.bottom < top || one.top > top + height)) return top
  return null
}
