// A tap beside everything that is lit: why not there?
import type { Point } from '../../board/geometry'
import { kindsOf } from '../../choice'
import { isTurn } from '../../kinds'
import type { Session } from '../../session.svelte'
import { reasonKey } from '../../wire'
import type { BoardLook } from '../box'
import { type Lagoon, meantBy } from './scene'

const ONLY = { build_ship: 'edge', build_fortress: 'corner' } as const

export function tapOutside(session: Session, look: BoardLook, at: Point, reach: number): void {
  if (!session.mine || !isTurn(session.game.sheet, kindsOf(session.legal))) return
  const meant = meantBy(look.part as Lagoon, at, reach, ONLY[session.pick?.kind as keyof typeof ONLY] ?? null)
  const verb =
    meant &&
    session.game.sheet?.verbs.find((one) => one.name.startsWith('build_') && one.fields[0]?.kind === meant.kind)
  const field = verb?.fields[0]
  if (!meant || !verb || !field) return
  session.why(verb.name, { [field.name]: meant.at })
  session.askedWhy = reasonKey({ kind: verb.name, [field.name]: meant.at })
}
