// The record: everything this page knows about one table. It is changed by messages of the server alone, in `receive`.
import { rowOf } from './reading'
import type {
  ChatLine,
  ClockState,
  Emote,
  Form,
  GameEvent,
  Hint,
  LessonState,
  Link,
  Move,
  Moves,
  Notice,
  Over,
  PlaceNote,
  Refusal,
  ServerMessage,
  Sheet,
  TableMessage,
  View,
} from './wire'
import { readSheet } from './wire'

export interface Game {
  readonly link: Link
  /** Who sits where, options, code, state; null until the first message. */
  readonly table: TableMessage | null
  /** What the rules consist of; null before the game begins. */
  readonly sheet: Sheet | null
  /** Counts what changed the game. */
  readonly version: number
  /** The seat we look from; -1: a spectator. */
  readonly seat: number
  /** The state as that seat may know it. */
  readonly view: View | null
  /** What that seat may do now. Nothing else can be clicked. */
  readonly legal: readonly Move[]
  readonly forms: readonly Form[]
  /** All seats that have an open decision. */
  readonly deciding: readonly number[]
  /** All that happened, as that seat may know it. */
  readonly events: readonly GameEvent[]
  /** What the last message added to `events`: it is animated. */
  readonly fresh: readonly GameEvent[]
  readonly clock: ClockState | null
  /** When the clock was received, in this page's milliseconds. */
  readonly clockAt: number
  readonly mayUndo: boolean
  readonly over: Over | null
  readonly chat: readonly ChatLine[]
  readonly emotes: readonly (Emote & { readonly at: number })[]
  /** What the table itself had to say (a bot took a seat), with the number of events before it. */
  readonly notices: readonly (Notice & { readonly after: number })[]
  /** Why not, by kind of action: asked for and answered for this version. */
  readonly reasons: Readonly<Record<string, Refusal | null>>
  readonly hint: Hint | null
  /** How far the lesson has come; null: there is none. */
  readonly lesson: LessonState | null
  /** What the place brings that was asked about last. */
  readonly note: PlaceNote | null
  /** The table to go on at after a rematch. */
  readonly next: string | null
}

export const NOTHING: Game = {
  link: 'connecting',
  table: null,
  sheet: null,
  version: -1,
  seat: -1,
  view: null,
  legal: [],
  forms: [],
  deciding: [],
  events: [],
  fresh: [],
  clock: null,
  clockAt: 0,
  mayUndo: false,
  over: null,
  chat: [],
  emotes: [],
  notices: [],
  reasons: {},
  hint: null,
  lesson: null,
  note: null,
  next: null,
}

const CHAT_KEPT = 200
const EMOTES_KEPT = 6

/** The record after a message. `asked` are the kinds that a `reasons` message answers. */
export function receive(game: Game, message: ServerMessage, now: number, asked: readonly string[] = []): Game {
  switch (message.type) {
    case 'table':
      return { ...game, table: message }
    case 'sheet':
      return { ...game, sheet: readSheet(message) }
    case 'snapshot':
    case 'moves': {
      if (message.type === 'moves' && !fits(game, message)) return game // overtaken by a snapshot, or one is needed
      const { version, seat, legal, forms, deciding, clock, lesson = null } = message
      const view = (message.type === 'moves' ? { ...game.view, ...message.changed } : message.view) as View
      const events = [...game.events.slice(0, message.events_from), ...message.events]
      const fresh = message.type === 'moves' && !message.undone ? message.events : []
      const standing = { version, seat, view, legal, forms, deciding, clock, lesson, events, fresh }
      return { ...game, ...standing, clockAt: now, mayUndo: message.may_undo, reasons: {}, hint: null }
    }
    case 'clock':
      return { ...game, clock: message.clock, clockAt: now }
    case 'presence':
      return game.table
        ? { ...game, table: { ...game.table, people: message.people, spectators: message.spectators } }
        : game
    case 'chat': {
      const last = game.chat[game.chat.length - 1]?.number ?? -1
      return { ...game, chat: [...game.chat, ...message.lines.filter((line) => line.number > last)].slice(-CHAT_KEPT) }
    }
    case 'emote':
      return { ...game, emotes: [...game.emotes, { ...message, at: now }].slice(-EMOTES_KEPT) }
    case 'notice':
      return { ...game, notices: [...game.notices, { ...message, after: game.events.length }] }
    case 'reasons': {
      if (message.version !== game.version) return game
      const answered = Object.fromEntries(asked.map((kind, index) => [kind, message.reasons[index] ?? null]))
      return { ...game, reasons: { ...game.reasons, ...answered } }
    }
    case 'note':
      return message.version === game.version ? { ...game, note: message } : game
    case 'hint':
      return message.version === game.version ? { ...game, hint: message } : game
    case 'over':
      return { ...game, over: message }
    case 'rematch':
      return { ...game, next: message.table }
    default:
      return game
  }
}

