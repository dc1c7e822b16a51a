// Readings of what Cities & Knights counts: improvements, knights, barbarians, progress cards. A block that is not there
// is not shown.

import { sinceRoll } from '../../game'
import { blockOf, factOf, hasBlock, listOf, namesOf, numberOf, rowOf, sum } from '../../reading'
import type { Words } from '../../text/words'
import type { GameEvent, Sheet, View } from '../../wire'
import type { Fact, Score, SeatStat } from '../box'
import { citiesOf, type Knight } from './scene'

/** Whether this game is played with Cities & Knights. */
export const hasCities = (sheet: Sheet | null): boolean => hasBlock(sheet, 'barbarians')

// ---- improvements

export interface Track {
  readonly track: string // trade, politics, science
  readonly commodity: string
  readonly level: number
  readonly levels: number // it can reach
  readonly price: number // of the next level; 0: there is none, or it is free
  readonly metropolis: number // the seat that holds it; -1: nobody
}

export const tracksNamed = (sheet: Sheet): readonly string[] => namesOf(sheet, 'improvement')

/** How far a track goes. */
export const levelsOf = (sheet: Sheet): number => factOf(sheet, 'improvement_levels')

/** What a level of a track costs: some of one commodity. */
const levelCost = (sheet: Sheet, track: string, level: number): [string, number] =>
  Object.entries(sheet.prices[`${track}_${level}`] ?? {})[0] ?? ['', 0]

/** The commodity that pays for a track. */
export const commodityOf = (sheet: Sheet, track: string): string => levelCost(sheet, track, 1)[0]

/** The highest red die at which whoever has this level draws at a gate. */
export const redOf = (sheet: Sheet, level: number): number => level + factOf(sheet, 'red_above_level')
/** The lowest level that draws at a gate with this red die: one must have begun. */
export const gateLevel = (sheet: Sheet, red: number): number => Math.max(1, red - factOf(sheet, 'red_above_level'))

export function tracksOf(sheet: Sheet, view: View, seat: number): Track[] {
  const levels = rowOf(view, 'improvement', seat)
  const holders = listOf(view, 'metropolis_holder')
  const crane = view.crane === 1 && view.active === seat ? factOf(sheet, 'crane_discount') : 0
  return tracksNamed(sheet).map((track, k) => {
    const level = levels[k] ?? 0
    const most = levelsOf(sheet)
    const price = level < most ? levelCost(sheet, track, level + 1)[1] - crane : 0
    const metropolis = (holders[k] ?? 0) - 1
    return { track, commodity: commodityOf(sheet, track), level, levels: most, price, metropolis }
  })
}

/** What a level may bring for good: the ability of its track, the metropolis to the first, the metropolis at the end. */
export function levelBrings(sheet: Sheet, level: number): 'ability' | 'first' | 'last' | null {
  if (level === factOf(sheet, 'ability_level')) return 'ability'
  if (level === levelsOf(sheet)) return 'last'
  return level === factOf(sheet, 'metropolis_level') ? 'first' : null
}

/** The keys of what the next level brings. */
export function effectsOf(sheet: Sheet, { track, level, levels, metropolis }: Track, seat: number): string[] {
  const next = level + 1
  if (next > levels) return []
  const keys = ['page-gate-draws']
  if (levelBrings(sheet, next) === 'ability') keys.unshift(`page-ability-${track}`)
  if (next >= factOf(sheet, 'metropolis_level') && metropolis < 0) keys.unshift('page-metropolis-first')
  else if (levelBrings(sheet, next) === 'last')
    keys.unshift(metropolis === seat ? 'page-metropolis-keep' : 'page-metropolis-take')
  return keys
}

// ---- knights and barbarians

/** The knights of a seat: the strongest first, the active before the others. */
export function knightsOf(sheet: Sheet, view: View, seat: number): Knight[] {
  return citiesOf(sheet, view)
    .knights.filter((knight) => knight.seat === seat)
    .sort((a, b) => b.level - a.level || Number(b.active) - Number(a.active) || a.corner - b.corner)
}

/** The strength of the strongest knights. */
export const highestRank = (sheet: Sheet): number => (blockOf(sheet, 'knight')?.names.length ?? 1) - 1

export interface Defender {
  readonly seat: number
  readonly strength: number // of the active knights
  readonly cities: number // that can be lost
  readonly loses: boolean // would lose one if the barbarians came now
  readonly wins: boolean // would get the card of the defender, alone or as a draw of a progress card
}
export interface Threat {
  readonly steps: number
  readonly way: number // steps until they land
  readonly cities: number // the strength of the barbarians
  readonly defence: number
  readonly holds: boolean
  readonly shared: boolean // several defend equally well
  readonly seats: readonly Defender[]
}

