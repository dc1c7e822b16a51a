// Which report of battles has been put away: it stays until then.
import type { Session } from '../../../session.svelte'
import { type Report, reportOf } from './facts'

let away = $state('')

const keyOf = (session: Session, report: Report): string => `${session.table} ${report.turn}`

/** The last report of a table, unless somebody has put it away. */
export function openReport(session: Session): Report | null {
  const report = reportOf(session.game.events)
  return report && keyOf(session, report) !== away ? report : null
}

export function putAway(session: Session): void {
  const report = reportOf(session.game.events)
  if (report) away = keyOf(session, report)
}
