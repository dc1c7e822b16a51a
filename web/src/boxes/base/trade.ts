// Trade among the players: offers, and who has declined the same terms before.
import type { Game } from '../../game'
import { listOf } from '../../reading'
import type { Session } from '../../session.svelte'
import { t } from '../../text/speech.svelte'
import type { GameEvent, View } from '../../wire'

const MOST_ASKED = 2 // cards of a kind that anyone asks the supply for at once

/** Of the cards that are wanted, those that players trade. */
export const asked = (wanted: Readonly<Record<string, number>>, traded: readonly string[]): Record<string, number> =>
  Object.fromEntries(Object.entries(wanted).filter(([card, count]) => count > 0 && traded.includes(card)))

/** How many cards of a kind the supply has; with a hidden bank only that it has none or one is known. */
export function inSupply(view: View | null, kind: number): string {
  const least = listOf(view, 'supply_at_least')[kind]
  if (least === undefined) return String(listOf(view, 'supply')[kind] ?? '')
  return least < MOST_ASKED ? String(least) : '?'
}

/** Seats that have declined these very terms in this turn. */
export function declinedBy(
  events: readonly GameEvent[],
  seat: number,
  give: Record<string, number>,
  take: Record<string, number>,
): number[] {
  const wanted = termsKey(give, take)
  const seats = new Set<number>()
  let open = ''
  let from = 0
  for (let k = events.length - 1; k >= 0; k--)
    if (events[k]?.kind === 'turn_began') {
      from = k
      break
    }
  for (const event of events.slice(from)) {
    if (event.kind === 'trade_offered')
      open =
        event.seat === seat ? termsKey(event.give as Record<string, number>, event.take as Record<string, number>) : ''
    else if (event.kind === 'trade_answered' && event.answer === 'declined' && open === wanted)
      seats.add(Number(event.seat))
  }
  return [...seats]
}

/** The last offer of this turn and what came of it. */
function sinceOffer({ events }: Game): readonly GameEvent[] {
  const turn = events.slice(events.findLastIndex(({ kind }) => kind === 'turn_began') + 1)
  const at = turn.findLastIndex(({ kind }) => kind === 'trade_offered')
  return at < 0 ? [] : turn.slice(at)
}

/** Whether my last offer ended without anybody who wanted it. */
export function isRefused(game: Game): boolean {
  const [offer, ...since] = sinceOffer(game)
  const answers = since.filter(({ kind }) => kind === 'trade_answered').map(({ answer }) => answer)
  const isTraded = since.some(({ kind }) => kind === 'traded')
  return offer?.seat === game.seat && answers.includes('declined') && !answers.includes('accepted') && !isTraded
}

/** Say how an offer ended: nobody took mine, or I had not answered another player's. */
export function sayEnd(session: Session, game: Game): void {
  const [offer, ...since] = sinceOffer(game)
  const answered = since.some(({ kind, seat }) => kind === 'trade_answered' && seat === game.seat)
  if (isRefused(game)) session.say({ tone: 'plain', text: t('page-nobody-accepts') })
  else if (offer && offer.seat !== game.seat && !answered)
    session.say({ tone: 'plain', text: t('page-offer-missed', { name: session.nameOf(Number(offer.seat)) }) })
}

function termsKey(give: Record<string, number>, take: Record<string, number>): string {
  const key = (cards: Record<string, number>) =>
    Object.entries(cards)
      .filter(([, n]) => n > 0)
      .map(([card, n]) => `${n}${card}`)
      .sort()
      .join('+')
  return `${key(give)}>${key(take)}`
}

/** Offer a trade to all who have not declined these terms in this turn. */
export async function offer(
  session: Session,
  give: Record<string, number>,
  take: Record<string, number>,
): Promise<boolean> {
  const { game } = session
  const seats = game.view?.seats ?? 0
  const declined = declinedBy(game.events, game.seat, give, take)
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== game.seat)
  const to = others.filter((seat) => !declined.includes(seat))
  return session.act({ kind: 'offer_trade', give, take, to: to.length > 0 ? to : others })
}
