// What things cost and what brings points, from the sheet of the game.
import { drawing } from '../board/sprites'
import type { Words } from '../text/words'
import type { Sheet } from '../wire'

type Cards = Readonly<Record<string, number>>

export interface CostRow {
  readonly name: string
  readonly label: string
  readonly about: string // in a few words; '' for what needs none
  readonly picture: string
  readonly cost: Cards
  readonly points: number
}
export interface PointRow {
  readonly name: string
  readonly label: string
  readonly least: number // that it takes; 0: nothing of the kind
  readonly points: number
}

const POINTS = '_points'
const FOR_A_POINT = '_for_a_point'

/** The first of these texts that there is. */
function firstOf(words: Words, keys: string[], count = 0): string {
  const found = keys.find((key) => words.has(key))
  return found ? words.say(found, { count }) : ''
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The drawing of what a price buys: a piece, a card, or the sign of the action. */
export function priceDrawing(sheet: Sheet, name: string): string {
  const verb = sheet.verbs.find((one) => one.price === name)?.name
  const card = name === 'card' ? 'back-dev' : ''
  return (
    drawing(`${sheet.box}-${name}`, `pc-${name}`, `pc-${name}-1`, `wd-${name}`, card, `ic-${verb}`) ??
    drawing('pc-wagon', 'ic-build') ??
    ''
  )
}

/** A row for everything that has a price and a name: what one buys by its own name, all else by what one does. */
export function costRows(words: Words, sheet: Sheet): CostRow[] {
  return Object.entries(sheet.prices).flatMap(([name, cost]) => {
    const verb = sheet.verbs.find((one) => one.price === name && one.plays === '')
    const deed = `action-${verb?.name}.label`
    const bought = [`page-costs-${name}`, `piece-${name}`, `wonder-${name}`, deed]
    const label = capital(firstOf(words, !verb || verb.roles.includes('build') ? bought : [deed, ...bought]))
    if (!label || sheet.verbs.some((one) => one.price === name && one.plays !== '')) return []
    const picture = priceDrawing(sheet, name)
    const about = firstOf(words, [`page-costs-about-${name}`])
    return [{ name, label, about, picture, cost, points: sheet.facts[name + POINTS] ?? 0 }]
  })
}

/** What scores of all that is built, by its name: "Settlement". */
export function builtRows(words: Words, rows: readonly CostRow[]): PointRow[] {
  return rows.flatMap(({ name, label, points }) => {
    const piece = capital(firstOf(words, [`piece-${name}`]) || label)
    return points > 0 ? [{ name, label: piece, least: 0, points }] : []
  })
}

/** What else brings points: awards, cards, deeds, and things of which several are a point. */
export function pointRows(words: Words, sheet: Sheet): PointRow[] {
  return Object.entries(sheet.facts).flatMap(([fact, number]) => {
    if (fact.endsWith(FOR_A_POINT)) {
      const name = fact.slice(0, -FOR_A_POINT.length)
      const label = firstOf(words, [`page-points-${name}`], number)
      return label ? [{ name, label, least: 0, points: 1 }] : []
    }
    const name = fact.slice(0, -POINTS.length)
    if (!fact.endsWith(POINTS) || number === 0 || name in sheet.prices) return []
    const label = firstOf(words, [`award-${name}`, `page-points-${name}`, `card-${name}`])
    return label ? [{ name, label, least: sheet.facts[`${name}_least`] ?? 0, points: number }] : []
  })
}

/** What it takes to win besides points. */
export function winLines(words: Words, sheet: Sheet): string[] {
  return Object.entries(sheet.facts).flatMap(([fact, number]) => firstOf(words, [`page-wins-${fact}`], number) || [])
}

/** The tracks whose levels have prices: how many cards each level costs, in order. */
export function trackRows(words: Words, sheet: Sheet): { track: string; card: string; levels: number[] }[] {
  const tracks = Object.keys(sheet.prices).flatMap((name) => {
    const track = /^(.+)_1$/.exec(name)?.[1]
    return track && words.has(`page-track-${track}`) ? [track] : []
  })
  return tracks.map((track) => {
    const prices = Object.entries(sheet.prices).flatMap(([name, cost]) =>
      name.startsWith(`${track}_`) ? [Object.entries(cost)[0] ?? ['', 0]] : [],
    )
    return { track, card: String(prices[0]?.[0] ?? ''), levels: prices.map(([, count]) => Number(count)) }
  })
}

/**
 * Rows that stand with the tracks. Prices come in the order of the boxes: what follows the first track belongs to the box
 * that brings it, as knights and walls do.
 */
export function rowsOfTracks(sheet: Sheet, tracks: readonly { readonly track: string }[]): ReadonlySet<string> {
  const names = Object.keys(sheet.prices)
  const first = tracks.length > 0 ? names.indexOf(`${tracks[0]?.track}_1`) : names.length
  return new Set(names.slice(first))
}

/** Whether a hand holds a price. */
export const canPay = (hand: Cards, cost: Cards): boolean =>
  Object.entries(cost).every(([card, count]) => (hand[card] ?? 0) >= count)
