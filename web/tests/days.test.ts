// Games that are played in days: times in words, and which of them wait for the reader.
import { expect, test } from 'vitest'
import type { TableSummary } from '../src/api'
import { inWords } from '../src/days'
import { awaitsMe, isInDays } from '../src/lobby/days_games'
import { speech } from '../src/text/speech.svelte'
import { wordsOf } from './words'

const HOUR = 3600

test('times are rounded to hours or minutes', () => {
  speech.words = wordsOf('en', 'days.ftl')
  const told = [24 * HOUR - 2, 28 * HOUR, 7 * 24 * HOUR, 9.4 * HOUR, HOUR, HOUR - 1, 0].map(inWords)
  expect(told).toEqual(['1 day', '1 day 4 h', '7 days', '9 h', '1 h', '59 min', '0 min'])
})

test('a table waits for the reader if one of its awaited seats is theirs', () => {
  const seats = [0, 1].map((seat) => ({ seat, mine: seat === 1 }))
  const table = (clock: string, state: string, ...awaited: number[]) =>
    ({ clock, state, seats, awaited: awaited.map((seat) => ({ seat, since: 1, until: 2 })) }) as unknown as TableSummary
  expect(awaitsMe(table('day', 'playing', 0))).toBeUndefined()
  expect(awaitsMe(table('day', 'playing', 0, 1))?.until).toBe(2)
  expect(isInDays(table('week', 'waiting'))).toBe(true)
  expect([table('normal', 'playing'), table('day', 'over')].map(isInDays)).toEqual([false, false])
})
