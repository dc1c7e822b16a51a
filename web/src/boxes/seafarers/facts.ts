// What the chapters of the sea count, for the seats' cards and the scenario's card. A block that is not there is not
// shown.
import { blockOf, factOf, hasBlock, listOf, namesOf, numberOf, rowOf, sum } from '../../reading'
import type { Words } from '../../text/words'
import type { Sheet, View } from '../../wire'
import type { Fact, Progress, Score } from '../box'

export interface Wonder {
  readonly name: string
  readonly seat: number // -1: nobody's
  readonly stage: number
  readonly stages: number // until it is complete
  readonly cost: Readonly<Record<string, number>>
}

const filled = (view: View, block: string) => listOf(view, block).filter((value) => value > 0).length

/** What a seat has of the scenario's own things, for everybody to see. */
export function factsOf(sheet: Sheet, view: View, seat: number, words: Words): Fact[] {
  const facts: Fact[] = []
  const has = (name: string) => hasBlock(sheet, name) && Array.isArray(view[name])
  if (has('cloth')) facts.push({ key: 'page-fact-cloth', icon: 'cloth', count: listOf(view, 'cloth')[seat] ?? 0 })
  if (has('warships'))
    facts.push({ key: 'page-fact-warships', icon: 'warship', count: listOf(view, 'warships')[seat] ?? 0 })
  if (has('fort_tokens'))
    facts.push({
      key: 'page-fact-fort',
      icon: 'fort',
      count: listOf(view, 'fort_tokens')[seat] ?? 0,
      of: factOf(sheet, 'fort_tokens'),
    })
  if (has('wonder')) {
    const name = namesOf(sheet, 'wonder')[listOf(view, 'wonder')[seat] ?? 0]
    if (name)
      facts.push({
        key: 'page-fact-wonder',
        icon: 'wonder',
        count: listOf(view, 'wonder_stage')[seat] ?? 0,
        of: factOf(sheet, 'wonder_stages'),
        values: { wonder: words.say(`wonder-${name}`) },
      })
  }
  if (has('harbours_kept')) {
    const kept = sum(rowOf(view, 'harbours_kept', seat))
    if (kept > 0) facts.push({ key: 'page-fact-kept', icon: 'anchor', count: kept })
  }
  return facts
}

/** How far the scenario itself has come. */
export function progressOf(sheet: Sheet, view: View): Progress[] {
  const rows: Progress[] = []
  const has = (name: string) => hasBlock(sheet, name)
  if (has('unseen_terrain')) {
    const count = sum(listOf(view, 'unseen_terrain'))
    if (count > 0) rows.push({ key: 'page-progress-fog', icon: 'fog', count })
  }
  if (has('village')) {
    const of = filled(view, 'village')
    const count = filled(view, 'village_cloth')
    rows.push({ key: 'page-progress-villages', icon: 'cloth', count, of, done: count })
    rows.push({ key: 'page-progress-reserve', icon: 'bank', count: numberOf(view, 'cloth_reserve') })
  }
  if (has('gift')) rows.push({ key: 'page-progress-gifts', icon: 'gift', count: filled(view, 'gift') })
  if (has('harbour_stock')) {
    const count = sum(listOf(view, 'harbour_stock'))
    if (count > 0) rows.push({ key: 'page-progress-harbours', icon: 'anchor', count })
  }
  if (has('wonder')) {
    const count = Math.max(0, ...listOf(view, 'wonder_stage'))
    rows.push({ key: 'page-progress-wonder', icon: 'wonder', count, of: factOf(sheet, 'wonder_stages'), done: count })
  }
  if (has('fort_tokens')) {
    const left = sum(listOf(view, 'fort_tokens'))
    const of = factOf(sheet, 'fort_tokens') * view.seats
    rows.push({ key: 'page-progress-forts', icon: 'fort', count: of - left, of, done: of - left })
  }
  return rows
}

/** The kind of harbour that is being placed; '' when none is. */
export function flippedOf(sheet: Sheet, view: View): string {
  return namesOf(sheet, 'harbour_flipped')[numberOf(view, 'harbour_flipped')] ?? ''
}

/** What still lies under the fog, by kind of land. */
export function unseenOf(sheet: Sheet, view: View): { terrain: string; count: number }[] {
  const names = namesOf(sheet, 'unseen_terrain')
  return listOf(view, 'unseen_terrain').flatMap((count, k) => (count > 0 ? [{ terrain: names[k] ?? '', count }] : []))
}

/** Every wonder of this game: whose it is, how far, and what a stage costs. */
export function wondersOf(sheet: Sheet, view: View): Wonder[] {
  const block = blockOf(sheet, 'wonder')
  if (!block) return []
  const taken = listOf(view, 'wonder')
  const reached = listOf(view, 'wonder_stage')
  return block.names.flatMap((name, code) => {
    if (!name) return []
    const one = { name, stages: factOf(sheet, 'wonder_stages'), cost: sheet.prices[name] ?? {} }
    const seats = taken.flatMap((held, seat) => (held === code ? [seat] : []))
    return (seats.length > 0 ? seats : [-1]).map((seat) => ({ ...one, seat, stage: reached[seat] ?? 0 }))
  })
}

/** What else brought points or is worth telling at the end: by block, with its icon. */
const SCORED: readonly {
  readonly block: string
  readonly icon: string
  readonly each?: string
  readonly of?: string
}[] = [
  { block: 'island_points', icon: 'flag' },
  { block: 'gift_points', icon: 'gift' },
  { block: 'cloth', icon: 'cloth', each: 'cloth_for_a_point' },
  { block: 'wonder_stage', icon: 'wonder', of: 'wonder_stages' },
]

/** The columns that a scenario adds to the final score. */
export function scoredOf(sheet: Sheet, view: View): Score[] {
  const rows = SCORED.filter(({ block }) => hasBlock(sheet, block)).map(
    ({ block, icon, each = '', of = '' }): Score => {
      const counts = listOf(view, block).map((count) => Math.floor(count / (factOf(sheet, each) || 1)))
      return { key: `page-scored-${block}`, icon, counts, ...(of ? { of: factOf(sheet, of) } : {}) }
    },
  )
  // Nobody wins at the Pirate Islands without their own fort.
  const tokens = factOf(sheet, 'fort_tokens')
  if (hasBlock(sheet, 'fort_tokens'))
    rows.push({
      key: 'page-scored-fort',
      icon: 'fort',
      counts: listOf(view, 'fort_tokens').map((left) => tokens - left),
      of: tokens,
    })
  return rows.filter(({ counts }) => counts.some((count) => count > 0))
}
