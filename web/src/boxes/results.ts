// What happened, told in a card that stays until it is put away. The facts are those of the events; a box has only words
// and pictures for them.
import type { Place } from '../board/geometry'
import { eventSentence, type Speaker } from '../text/sentences'
import type { GameEvent } from '../wire'
import type { Box } from './box'

/** One side of a comparison: 6 cities. */
export interface Figure {
  readonly picture: string
  readonly count: number
  readonly label: string
}
export interface ResultRow {
  readonly seat: number // -1: nobody's
  readonly text: string
  readonly count?: number
  readonly picture?: string
  readonly tone?: 'good' | 'bad'
}
export interface Result {
  readonly tone: 'good' | 'bad' | 'plain'
  readonly picture: string
  readonly about: string // what it was
  readonly title: string // what came of it
  readonly against?: { readonly left: Figure; readonly sign: string; readonly right: Figure }
  readonly rows: readonly ResultRow[]
  readonly brief?: string // in place of the words of the rows, where there is room for their figures only
  readonly why?: string
  readonly dice?: readonly string[] // drawings of dice that were thrown for it
  readonly places?: readonly Place[] // to look at on the board
}
/** What a result is told from. */
export interface Tale {
  readonly by: Speaker
  readonly before: readonly GameEvent[] // in the same turn
  readonly events: readonly GameEvent[] // from the first of its kind to the end of the turn
}
/** By the kind of event that a result is about; nothing for one that does not concern the reader. */
export type Results = Readonly<Record<string, (tale: Tale) => Result | null>>

export const ofKinds = (events: readonly GameEvent[], ...kinds: readonly string[]): readonly GameEvent[] =>
  events.filter((event) => kinds.includes(event.kind))

/** A row for every event of some kinds, in the words of the log. */
export const rowsFrom = ({ by, events }: Tale, ...kinds: readonly string[]): ResultRow[] =>
  ofKinds(events, ...kinds).map((event) => ({
    seat: typeof event.seat === 'number' ? event.seat : -1,
    text: eventSentence(by, event),
  }))

/** What led to it, in the words of the log. */
export const causeOf = ({ by, before }: Tale, ...kinds: readonly string[]): string => {
  const event = ofKinds(before, ...kinds).at(-1)
  return event ? eventSentence(by, event) : ''
}

/** A result with the kind of event it is about, the event it was last changed by, and the turn. */
export interface Told extends Result {
  readonly kind: string
  readonly at: number
  readonly turn: number
}

/** The results from an event on. All of one kind in one turn are one result, which is new when it grows. */
export function resultsOf(boxes: readonly Box[], by: Speaker, events: readonly GameEvent[], from: number): Told[] {
  const makers: Results = Object.assign({}, ...boxes.map((box) => box.results))
  const turns = events.flatMap((event, at) => (event.kind === 'turn_began' ? [at] : []))
  const began = turns.findLastIndex((at) => at <= from)
  const starts = [turns[began] ?? 0, ...turns.slice(began + 1)]
  const told = starts.flatMap((start, k) => {
    const turn = events.slice(start, starts[k + 1])
    const kinds = new Set(turn.map((event) => event.kind).filter((kind) => makers[kind]))
    return [...kinds].flatMap((kind): Told[] => {
      const at = start + turn.findLastIndex((event) => event.kind === kind)
      const first = turn.findIndex((event) => event.kind === kind)
      const tale = { by, before: turn.slice(0, first), events: turn.slice(first) }
      const result = at >= from ? makers[kind]?.(tale) : null
      return result ? [{ ...result, kind, at, turn: Number(turn[0]?.turn ?? 0) }] : []
    })
  })
  return told.sort((a, b) => a.at - b.at)
}

/** The events of a result and of all older ones of its kind: what is put away with it. */
export const olderThan = (told: Told, all: readonly Told[]): number[] =>
  all.filter(({ kind, at }) => kind === told.kind && at <= told.at).map(({ at }) => at)
