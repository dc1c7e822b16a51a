// How kinds of action are laid out: which have a standing button in the tray, which lie in the hand, which belong to a
// panel. Read from the verbs' roles, names and prices, so that `build_ship` gets its button with piece and price by itself.
import { BUILDS, rolesOf } from './boxes/roles'
import type { Sheet, Verb } from './wire'

export const verbOf = (sheet: Sheet, kind: string): Verb | undefined => sheet.verbs.find((verb) => verb.name === kind)

/** Whether a verb has a role: `roll`, `ends_turn`, `trade`. */
export const hasRole = (kind: string, role: string): boolean => rolesOf(kind).includes(role)

export interface Standing {
  readonly kind: string
  readonly piece: string // what is built or bought
  readonly cost: Readonly<Record<string, number>>
}

const PLACES = ['edge', 'corner'] // routes come first, then buildings, then the rest
const BUILT = /^(build|buy)_/

/** The kinds that have a standing button: what is built and what is bought. */
export function standingKinds(sheet: Sheet): Standing[] {
  const rank = (verb: Verb) => {
    const at = PLACES.indexOf(verb.fields[0]?.kind ?? '')
    return at < 0 ? PLACES.length : at
  }
  return sheet.verbs
    .filter((verb) => BUILT.test(verb.name) || verb.name in BUILDS)
    .sort((a, b) => rank(a) - rank(b))
    .map((verb) => {
      const piece = BUILDS[verb.name] ?? verb.name.replace(BUILT, '')
      return { kind: verb.name, piece, cost: sheet.prices[piece] ?? {} }
    })
}

export const playedCard = (kind: string): string | null => (kind.startsWith('play_') ? kind.slice(5) : null)

/** Kinds that lie neither in the tray, nor in the hand, nor in a panel: they get a button of their own. */
export function otherKinds(sheet: Sheet, kinds: readonly string[], panelKinds: ReadonlySet<string>): string[] {
  const standing = new Set(standingKinds(sheet).map((one) => one.kind))
  return kinds.filter(
    (kind) =>
      !standing.has(kind) &&
      !panelKinds.has(kind) &&
      playedCard(kind) === null &&
      !['trade', 'ends_turn', 'roll'].some((role) => hasRole(kind, role)),
  )
}

/** Whether the open decision is a turn with its standing buttons, and not a question that must be answered first. */
export function isTurn(kinds: readonly string[]): boolean {
  return kinds.some((kind) => hasRole(kind, 'ends_turn') || hasRole(kind, 'roll'))
}
