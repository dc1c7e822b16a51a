// The language of this reader, changed at run time. `t` is read inside components, so they follow the change.
import { type Values, Words } from './words'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' }

const sources = import.meta.glob<string>(
  ['../../../src/archipel/texts/*/*.ftl', '!../../../src/archipel/texts/*/terminal.ftl'],
  { query: '?raw', import: 'default' },
)

class Speech {
  words = $state.raw(new Words('en', []))
  language: Language = $state('en')
  private all = new Words('en', [])
  private box = ''

  /** From now on it is said as in the games of this box; '': of none. */
  enter(box: string): void {
    this.box = box
    this.words = this.all.within(box)
  }

  async speak(language: Language): Promise<void> {
    const files = Object.keys(sources)
      .filter((path) => path.includes(`/texts/${language}/`))
      .sort()
    this.all = new Words(language, await Promise.all(files.map((path) => (sources[path] as () => Promise<string>)())))
    this.words = this.all.within(this.box)
    this.language = language
    document.documentElement.lang = language
  }
}

export const speech = new Speech()

/** The text of a key in the reader's language. */
export function t(key: string, values?: Values): string {
  return speech.words.say(key, values)
}

export function wantedLanguage(): Language {
  const wanted = navigator.language.slice(0, 2).toLowerCase()
  return LANGUAGES.find((language) => language === wanted) ?? 'en'
}
