// Games that are played in days: which clocks those are, and times in words.
import { t } from './text/speech.svelte'

const DAYS = new Set(['eight_hours', 'day', 'three_days', 'week'])
const HOUR = 3600

export const inDays = (clock: string): boolean => DAYS.has(clock)

/** Whether a clock has hours or days for a turn, by its seconds. */
export const isLong = (seconds: number): boolean => seconds >= HOUR

/** A time in days and hours, in hours, or in minutes: the two largest that say something, to the nearest one. */
export function inWords(seconds: number): string {
  const hours = Math.round(seconds / HOUR)
  if (hours >= 24) return t('days-span-days', { days: Math.floor(hours / 24), hours: hours % 24 })
  if (seconds >= HOUR) return t('days-span-hours', { hours })
  return t('days-span-minutes', { minutes: Math.floor(seconds / 60) })
}
