// Profiles and tournaments as the page reads them.
import { expect, test } from 'vitest'
import { scaleOf, shareOf } from '../src/lobby/profiles'
import { canStart, myTable, winnersOf } from '../src/lobby/tournaments'
import type { TournamentSheet } from '../src/wire.generated'

const data = (players: number, points: number[]): TournamentSheet['data'] => ({
  options: {} as TournamentSheet['data']['options'],
  system: 'swiss',
  rounds_wanted: 0,
  seed: 1,
  sizes: [4, 3],
  players: Array.from({ length: players }, (_, k) => ({ person: `${k}`, name: `P${k}`, absent: false, rated: false })),
  ended: false,
  rounds: [
    {
      tables: [{ players: [2, 0, 1], table: 'here', points, winners: [], by_hand: false, rated: false }],
      byes: [],
      absent: [],
    },
  ],
})

test('shares stay between nothing and all', () => {
  expect([shareOf(1, 4), shareOf(0, 0), shareOf(9, 3), shareOf(-1, 3)]).toEqual(['25%', '0%', '100%', '0%'])
})

test('the scale of a board is round and holds all ranges', () => {
  expect(scaleOf([])).toEqual({ low: 1400, high: 1600 })
  expect(scaleOf([{ low: 1180, high: 1702 }])).toEqual({ low: 1100, high: 1800 })
})

test('one’s table is shown until it has a result', () => {
  expect(myTable({ data: data(6, []), me: 0 })?.table).toBe('here')
  expect(myTable({ data: data(6, [3, 2, 1]), me: 0 })).toBe(null)
  expect(myTable({ data: data(6, []), me: 5 })).toBe(null)
  expect(myTable({ data: data(6, []), me: null })).toBe(null)
})

test('a round starts with six players, and when the last one is over', () => {
  expect(canStart({ data: data(5, []), state: 'joining' })).toBe(false)
  expect(canStart({ data: data(6, []), state: 'joining' })).toBe(true)
  expect(canStart({ data: data(6, []), state: 'playing' })).toBe(false)
  expect(canStart({ data: data(6, []), state: 'between' })).toBe(true)
})

test('all who have the most points have won', () => {
  expect([winnersOf([10, 8, 5]), winnersOf([7, 9, 9]), winnersOf([0, 0, 0])]).toEqual([[0], [1, 2], [0, 1, 2]])
})
