// The trade panel: every offer reads from the reader's own side, and a card that was tapped can be taken back.
import { render } from 'svelte/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { base } from '../src/boxes/base'
import OfferToMe from '../src/boxes/base/panels/OfferToMe.svelte'
import Trade from '../src/boxes/base/panels/Trade.svelte'
import { receive } from '../src/game'
import CardPicks from '../src/panels/CardPicks.svelte'
import { Session } from '../src/session.svelte'
import { speech } from '../src/text/speech.svelte'
import type { GameEvent } from '../src/wire'
import { events, mine, sheetMessage, snapshotOf } from './samples'
import { wordsOf } from './words'

const { cards } = sheetMessage
const terms = (give: string, take: string) => [
  ...cards.map((card) => Number(card === give)),
  ...cards.map((card) => Number(card === take)),
]
const none = terms('', '')
const answered = sheetMessage.blocks.find((block) => block.name === 'trade_answers')?.names.indexOf('countered') ?? 0
const other = (mine.seat + 1) % 4
const session = new Session('trade')
const text = (body: string) => body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

beforeAll(() => {
  speech.words = wordsOf('en', 'base.ftl', 'page.ftl')
  const snapshot = snapshotOf({
    ...mine,
    phase: 'trade_answer',
    active: mine.seat,
    trade_terms: terms('ore', 'lumber'),
    trade_answers: [0, 1, 2, 3].map((seat) => (seat === other ? answered : 0)),
    trade_counters: [0, 1, 2, 3].map((seat) => (seat === other ? terms('wool', 'ore') : none)),
  })
  session.game = receive(receive(session.game, sheetMessage, 0), snapshot, 0)
  session.boxes = [base]
})
afterAll(() => session.close())

describe('trade', () => {
  it('says of a counter-offer what I give and what I get', () => {
    const body = text(render(Trade, { props: { session, close: () => {} } }).body)
    expect(body).toMatch(/Your offer is on the table\. You give 1 ore 1 You get 1 lumber 1/)
    expect(body).toMatch(/counters: You give 1 ore 1 You get 1 wool 1/)
  })

  it('names the pieces that an offer would pay for', () => {
    const hand = (mine.hand as number[][]).map((row, seat) => (seat === mine.seat ? row.map(() => 0) : row))
    const { game } = session
    session.game = {
      ...game,
      view: { ...mine, hand },
      legal: [{ action: { kind: 'accept_trade' }, seat: game.seat, notation: '' }],
    }
    const props = { session, give: {}, get: { lumber: 1, brick: 1, wool: 1, grain: 1 }, counter: null }
    const body = text(render(OfferToMe, { props }).body)
    session.game = game
    expect(body).toContain('With this trade you can pay for: road and settlement')
  })

  it('counts a card that was tapped, with a cross that takes it back', () => {
    const props = { cards: ['ore', 'wool'], value: { ore: 2 }, label: 'You give', change: () => {} }
    const { body } = render(CardPicks, { props })
    expect(body.match(/class="fewer"/g)).toHaveLength(1)
    expect(text(body)).toContain('2 ×')
    expect(body).toMatch(/aria-label="[^"]*ore[^"]*"[^>]*>2 ×/)
  })

  it('says how an offer ended, and closes with the turn', async () => {
    const { game } = session
    const began = { kind: 'turn_began', seat: mine.seat, turn: 9 }
    const gameOf = (active: number, ...since: GameEvent[]) => ({
      ...game,
      view: { ...mine, phase: 'action', active },
      events: [...events, began, ...since],
    })
    const offered = { kind: 'trade_offered', seat: mine.seat, give: { ore: 1 }, take: { wool: 1 } }
    const declined = { kind: 'trade_answered', seat: other, answer: 'declined' }
    session.dock = 'trade'
    session.game = gameOf(mine.seat, offered, declined)
    base.settle?.(session, game)
    expect(session.dock).toBe('trade')
    const open = render(Trade, { props: { session, close: () => {} } }).body
    expect(text(open)).toContain('Nobody accepts your offer.')
    session.dock = 'none'
    base.settle?.(session, game)
    await vi.waitFor(() => expect(session.toasts.map((toast) => toast.text)).toEqual(['Nobody accepts your offer.']))
    // One of another player that I did not answer in time; one that I declined needs no word.
    const theirs = { ...offered, seat: other }
    const asked = { ...game, view: { ...mine, phase: 'trade_answer', active: other } }
    session.game = gameOf(other, theirs, { ...declined, seat: mine.seat })
    base.settle?.(session, asked)
    session.game = gameOf(other, theirs)
    base.settle?.(session, asked)
    await vi.waitFor(() => expect(session.toasts.at(-1)?.text).toContain('the offer is over'))
    expect(session.toasts).toHaveLength(2)
    session.dock = 'trade'
    session.game = { ...gameOf(other), view: { ...mine, phase: 'before_roll', active: other } }
    base.settle?.(session, gameOf(mine.seat))
    expect(session.dock).toBe('none')
    session.game = game
  })
})
