// What this reader prefers, kept in this browser: language, theme, sounds, movement.
import { news } from './news.svelte'
import { LANGUAGES, type Language, speech, wantedLanguage } from './text/speech.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'full' | 'less'
/** The colours of sea and land; all but the first are in styles/boards.css. */
export const BOARDS = ['chart', 'atlas', 'bold'] as const
export type Board = (typeof BOARDS)[number]
/** What is on or off. */
export type Switch = 'sounds' | 'guided' | 'aloud' | 'awake' | 'letters' | 'tracker' | 'odds'

const KEY = 'archipel'
const dark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null
const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

class Settings {
  language: Language = $state('en')
  theme: Theme = $state('system')
  board: Board = $state('chart')
  sounds: boolean = $state(true)
  volume: number = $state(0.6)
  motion: Motion = $state('full')
  name: string = $state('')
  guided: boolean = $state(false)
  aloud: boolean = $state(false)
  /** Whether the screen stays on while it is this reader's turn. */
  awake: boolean = $state(true)
  /** Whether letters do things at the table. */
  letters: boolean = $state(true)
  /** Whether what is known of the hands is shown. */
  tracker: boolean = $state(false)
  /** Whether it is shown what each number brings, and the odds of it. */
  odds: boolean = $state(false)

  async load(): Promise<void> {
    let kept: Partial<Record<string, unknown>> = {}
    try {
      kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    } catch {
      // a browser that keeps nothing: the defaults do
    }
    this.language = LANGUAGES.find((language) => language === kept.language) ?? wantedLanguage()
    if (kept.theme === 'light' || kept.theme === 'dark') this.theme = kept.theme
    this.board = BOARDS.find((board) => board === kept.board) ?? 'chart'
    if (typeof kept.sounds === 'boolean') this.sounds = kept.sounds
    if (typeof kept.volume === 'number') this.volume = kept.volume
    if (kept.motion === 'less') this.motion = 'less'
    if (typeof kept.name === 'string') this.name = kept.name
    if (kept.guided === true) this.guided = true
    if (kept.aloud === true) this.aloud = true
    if (kept.awake === false) this.awake = false
    if (kept.letters === false) this.letters = false
    if (kept.tracker === true) this.tracker = true
    if (kept.odds === true) this.odds = true
    this.show()
    dark?.addEventListener('change', () => this.show())
    if (await speech.speak(this.language)) return
    news.missing = this.language
    for (const language of LANGUAGES) if (language !== this.language && (await speech.speak(language))) break
  }

  save(): void {
    const { language, theme, board, sounds, volume, motion, name, guided, aloud, awake, letters, tracker, odds } = this
    const kept = { language, theme, board, sounds, volume, motion, name, guided, aloud, awake, letters, tracker, odds }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // kept for this visit only
    }
    this.show()
  }

  async speak(language: Language): Promise<void> {
    const before = this.language
    this.language = language
    if (await speech.speak(language)) this.save()
    else {
      this.language = before
      news.missing = language
    }
  }

  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && dark?.matches === true)
  }

  /** Whether things may move about. */
  get moves(): boolean {
    return this.motion === 'full' && still?.matches !== true
  }

  private show(): void {
    if (this.isDark) document.documentElement.dataset.theme = 'dark'
    else delete document.documentElement.dataset.theme
    document.documentElement.dataset.motion = this.motion
    document.documentElement.dataset.board = this.board
    if (this.board !== 'chart') void import('./styles/boards.css')
  }
}

export const settings = new Settings()
