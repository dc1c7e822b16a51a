// Profiles and the leader board as the page reads them: names of players and pools, shares, the scale of a board.
import type { Ladder, PlayerName } from '../api'
import { levelOf, t } from '../text/speech.svelte'

/** A person by name, a bot by its level; who was deleted has no name. */
export function playerName(player: PlayerName): string {
  if (player.bot) return t('page-bot-level', { level: levelOf(player.bot) })
  return player.name || t('page-player-gone')
}

export const poolName = (box: string, seats: number): string =>
  box === '' ? t('page-ladder-all') : t('page-ladder-of-box', { box: t(`page-box-${box}`), seats })

/** A part of a whole in per cent, from 0 to 100; of nothing, nothing. */
export function shareOf(part: number, whole: number): string {
  const share = whole > 0 ? part / whole : 0
  return `${Math.round(100 * Math.min(1, Math.max(0, share)))}%`
}

/** From where to where the ranges of a board are drawn, in round numbers. */
export function scaleOf(rows: readonly Pick<Ladder['rows'][number], 'low' | 'high'>[]): { low: number; high: number } {
  const low = Math.min(1400, ...rows.map((row) => row.low))
  const high = Math.max(1600, ...rows.map((row) => row.high))
  return { low: Math.floor(low / 100) * 100, high: Math.ceil(high / 100) * 100 }
}
