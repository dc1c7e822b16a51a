// A replay as a list of standings: each frame changes some blocks of the view.
import type { Replay } from './api'
import { type GameEvent, readSheet, type Sheet, type View } from './wire'

export interface Standing {
  readonly view: View
  readonly upTo: number // events that have happened
  readonly seat: number // who acted; -1: the set-up
  readonly notation: string
}
export interface Reel {
  readonly sheet: Sheet
  readonly standings: readonly Standing[]
  readonly events: readonly GameEvent[]
}

export function reelOf(replay: Replay): Reel {
  const standings: Standing[] = []
  const events: GameEvent[] = []
  let view = {} as View
  for (const frame of replay.frames) {
    view = { ...view, ...frame.changed } as View
    events.push(...frame.events)
    standings.push({ view, upTo: events.length, seat: frame.seat, notation: frame.notation })
  }
  return { sheet: readSheet(replay.sheet), standings, events }
}

/** Points by seat at the end of every turn; hidden points count from when they were held. */
export function pointsByTurn(reel: Reel): number[][] {
  const seats = reel.sheet.players
  const rows = Array.from({ length: seats }, (): number[] => [])
  let turn = -1
  for (const { view } of reel.standings) {
    if (view.turn !== turn) {
      turn = view.turn
      for (const row of rows) row.push(0)
    }
    rows.forEach((row, seat) => {
      row[row.length - 1] = pointsOf(view, seat)
    })
  }
  return rows
}

export function pointsOf(view: View, seat: number): number {
  const points = Array.isArray(view.points) ? Number(view.points[seat] ?? 0) : 0
  const secret = Array.isArray(view.secret_points) ? Number(view.secret_points[seat] ?? 0) : 0
  return points + secret
}

/** The steps at which turns begin, with whose they are. */
export function turnsOf(reel: Reel): { step: number; seat: number; turn: number }[] {
  const turns: { step: number; seat: number; turn: number }[] = []
  reel.standings.forEach(({ view }, step) => {
    if (view.turn > 0 && view.turn !== turns.at(-1)?.turn) turns.push({ step, seat: view.active, turn: view.turn })
  })
  return turns
}

/** The seat a step is about: the winner, the seat whose turn begins, or the seat that acted. */
export function narratedSeat(fresh: readonly GameEvent[], standing: Standing): number {
  const event =
    fresh.findLast((one) => one.kind === 'won') ?? fresh.findLast((one) => one.kind === 'turn_began' && one.turn !== 0)
  if (typeof event?.seat === 'number') return event.seat
  return Math.max(0, standing.seat < 0 ? standing.view.active : standing.seat)
}
