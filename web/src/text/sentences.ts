// Actions, events, decisions and refusals as sentences, said to one seat (-1: an onlooker).
// What a seat may not know never arrived here; such a field reads "hidden".

import type { Place, PlaceKind } from '../board/geometry'
import type { Box } from '../boxes/box'
import { eventHasRole, owedIn } from '../kinds'
import { listOf, readingFor } from '../reading'
import type { Action, GameEvent, Refusal, Sheet, View } from '../wire'
import { cornerOf, edgeOf, tileOf } from './places'
import type { Values, Words } from './words'

export interface Speaker {
  readonly words: Words
  readonly sheet: Sheet
  readonly view: View
  readonly me: number
  readonly names: readonly string[] // of the seats
  readonly boxes: readonly Box[]
}

// What the details of a refusal are; everything else is a number or a word.
const DETAILS: Record<string, string> = {
  corner: 'corner',
  edge: 'edge',
  tile: 'tile',
  card: 'card',
  victim: 'seat',
  partner: 'seat',
  deciding: 'seats',
}

export type Cards = Record<string, number>

// ---- nouns

export const nameOf = (by: Speaker, seat: number): string =>
  by.names[seat] || by.words.say(`colour-${by.sheet.colours[seat]}`)
export const personOf = (by: Speaker, seat: number): string =>
  seat === by.me ? by.words.say('seat-you') : nameOf(by, seat)
export const cardOf = (by: Speaker, card: string): string => by.words.say(`card-${card}`)

/** Counted cards: "2 ore and 1 wool". */
export function cardsOf(by: Speaker, cards: Cards): string {
  const parts = Object.entries(cards).filter(([, count]) => count > 0)
  return by.words.listed(
    parts.map(([card, count]) =>
      by.words.has(`card-${card}.count`)
        ? by.words.say(`card-${card}.count`, { count })
        : `${count} ${cardOf(by, card)}`,
    ),
  )
}

export function labelOf(by: Speaker, kind: string): string {
  return by.words.has(`action-${kind}.label`) ? by.words.say(`action-${kind}.label`) : by.words.say(`action-${kind}`)
}

// ---- the open offer

export interface Terms {
  readonly give: Cards
  readonly take: Cards
}

function terms(by: { sheet: Sheet }, values: readonly number[]): Terms {
  const cards = by.sheet.cards
  const pick = (from: number) =>
    Object.fromEntries(cards.map((card, k) => [card, values[from + k] ?? 0]).filter(([, n]) => n !== 0)) as Cards
  return { give: pick(0), take: pick(cards.length) }
}

/** What the active seat would give and take; null when nothing is on offer. */
export function offerOf(by: { sheet: Sheet; view: View }): Terms | null {
  const found = terms(by, listOf(by.view, 'trade_terms'))
  return Object.keys(found.give).length > 0 ? found : null
}

/** What a seat would give and take instead, if it has said so. */
export function counterOf(by: { sheet: Sheet; view: View }, seat: number): Terms | null {
  const all = by.view.trade_counters
  const mine = Array.isArray(all) ? all[seat] : undefined
  const found = Array.isArray(mine) ? terms(by, mine as number[]) : null
  return found && Object.keys(found.give).length > 0 ? found : null
}

// ---- values of fields

function seatValues(by: Speaker, name: string, seat: number): Values {
  return { [name]: seat >= 0 ? personOf(by, seat) : '', [`${name}_is`]: seat === by.me ? 'you' : 'other' }
}

function valuesOf(by: Speaker, name: string, kind: string, value: unknown): Values {
  if (Array.isArray(value)) return { [name]: by.words.listed(value.map((seat) => personOf(by, Number(seat)))) }
  if (value !== null && typeof value === 'object') return { [name]: cardsOf(by, value as Cards) }
  if (typeof value === 'number') {
    if (kind === 'seat') return seatValues(by, name, value)
    if (kind === 'corner') return { [name]: cornerOf(by, value) }
    if (kind === 'edge') return { [name]: edgeOf(by, value) }
    if (kind === 'tile') return { [name]: tileOf(by, value) }
    return { [name]: value }
  }
  if (kind === 'card') return { [name]: cardOf(by, String(value)) }
  if (kind === 'piece') return { [name]: by.words.say(`piece-${value}`), [`${name}_is`]: String(value) }
  if (kind === 'dice') {
    const faces = String(value).split('+').map(Number)
    return { [name]: String(value), total: faces.reduce((a, b) => a + b, 0) }
  }
  const word = `word-${value}`
  return { [name]: by.words.has(word) ? by.words.say(word) : String(value) }
}

