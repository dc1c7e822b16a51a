import { describe, expect, it } from 'vitest'
import { base } from '../src/boxes/base'
import { cornerOf } from '../src/text/places'
import {
  actionSentence,
  chronicle,
  eventSentence,
  offerOf,
  phaseSentence,
  refusalSentence,
  type Speaker,
} from '../src/text/sentences'
import { events, legal, mine, sheet } from './samples'
import { wordsOf } from './words'

const speaker = (language: string): Speaker => ({
  words: wordsOf(language, 'base.ftl', 'page.ftl'),
  sheet,
  view: mine,
  me: mine.seat,
  names: ['Alma', 'Nora', 'Malik', 'Iris'],
  boxes: [base],
})
const unfinished = /\{|\$|undefined|NaN|^$/

describe.each(['en', 'fr'])('sentences in %s', (language) => {
  const by = speaker(language)
  it('says every legal action and everything that happened', () => {
    for (const { action } of legal) expect(actionSentence(by, action)).not.toMatch(unfinished)
    for (const event of events) expect(eventSentence(by, event)).not.toMatch(unfinished)
    expect(phaseSentence(by)).not.toMatch(unfinished)
  })

  it('names every corner by its tiles', () => {
    for (let corner = 0; corner < sheet.graph.corner_xy.length; corner++)
      expect(cornerOf(by, corner)).not.toMatch(unfinished)
  })
})

describe('sentences', () => {
  const by = speaker('en')
  it('puts the cards of one roll into one line for each seat', () => {
    const got = (seat: number, card: string, count: number) => ({ kind: 'produced', seat, card, count, tile: 0 })
    const other = (mine.seat + 1) % 4
    const lines = chronicle(by, [
      got(mine.seat, 'ore', 1),
      got(mine.seat, 'wool', 2),
      got(other, 'ore', 1),
      { kind: 'turn_ended', seat: 0 },
    ])
    expect(lines.map((line) => line.text)).toEqual(['You get 1 ore and 2 wool.', `${by.names[other]} gets 1 ore.`])
  })

  it('says "a card" for a theft it may not see', () => {
    const [a, b] = [(mine.seat + 1) % 4, (mine.seat + 2) % 4]
    expect(eventSentence(by, { kind: 'stolen', thief: a, victim: b })).toBe(
      `${by.names[a]} steals a card from ${by.names[b]}.`,
    )
    expect(eventSentence(by, { kind: 'stolen', thief: a, victim: b, card: 'ore' })).toContain('1 ore')
  })

  it('gives the reason of a refusal, also one it does not know', () => {
    expect(refusalSentence(by, { key: 'settlement.too_close', rule: 'BASE-26', details: { corner: 3 } })).toContain(
      'Too close',
    )
    expect(refusalSentence(by, { key: 'balloon.too_heavy' })).toContain('balloon too heavy')
  })

  it('tells what a chapter without texts does', () => {
    expect(eventSentence(by, { kind: 'balloon_landed', seat: 1, tile: 4 })).toContain('balloon landed')
    expect(actionSentence(by, { kind: 'launch_balloon', from: 3 })).toContain('launch balloon')
  })

  it('reads no offer where there is none', () => {
    expect(offerOf({ sheet, view: { ...mine, trade_terms: Array(10).fill(0) } })).toBeNull()
    expect(offerOf({ sheet, view: { ...mine, trade_terms: [0, 0, 1, 0, 0, 0, 1, 0, 0, 0] } })).toEqual({
      give: { wool: 1 },
      take: { brick: 1 },
    })
  })
})
