// The theme of a box, and the wording of box and options, applied while a page shows one of its games.
import { loadBox } from './boxes'
import { speech } from './text/speech.svelte'

export function applyBoxTheme(box: () => string, options: () => readonly string[] = () => []): void {
  $effect(() => {
    const applied = box()
    if (!applied) return
    document.body.dataset.box = applied
    speech.enter(applied, ...options())
    void loadBox(applied)
    return () => {
      delete document.body.dataset.box
      speech.enter()
    }
  })
}