/** Moves change the version before theirs and nothing else. */
function fits(game: Game, moves: Moves): boolean {
  return game.version >= 0 && moves.version === game.version + 1 && moves.seat === game.seat
}

/** Whether moves were lost before these: only a snapshot helps. */
export function needsSnapshot(game: Game, message: ServerMessage): boolean {
  return message.type === 'moves' && !fits(game, message) && message.version > game.version
}

/** The table's word for the connection is the socket's own business: it is noted here so that the page can show it. */
export function linked(game: Game, link: Link): Game {
  return { ...game, link }
}

// ---- readings of the record

export const isMine = (game: Game): boolean => game.seat >= 0 && game.deciding.includes(game.seat)

/** The cards in a hand by kind; what is not known is left out. */
export function handOf(game: Game, seat: number): Record<string, number> {
  const row = rowOf(game.view, 'hand', seat)
  return Object.fromEntries((game.sheet?.cards ?? []).map((card, k) => [card, row[k] ?? 0]))
}

/** What the dice show, or the number of a card that was revealed in their place; empty if it is another event. */
function facesOf(event: GameEvent | undefined): number[] {
  if (event?.kind === 'rolled' && typeof event.dice === 'string') return event.dice.split('+').map(Number)
  return event?.kind === 'card_revealed' ? [Number(event.number)] : []
}

/** Whether dice were thrown, so that something tumbles. */
export const isDiceRoll = (event: GameEvent): boolean => event.kind === 'rolled' && facesOf(event).length > 0

/** The last roll in the log; null before the first. */
export function lastRoll(events: readonly GameEvent[]): { seat: number; faces: number[]; index: number } | null {
  const index = events.findLastIndex((event) => facesOf(event).length > 0)
  const event = events[index]
  return event ? { seat: Number(event.seat), faces: facesOf(event), index } : null
}

/** The events since the last roll or the beginning of the turn: what "just happened". */
export function sinceRoll(events: readonly GameEvent[]): readonly GameEvent[] {
  const roll = lastRoll(events)
  return roll ? events.slice(roll.index) : []
}

// ---- statistics, from the same events as the replay

export interface Statistics {
  readonly rolls: readonly number[] // how often each total came, index 1 to 12
  readonly received: readonly Record<string, number>[] // from production, by seat
  readonly trades: readonly number[]
  readonly robbed: readonly number[]
  readonly turns: number
}

export function statisticsOf(events: readonly GameEvent[], sheet: Sheet | null): Statistics {
  const seats = sheet?.players ?? 0
  const rolls = Array<number>(13).fill(0)
  const received = Array.from({ length: seats }, (): Record<string, number> => ({}))
  const trades = Array<number>(seats).fill(0)
  const robbed = Array<number>(seats).fill(0)
  const add = (counts: number[], seat: unknown) => {
    if (typeof seat === 'number' && seat >= 0 && seat < seats) counts[seat] = (counts[seat] ?? 0) + 1
  }
  let turns = 0
  for (const event of events) {
    const faces = facesOf(event)
    if (faces.length > 0) {
      const total = faces.reduce((sum, face) => sum + face, 0)
      rolls[total] = (rolls[total] ?? 0) + 1
    } else if (event.kind === 'produced') {
      const row = received[Number(event.seat)]
      if (row) row[String(event.card)] = (row[String(event.card)] ?? 0) + Number(event.count)
    } else if (event.kind === 'traded') {
      add(trades, event.seat)
      add(trades, event.with)
    } else if (event.kind === 'stolen') add(robbed, event.victim)
    else if (event.kind === 'turn_began') turns = Number(event.turn)
  }
  return { rolls, received, trades, robbed, turns }
}
