// Readings of what Cities & Knights counts: improvements, knights, barbarians, progress cards. A block that is not there
// is not shown.

import type { Place } from '../../board/geometry'
import { sinceRoll } from '../../game'
import { blockOf, factOf, hasBlock, listOf, namesOf, numberOf, readingFor, readingOf, rowOf, sum } from '../../reading'
import type { Words } from '../../text/words'
import type { GameEvent, Sheet, View } from '../../wire'
import type { Fact, Score, SeatStat } from '../box'
import { citiesOf } from './scene'

/** Whether this game is played with Cities & Knights. */
export const hasCities = (sheet: Sheet | null): boolean => hasBlock(sheet, 'improvement')

// ---- improvements

export interface Track {
  readonly track: string // trade, politics, science
  readonly commodity: string
  readonly level: number
  readonly levels: number // it can reach
  readonly price: number // of the next level; 0: there is none, or it is free
  readonly brings: readonly string[] // by the next level, besides more draws
  readonly metropolis: number // the seat that holds it; -1: nobody
}

export const tracksNamed = (sheet: Sheet): readonly string[] => namesOf(sheet, 'improvement')

const levelRows = (sheet: Sheet) =>
  (sheet.tables.levels ?? []) as unknown as readonly { level: number; brings: string }[]
const gateRows = (sheet: Sheet) => (sheet.tables.gates ?? []) as unknown as readonly { level: number; red: number }[]

/** How far a track goes. */
export const levelsOf = (sheet: Sheet): number => levelRows(sheet).length

/** The commodity that pays for a track. */
export const commodityOf = (sheet: Sheet, track: string): string =>
  Object.keys(sheet.prices[`${track}_1`] ?? {})[0] ?? ''

/** The highest red die at which this level draws at a gate. */
export const redOf = (sheet: Sheet, level: number): number =>
  gateRows(sheet).find((row) => row.level === level)?.red ?? 0
/** The lowest level that draws at a gate with this red die. */
export const gateLevel = (sheet: Sheet, red: number): number =>
  gateRows(sheet).find((row) => row.red >= red)?.level ?? 0

export function tracksOf(sheet: Sheet, view: View, seat: number): Track[] {
  const levels = rowOf(view, 'improvement', seat)
  const holders = listOf(view, 'metropolis_holder')
  const prices = readingFor<Record<string, Record<string, number>>>(view, 'next_price', seat) ?? {}
  const next = readingFor<Record<string, { brings: readonly string[] }>>(view, 'next_level', seat) ?? {}
  return tracksNamed(sheet).map((track, k) => ({
    track,
    commodity: commodityOf(sheet, track),
    level: levels[k] ?? 0,
    levels: levelsOf(sheet),
    price: sum(Object.values(prices[track] ?? {})),
    brings: next[track]?.brings ?? [],
    metropolis: (holders[k] ?? 0) - 1,
  }))
}

/** What a level may bring for good: the ability of its track, the metropolis to the first, the metropolis at the end. */
export const levelBrings = (sheet: Sheet, level: number): string =>
  levelRows(sheet).find((row) => row.level === level)?.brings ?? ''

const EFFECTS: Readonly<Record<string, string>> = {
  metropolis: 'page-metropolis-first',
  others_metropolis: 'page-metropolis-take',
  metropolis_for_good: 'page-metropolis-keep',
}

/** The keys of what the next level brings. */
export function effectsOf({ track, level, levels, brings }: Track): string[] {
  if (level >= levels) return []
  return [...brings.map((what) => EFFECTS[what] ?? `page-${what}-${track}`), 'page-gate-draws']
}

// ---- knights and barbarians

export interface Commanded {
  readonly place: Place
  readonly level: number // 1 basic, 2 strong, 3 mighty
  readonly active: boolean
}

/** Whether knights stand on paths, as in Barbarian Attack, and not on corners. */
export const onPaths = (sheet: Sheet): boolean => hasBlock(sheet, 'path_knight_rank')

