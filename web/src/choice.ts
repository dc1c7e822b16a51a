// Generic controls: from the legal actions and the verbs' fields, what is asked next. A chapter this page has never
// heard of is answered the same way: places are lit, cards, seats and numbers are picked, sets are counted.

import type { Place, PlaceKind } from './board/geometry'
import { isTurn, standingKinds, verbOf } from './kinds'
import type { Action, Field, Form, Sheet } from './wire'

const PLACES = new Set(['corner', 'edge', 'tile'])

/** A choice under way: which kind of action, and the fields chosen so far. */
export interface Pick {
  readonly kind: string
  readonly chosen: Readonly<Record<string, unknown>>
}

export const isPlace = (field: Field | undefined): boolean => field !== undefined && PLACES.has(field.kind)
export const begin = (kind: string): Pick => ({ kind, chosen: {} })

/** The kinds of action that are legal now, in the order they came. */
export function kindsOf(legal: readonly Action[]): string[] {
  return [...new Set(legal.map((action) => action.kind))]
}

/** The legal actions that fit what was chosen so far. */
export function fitting(legal: readonly Action[], pick: Pick): Action[] {
  return legal.filter(
    (action) =>
      action.kind === pick.kind && Object.entries(pick.chosen).every(([name, value]) => same(action[name], value)),
  )
}

export function same(a: unknown, b: unknown): boolean {
  return a === b || (a ?? null) === (b ?? null)
}

/** The field to ask for next, with the values it may have; null when everything is settled. */
export function asked(sheet: Sheet, legal: readonly Action[], pick: Pick): { field: Field; values: unknown[] } | null {
  const verb = verbOf(sheet, pick.kind)
  const left = fitting(legal, pick)
  for (const field of verb?.fields ?? []) {
    if (field.name in pick.chosen) continue
    const values: unknown[] = []
    for (const action of left)
      if (!values.some((value) => same(value, action[field.name]))) values.push(action[field.name])
    if (values.length > 1 || (values.length === 1 && Object.keys(pick.chosen).length === 0)) return { field, values }
  }
  return null
}

/** Choose a value of the field that was asked for. An action comes back when only one is left to mean. */
export function choose(
  sheet: Sheet,
  legal: readonly Action[],
  pick: Pick,
  field: Field,
  value: unknown,
): { pick: Pick; action: Action | null } {
  const next = { kind: pick.kind, chosen: { ...pick.chosen, [field.name]: value ?? null } }
  const left = fitting(legal, next)
  const more = asked(sheet, legal, next)
  return { pick: next, action: more === null && left.length > 0 ? (left[0] ?? null) : null }
}

/** The places that are lit while a field is asked for. */
export function placesOf(field: Field, values: readonly unknown[]): Place[] {
  return isPlace(field)
    ? values
        .filter((value) => typeof value === 'number')
        .map((at) => ({ kind: field.kind as PlaceKind, at: at as number }))
    : []
}

/** Whether the first thing a kind asks for is a place. */
export function beginsWithPlace(sheet: Sheet, kind: string): boolean {
  return isPlace(verbOf(sheet, kind)?.fields[0])
}

const isThought = (sheet: Sheet, kind: string): boolean =>
  !beginsWithPlace(sheet, kind) && (verbOf(sheet, kind)?.fields.length ?? 0) > 0

/**
 * The kind whose places are lit without being asked: when it is the only place to choose and nothing else needs thought.
 * Forms (a combined discard) and kinds with cards or seats are thought; a plain "stop" beside it is not. In a turn only
 * what is built is lit by itself: what merely may be moved waits for its button.
 */
export function autoLit(sheet: Sheet, legal: readonly Action[], forms: readonly Form[]): string | null {
  const kinds = kindsOf(legal)
  const places = kinds.filter((kind) => beginsWithPlace(sheet, kind))
  if (places.length !== 1 || forms.length > 0 || kinds.some((kind) => isThought(sheet, kind))) return null
  const kind = places[0] ?? null
  return isTurn(sheet, kinds) && !standingKinds(sheet).some((standing) => standing.kind === kind) ? null : kind
}

/** Kinds that are all asked by one decision and all begin with a place: their places are lit together. */
export function litTogether(sheet: Sheet, legal: readonly Action[], forms: readonly Form[]): string[] {
  const kinds = kindsOf(legal)
  const places = kinds.filter((kind) => beginsWithPlace(sheet, kind))
  const alone =
    places.length < 2 || forms.length > 0 || isTurn(sheet, kinds) || kinds.some((kind) => isThought(sheet, kind))
  return alone ? [] : places
}

/** The places of several kinds, each with the kinds that may be done there. */
export function placesTogether(
  sheet: Sheet,
  legal: readonly Action[],
  kinds: readonly string[],
): { place: Place; kinds: string[] }[] {
  const found: { place: Place; kinds: string[] }[] = []
  for (const kind of kinds) {
    const question = asked(sheet, legal, begin(kind))
    for (const place of question ? placesOf(question.field, question.values) : []) {
      const same = found.find((one) => one.place.kind === place.kind && one.place.at === place.at)
      if (same) same.kinds.push(kind)
      else found.push({ place, kinds: [kind] })
    }
  }
  return found
}

/** A form with nothing in it. */
export function emptyForm(fields: readonly Field[], seats: number, me: number): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      if (field.kind === 'cards') return [field.name, {}]
      if (field.kind === 'seats')
        return [field.name, Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me)]
      return [field.name, field.names?.[0] ?? 0]
    }),
  )
}