function allValues(by: Speaker, fields: Record<string, unknown>, kinds: Record<string, string>): Values {
  const values: Values = {}
  for (const [name, value] of Object.entries(fields))
    if (name !== 'kind') Object.assign(values, valuesOf(by, name, kinds[name] ?? '', value))
  return values
}

const kindsOf = (fields: readonly { name: string; kind: string }[] | undefined): Record<string, string> =>
  Object.fromEntries((fields ?? []).map((field) => [field.name, field.kind]))

/** A sentence of a key, or its bare values when nobody has written one yet. */
function sentence(by: Speaker, key: string, values: Values): string {
  if (by.words.has(key)) return by.words.say(key, values)
  const told = Object.entries(values)
    .filter(([name]) => !name.endsWith('_is'))
    .map(([, value]) => String(value))
  return [by.words.has(`${key}.label`) ? by.words.say(`${key}.label`) : by.words.say(key), ...told]
    .filter(Boolean)
    .join(' · ')
}

// ---- sentences

/** What a seat would do, in full. */
export function actionSentence(by: Speaker, action: Action): string {
  const verb = by.sheet.verbs.find((one) => one.name === action.kind)
  const values = allValues(by, action, kindsOf(verb?.fields))
  for (const field of verb?.fields ?? []) values[field.name] ??= 'none'
  if (verb?.roles.includes('at_rate')) {
    const give = String(action.give)
    const rate = readingFor<readonly number[]>(by.view, 'rates', by.me)?.[by.sheet.cards.indexOf(give)] ?? 0
    values.give = cardsOf(by, { [give]: rate })
    values.take = cardsOf(by, { [String(action.take)]: 1 })
  }
  const offer = offerOf(by)
  if (verb?.roles.includes('accept') && offer)
    Object.assign(values, { give: cardsOf(by, offer.take), take: cardsOf(by, offer.give) })
  if (verb?.roles.includes('confirm') && offer) {
    const counter = counterOf(by, Number(action.with))
    values.give = cardsOf(by, counter ? counter.take : offer.give)
    values.take = cardsOf(by, counter ? counter.give : offer.take)
  }
  return sentence(by, `action-${action.kind}`, values)
}

/** What the open decision asks of the seat. */
export function phaseSentence(by: Speaker): string {
  const { phase, argument, active } = by.view
  let key = `phase-${phase}`
  if (by.sheet.options.phases === 'combined' && by.words.has(`${key}.combined`)) key += '.combined'
  if (by.sheet.facts.dice === 0 && by.words.has(`${key}.no_dice`)) key += '.no_dice'
  const values: Values = { left: argument, ...seatValues(by, 'active', active) }
  const owed = listOf(by.view, owedIn(by.sheet, phase))[by.me]
  if (owed !== undefined) values.owed = owed
  const offer = offerOf(by)
  if (offer) Object.assign(values, { give: cardsOf(by, offer.give), take: cardsOf(by, offer.take) })
  return by.words.say(key, values)
}

/** Why something cannot be done. The rule's number is shown beside it. */
export function refusalSentence(by: Speaker, refusal: Refusal): string {
  const details = refusal.details ?? {}
  const values = allValues(by, details, DETAILS)
  if (typeof details.kind === 'string') values.kind = labelOf(by, details.kind)
  if (refusal.key === 'seat.not_deciding' && typeof details.seat === 'number') values.seat = nameOf(by, details.seat)
  if (typeof details.card === 'string' && typeof details.rate === 'number')
    values.cards = cardsOf(by, { [details.card]: details.rate })
  const key = `refusal-${refusal.key.replaceAll(/[./]/g, '-')}`
  return by.words.has(key)
    ? by.words.say(key, values)
    : by.words.say('page-refused', { key: refusal.key.replaceAll(/[._]/g, ' ') })
}

