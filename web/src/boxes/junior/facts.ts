// Readings of the children's game: stalls, piles, ports, Coco's cards, the castle, and what Coco has to say.
import { type Game, handOf } from '../../game'
import { listOf, namesOf, numberOf, readingFor, rowOf } from '../../reading'
import type { Action, Sheet, View } from '../../wire'

/** The cards on the market's stalls, from left to right; '': an empty stall. */
export function stallsOf(sheet: Sheet, view: View): string[] {
  const names = namesOf(sheet, 'market')
  return listOf(view, 'market').map((code) => names[code] ?? '')
}

/** How many cards every pile has. */
export const pilesOf = (sheet: Sheet, view: View): { card: string; left: number }[] =>
  sheet.cards.map((card, k) => ({ card, left: listOf(view, 'piles')[k] ?? 0 }))

/** The kinds of card for which a seat has a port. */
export const portsOf = (sheet: Sheet, view: View, seat: number): string[] =>
  sheet.cards.filter((_, k) => (rowOf(view, 'port', seat)[k] ?? 0) > 0)

/** How many cards of a kind the piles want for one. */
export const rateOf = (sheet: Sheet, view: View, seat: number, card: string): number =>
  readingFor<readonly number[]>(view, 'rates', seat)?.[sheet.cards.indexOf(card)] ?? 0

/** Coco's cards that lie before a seat. */
export function cocoOf(sheet: Sheet, view: View, seat: number): { card: string; count: number }[] {
  const row = rowOf(view, 'coco_shown', seat)
  return namesOf(sheet, 'coco_shown').flatMap((card, k) => ((row[k] ?? 0) > 0 ? [{ card, count: row[k] ?? 0 }] : []))
}

/** Who lives in the castle; -1: nobody. */
export const castleOf = (view: View): number => numberOf(view, 'castle') - 1

/** What of a price a hand does not have. */
export function missingFor(cost: Readonly<Record<string, number>>, hand: Readonly<Record<string, number>>): string[] {
  return Object.entries(cost).flatMap(([card, count]) =>
    Array.from({ length: Math.max(0, count - (hand[card] ?? 0)) }, () => card),
  )
}

export interface Advice {
  readonly key: string // page-coco-…
  readonly cards?: readonly string[] // that are named in it
  readonly seat?: number
}

const WANTED = ['fortress', 'ship', 'coco'] // what one likes to have most comes first
const ASKED = new Set(['ghost', 'cargo', 'free_ship', 'free_fortress', 'tribute', 'trade_answer'])

/** What Coco says about this moment: one thing that can be done now, or what it takes. */
export function adviceOf(game: Game, mine: boolean, picked: string | null): Advice {
  const { sheet, view, seat } = game
  if (!sheet || !view || view.over) return { key: 'over' }
  // In my own turn others may have to choose something first.
  if (!mine)
    return {
      key: seat < 0 ? 'looking-on' : view.active === seat ? 'moment' : 'wait',
      seat: game.deciding[0] ?? view.active,
    }
  const kinds = new Set(game.legal.map((move) => move.action.kind))
  if (kinds.has('roll')) return { key: 'roll' }
  if (ASKED.has(view.phase))
    return { key: view.phase === 'trade_answer' && view.active === seat ? 'answers' : view.phase, seat: view.active }
  if (picked === 'build_ship' || picked === 'build_fortress') return { key: `pick-${picked}` }
  for (const kind of ['build_fortress', 'build_ship', 'buy_coco']) if (kinds.has(kind)) return { key: `can-${kind}` }
  return needed(sheet, view, handOf(game, seat), kinds)
}

function needed(sheet: Sheet, view: View, hand: Record<string, number>, kinds: ReadonlySet<string>): Advice {
  const goals = WANTED.map((piece) => ({ piece, missing: missingFor(sheet.prices[piece] ?? {}, hand) }))
    .filter(({ missing }) => missing.length > 0)
    .sort((a, b) => a.missing.length - b.missing.length)
  const best = goals[0]
  if (!best) return { key: 'done' }
  const [card] = best.missing
  if (best.missing.length === 1 && card && kinds.has('market_trade') && stallsOf(sheet, view).includes(card))
    return { key: `market-${best.piece}`, cards: best.missing }
  if (best.missing.length === 1 && kinds.has('pile_trade')) return { key: `piles-${best.piece}`, cards: best.missing }
  return { key: `need-${best.piece}`, cards: best.missing }
}

/** A card to take, where it lies, and what may be given for it now. */
export interface Swap {
  readonly take: string
  readonly stalls: number // of the market where it lies
  readonly left: number // in its pile
  readonly gives: readonly { readonly action: Action; readonly give: string; readonly count: number }[]
}

/** Every swap at the market and with the piles, by what is taken. The market wants one card, so it goes first. */
export function swapsOf(sheet: Sheet, view: View, legal: readonly Action[], seat: number): Swap[] {
  const stalls = stallsOf(sheet, view)
  return pilesOf(sheet, view).map(({ card: take, left }) => {
    const market = givenFor(legal, 'market_trade', take)
    const piles = givenFor(legal, 'pile_trade', take).filter(({ give }) => !market.some((one) => one.give === give))
    return {
      take,
      stalls: stalls.filter((card) => card === take).length,
      left,
      gives: [
        ...market.map((action) => ({ action, give: String(action.give), count: 1 })),
        ...piles.map((action) => {
          const give = String(action.give)
          return { action, give, count: rateOf(sheet, view, seat, give) }
        }),
      ],
    }
  })
}

/** What may be given for a card. */
export const givenFor = (legal: readonly Action[], kind: string, take: string): Action[] =>
  legal.filter((action) => action.kind === kind && action.take === take)
