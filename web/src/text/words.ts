// The texts of one language: Fluent sources in, sentences out. The Python package reads the same files.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Values = Record<string, string | number>

export class Words {
  readonly language: string
  private readonly bundle: FluentBundle
  private readonly wordings: readonly string[]

  constructor(language: string, sources: readonly string[] | FluentBundle, wordings: readonly string[] = []) {
    this.language = language
    this.wordings = wordings
    this.bundle = sources instanceof FluentBundle ? sources : new FluentBundle(language, { useIsolating: false })
    for (const source of sources instanceof FluentBundle ? [] : sources) {
      const wrong = this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
      if (wrong.length > 0) throw new Error(`${language}: ${wrong.map(String).join('; ')}`)
    }
  }

  /** The same texts as they are said in the games of a box, with an option, or in a scenario with an option: there
   * `junior-action-roll` stands for `action-roll`. What is named first goes first. */
  within(...names: readonly string[]): Words {
    return new Words(this.language, this.bundle, names)
  }

  /** Whether there is a text for a key, or for its attribute `key.attribute`. */
  has(key: string): boolean {
    return this.pattern(key) !== null
  }

  /** The text of a key with these values; a key without a text says itself, so that a new chapter can be played. */
  say(key: string, values: Values = {}): string {
    const pattern = this.pattern(key)
    if (pattern === null) return key.endsWith('.count') ? `${values.count} ${plain(key)}` : plain(key)
    const errors: Error[] = []
    return this.bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors)
  }

  /** One phrase of several: "ore, wool and grain". */
  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts[0] ?? ''
    const first = parts.slice(0, -1).reduce((a, b) => this.say('list-more', { first: a, last: b }))
    return this.say('list-two', { first, last: parts[parts.length - 1] ?? '' })
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value)
  }

  private pattern(key: string) {
    for (const name of this.wordings) {
      const own = this.found(`${name}-${key}`)
      if (own) return own
    }
    return this.found(key)
  }

  private found(key: string) {
    const [name = '', attribute] = key.split('.')
    const message = this.bundle.getMessage(name)
    if (!message) return null
    return attribute ? (message.attributes[attribute] ?? null) : message.value
  }
}

/** A key as words: `action-launch_balloon.label` is "launch balloon", `page-box-far_lands` is "far lands". */
export function plain(key: string): string {
  const bare = (key.split('.')[0] ?? key).replace(/^page-(?=(?:box|option|card|level)-)/, '')
  const cut = bare.includes('-') ? bare.slice(bare.indexOf('-') + 1) : bare
  return cut.replaceAll('_', ' ')
}
