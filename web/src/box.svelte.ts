// The theme and the wording of a box, applied while a page shows one of its games.
import { loadBox } from './boxes'
import { speech } from './text/speech.svelte'

export function applyBoxTheme(box: () => string): void {
  $effect(() => {
    const applied = box()
    if (!applied) return
    document.body.dataset.box = applied
    speech.enter(applied)
    void loadBox(applied)
    return () => {
      delete document.body.dataset.box
      speech.enter('')
    }
  })
}