/** What would happen if the barbarians came now (CK-24 to CK-29). */
export function threatOf(sheet: Sheet, view: View): Threat {
  const { knights, metropolises } = citiesOf(sheet, view)
  const city = blockOf(sheet, 'building')?.names.indexOf('city') ?? -1
  const held = listOf(view, 'held')
  const owners = listOf(view, 'building').flatMap((piece, corner) =>
    piece === city ? [{ corner, seat: (held[corner] ?? 0) - 1 }] : [],
  )
  const safe = new Set(metropolises.map((one) => one.corner))
  const strengths = Array.from({ length: view.seats }, (_, seat) =>
    knights.filter((one) => one.seat === seat && one.active).reduce((sum, one) => sum + one.level, 0),
  )
  const losable = strengths.map((_, seat) => owners.filter((one) => one.seat === seat && !safe.has(one.corner)).length)
  const defence = strengths.reduce((a, b) => a + b, 0)
  const holds = defence >= owners.length
  const least = Math.min(...strengths.filter((_, seat) => (losable[seat] ?? 0) > 0))
  const most = Math.max(0, ...strengths)
  const best = strengths.filter((strength) => strength === most).length
  return {
    steps: numberOf(view, 'barbarians'),
    way: factOf(sheet, 'barbarian_steps'),
    cities: owners.length,
    defence,
    holds,
    shared: holds && most > 0 && best > 1,
    seats: strengths.map((strength, seat) => ({
      seat,
      strength,
      cities: losable[seat] ?? 0,
      loses: !holds && (losable[seat] ?? 0) > 0 && strength === least,
      wins: holds && most > 0 && strength === most,
    })),
  }
}

// ---- progress cards

/** The deck of a progress card. */
export const deckOf = (sheet: Sheet | null, card: string): string => sheet?.decks[card] ?? ''

/** What a progress card does, with its rule. */
export function aboutCard(words: Words, card: string): string {
  const rule = words.has(`about-${card}.rule`) ? ` [${words.say(`about-${card}.rule`)}]` : ''
  return words.has(`about-${card}`) ? words.say(`about-${card}`) + rule : ''
}

export const progressNames = (sheet: Sheet): readonly string[] => blockOf(sheet, 'progress')?.names ?? []
export const isProgress = (sheet: Sheet, card: string): boolean => progressNames(sheet).includes(card)

/** The hidden progress cards of a seat by deck. */
export function hiddenOf(sheet: Sheet, view: View, seat: number): { track: string; count: number }[] {
  const row = rowOf(view, 'progress_count', seat)
  return tracksNamed(sheet).map((track, k) => ({ track, count: row[k] ?? 0 }))
}

/** What a seat has for everybody to see that brings points: its defender cards, open cards, the merchant. */
export function honoursOf(sheet: Sheet, view: View, seat: number): Fact[] {
  const facts: Fact[] = []
  const defender = listOf(view, 'defender_cards')[seat] ?? 0
  if (blockOf(sheet, 'defender_cards') && defender > 0)
    facts.push({ key: 'page-fact-defender', icon: 'defender', count: defender, honour: true })
  const open = rowOf(view, 'progress_points', seat)
  for (const [k, card] of (blockOf(sheet, 'progress_points')?.names ?? []).entries())
    if ((open[k] ?? 0) > 0) facts.push({ key: `page-fact-${card}`, icon: 'star', count: open[k] ?? 0, honour: true })
  if (blockOf(sheet, 'merchant_holder') && numberOf(view, 'merchant_holder') === seat + 1)
    facts.push({ key: 'page-fact-merchant', icon: 'merchant', count: 1, honour: true })
  return facts
}

/** How many cards are safe from a seven: what the table says, and some more for every wall. */
export function handLimit(sheet: Sheet, view: View, seat: number): number {
  const limit = Number(sheet.options.hand_limit ?? 0)
  if (limit === 0 || !blockOf(sheet, 'wall')) return limit
  const held = listOf(view, 'held')
  const walls = citiesOf(sheet, view).walls.filter((corner) => held[corner] === seat + 1)
  return limit + walls.length * factOf(sheet, 'wall_cards')
}

/** The columns that this box adds to the final score. */
export function cityScores(sheet: Sheet, view: View): Score[] {
  if (!hasCities(sheet)) return []
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const open = seats.map((seat) => rowOf(view, 'progress_points', seat).reduce<number>((sum, n) => sum + (n ?? 0), 0))
  const merchant = seats.map((seat) => Number(numberOf(view, 'merchant_holder') === seat + 1))
  return [
    { key: 'page-scored-metropolis', icon: 'metropolis', counts: metropolisesOf(sheet, view) },
    { key: 'page-scored-defender_cards', icon: 'defender', counts: listOf(view, 'defender_cards') },
    { key: 'page-scored-progress_points', icon: 'star', counts: open },
    { key: 'page-scored-merchant', icon: 'merchant', counts: merchant },
  ].filter(({ counts }) => counts.some((count) => count > 0))
}

function metropolisesOf(sheet: Sheet, view: View): readonly number[] {
  const held = listOf(view, 'held')
  const { metropolises } = citiesOf(sheet, view)
  return Array.from(
    { length: view.seats },
    (_, seat) => metropolises.filter((one) => held[one.corner] === seat + 1).length,
  )
}

/** What the event die of the last roll shows; '' if there is none. */
export function eventFace(events: readonly GameEvent[]): string {
  const event = sinceRoll(events).find((one) => one.kind === 'event_rolled')
  return typeof event?.face === 'string' ? event.face : ''
}

/** How many hidden progress cards a seat has, and how strong its active knights are. */
export function statsOf(sheet: Sheet, view: View, seat: number): SeatStat[] {
  const cards = sum(hiddenOf(sheet, view, seat).map(({ count }) => count))
  const strength = threatOf(sheet, view).seats[seat]?.strength ?? 0
  return [
    { key: 'page-progress-cards', icon: 'card', count: cards, order: 2 },
    { key: 'page-strength-active', icon: 'shield', count: strength, order: 3, optional: true },
  ]
}
