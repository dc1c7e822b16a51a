// A position of a real game: sheet, view of the seat that decides, its legal actions and forms, and the events so far.
import {
  type Action,
  type ClockState,
  type Field,
  type Form,
  type GameEvent,
  readSheet,
  type SheetMessage,
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
}
