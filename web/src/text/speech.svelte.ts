// The language of this reader, changed at run time. `t` is read inside components, so they follow the change.
import { ALWAYS, TEXTS } from '../boxes/texts'
import { news } from '../news.svelte'
import { type Values, Words } from './words'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' }

const fetched = new Map<string, Promise<string>>()

/** The text of a file, fetched once; after a failure it is tried again. */
function textAt(address: string): Promise<string> {
  let text = fetched.get(address)
  if (!text) {
    text = fetch(address).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(address))))
    text.catch(() => fetched.delete(address))
    fetched.set(address, text)
  }
  return text
}

/** Where the texts of boxes from outside the package are; the server names the folder if there are some. */
function fromOutside(language: Language): string[] {
  if (typeof document === 'undefined') return []
  const named = document.querySelector<HTMLMetaElement>('meta[name="archipel-texts"]')
  return named ? [`${named.content}${language}.ftl`] : []
}

class Speech {
  words = $state.raw(new Words('en', []))
  language: Language = $state('en')
  private all = new Words('en', [])
  private wordings: readonly string[] = []
  private readonly loaded = new Set([ALWAYS])

  /** From now on the wording of these boxes and options is used. */
  enter(...names: readonly string[]): void {
    this.wordings = names
    this.words = this.all.within(...names)
  }

  /** Change the language. If its texts cannot be fetched all stays as it was; whether it worked. */
  async speak(language: Language): Promise<boolean> {
    const before = this.language
    this.language = language
    try {
      await this.load()
    } catch {
      if (this.language === language) this.language = before
      return false
    }
    document.documentElement.lang = language
    return true
  }

  /** Load the texts of these boxes as well. Without them their keys say themselves. */
  async add(boxes: readonly string[]): Promise<void> {
    const missing = boxes.filter((box) => box in TEXTS && !this.loaded.has(box))
    for (const box of missing) this.loaded.add(box)
    if (missing.length === 0) return
    try {
      await this.load()
    } catch {
      for (const box of missing) this.loaded.delete(box)
      news.missing = this.language
    }
  }

  /** A page that speaks of all boxes, and their texts. */
  async withAll<Page>(page: Promise<Page>): Promise<Page> {
    await this.add(Object.keys(TEXTS))
    return page
  }

  private async load(): Promise<void> {
    const { language } = this
    const addresses = Object.keys(TEXTS).flatMap((box) => (this.loaded.has(box) ? (TEXTS[box]?.[language] ?? []) : []))
    const texts = await Promise.all([...addresses, ...fromOutside(language)].map(textAt))
    if (language !== this.language) return // changed meanwhile
    this.all = new Words(language, texts)
    this.words = this.all.within(...this.wordings)
  }
}

export const speech = new Speech()

/** The text of a key in the reader's language. */
export function t(key: string, values?: Values): string {
  return speech.words.say(key, values)
}

/** How strong a bot is, in words; a bot from outside the package is shown by its name. */
export function levelOf(bot: string): string {
  const name = bot.split(':')[0] ?? bot
  return speech.words.has(`page-level-${name}`) ? t(`page-level-${name}`) : name
}

export function wantedLanguage(): Language {
  const wanted = navigator.language.slice(0, 2).toLowerCase()
  return LANGUAGES.find((language) => language === wanted) ?? 'en'
}
