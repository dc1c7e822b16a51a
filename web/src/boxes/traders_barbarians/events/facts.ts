// What event cards show: the card that lies open, and what is left in the deck.
import { factOf, listOf, namesOf, numberOf, sum } from '../../../reading'
import type { GameEvent, Sheet, View } from '../../../wire'
import type { Fact } from '../../box'

interface Row {
  readonly card: string
  readonly event: string
  readonly number: number
  readonly count: number
}
const rowsOf = (sheet: Sheet) => (sheet.tables.event_cards ?? []) as unknown as readonly Row[]

/** The card that lies open; null before the first. */
export function openCard(sheet: Sheet, view: View): Row | null {
  const name = namesOf(sheet, 'event_card')[numberOf(view, 'event_card')]
  return rowsOf(sheet).find((row) => row.card === name) ?? null
}

/** The first card of a turn in which a second one has been revealed; null otherwise. */
export function firstCard(sheet: Sheet, view: View): Row | null {
  const name = namesOf(sheet, 'first_event_card')[numberOf(view, 'first_event_card')]
  return (name && rowsOf(sheet).find((row) => row.card === name)) || null
}

export interface Left {
  readonly number: number
  readonly left: number // not seen this year
  readonly of: number
}

/** How many cards of each number nobody has seen since New Year. */
export function leftByNumber(sheet: Sheet, view: View): Left[] {
  const deck = listOf(view, 'event_deck')
  const found = new Map<number, { left: number; of: number }>()
  rowsOf(sheet).forEach((row, k) => {
    const so = found.get(row.number) ?? { left: 0, of: 0 }
    found.set(row.number, { left: so.left + (deck[k] ?? 0), of: so.of + row.count })
  })
  return [...found].map(([number, counts]) => ({ number, ...counts })).sort((a, b) => a.number - b.number)
}

export interface Pile {
  readonly above: number // cards before New Year
  readonly under: number // that stay unseen
  readonly seen: number // since the last New Year
  readonly all: number
}

export function pileOf(sheet: Sheet, view: View): Pile {
  const all = sum(rowsOf(sheet).map((row) => row.count))
  return {
    above: numberOf(view, 'cards_to_new_year'),
    under: factOf(sheet, 'cards_under_new_year'),
    seen: all - sum(listOf(view, 'event_deck')),
    all,
  }
}

/** The drawing of an event. */
const GLYPHS: Readonly<Record<string, string>> = {
  robber_attack: 'gl-robber-attack',
  epidemic: 'gl-epidemic',
  earthquake: 'gl-earthquake',
  good_neighbours: 'gl-neighbours',
  tournament: 'gl-tournament',
  trade_advantage: 'gl-trade-advantage',
  calm_sea: 'gl-calm-sea',
  robber_flees: 'gl-robber-flees',
  neighbourly_help: 'gl-help',
  conflict: 'gl-conflict',
  plentiful_year: 'gl-prosperous',
}
export const glyphOf = (event: string): string => GLYPHS[event] ?? ''

/** The last card of the log, with the dice that came before it: of Cities & Knights, or of the fleet. */
export function lastCard(events: readonly GameEvent[]): { seat: number; number: number; index: number } | null {
  const index = events.findLastIndex((event) => event.kind === 'card_revealed')
  const event = events[index]
  return event ? { seat: Number(event.seat), number: Number(event.number), index } : null
}

/** What the dice beside the cards show in this turn: faces, and the face of an event die. */
export function diceBeside(events: readonly GameEvent[]): { faces: readonly number[]; red: boolean; event: string } {
  const turn = events.slice(
    Math.max(
      0,
      events.findLastIndex((event) => event.kind === 'turn_began'),
    ),
  )
  const of = (kind: string) => turn.findLast((event) => event.kind === kind)
  const [red, fleet, die] = [of('red_rolled'), of('fleet_rolled'), of('event_rolled')]
  return {
    faces: red ? [Number(red.face)] : fleet ? String(fleet.dice).split('+').map(Number) : [],
    red: red !== undefined,
    event: typeof die?.face === 'string' ? die.face : '',
  }
}

/** The damaged roads of a seat. */
export function damagedOf(_: Sheet, view: View, seat: number): Fact[] {
  const roads = listOf(view, 'road')
  const count = listOf(view, 'damaged_road').filter((flag, edge) => flag > 0 && roads[edge] === seat + 1).length
  return count > 0 ? [{ key: 'page-fact-damaged', icon: 'broken', count }] : []
}
