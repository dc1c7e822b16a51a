// How kinds of action are laid out: which have a standing button in the tray, which lie in the hand, which belong to a
// panel. Read from the verbs' roles and prices, so that a new building gets its button with piece and price by itself.
import type { EventSheet, Field, GameEvent, Sheet, Verb } from './wire'

export const verbOf = (sheet: Sheet, kind: string): Verb | undefined => sheet.verbs.find((verb) => verb.name === kind)

/** Whether a verb has a role: `roll`, `ends_turn`, `trade`, `build` and others (docs/protocol.md lists them). */
export const hasRole = (sheet: Sheet | null, kind: string, role: string): boolean =>
  sheet !== null && (verbOf(sheet, kind)?.roles.includes(role) ?? false)

const eventOf = (sheet: Sheet, kind: string): EventSheet | undefined => sheet.events.find((one) => one.name === kind)

/** Whether an event has a role: `of_roll`, `placed`, `adds_up`, `silent`. */
export const eventHasRole = (sheet: Sheet, event: GameEvent, role: string): boolean =>
  eventOf(sheet, event.kind)?.roles.includes(role) ?? false

export interface Standing {
  readonly kind: string
  readonly piece: string // what is built or bought
  readonly cost: Readonly<Record<string, number>>
}

const PLACES = ['edge', 'corner'] // routes come first, then buildings, then the rest

/** The piece that a verb is about: what it pays for, or what its name says. */
export const pieceOf = (verb: Verb): string => verb.price || verb.name.slice(verb.name.indexOf('_') + 1)

/** The kinds that have a standing button: what is built and what is bought. */
export function standingKinds(sheet: Sheet): Standing[] {
  const rank = (verb: Verb) => {
    const at = PLACES.indexOf(verb.fields[0]?.kind ?? '')
    return at < 0 ? PLACES.length : at
  }
  return sheet.verbs
    .filter((verb) => verb.roles.includes('build'))
    .sort((a, b) => rank(a) - rank(b))
    .map((verb) => {
      const piece = pieceOf(verb)
      return { kind: verb.name, piece, cost: sheet.prices[piece] ?? {} }
    })
}

/** Whether a kind is a card of the hand that is played: it is named after the card. */
function isPlayedCard(sheet: Sheet, kind: string): boolean {
  const card = verbOf(sheet, kind)?.plays ?? ''
  return card !== '' && kind.endsWith(`_${card}`)
}

/** Kinds that lie neither in the tray, nor in the hand, nor in a panel: they get a button of their own. */
export function otherKinds(sheet: Sheet, kinds: readonly string[], panelKinds: ReadonlySet<string>): string[] {
  const standing = new Set(standingKinds(sheet).map((one) => one.kind))
  return kinds.filter(
    (kind) =>
      !standing.has(kind) &&
      !panelKinds.has(kind) &&
      !isPlayedCard(sheet, kind) &&
      !['trade', 'ends_turn', 'roll'].some((role) => hasRole(sheet, kind, role)),
  )
}

/** Whether the open decision is a turn with its standing buttons, and not a question that must be answered first. */
export function isTurn(sheet: Sheet | null, kinds: readonly string[]): boolean {
  return kinds.some((kind) => hasRole(sheet, kind, 'ends_turn') || hasRole(sheet, kind, 'roll'))
}

/** The block that counts the cards which a decision asks each player to name; '' where there is none. */
export function owedIn(sheet: Sheet, phase: string): string {
  const forms = sheet.phases.find((one) => one.name === phase)?.forms ?? []
  return forms.flatMap((kind) => owedFor(verbOf(sheet, kind)?.fields ?? [])).find((block) => block) ?? ''
}
export const owedFor = (fields: readonly Field[]): string => fields.find((field) => field.owed)?.owed ?? ''
