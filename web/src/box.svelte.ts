// The look and the words of a box, worn as long as one is at one of its tables.
import { speech } from './text/speech.svelte'

export function wear(box: () => string): void {
  $effect(() => {
    const worn = box()
    if (!worn) return
    document.body.dataset.box = worn
    speech.enter(worn)
    return () => {
      delete document.body.dataset.box
      speech.enter('')
    }
  })
}