const PLACES = new Set(['corner', 'edge', 'tile', 'place'])

/** Where an event brought a piece: in its field `to`, or else in its only place. */
export function placeIn(sheet: Sheet, event: GameEvent): Place | null {
  const fields =
    sheet.events.find((one) => one.name === event.kind)?.fields.filter(({ kind }) => PLACES.has(kind)) ?? []
  const field = fields.find(({ name }) => name === 'to') ?? fields[0]
  if (!field) return null
  const kind = field.kind === 'place' ? placeKind(sheet, event) : field.kind
  return { kind: kind as PlaceKind, at: Number(event[field.name]) }
}

/** What kind of place an event speaks of: that of the piece it names. */
export function placeKind(sheet: Sheet, event: GameEvent): string {
  return sheet.pieces.find((piece) => piece.name === event.piece)?.place || 'corner'
}

/** What happened. */
export function eventSentence(by: Speaker, event: GameEvent): string {
  const declared = by.sheet.events.find((one) => one.name === event.kind)
  const kinds = kindsOf(declared?.fields)
  for (const [name, kind] of Object.entries(kinds)) if (kind === 'place') kinds[name] = placeKind(by.sheet, event)
  const values = allValues(by, event, kinds)
  for (const field of declared?.fields ?? []) if (!(field.name in event)) values[field.name] = 'hidden'
  if (!('cards' in values) && typeof event.card === 'string' && typeof event.count === 'number')
    values.cards = cardsOf(by, { [event.card]: event.count })
  // One card for several of another kind.
  if (typeof event.give === 'string' && typeof event.take === 'string' && typeof event.count === 'number') {
    values.give = cardsOf(by, { [event.give]: event.count })
    values.take = cardsOf(by, { [event.take]: 1 })
  }
  return sentence(by, `event-${event.kind}`, values)
}

export interface Line {
  readonly seat: number // whose doing it was; -1: nobody's
  readonly text: string
  readonly turn?: number // set on the line that begins a turn
}

function isSilent(sheet: Sheet, event: GameEvent): boolean {
  if (event.kind === 'monopolised') return event.count === 0
  return eventHasRole(sheet, event, 'silent')
}

/** Said after the last player who had to give cards of a kind, where nobody had any. */
function noneHad(by: Speaker, events: readonly GameEvent[], last: number): string {
  const event = events[last]
  if (event?.kind !== 'monopolised' || events[last + 1]?.kind === 'monopolised') return ''
  const first = events.findLastIndex((one, k) => k < last && one.kind !== 'monopolised') + 1
  if (events.slice(first, last + 1).some(({ count }) => count !== 0)) return ''
  return by.words.say('event-monopolised.none', { card: cardOf(by, String(event.card)) })
}

const doer = (event: GameEvent): number => {
  for (const name of ['seat', 'thief', 'from']) if (typeof event[name] === 'number') return event[name] as number
  return -1
}

/** What happened, in as few sentences as tell it. */
export function chronicle(by: Speaker, events: readonly GameEvent[]): Line[] {
  const lines: Line[] = []
  for (let k = 0; k < events.length; k++) {
    const event = events[k] as GameEvent
    if (eventHasRole(by.sheet, event, 'adds_up')) {
      const cards: Cards = {}
      const seat = Number(event.seat)
      let next: GameEvent | undefined = event
      while (next && next.kind === event.kind && next.seat === event.seat) {
        const card = String(next.card)
        cards[card] = (cards[card] ?? 0) + Number(next.count)
        next = events[++k]
      }
      k--
      lines.push({
        seat,
        text: by.words.say(`event-${event.kind}`, { cards: cardsOf(by, cards), ...seatValues(by, 'seat', seat) }),
      })
    } else if (event.kind === 'turn_began') {
      lines.push({ seat: Number(event.seat), text: eventSentence(by, event), turn: Number(event.turn) })
    } else if (!isSilent(by.sheet, event)) {
      lines.push({ seat: doer(event), text: eventSentence(by, event) })
    } else {
      const text = noneHad(by, events, k)
      if (text) lines.push({ seat: doer(event), text })
    }
  }
  return lines
}
