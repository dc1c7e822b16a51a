// The theme of a box, and the wording of scenario, box and options, applied while a page shows one of its games.
import { loadBox } from './boxes'
import { speech } from './text/speech.svelte'
import { optionsOn, scenarioOf } from './text/titles'
import type { Sheet } from './wire'

export function applyBoxTheme(box: () => string, sheet: () => Sheet | null): void {
  $effect(() => {
    const applied = box()
    if (!applied) return
    document.body.dataset.box = applied
    const options = optionsOn(sheet())
    const scenario = scenarioOf(sheet()?.game ?? '')
    speech.enter(...options.map((option) => `${scenario}-${option}`), applied, ...options)
    void loadBox(applied)
    return () => {
      delete document.body.dataset.box
      speech.enter()
    }
  })
}
