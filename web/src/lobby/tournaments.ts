// A tournament as the page reads it: names of its players, one's own table, whether a round may start.
import type { TournamentSheet, TournamentTable } from '../api'
import { t } from '../text/speech.svelte'

export const FEWEST = 6

export const nameIn = (sheet: Pick<TournamentSheet, 'data'>, player: number): string =>
  sheet.data.players?.[player]?.name || t('page-player-gone')

/** The table of the last round where the reader plays, as long as it has no result. */
export function myTable(sheet: Pick<TournamentSheet, 'data' | 'me'>): TournamentTable | null {
  const { me } = sheet
  if (me === null || me === undefined) return null
  const last = sheet.data.rounds?.at(-1)?.tables ?? []
  return last.find((table) => table.players.includes(me) && !table.points?.length && table.table) ?? null
}

export const canStart = (sheet: Pick<TournamentSheet, 'data' | 'state'>): boolean =>
  sheet.state === 'between' || (sheet.state === 'joining' && (sheet.data.players?.length ?? 0) >= FEWEST)

/** Who has won by a result that is entered by hand: all who have the most points. */
export const winnersOf = (points: readonly number[]): number[] =>
  points.flatMap((one, seat) => (one === Math.max(...points) ? [seat] : []))
