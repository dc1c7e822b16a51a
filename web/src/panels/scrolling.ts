// A log shows what came last. Where the end is takes a layout of the whole page: once for all that comes before the next
// picture, however many moves that are.
export function toTheEnd(entries: HTMLElement | null | undefined): () => void {
  const frame = requestAnimationFrame(() => {
    if (entries) entries.scrollTop = entries.scrollHeight
  })
  return () => cancelAnimationFrame(frame)
}
