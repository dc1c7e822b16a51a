// How kinds of action are laid out: which have a standing button in the tray, which lie in the hand, which belong to a
// panel. Read from names and costs, so that `build_ship` gets its button with its piece and price by itself.
import type { Sheet, Verb } from '../wire'

/** Trade has its own panel. */
export const TRADE = new Set([
  'offer_trade',
  'maritime_trade',
  'market_trade',
  'pile_trade',
  'accept_trade',
  'decline_trade',
  'counter_trade',
  'confirm_trade',
  'withdraw_trade',
])
/** What is done with knights and improvements is done in their panels. */
export const CITIES = new Set(['improve', 'activate', 'promote', 'lift_knight', 'chase_robber', 'chase_pirate'])
/** What ends a turn, or a part of one: the last button. */
export const ENDS = new Set(['end_turn', 'end_part', 'pass_building'])

export interface Standing {
  readonly kind: string
  readonly piece: string // what is built or bought
  readonly cost: Readonly<Record<string, number>>
}

const RECRUITED: Readonly<Record<string, string>> = { recruit: 'knight' }
const PLACES = ['edge', 'corner'] // routes come first, then buildings, then the rest

/** The kinds that have a standing button: what is built and what is bought. */
export function standingKinds(sheet: Sheet): Standing[] {
  const rank = (verb: Verb) => {
    const at = PLACES.indexOf(verb.fields[0]?.kind ?? '')
    return at < 0 ? PLACES.length : at
  }
  return sheet.verbs
    .filter((verb) => /^(build|buy)_/.test(verb.name) || verb.name in RECRUITED)
    .sort((a, b) => rank(a) - rank(b))
    .map((verb) => {
      const piece = RECRUITED[verb.name] ?? verb.name.replace(/^(build|buy)_/, '')
      return { kind: verb.name, piece, cost: sheet.prices[piece] ?? {} }
    })
}

export const playedCard = (kind: string): string | null => (kind.startsWith('play_') ? kind.slice(5) : null)

/** Kinds that lie neither in the tray, nor in the hand, nor in the trade panel: they get a button of their own. */
export function otherKinds(sheet: Sheet, kinds: readonly string[]): string[] {
  const standing = new Set(standingKinds(sheet).map((one) => one.kind))
  return kinds.filter(
    (kind) =>
      !standing.has(kind) &&
      !TRADE.has(kind) &&
      !CITIES.has(kind) &&
      !ENDS.has(kind) &&
      playedCard(kind) === null &&
      kind !== 'roll',
  )
}

/** Whether the open decision is a turn with its standing buttons, and not a question that must be answered first. */
export function isTurn(kinds: readonly string[]): boolean {
  return kinds.some((kind) => ENDS.has(kind) || kind === 'roll')
}
