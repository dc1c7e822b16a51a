// The rulebook as a page shows it: the rules of a box in chapters, those that are in play, and the drawings of chapters.
import { addSprites, drawing } from '../board/sprites'
import type { RulePicture, RulesInPlaySheet, RuleText } from '../wire.generated'

export interface Chapter {
  readonly box: string
  readonly title: string
  readonly language: string
  readonly rules: readonly RuleText[]
}

/** The family of a rule's number: BASE of BASE-38. */
export const familyOf = (number: string): string => number.replace(/-\d+$/, '')

/** Rules that follow each other under one title. */
export function chaptersOf(rules: readonly RuleText[]): Chapter[] {
  const found: (Omit<Chapter, 'rules'> & { rules: RuleText[] })[] = []
  for (const rule of rules) {
    const last = found.at(-1)
    if (last && last.box === rule.box && last.title === rule.section) last.rules.push(rule)
    else found.push({ box: rule.box, title: rule.section, language: rule.language, rules: [rule] })
  }
  return found
}

/** Whether a game is played by a rule; the server says which rules those are. */
export const isInPlay = (playing: RulesInPlaySheet, { number, family }: RuleText): boolean =>
  playing.families.includes(family) && !playing.without.includes(number)

/** Other rules that the exact wording of a rule names. */
function namedIn({ number, exact, text }: RuleText): string[] {
  const found = (exact || text).match(/\b[A-Z]{2,}(?:-[A-Z]+\d*)?-\d+\b/g) ?? []
  return [...new Set(found)].filter((other) => other !== number)
}

/** By number, the rules that it names and those of the page that name it. */
export function seeAlso(rules: readonly RuleText[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const add = (from: string, to: string) => {
    const list = found.get(from) ?? []
    if (!list.includes(to)) found.set(from, [...list, to])
  }
  for (const rule of rules)
    for (const other of namedIn(rule)) {
      add(rule.number, other)
      add(other, rule.number)
    }
  return found
}

const SHEETS = import.meta.glob<string>('../boxes/**/*.svg', { query: '?raw', import: 'default' })

/** Load the drawings of all boxes where a picture needs one that is not here yet. */
export async function loadDrawings(pictures: readonly RulePicture[]): Promise<void> {
  if (pictures.every(({ sprites }) => sprites.every((sprite) => drawing(sprite)))) return
  for (const sheet of await Promise.all(Object.values(SHEETS).map((load) => load()))) addSprites(sheet)
}
