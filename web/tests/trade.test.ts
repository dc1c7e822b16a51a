// The trade panel: every offer reads from the reader's own side, and a card that was tapped can be taken back.
import { render } from 'svelte/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base } from '../src/boxes/base'
import Trade from '../src/boxes/base/panels/Trade.svelte'
import { receive } from '../src/game'
import CardPicks from '../src/panels/CardPicks.svelte'
import { Session } from '../src/session.svelte'
import { speech } from '../src/text/speech.svelte'
import { mine, sheetMessage, snapshotOf } from './samples'
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

  it('shows a minus on a card that was tapped', () => {
    const props = { cards: ['ore', 'wool'], value: { ore: 2 }, label: 'You give', change: () => {} }
    const { body } = render(CardPicks, { props })
    expect(body.match(/class="fewer"/g)).toHaveLength(1)
    expect(text(body)).toContain('− 2')
    expect(body).toMatch(/aria-label="[^"]*ore[^"]*"[^>]*>− 2/)
  })
})
