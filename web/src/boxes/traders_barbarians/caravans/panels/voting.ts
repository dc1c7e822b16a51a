// How votes are laid: with which verb, and with which cards.
import type { Sheet } from '../../../../wire'

const LAYING = ['lay_votes', 'lay_brick_votes'] // a game has one of them

/** The verb, and the two kinds of cards that are votes. */
export function votingOf(sheet: Sheet | null): { readonly kind: string; readonly cards: readonly string[] } {
  const verb = sheet?.verbs.find(({ name }) => LAYING.includes(name))
  return { kind: verb?.name ?? '', cards: verb?.fields.map(({ name }) => name) ?? [] }
}
