import { describe, expect, it } from 'vitest'
import { asked, declinedBy, inSupply } from '../src/boxes/base/trade'
import { type Game, handOf, isMine, lastRoll, linked, NOTHING, needsSnapshot, receive, statisticsOf } from '../src/game'
import { limitCount, openGoods } from '../src/reading'
import type { GameEvent, Good, Moves, ServerMessage, Snapshot, View } from '../src/wire'
import { clock, events, legal, mine, sheet, sheetMessage, view } from './samples'

const standing = {
  seat: mine.seat,
  legal,
  forms: [],
  deciding: [mine.seat],
  clock,
  may_undo: false,
  lesson: null,
  over: false,
}
const snapshot = (version: number, log: GameEvent[], events_from = 0): Snapshot => ({
  type: 'snapshot',
  version,
  view: mine,
  ...standing,
  events_from,
  events: log,
})
const moves = (version: number, log: GameEvent[], events_from: number, undone = false, changed = {}): Moves => ({
  type: 'moves',
  version,
  changed,
  by: 0,
  undone,
  ...standing,
  events_from,
  events: log,
})
const received = (...messages: ServerMessage[]): Game =>
  messages.reduce((game, message) => receive(game, message, 1000), NOTHING)

describe('the record', () => {
  it('takes a snapshot as it is', () => {
    const game = received(sheetMessage, snapshot(7, events))
    expect(game.version).toBe(7)
    expect(game.events).toEqual(events)
    expect(game.fresh).toEqual([])
    expect(isMine(game)).toBe(true)
    expect(game.sheet?.graph.corner_tiles.flat().length).toBe(19 * 6)
  })

  it('adds moves to the log and shows them as fresh', () => {
    const roll = { kind: 'rolled', seat: 0, dice: '3+4' }
    const game = received(snapshot(7, events), moves(8, [roll], events.length))
    expect(game.events).toEqual([...events, roll])
    expect(game.fresh).toEqual([roll])
    expect(game.version).toBe(8)
  })

  it('cuts the log when a move is undone', () => {
    const game = received(snapshot(7, events), moves(8, [], events.length - 3, true))
    expect(game.events).toEqual(events.slice(0, -3))
    expect(game.fresh).toEqual([])
  })

  it('changes the entries of the view that moves name and keeps the others', () => {
    const game = received(snapshot(7, events), moves(8, [], events.length, false, { turn: 99, robber: 3 }))
    expect(game.view).toEqual({ ...mine, turn: 99, robber: 3 })
  })

  it('is not set back by moves older than its snapshot', () => {
    const game = received(snapshot(9, events))
    expect(receive(game, moves(8, [], 0), 0)).toBe(game)
    expect(needsSnapshot(game, moves(8, [], 0))).toBe(false)
  })

  it('takes no moves after others were lost, and asks for a snapshot', () => {
    const game = received(snapshot(7, events))
    expect(receive(game, moves(9, [], events.length), 0)).toBe(game)
    expect(needsSnapshot(game, moves(9, [], events.length))).toBe(true)
    expect(needsSnapshot(NOTHING, moves(9, [], events.length))).toBe(true)
    expect(needsSnapshot(game, moves(8, [], events.length))).toBe(false)
    expect(needsSnapshot(game, snapshot(9, events))).toBe(false)
  })

  it('keeps reasons for the version they were asked for, by kind', () => {
    const game = received(snapshot(7, events))
    const why = { key: 'city.too_expensive', rule: 'BASE-61', details: {} }
    const told = receive(game, { type: 'reasons', id: 'a', version: 7, reasons: [why, null] }, 0, [
      'build_city',
      'end_turn',
    ])
    expect(told.reasons).toEqual({ build_city: why, end_turn: null })
    expect(receive(told, moves(8, [], events.length), 0).reasons).toEqual({})
    expect(receive(game, { type: 'reasons', id: 'a', version: 6, reasons: [why] }, 0, ['build_city']).reasons).toEqual(
      {},
    )
  })

  it('shows every chat line once, also after a reconnect', () => {
    const line = (number: number) => ({ number, person: 'p', name: 'Alma', seat: 0, text: `line ${number}`, at: 0 })
    const game = received(
      { type: 'chat', lines: [line(1), line(2)] },
      { type: 'chat', lines: [line(1), line(2), line(3)] },
    )
    expect(game.chat.map((one) => one.number)).toEqual([1, 2, 3])
  })

  it('leaves the record alone for messages it does not keep', () => {
    const game = received(snapshot(7, events))
    expect(receive(game, { type: 'pong', id: 'x', time: 0 }, 0)).toBe(game)
    expect(linked(game, 'lost').link).toBe('lost')
  })
})

