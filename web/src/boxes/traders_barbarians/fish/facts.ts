// Fish tokens, what they buy, and the old boot.
import { factOf, listOf, numberOf, readingFor, rowOf, sum } from '../../../reading'
import type { Action, Sheet, View } from '../../../wire'
import type { Fact, Progress } from '../../box'

/** The actions that are paid with fish, cheapest first, each with its picture; a game has those with a price. */
export const FISH_ACTIONS: readonly { readonly kind: string; readonly picture: string }[] = [
  { kind: 'fish_robber', picture: 'pc-robber' },
  { kind: 'fish_wagon', picture: 'pc-wagon' },
  { kind: 'fish_march', picture: 'pc-knight-edge' },
  { kind: 'fish_steal', picture: 'back-resource' },
  { kind: 'fish_take', picture: 'ic-any-good' },
  { kind: 'fish_road', picture: 'pc-road' },
  { kind: 'fish_bridge', picture: 'pc-bridge-seat' },
  { kind: 'fish_card', picture: 'back-dev' },
  { kind: 'fish_progress', picture: 'back-science' },
]
export const FISH_KINDS: readonly string[] = [...FISH_ACTIONS.map(({ kind }) => kind), 'give_boot']

/** The fish on each token of a seat, the largest first. */
export function tokensOf(view: View, seat: number): number[] {
  return rowOf(view, 'fish', seat)
    .flatMap((count, k) => Array.from({ length: count ?? 0 }, () => k + 1))
    .reverse()
}

export const priceOf = (view: View, seat: number, kind: string): number =>
  readingFor<Readonly<Record<string, number>>>(view, 'fish_prices', seat)?.[kind] ?? 0

/** The tokens of a payment: "1+2" is [1, 2]. */
export const paidWith = (tokens: unknown): number[] => String(tokens).split('+').map(Number)

/** The payments that are possible, those that lose least first, then those with the most tokens. */
export function paymentsFor(legal: readonly Action[], kind: string): Action[] {
  const lost = (action: Action) => sum(paidWith(action.tokens))
  return legal
    .filter((action) => action.kind === kind)
    .toSorted((a, b) => lost(a) - lost(b) || paidWith(b.tokens).length - paidWith(a.tokens).length)
}

/** Which of the tokens are handed in: a flag for each. */
export function handedIn(tokens: readonly number[], payment: readonly number[]): boolean[] {
  const left = [...payment]
  return tokens.map((token) => {
    const at = left.indexOf(token)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Who has the boot; -1 for nobody. */
export const bootOf = (view: View): number => numberOf(view, 'old_boot') - 1

export function factsOf(sheet: Sheet, view: View, seat: number): Fact[] {
  const fish: Fact = {
    key: 'page-fish-tokens',
    icon: 'fish',
    count: listOf(view, 'fish_count')[seat] ?? 0,
    of: factOf(sheet, 'most_fish'),
  }
  const target = listOf(view, 'target')[seat] ?? 0
  return bootOf(view) === seat ? [fish, { key: 'page-boot-target', icon: 'boot', count: target }] : [fish]
}

export const progressOf = (view: View): Progress[] => [
  { key: 'page-fish-pile', icon: 'fish', count: numberOf(view, 'fish_pile_size') },
]
