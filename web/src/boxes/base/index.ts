// The base game: it is part of every table, because trade and cards are.
import { type Game, isMine } from '../../game'
import { namesOf, rowOf } from '../../reading'
import type { Sheet, View } from '../../wire'
import type { Box, Score } from '../box'
import { awardIcons, statsOf } from './facts'
import { flights, playSounds } from './flights'
import DevelopmentCards from './panels/DevelopmentCards.svelte'
import { results } from './results'

const ANSWERING = 'trade_answer'
const BUILDING = 'building'

/** Point cards, as far as they are laid open. */
function scores(sheet: Sheet, view: View): Score[] {
  const index = namesOf(sheet, 'development_cards').indexOf('victory_point')
  if (index < 0) return []
  const counts = Array.from({ length: view.seats }, (_, seat) => rowOf(view, 'development_cards', seat)[index] ?? 0)
  return [{ key: 'card-victory_point', icon: 'card', counts }]
}

/** An offer to me is always shown, but for one of a bot that is declined for me because I cannot pay or want none. */
function isOfferToMe({ view, seat, table, legal }: Game): boolean {
  if (view?.phase !== ANSWERING || view.active === seat) return false
  const { seats } = table ?? { seats: [] }
  return (
    !seats[view.active]?.bot ||
    (seats[seat]?.offers !== 'none' && legal.some(({ action }) => action.kind === 'accept_trade'))
  )
}

const hasEnded = (before: Game, { seat, view }: Game): boolean => before.view?.active === seat && view?.active !== seat

export const base: Box = {
  name: 'base',
  docks: {
    trade: { load: () => import('./panels/Trade.svelte'), seated: true, first: true },
    list: { load: () => import('../../panels/BoardList.svelte') },
    costs: { load: () => import('../../panels/CostCard.svelte') },
  },
  tradeDock: 'trade',
  opens: (game, mine) => (mine && isOfferToMe(game) ? 'trade' : null),
  loadCardSheet: () => import('./panels/DevelopmentSheet.svelte'),
  settle(session, before) {
    const { game } = session
    const read = game.sheet ? namesOf(game.sheet, 'development_cards').indexOf(session.card) : -1
    if (read >= 0 && !rowOf(game.view, 'development_cards', game.seat)[read]) session.card = '' // it was played
    const [was, is] = [before.view?.phase, game.view?.phase]
    if (was === is) return
    // The panel says of my offer how it ended, where it is open.
    const concerns =
      before.view?.active === game.seat ? session.dock !== 'trade' : isMine(before) && isOfferToMe(before)
    if (was === ANSWERING && concerns) void import('./trade').then(({ sayEnd }) => sayEnd(session, game))
    if (is === ANSWERING && (game.view?.active === game.seat || isOfferToMe(game))) session.dock = 'trade'
    // An answer was given, or trade is over for this turn, or the turn is.
    else if (
      session.dock === 'trade' &&
      (was === ANSWERING ? !isMine(game) : is === BUILDING || hasEnded(before, game))
    )
      session.dock = 'none'
  },
  HandCards: DevelopmentCards,
  handCards: (_, view, seat) => rowOf(view, 'development_cards', seat).filter((count) => (count ?? 0) > 0).length,
  seatStats: statsOf,
  scores,
  awardIcons,
  results,
  flights,
  sounds: playSounds,
}
