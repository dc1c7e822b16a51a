import { describe, expect, it } from 'vitest'
import type { Replay } from '../src/api'
import { narratedSeat, pointsByTurn, reelOf, turnsOf } from '../src/replaying'
import { sheetMessage } from './samples'

const frame = (changed: Record<string, unknown>, kinds: string[] = []) => ({
  seat: 0,
  action: null,
  notation: '',
  events: kinds.map((kind) => ({ kind })),
  changed,
})
const replay: Replay = {
  record: { record: 'r', game: 'base', seats: 4, names: [], steps: 4, winners: [], created: 0, fair: null, bots: [] },
  sheet: sheetMessage,
  seat: -2,
  first: 0,
  total: 4,
  frames: [
    frame({ turn: 0, active: 0, points: [0, 0, 0, 0], secret_points: [0, 0, 0, 0], robber: 4 }),
    frame({ turn: 1, points: [2, 0, 0, 0] }, ['built', 'rolled']),
    frame({ points: [3, 0, 0, 0] }),
    frame({ turn: 2, active: 1, secret_points: [1, 0, 0, 0] }, ['turn_began']),
  ],
}

describe('a replay', () => {
  const reel = reelOf(replay)
  it('carries over what a frame does not change', () => {
    expect(reel.standings.map((standing) => standing.view.robber)).toEqual([4, 4, 4, 4])
    expect(reel.standings.map((standing) => standing.upTo)).toEqual([0, 2, 2, 3])
  })

  it('counts points by turn, hidden ones as well', () => {
    expect(pointsByTurn(reel)[0]).toEqual([0, 3, 4])
  })

  it('knows where turns begin', () => {
    expect(turnsOf(reel)).toEqual([
      { step: 1, seat: 0, turn: 1 },
      { step: 3, seat: 1, turn: 2 },
    ])
  })

  it('tells a step of whoever begins the turn or wins by it, else of whoever did it', () => {
    const standing = { view: { ...(reel.standings[1]?.view as object), active: 2 }, upTo: 1, notation: '' }
    const by = (seat: number) => ({ ...standing, seat }) as unknown as Parameters<typeof narratedSeat>[1]
    expect(narratedSeat([{ kind: 'built', seat: 1 }], by(1))).toBe(1)
    expect(
      narratedSeat(
        [
          { kind: 'turn_ended', seat: 1 },
          { kind: 'turn_began', seat: 2, turn: 4 },
        ],
        by(1),
      ),
    ).toBe(2)
    expect(
      narratedSeat(
        [
          { kind: 'bought_card', seat: 3 },
          { kind: 'won', seat: 3 },
        ],
        by(3),
      ),
    ).toBe(3)
    expect(narratedSeat([], by(-1))).toBe(2)
  })
})