/** The knights of a seat: the strongest first, the active before the others. */
export function knightsOf(sheet: Sheet, view: View, seat: number): Commanded[] {
  const active = listOf(view, 'path_knight_active')
  const levels = listOf(view, 'path_knight_rank')
  const found: Commanded[] = onPaths(sheet)
    ? listOf(view, 'path_knight').flatMap((owner, edge) =>
        owner === seat + 1
          ? [{ place: { kind: 'edge', at: edge }, level: levels[edge] ?? 1, active: (active[edge] ?? 0) > 0 }]
          : [],
      )
    : citiesOf(sheet, view).knights.flatMap((knight) =>
        knight.seat === seat ? [{ ...knight, place: { kind: 'corner', at: knight.corner } }] : [],
      )
  return found.sort((a, b) => b.level - a.level || Number(b.active) - Number(a.active) || a.place.at - b.place.at)
}

/** The strength of the strongest knights. */
export const highestRank = (sheet: Sheet): number =>
  (blockOf(sheet, onPaths(sheet) ? 'path_knight_rank' : 'knight')?.names.length ?? 1) - 1

/** The strength of a seat's active knights. */
export const strengthOf = (view: View, seat: number): number =>
  threatOf(view)?.seats[seat]?.strength ?? readingFor<number>(view, 'knight_strengths', seat) ?? 0

/** What an attack would bring as things are: the reading `if_attacked_now`. */
interface Attack {
  readonly steps_left: number
  readonly strength: number
  readonly defence: number
  readonly holds: boolean
  readonly strengths: readonly number[]
  readonly lose: readonly number[]
  readonly defend: readonly number[]
  readonly thanks: string
}
export interface Defender {
  readonly seat: number
  readonly strength: number // of the active knights
  readonly loses: boolean // would lose a city
  readonly wins: boolean // would be thanked as the best defender
}
export interface Threat {
  readonly steps: number
  readonly way: number // steps until they land
  readonly cities: number // the strength of the barbarians
  readonly defence: number
  readonly holds: boolean
  readonly thanks: string // how the best are thanked: "defender", "progress" or ""
  readonly seats: readonly Defender[]
}

/** The barbarians: how near they are, and what would happen if they came now. */
export function threatOf(view: View): Threat | null {
  const attack = readingOf<Attack>(view, 'if_attacked_now')
  if (!attack) return null
  const steps = numberOf(view, 'barbarians')
  return {
    steps,
    way: steps + attack.steps_left,
    cities: attack.strength,
    defence: attack.defence,
    holds: attack.holds,
    thanks: attack.thanks,
    seats: attack.strengths.map((strength, seat) => ({
      seat,
      strength,
      loses: attack.lose.includes(seat),
      wins: attack.defend.includes(seat),
    })),
  }
}

// ---- progress cards

/** The deck of a progress card. */
export const deckOf = (sheet: Sheet | null, card: string): string => sheet?.decks[card] ?? ''

/** The kind of action that plays a card: it bears the card's name, unless a game plays the card in a way of its own. */
export const kindPlaying = (sheet: Sheet | null, card: string): string =>
  sheet?.verbs.find((verb) => verb.plays === card)?.name ?? `play_${card}`

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

/** The columns that this box adds to the final score. */
export function cityScores(sheet: Sheet, view: View): Score[] {
  if (!hasCities(sheet)) return []
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const open = seats.map((seat) => rowOf(view, 'progress_points', seat).reduce<number>((sum, n) => sum + (n ?? 0), 0))
  const merchant = seats.map((seat) => Number(numberOf(view, 'merchant_holder') === seat + 1))
  return [
    {
      key: 'page-scored-metropolis',
      icon: 'metropolis',
      counts: metropolisesOf(sheet, view).map((n) => n * (factOf(sheet, 'metropolis_points') || 1)),
    },
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
  return [
    { key: 'page-progress-cards', icon: 'card', count: cards, order: 2 },
    { key: 'page-strength-active', icon: 'shield', count: strengthOf(view, seat), order: 3, optional: true },
  ]
}
