// The keys of the table, and what they open: log, chat, settings.
import { hasRole } from './kinds'
import { settings } from './settings.svelte'
import type { TableState } from './table.svelte'

export type LogTab = 'log' | 'chat' | 'stats'

export class TableKeys {
  tab: LogTab = $state('log')
  logOpen = $state(false)
  preferences = $state(false)

  constructor(private readonly table: TableState) {}

  /** Show a tab of the log; shown already, close it. */
  openLog(tab: LogTab): void {
    this.logOpen = !this.logOpen || this.tab !== tab
    this.tab = tab
  }

  showLog(): void {
    this.tab = 'log'
    this.logOpen = true
  }

  press(event: KeyboardEvent): void {
    const target = event.target as Element
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return
    if (event.key.length === 1 && !settings.letters) return
    if (this.act(event.key)) event.preventDefault()
  }

  private act(key: string): boolean {
    const { session, game } = this.table
    switch (key.toLowerCase()) {
      case 'r':
        this.pressRole('roll')
        return true
      case 'e':
        this.pressRole('ends_turn')
        return true
      case 't':
        session.toggleTrade()
        return true
      case 'c':
        session.toggleDock('choices')
        return true
      case 'p':
        session.toggleDock('list')
        return true
      case 'b':
        this.focusBoard()
        return true
      case 'u':
        if (game.mayUndo) session.undo()
        return true
      case 'h':
        session.hint()
        return true
      case 'l':
        this.logOpen = !this.logOpen
        return true
      case '?':
        this.preferences = true
        return true
      case 'escape':
        if (this.table.leave()) return true
        if (this.logOpen) this.logOpen = false
        else session.leave()
        return true
      default:
        return false
    }
  }

  /** Press the button of the kind that has a role now; where there is none, ask why. */
  private pressRole(role: string): void {
    const { session, kinds, game } = this.table
    const kind = kinds.find((one) => hasRole(game.sheet, one, role))
    const usual = game.sheet?.verbs.find((verb) => verb.roles.includes(role))?.name
    if (kind) session.press(kind)
    else if (usual) {
      session.why(usual)
      const button = document.querySelector<HTMLElement>(`.act[data-action="${usual}"]`)
      if (button) session.explain(usual, button)
    }
  }

  private focusBoard(): void {
    const wanted = this.table.marks.length > 0 ? '.mark[tabindex="0"]' : '.actions .act.can, .actions .act'
    document.querySelector<HTMLElement | SVGElement>(wanted)?.focus()
  }
}
