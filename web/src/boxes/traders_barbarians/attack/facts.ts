// What Barbarian Attack counts: the coast, knights and prisoners of the seats, and how the last battles went.
import { rollsOf } from '../../../board/scene'
import { factOf, hasBlock, listOf, readingOf, seatsOf, sum } from '../../../reading'
import type { GameEvent, Sheet, View } from '../../../wire'
import type { Score, SeatStat } from '../../box'

export const conqueredAt = (sheet: Sheet): number => factOf(sheet, 'barbarians_to_conquer')

export interface CoastRow {
  readonly tile: number
  readonly number: number
  readonly terrain: string
  readonly barbarians: number
  readonly knights: number // on its sides, or their strength where they have ranks
  readonly conquered: boolean
  readonly won: boolean // as things stand
}

/** What the knight on each path counts in a battle: one, or its rank if it is active. */
function forcesOf(sheet: Sheet, view: View): number[] {
  if (!hasBlock(sheet, 'path_knight_rank')) return listOf(view, 'path_knight').map((owner) => Math.min(1, owner))
  const active = listOf(view, 'path_knight_active')
  return listOf(view, 'path_knight_rank').map((rank, edge) => rank * (active[edge] ?? 0))
}

/** Whether the reserve of barbarians can run out. */
export const countsReserve = (sheet: Sheet | null): boolean => !sheet || factOf(sheet, 'endless_barbarians') === 0

/** The coastal tiles in the order of battles. */
export function coastOf(sheet: Sheet, view: View): CoastRow[] {
  const barbarians = listOf(view, 'coast_barbarians')
  const forces = forcesOf(sheet, view)
  const numbers = listOf(view, 'numbers')
  const terrain = listOf(view, 'terrain')
  return (readingOf<readonly number[]>(view, 'coast') ?? []).map((tile) => {
    const count = barbarians[tile] ?? 0
    const knights = sum(sheet.graph.edge_tiles.map((tiles, edge) => (tiles.includes(tile) ? (forces[edge] ?? 0) : 0)))
    return {
      tile,
      number: rollsOf(numbers[tile] ?? 0)[0] ?? 0,
      terrain: sheet.terrains[terrain[tile] ?? -1] ?? '',
      barbarians: count,
      knights,
      conquered: count >= conqueredAt(sheet),
      won: count > 0 && knights > count,
    }
  })
}

/** How many steps it is from one path to the others: paths that share a corner are one step apart. */
export function stepsFrom(sheet: Sheet, view: View, start: number): Map<number, number> {
  const { edge_corners, edge_tiles } = sheet.graph
  const terrain = listOf(view, 'terrain')
  const isPath = (edge: number) =>
    (edge_tiles[edge] ?? []).some((tile) => (sheet.terrains[terrain[tile] ?? -1] ?? 'sea') !== 'sea')
  const at = new Map<number, number[]>()
  edge_corners.forEach((ends, edge) => {
    if (isPath(edge)) for (const corner of ends) at.set(corner, [...(at.get(corner) ?? []), edge])
  })
  const steps = new Map([[start, 0]])
  for (const [edge, count] of steps) // grows while it is read: the nearest come first
    for (const other of (edge_corners[edge] ?? []).flatMap((corner) => at.get(corner) ?? []))
      if (!steps.has(other)) steps.set(other, count + 1)
  return steps
}

/** The path from which a knight marches now; -1: none does. */
export function marchesFrom(sheet: Sheet, view: View): number {
  if (view.phase === 'knight_marches') return view.argument
  // The foreign knight of two players has the first colour that nobody plays.
  return view.phase === 'foreign_march' ? listOf(view, 'path_knight').indexOf(sheet.players + 1) : -1
}

/** Prisoners, for the card of a seat. */
export const statsOf = (_: Sheet, view: View, seat: number): SeatStat[] => [
  { key: 'page-prisoners', icon: 'prisoner', count: listOf(view, 'prisoners')[seat] ?? 0, order: 5 },
]

/** The points of prisoners, at the end. */
export function scoresOf(sheet: Sheet, view: View): Score[] {
  const pair = factOf(sheet, 'prisoners_for_a_point') || 1
  const held = listOf(view, 'prisoners')
  const counts = seatsOf(view).map((seat) => Math.floor((held[seat] ?? 0) / pair))
  return counts.some((count) => count > 0) ? [{ key: 'page-prisoners', icon: 'prisoner', counts }] : []
}

// ---- the report of battles

export interface Share {
  readonly seat: number
  readonly count: number
}
export interface Battle {
  readonly tile: number
  readonly barbarians: number
  readonly knights: number
  readonly parts: readonly Share[] // knights of each colour
  readonly prisoners: readonly Share[]
  readonly gold: readonly Share[]
  readonly die: string
  readonly lost: readonly number[] // seats, one for each knight
}
export interface Report {
  readonly turn: number
  readonly seat: number // whose turn it was
  readonly battles: readonly Battle[]
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The battles at the end of the last turn that had any. */
export function reportOf(events: readonly GameEvent[]): Report | null {
  const last = events.findLastIndex((event) => event.kind === 'battle_won')
  if (last < 0) return null
  const began = events.slice(0, last).findLastIndex((event) => event.kind === 'turn_began')
  const next = events.slice(last).findIndex((event) => event.kind === 'turn_began')
  const told = events.slice(began + 1, next < 0 ? undefined : last + next)
  const battles: {
    tile: number
    barbarians: number
    knights: number
    parts: Share[]
    prisoners: Share[]
    gold: Share[]
    die: string
    lost: number[]
  }[] = []
  for (const event of told) {
    const battle = battles.at(-1)
    const share = { seat: number(event.seat), count: number(event.count) }
    if (event.kind === 'battle_won')
      battles.push({
        tile: number(event.tile),
        barbarians: number(event.barbarians),
        knights: number(event.knights),
        parts: [],
        prisoners: [],
        gold: [],
        die: '',
        lost: [],
      })
    else if (!battle) continue
    else if (event.kind === 'battle_part') battle.parts.push({ ...share, count: number(event.knights) })
    else if (event.kind === 'prisoners_taken') battle.prisoners.push(share)
    else if (event.kind === 'gold_gained') battle.gold.push(share)
    else if (event.kind === 'colour_die') battle.die = String(event.colour)
    else if (event.kind === 'path_knight_lost' || event.kind === 'path_knight_demoted') battle.lost.push(share.seat)
  }
  const first = events[began]
  return { turn: number(first?.turn), seat: number(first?.seat), battles }
}
