// Dice first, news afterwards: what a roll brought waits until the dice lie.
import { render } from 'svelte/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { flights } from '../src/boxes/base/flights'
import type { Spots } from '../src/boxes/box'
import { NOTHING, receive } from '../src/game'
import Dice from '../src/panels/Dice.svelte'
import { Session } from '../src/session.svelte'
import { settings } from '../src/settings.svelte'
import { speech } from '../src/text/speech.svelte'
import type { Moves, ServerMessage, Snapshot, TableMessage } from '../src/wire'
import { mine, sheetMessage } from './samples'
import { wordsOf } from './words'

const clock = { name: 'none', left: {}, running: [], paused: false, absent_in: {}, votes: [], votes_needed: 0 }
const standing = { seat: mine.seat, forms: [], deciding: [mine.seat], clock, may_undo: false, over: null }
const legal = [{ action: { kind: 'roll' }, notation: '', seat: mine.seat }]
const snapshot = { ...standing, type: 'snapshot', version: 3, view: mine, legal, events_from: 0, events: [] }
const moves = (version: number, events: object[], more: object = {}) =>
  ({
    ...standing,
    type: 'moves',
    version,
    changed: { points: [version] },
    legal: [],
    events_from: 0,
    events,
    by: 0,
    undone: false,
    ...more,
  }) as unknown as Moves
const roll = moves(4, [
  { kind: 'rolled', seat: 0, dice: '3+5' },
  { kind: 'produced', seat: 0, card: 'ore', count: 1, tile: 2 },
])

function tableOf(pace: string) {
  const session = new Session('T')
  const table = { type: 'table', options: { pace }, seats: [] } as unknown as TableMessage
  session.game = [sheetMessage, table, snapshot as unknown as Snapshot].reduce(
    (game, message) => receive(game, message as ServerMessage, 0),
    NOTHING,
  )
  return { session, take: (message: ServerMessage) => session.take(message) }
}

describe('dice', () => {
  beforeAll(() => {
    vi.useFakeTimers()
    speech.words = wordsOf('en')
  })
  afterAll(() => {
    vi.useRealTimers()
    settings.motion = 'full'
  })

  it('tumble before anything else is told', async () => {
    const { session, take } = tableOf('human')
    take(roll)
    take(moves(5, [{ kind: 'turn_ended', seat: 0 }], { events_from: 2 }))
    expect(session.game.version).toBe(3)
    expect(session.legal).toEqual([])
    const tumbling = render(Dice, { props: { session } }).body
    expect(tumbling).toContain('#die-3')
    expect(tumbling).not.toContain('tnum') // the total
    await vi.advanceTimersByTimeAsync(901)
    expect(session.game.version).toBe(5)
    expect(session.game.events.map((event) => event.kind)).toEqual(['rolled', 'produced', 'turn_ended'])
    expect(render(Dice, { props: { session } }).body).toContain('<b class="tnum">8</b>')
    session.close()
  })

  it('do not tumble at the instant pace, nor where nothing moves', () => {
    const instant = tableOf('instant')
    instant.take(roll)
    expect(instant.session.game.version).toBe(4)
    settings.motion = 'less'
    const still = tableOf('human')
    still.take(roll)
    expect(still.session.game.version).toBe(4)
    for (const { session } of [instant, still]) session.close()
  })
})

it('cards fly to the supply and back', () => {
  const at = (name: string) => name as unknown as DOMRect
  const spots: Spots = { of: at, hand: (seat, card) => at(`${seat} ${card}`), whole: (seat) => at(`${seat}`) }
  const traded = { kind: 'traded_with_supply', seat: 1, give: 'wool', count: 3, take: 'ore' }
  const flown = flights(traded, spots)
  expect(flown.map((flight) => flight.card)).toEqual(['wool', 'wool', 'wool', 'ore'])
  expect(flown[0]).toEqual({ card: 'wool', from: '1 wool', to: '.board' })
  expect(flown[3]).toEqual({ card: 'ore', from: '.board', to: '1 ore' })
})
