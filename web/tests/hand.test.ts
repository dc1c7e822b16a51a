// Development cards in the hand: what may be played is lit, what was just bought waits, choices are asked one by one.
import { render } from 'svelte/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base } from '../src/boxes/base'
import DevelopmentSheet from '../src/boxes/base/panels/DevelopmentSheet.svelte'
import { receive } from '../src/game'
import Tray from '../src/panels/Tray.svelte'
import Why from '../src/panels/Why.svelte'
import { Session } from '../src/session.svelte'
import { speech } from '../src/text/speech.svelte'
import type { Action, Command, Field } from '../src/wire'
import { mine, sheetMessage, snapshotOf } from './samples'
import { wordsOf } from './words'

const kinds = sheetMessage.blocks.find((block) => block.name === 'development_cards')?.names ?? []
const held = (counts: Record<string, number>) =>
  Array.from({ length: 4 }, (_, seat) =>
    seat === mine.seat ? kinds.map((card) => counts[card] ?? 0) : kinds.map(() => null),
  )
const cards = sheetMessage.cards
const legal: Action[] = [
  ...cards.map((card) => ({ kind: 'play_monopoly', card })),
  ...cards.flatMap((first, k) => cards.slice(k).map((second) => ({ kind: 'play_year_of_plenty', first, second }))),
  { kind: 'end_turn' },
]
const snapshot = snapshotOf(
  {
    ...mine,
    phase: 'action',
    development_cards: held({ monopoly: 1, year_of_plenty: 2, knight: 1, victory_point: 1 }),
    development_cards_fresh: held({ knight: 1 }),
  },
  legal,
)
const session = new Session('hand')
const sent: Command[] = []

beforeAll(() => {
  speech.words = wordsOf('en', 'base.ftl', 'page.ftl')
  session.game = receive(receive(session.game, sheetMessage, 0), snapshot, 0)
  session.boxes = [base]
  session.send = (command) => {
    sent.push(command)
    return Promise.resolve({ type: 'answer', id: '', ok: true, version: 4, key: null, rule: null, details: null })
  }
})
afterAll(() => session.close())

describe('the hand', () => {
  it('is closed while something must be answered first', () => {
    const first = (closed: boolean) =>
      render(Tray, { props: { session, closed } })
        .body.split('<button')
        .find((part) => part.includes('dcard')) ?? ''
    expect(first(true)).toContain('aria-disabled="true"')
    expect(first(false)).toContain('aria-disabled="false"')
  })
  it('lights the cards that may be played and lets fresh ones wait', () => {
    const { body } = render(Tray, { props: { session } })
    const card = (name: string) => body.split('<button').find((part) => part.includes(`<span class="vh">${name}`)) ?? ''
    expect(card('Monopoly')).toMatch(/class="[^"]*\bcan\b/)
    expect(card('Year of Plenty × 2')).toMatch(/class="[^"]*\bcan\b/)
    expect(card('Knight')).toMatch(/class="[^"]*\bwait\b/)
    expect(card('Victory Point')).not.toMatch(/class="[^"]*\bcan\b/)
  })

  it('says what a card does before it is played', () => {
    session.pick = { kind: 'build_road', chosen: {} }
    session.dock = 'trade'
    session.readCard('monopoly')
    expect([session.card, session.pick, session.dock]).toEqual(['monopoly', null, 'none'])
    const read = (card: string) => render(DevelopmentSheet, { props: { session, card, close: () => {} } }).body
    expect(read('monopoly')).toContain('every other player gives you all their cards of it')
    expect(read('monopoly')).toMatch(/class="[^"]*\bplay\b[^"]*\blit\b/)
    expect(read('knight')).not.toMatch(/class="[^"]*\bplay\b[^"]*\blit\b/)
    expect(read('victory_point')).not.toContain('Play this card')
    session.readCard('monopoly')
    expect(session.card).toBe('')
  })

  it('asks for the kind of a Monopoly', () => {
    session.press('play_monopoly')
    const question = session.question as { field: Field; values: unknown[] }
    expect(question.values).toEqual(cards)
    session.answer(question.field, 'ore')
    expect(sent.pop()).toMatchObject({ type: 'act', seen: 3, action: { kind: 'play_monopoly', card: 'ore' } })
  })

  it('asks for both cards of a Year of Plenty, the second among what is left', () => {
    session.press('play_year_of_plenty')
    const first = session.question as { field: Field; values: unknown[] }
    session.answer(first.field, 'grain')
    const second = session.question as { field: Field; values: unknown[] }
    expect(second.values).toEqual(['grain', 'ore'])
    session.answer(second.field, 'grain')
    expect(sent.pop()).toMatchObject({ action: { kind: 'play_year_of_plenty', first: 'grain', second: 'grain' } })
  })

  it('leaves a choice step by step', () => {
    session.press('play_year_of_plenty')
    session.answer((session.question as { field: Field }).field, 'wool')
    expect(session.leave()).toBe(true)
    expect(session.question?.field.name).toBe('first')
    expect(session.leave()).toBe(true)
    expect(session.pick).toBeNull()
    expect(session.leave()).toBe(false)
  })

  it('says why not, with the rule', () => {
    const why = { key: 'card.just_bought', rule: 'BASE-46', details: { card: 'knight' } }
    session.game = { ...session.game, link: 'open', reasons: { play_knight: why } }
    const { body } = render(Why, { props: { session, kind: 'play_knight', id: 'why' } })
    expect(body).toContain('cannot play a card in the turn you bought it')
  })
})
