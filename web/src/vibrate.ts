/** A short buzz. Before anybody has touched the page a browser refuses it, and reports that. */
export function vibrate(milliseconds: number): void {
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(milliseconds)
}
