// A position of a real game: sheet, view of the seat that decides, its legal actions and forms, and the events so far.
import type { OptionSheet } from '../src/api'
import {
  type Action,
  type ClockState,
  type Field,
  type Form,
  type GameEvent,
  readSheet,
  type SheetMessage,
  type Snapshot,
  type View,
} from '../src/wire'
import data from './samples/base.json'

const raw = data as unknown as {
  sheet: SheetMessage
  view: View
  mine: View
  legal: { action: Action; notation: string; seat: number }[]
  forms: Form[]
  events: GameEvent[]
  deciding: number[]
}
export const sheetMessage: SheetMessage = { ...raw.sheet, type: 'sheet' }
export const sheet = readSheet(sheetMessage)
export const { view, mine, legal, forms, events, deciding } = raw

export type Verb = SheetMessage['verbs'][number]

// ---- parts of a chapter that no page has ever heard of

export const field = (name: string, kind: string, names: string[] = [], size = names.length || 100): Field => ({
  name,
  kind,
  size,
  names,
  owed: '',
})
export const verb = (name: string, fields: Field[] = [], more: Partial<Verb> = {}): Verb => ({
  name,
  form: false,
  chapter: '',
  roles: [],
  price: '',
  plays: '',
  fields,
  ...more,
})

/** An option of a game, as the lobby is sent it. */
export const option = (name: string, more: Partial<OptionSheet> = {}): OptionSheet => ({
  name,
  default: false,
  rule: '',
  choices: [false, true],
  least: 0,
  most: 0,
  seats: [],
  opens: false,
  first: false,
  is_seat: false,
  ...more,
})

/** The clock of a table that has none. */
export const clock: ClockState = {
  name: 'none',
  left: {},
  full: {},
  running: [],
  paused: false,
  absent_in: {},
  votes: [],
  votes_needed: 0,
  offer: null,
  late: {},
  overtime_votes: {},
  overtime_votes_needed: 0,
  holiday_until: {},
}

/** What a seat is sent of its view, when it may do these actions. */
export const snapshotOf = (view: View, legal: Action[] = [], more: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot',
  version: 3,
  seat: view.seat,
  view,
  legal: legal.map((action) => ({ action, notation: '', seat: view.seat })),
  forms: [],
  deciding: [view.seat],
  events_from: 0,
  events,
  clock,
  may_undo: false,
  lesson: null,
  over: false,
  ...more,
})
