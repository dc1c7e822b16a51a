// Where the focus goes for somebody who plays by keys or by a screen reader. It follows what was done: to the places that
// are lit now, or to the first field of the panel that was opened. It is never lost: when what had it goes away, the next
// lit thing gets it, and while nothing is lit the hand keeps it.
import { hands } from './hands'
import type { TableState } from './table.svelte'

const DEED = 1000 // milliseconds in which what opens follows from the last key
const CLOSED = 'none'

type Focusable = HTMLElement | SVGElement

const find = (selector: string): Focusable | null =>
  [...document.querySelectorAll<Focusable>(selector)].find((one) => one.checkVisibility()) ?? null

/** The first thing to fill in or to press in the panel beside the board; its way out comes last. */
function firstField(): Focusable | null {
  const panel = '.dock > .panel'
  const usable = ':not([aria-disabled="true"], :disabled, [tabindex="-1"])'
  const fields = ['.lit', 'button', 'input', 'select', 'summary', '[tabindex="0"]'].map(
    (one) => `${panel} > :not(.ph) ${one}${usable}, ${panel} > ${one}${usable}`,
  )
  return find(fields[0] ?? '') ?? find(fields.slice(1).join()) ?? find(`${panel} button`)
}

const firstLit = (): Focusable | null => find('.mark[tabindex="0"]')

function park(): void {
  const hand = find('.tray') ?? find('main.board')
  if (!hand) return
  hand.tabIndex = -1
  hand.focus()
}

export class Focus {
  private panel = CLOSED
  private lit = ''
  private opener: Element | null = null
  private wished = '' // a panel whose code is still coming

  constructor(private readonly table: TableState) {}

  /** Look whether something was opened, lit or lost. */
  follow(): void {
    const { session, panel, marks } = this.table
    const lit = marks.length > 0 ? `${session.pick?.kind} ${marks.length} ${marks[0]?.label}` : ''
    const opened = panel !== this.panel && panel !== CLOSED
    const closed = panel !== this.panel && panel === CLOSED
    const asked = lit !== this.lit && lit !== ''
    const active = document.activeElement
    if (opened) this.opener = active
    this.panel = panel
    this.lit = lit
    if (!hands.byKeys || active?.closest('dialog, [role="dialog"], .confirm')) return
    const isLost = active === null || active === document.body || active.matches('.tray, main.board')
    const isDone = performance.now() - hands.at < DEED && !active?.matches('input, textarea, select')
    if (opened && (isLost || isDone)) this.wished = panel
    if (this.wished !== panel) this.wished = ''
    if (this.wished) {
      const field = firstField()
      field?.focus()
      if (field) this.wished = ''
    } else if (asked && (isLost || isDone) && panel === CLOSED) firstLit()?.focus()
    else if (closed && isLost && this.opener?.isConnected && this.opener !== document.body)
      (this.opener as HTMLElement).focus()
    else if (isLost) this.next(active)
  }

  /** To what can be done now. */
  private next(active: Element | null): void {
    const { session, panel } = this.table
    const now =
      session.acting > 0 || !session.mine
        ? null
        : (firstLit() ??
          (panel === CLOSED ? null : firstField()) ??
          find('.act.roll') ??
          find('.actions .act.can') ??
          find('.hand .can') ??
          find('.act.end:not([aria-disabled="true"])'))
    if (now) now.focus()
    else if (active === null || active === document.body) park()
  }
}