describe('readings', () => {
  it('counts my own hand and nobody else’s', () => {
    const game = received(sheetMessage, snapshot(7, events))
    const hand = handOf(game, mine.seat)
    const counts = mine.hand_count as number[]
    expect(Object.values(hand).reduce((a, b) => a + b, 0)).toBe(counts[mine.seat])
    expect(Object.values(handOf(game, (mine.seat + 1) % 4)).every((count) => count === 0)).toBe(true)
  })

  it('finds the last roll', () => {
    expect(
      lastRoll([
        { kind: 'rolled', seat: 1, dice: '2+5' },
        { kind: 'turn_ended', seat: 1 },
      ]),
    ).toEqual({ seat: 1, faces: [2, 5], index: 0 })
    expect(lastRoll([])).toBeNull()
  })

  it('takes the number of an event card for a roll', () => {
    const cards = [
      { kind: 'card_revealed', seat: 2, event: 'earthquake', number: 6 },
      { kind: 'road_damaged', seat: 1, edge: 3 },
      { kind: 'card_revealed', seat: 3, event: 'no_event', number: 6 },
    ]
    expect(lastRoll(cards)).toEqual({ seat: 3, faces: [6], index: 2 })
    expect(statisticsOf(cards, sheet).rolls[6]).toBe(2)
  })

  it('remembers who declined the same terms in this turn, and forgets it in the next', () => {
    const give = { wool: 1 }
    const take = { brick: 1 }
    const offer = { kind: 'trade_offered', seat: 0, give, take, to: [1, 2, 3] }
    const said = (seat: number, answer: string) => ({ kind: 'trade_answered', seat, answer })
    const turn = [
      { kind: 'turn_began', seat: 0, turn: 3 },
      offer,
      said(1, 'declined'),
      said(2, 'accepted'),
      said(3, 'declined'),
    ]
    expect(declinedBy(turn, 0, give, take)).toEqual([1, 3])
    expect(declinedBy(turn, 0, give, { brick: 2 })).toEqual([])
    expect(declinedBy([...turn, { kind: 'turn_began', seat: 1, turn: 4 }], 0, give, take)).toEqual([])
  })

  it('asks the others only for cards that players trade', () => {
    expect(asked({ ore: 2, grain: 0, gold: 1 }, ['ore', 'grain'])).toEqual({ ore: 2 })
  })

  it('shows of a hidden bank only what has run out or is down to one card', () => {
    const hidden = { ...view, supply: [null, null, null, null, null], supply_at_least: [2, 0, 2, 1, 2] } as View
    expect([0, 1, 2, 3, 4].map((kind) => inSupply(hidden, kind))).toEqual(['?', '0', '?', '1', '?'])
    expect(inSupply({ ...view, supply: [19, 0, 2, 1, 7] }, 2)).toBe('2')
  })

  it('counts rolls and cards from the events of a game', () => {
    const statistics = statisticsOf(events, sheet)
    const rolled = events.filter((event) => event.kind === 'rolled')
    expect(statistics.rolls.reduce((a, b) => a + b, 0)).toBe(rolled.length)
    const produced = events
      .filter((event) => event.kind === 'produced')
      .reduce((sum, event) => sum + Number(event.count), 0)
    expect(statistics.received.flatMap((row) => Object.values(row)).reduce((a, b) => a + b, 0)).toBe(produced)
    expect(statistics.turns).toBe((mine as View).turn)
  })
})

describe('open goods', () => {
  it('are read of every seat, hidden ones are not', () => {
    const coin = { ...(sheet.goods[0] as Good), name: 'coin', open: true }
    const rich = { ...sheet, goods: [...sheet.goods, coin] }
    const hand = [
      [1, 0, 0, 2, 0, 3],
      [null, null, null, null, null, 7],
    ]
    expect(openGoods(rich, { ...view, hand }, 1)).toEqual([{ name: 'coin', count: 7 }])
    expect(openGoods(sheet, view, 1)).toEqual([])
  })

  it('count for the hand limit only if their traits say so', () => {
    const coin = { ...(sheet.goods[0] as Good), name: 'coin', open: true }
    const seen = { ...view, hand: [[1, 0, 0, 2, 0, 5]], hand_count: [3] }
    expect(limitCount({ ...sheet, goods: [...sheet.goods, coin] }, seen, 0)).toBe(8)
    expect(limitCount({ ...sheet, goods: [...sheet.goods, { ...coin, counts: false }] }, seen, 0)).toBe(3)
  })
})
