// Which of one's games are listed as played in days, and whether they wait for the reader.
import type { TableSummary } from '../api'
import { inDays } from '../days'

export const isInDays = ({ clock, state }: TableSummary): boolean =>
  inDays(clock) && (state === 'playing' || state === 'waiting')

/** Since when and until when a table waits for the reader, if it does. */
export const awaitsMe = (table: TableSummary) =>
  table.awaited?.find(({ seat }) => table.seats.some((one) => one.mine && one.seat === seat))
