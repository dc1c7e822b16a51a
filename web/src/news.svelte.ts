// What the page has to tell about itself, at any address.
import type { Language } from './text/speech.svelte'

class News {
  /** The server has a newer page than this one. */
  newer = $state(false)
  /** Texts that could not be fetched: the language that was wanted. */
  missing: Language | null = $state(null)
}

export const news = new News()
