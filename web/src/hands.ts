// What the page is used with: keys or a screen reader, or a pointer. Heard from the first page on, since a game may be
// started on another one than the table.

export const hands = { byKeys: false, at: Number.NEGATIVE_INFINITY } // when a key was last pressed

export function watchHands(): void {
  const hear = (event: Event) => {
    if (event.type === 'click' && (event as MouseEvent).detail > 0) return // the end of a press that was heard already
    hands.byKeys = event.type !== 'pointerdown'
    if (hands.byKeys) hands.at = performance.now()
  }
  for (const kind of ['keydown', 'pointerdown', 'click']) addEventListener(kind, hear, true)
}
