// One table as this page holds it: the record, the socket, and what the person here is in the middle of choosing.

import { tick } from 'svelte'
import type { Ring } from './board/Board.svelte'
import type { Place } from './board/geometry'
import { boxesOf } from './boxes'
import type { Box } from './boxes/box'
import { asked, autoLit, begin, choose as chooseValue, emptyForm, isPlace, kindsOf, type Pick } from './choice'
import { type Game, isDiceRoll, isMine, linked, NOTHING, needsSnapshot, receive } from './game'
import { hasRole, isTurn } from './kinds'
import { settings } from './settings.svelte'
import { refusalSentence as refusalText, type Speaker } from './text/sentences'
import { speech, t } from './text/speech.svelte'
import type { Values } from './text/words'
import {
  type Action,
  type Answer,
  type Command,
  type Field,
  type Form,
  type GameEvent,
  type Refusal,
  reasonKey,
  type ServerMessage,
  socketUrl,
  Wire,
} from './wire'

export interface Toast {
  readonly id: number
  readonly tone: 'plain' | 'bad' | 'warn'
  readonly text: string
  readonly rule?: string
  readonly undo?: boolean
  readonly vote?: boolean // the others want more time: agree
}

/** A piece that is on its way to the server. */
export interface Sent {
  readonly kind: string
  readonly place: Place
}

/** Tables to start as soon as they are reached: "play now" is one click. */
export const startAtOnce = new Map<string, string>()

const TOAST_STAYS = 6000
const CUT_OFF = 1500 // milliseconds without a connection before the page says so
const NEVER_OPEN = 6000
const SLOW = 1000 // milliseconds without an answer before the page says that it is sending
const STALLED = 5000 // and that nothing comes back
const PASS_AFTER = 600
const TUMBLE = 900 // milliseconds until the dice lie

const TOLD = 'archipel-told'

/** What has been put away at a table; null: nothing is known of it. */
function kept(table: string): number[] | null {
  const [of, ...told] = JSON.parse(globalThis.sessionStorage?.getItem(TOLD) ?? '[]')
  return of === table ? told : null
}

export class Session {
  game: Game = $state.raw(NOTHING)
  /** Milliseconds of this page, for clocks. */
  now = $state(Date.now())
  /** The choice under way; null: none. */
  pick: Pick | null = $state.raw(null)
  /** The form being filled in. */
  form: { form: Form; values: Record<string, unknown> } | null = $state.raw(null)
  /** The boxes that are played; empty until their code is loaded. */
  boxes: readonly Box[] = $state.raw([])
  /** What is open beside the board: 'none', 'choices', or a dock of one of the boxes. */
  dock = $state('none')
  /** The dialog of one of the boxes that is open; '': none. */
  dialog = $state('')
  /** The card that is being read; '': none. */
  card = $state('')
  /** The key of the refusal that explains the last attempt; '': nothing was refused. */
  askedWhy = $state('')
  /** The kind of action whose small rule is open, and the button that opened it. */
  smallRule: { readonly kind: string; readonly opener: HTMLElement } | null = $state.raw(null)
  /** Cards that the next offer asks for: the trade panel takes them. */
  wanted: Readonly<Record<string, number>> | null = $state.raw(null)
  /** Places that something beside the board speaks of: they are ringed. */
  ringed: readonly Ring[] = $state.raw([])
  /** Places that are outlined while one is looked at. */
  outlined: readonly Ring[] = $state.raw([])
  /** The place that is looked at: what it brings is shown. */
  looked: Place | null = $state.raw(null)
  /** A place that is pointed at beside the board. */
  pointed: Place | null = $state.raw(null)
  toasts: readonly Toast[] = $state.raw([])
  /** A command that has waited for its answer for a while, and for a long while. */
  slow = $state(false)
  stalled = $state(false)
  /** The piece that was placed and not answered for yet. */
  sent: Sent | null = $state.raw(null)
  /** Between turns: pass until it is my turn. */
  passing = $state(false)
  /** Actions that were sent and not answered yet. */
  acting = $state(0)
  chatRead = $state(0)
  /** Why the socket was refused for good: the close code. */
  refusedWith = $state(0)
  /** Moves that happened while this page was away. */
  missed = $state(0)
  /** From which event on results are told; those that were put away one by one. Kept while the browser's tab is open. */
  told: readonly number[] = $state.raw([])
  /** What a roll brought whose dice still tumble; empty when they lie. */
  tumbling: readonly GameEvent[] = $state.raw([])
  /** Messages that wait until the dice lie, so that nothing gives the roll away. */
  private held: ServerMessage[] = []
  private wire: Wire | null = null
  private toasted = 0
  private readonly committed = new Set<number>()
  private readonly ticker: ReturnType<typeof setInterval>

  constructor(readonly table: string) {
    this.ticker = setInterval(() => {
      this.now = Date.now()
    }, 250)
  }

  /** Without a connection for so long that it is worth a word; a page that has never had one waits longer. */
  readonly cutOff = $derived.by(
    () => this.game.link !== 'open' && this.now - this.linkedAt > (this.hasBeenOpen ? CUT_OFF : NEVER_OPEN),
  )
  private linkedAt = $state(Date.now())
  private hasBeenOpen = $state(false)

  connect(): void {
    this.wire = new Wire(
      socketUrl(location, this.table),
      () => ({
        seen: this.game.version >= 0 ? this.game.version : null,
        seat: this.game.seat >= 0 ? this.game.seat : null,
      }),
      (message) => this.take(message),
      (link, code) => {
        if ((this.game.link === 'open') !== (link === 'open')) this.linkedAt = Date.now()
        if (link === 'open') {
          // The server may have been renewed.
          if (this.hasBeenOpen) void import('./app.svelte').then((app) => app.look())
          this.hasBeenOpen = true
        }
        this.game = linked(this.game, link)
        if (code) this.refusedWith = code
      },
    )
  }

  close(): void {
    clearInterval(this.ticker)
    this.wire?.close()
  }

  wake(): void {
    this.wire?.wake()
  }

  /** Connect again whenever the page is looked at or the network is back; what comes back ends all of it. */
  keepAwake(): () => void {
    const wake = () => document.visibilityState === 'visible' && this.wake()
    document.addEventListener('visibilitychange', wake)
    addEventListener('online', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('online', wake)
      this.close()
    }
  }

  /** A message of the server. */
  take(message: ServerMessage): void {
    if (this.held.length > 0) this.held.push(message)
    else if (this.tumbles(message)) {
      this.held = [message]
      setTimeout(() => this.settleDice(), TUMBLE)
    } else this.apply(message)
  }

  /** Whether a message brings a roll to wait for. The events of it that the dice show are noted. */
  private tumbles(message: ServerMessage): boolean {
    const { table, version } = this.game
    if (message.type !== 'moves' || message.undone || message.version !== version + 1 || !settings.moves) return false
    if (table?.options.pace === 'instant' || !message.events.some(isDiceRoll)) return false
    this.tumbling = message.events
    return true
  }

  /** The dice lie: all that waited happens now, one after the other. */
  private async settleDice(): Promise<void> {
    this.tumbling = []
    for (let message = this.held[0]; message; message = this.held[0]) {
      this.apply(message)
      await tick()
      this.held.shift()
    }
  }

  private apply(message: ServerMessage): void {
    const before = this.game
    const about = message.type === 'reasons' ? (this.wire?.askedAbout(message.id) ?? []) : []
    this.game = receive(before, message, Date.now(), about)
    if (needsSnapshot(before, message)) this.wire?.hello()
    if (message.type === 'snapshot' && before.version >= 0 && before.seat === message.seat) {
      this.missed = Math.max(0, message.version - before.version)
    }
    if (message.type === 'sheet' && this.game.sheet) {
      const { sheet } = this.game
      void boxesOf(sheet).then((boxes) => {
        if (this.game.sheet !== sheet) return
        this.boxes = boxes
        for (const box of boxes) box.settle?.(this, NOTHING)
      })
    }
    if (message.type === 'snapshot' || message.type === 'moves') {
      this.follow(before)
      this.askedWhy = ''
      this.settle(before)
    }
    if (message.type === 'notice') {
      const seat = Number(message.details.seat)
      if (message.kind === 'person_removed' && before.table?.seats[seat]?.mine)
        this.say({ tone: 'warn', text: t('page-removed-you') })
      if (message.kind === 'clock_expired' || message.kind === 'clock_extended')
        this.say({ tone: 'warn', text: t(`notice-${message.kind}`, { ...message.details, seat: this.nameOf(seat) }) })
    }
    if (message.type === 'clock') {
      const voted = message.clock.votes.find((seat) => !before.clock?.votes.includes(seat))
      if (voted !== undefined && voted !== this.game.seat)
        this.say({ tone: 'warn', text: t('page-wants-time', { name: this.nameOf(voted) }), vote: true })
    }
    if (message.type === 'table' && message.state === 'waiting') {
      const first = before.table === null
      void import('./shares').then(({ addShares }) => {
        addShares(this, message, this.committed)
        const bot = first ? startAtOnce.get(this.table) : undefined
        if (bot && message.is_host) void this.send({ type: 'start', bot })
        startAtOnce.delete(this.table)
      })
    }
  }

  /** A page that comes to a game is told of what happens from then on. */
  private follow(before: Game): void {
    const { length } = this.game.events
    if (before.version < 0) this.told = kept(this.table) ?? [length]
    else if ((this.told[0] ?? 0) > length) this.told = [length] // taken back
  }

  /** Put results away: those of these events, or all. */
  putAway(...events: readonly number[]): void {
    this.told = events.length > 0 ? [...this.told, ...events] : [this.game.events.length]
    sessionStorage.setItem(TOLD, JSON.stringify([this.table, ...this.told]))
  }

  /** After a move: choices that are no longer open are dropped, those that ask nothing else are begun. */
  private settle(before: Game): void {
    const { game } = this
    const sameDecision =
      before.view?.phase === game.view?.phase &&
      before.view?.active === game.view?.active &&
      isMine(before) === isMine(game)
    if (this.pick && !(game.sheet && sameDecision && this.legal.some((action) => action.kind === this.pick?.kind)))
      this.pick = null
    if (this.pick && Object.keys(this.pick.chosen).length > 0) this.pick = begin(this.pick.kind)
    if (this.form && !game.forms.some((form) => form.kind === this.form?.form.kind)) this.form = null
    if (!game.mayUndo) this.toasts = this.toasts.filter((toast) => !toast.undo)
    if (!game.sheet) return
    if (!this.pick) {
      const kind = this.litByItself
      if (kind) this.pick = begin(kind)
    }
    const phase = game.view?.phase
    if (phase !== before.view?.phase) {
      // What is asked now may be on the board: no sheet of a turn stays over it.
      if (isMine(game) && !isTurn(game.sheet, kindsOf(this.legal)) && !this.dockStays) this.dock = 'none'
    }
    for (const box of this.boxes) box.settle?.(this, before)
    this.passByItself()
  }

  /** The kind whose places are lit without being asked: none where I may as well pass. */
  private get litByItself(): string | null {
    const { sheet, forms } = this.game
    return sheet && !this.pass ? autoLit(sheet, this.legal, forms) : null
  }

  /** What ends my part of another player's turn, if that is open. */
  get pass(): Action | undefined {
    const { sheet, view, seat } = this.game
    return view?.active === seat
      ? undefined
      : this.legal.find(({ kind }) => hasRole(sheet, kind, 'passes') && hasRole(sheet, kind, 'ends_turn'))
  }

  /** Not this round: pass now, and whenever it is asked again before my turn. */
  passRound(): void {
    this.passing = true
    this.passByItself(0)
  }

  private passByItself(after = PASS_AFTER): void {
    const { version, view, seat } = this.game
    if (view?.active === seat) this.passing = false
    if (this.passing && this.pass)
      setTimeout(() => this.game.version === version && this.pass && void this.act(this.pass), after)
  }

  // ---- readings

  /** What may be done; nothing while the dice tumble. */
  get legal(): readonly Action[] {
    return this.tumbling.length > 0 ? [] : this.game.legal.map((move) => move.action)
  }

  /** All that happened, with the roll whose dice still tumble. */
  get thrown(): readonly GameEvent[] {
    return this.tumbling.length > 0 ? [...this.game.events, ...this.tumbling] : this.game.events
  }

  get mine(): boolean {
    return isMine(this.game)
  }

  get names(): readonly string[] {
    return (this.game.table?.seats ?? []).map((seat) => this.nameOf(seat.seat))
  }

  /** Of the seats, and behind them of neutral pieces. */
  get colours(): readonly string[] {
    return this.game.sheet?.colours ?? (this.game.table?.seats ?? []).map((seat) => seat.colour)
  }

  nameOf(seat: number): string {
    const found = this.game.table?.seats[seat]
    if (!found) return t(`colour-${this.colours[seat]}`)
    if (found.kind === 'person' && found.name) return found.name
    return t(found.kind === 'bot' ? `page-bot-name-${seat}` : `colour-${found.colour}`)
  }

  get speaker(): Speaker | null {
    const { sheet, view, seat } = this.game
    return sheet && view ? { words: speech.words, sheet, view, me: seat, names: this.names, boxes: this.boxes } : null
  }

  /** Whether what is open stays open while places are lit. */
  private get dockStays(): boolean {
    return this.boxes.some((box) => box.docks?.[this.dock]?.first === true)
  }

  get question(): { field: Field; values: unknown[] } | null {
    return this.pick && this.game.sheet ? asked(this.game.sheet, this.legal, this.pick) : null
  }

  /** How the boxes show the values of a field, where they have pictures for them. */
  picksFor(field: Field, values: readonly string[]): ReturnType<NonNullable<Box['picks']>> {
    const { sheet } = this.game
    return (sheet && this.boxes.map((box) => box.picks?.(sheet, field, values)).find((one) => one)) || null
  }

  /** Seconds left of a seat's clock; null: it has none. */
  secondsOf(seat: number): number | null {
    const { clock, clockAt } = this.game
    const left = clock?.left[String(seat)]
    if (!clock || left === undefined || clock.name === 'none') return null
    const still = clock.paused || clock.holiday_until?.[String(seat)] !== undefined
    const gone = clock.running.includes(seat) && !still ? (this.now - clockAt) / 1000 : 0
    return Math.max(0, left - gone)
  }

  // ---- choosing

  /** Press the button of a kind of action: do it, or begin to choose; pressed again, leave. */
  press(kind: string): void {
    this.askedWhy = ''
    this.toasts = this.toasts.filter((toast) => !toast.undo) // nothing may lie upon the places that are lit now
    if (this.pick?.kind === kind && !this.litByItself) {
      this.pick = null
      return
    }
    const fitting = this.legal.filter((action) => action.kind === kind)
    const form = this.game.forms.find((one) => one.kind === kind)
    if (form) {
      this.form = { form, values: emptyForm(form.fields, this.game.view?.seats ?? 0, this.game.seat) }
      this.pick = null
      return
    }
    const first = fitting[0]
    if (!first) {
      this.why(kind)
      return
    }
    const next = begin(kind)
    const question = this.game.sheet ? asked(this.game.sheet, this.legal, next) : null
    if (question) {
      this.pick = next
      this.form = null
      // A sheet over the board would hide the places that are lit now.
      if (isPlace(question.field) && !this.dockStays) this.dock = 'none'
    } else void this.act(first)
  }

  /** Read a card of the hand, or put it down. */
  readCard(card: string): void {
    this.card = this.card === card ? '' : card
    if (!this.card) return
    this.smallRule = null
    this.dock = 'none'
    if (!this.litByItself) this.pick = null
  }

  /** Choose a value of the field that is asked for. */
  answer(field: Field, value: unknown): void {
    if (!this.pick || !this.game.sheet) return
    const chosen = chooseValue(this.game.sheet, this.legal, this.pick, field, value)
    this.pick = chosen.action ? null : chosen.pick
    if (!chosen.action) return
    const { kind } = chosen.pick
    // Refused: the same choice is open again, if it still is one.
    void this.act(chosen.action).then((done) => {
      if (!done && !this.pick && this.legal.some((action) => action.kind === kind)) this.pick = begin(kind)
    })
  }

  private get tradeDocks(): string[] {
    return this.boxes.flatMap((box) => (box.tradeDock ? [box.tradeDock] : []))
  }

  get trading(): boolean {
    return this.tradeDocks.includes(this.dock)
  }

  /** Open where one trades first, or close what is open of it. */
  toggleTrade(): void {
    this.dock = this.trading ? 'none' : (this.tradeDocks.at(-1) ?? 'none')
  }

  /** Open something beside the board, or close it. */
  toggleDock(name: string): void {
    this.dock = this.dock === name ? 'none' : name
  }

  leave(): boolean {
    if (this.smallRule) this.smallRule = null
    else if (this.form) this.form = null
    else if (this.pick && Object.keys(this.pick.chosen).length > 0) this.pick = begin(this.pick.kind)
    else if (this.pick) this.pick = null
    else if (this.card) this.card = ''
    else if (this.dock !== 'none') this.dock = 'none'
    else return false
    return true
  }

  // ---- commands

  async send(command: Command): Promise<Answer> {
    const timers = [
      setTimeout(() => {
        this.slow = true
      }, SLOW),
      setTimeout(() => {
        this.stalled = true
      }, STALLED),
    ]
    const answer = await (this.wire as Wire).send(command)
    for (const timer of timers) clearTimeout(timer)
    this.slow = false
    this.stalled = false
    if (!answer.ok && answer.key) this.refused({ key: answer.key, rule: answer.rule, details: answer.details })
    return answer
  }

  async act(action: Action): Promise<boolean> {
    const { version, seat } = this.game
    const field = this.game.sheet?.verbs.find((verb) => verb.name === action.kind)?.fields.find(isPlace)
    this.acting += 1
    this.sent = field
      ? { kind: action.kind, place: { kind: field.kind as Place['kind'], at: Number(action[field.name]) } }
      : null
    const answer = await this.send({ type: 'act', seen: version, action, seat: seat >= 0 ? seat : null })
    this.acting -= 1
    this.sent = null
    if (answer.ok) {
      this.form = null
      // A tap on the board is easily a slip: the way back is offered at once.
      if (field && this.game.mayUndo)
        this.say({ tone: 'plain', text: t('page-done', { what: t(`action-${action.kind}.label`) }), undo: true })
    }
    return answer.ok
  }

  undo(): void {
    const { version, seat } = this.game
    this.toasts = this.toasts.filter((toast) => !toast.undo)
    void this.send({ type: 'undo', seen: version, seat: seat >= 0 ? seat : null })
  }

  /** Ask why a kind of action, or one action exactly, cannot be done now; the answer lands in the record. */
  why(kind: string, fields: Record<string, unknown> = {}): void {
    const action = { ...fields, kind }
    if (this.game.seat < 0 || reasonKey(action) in this.game.reasons || !this.wire) return
    void this.wire.send({ type: 'why', actions: [action], seat: this.game.seat })
  }

  /** Open the small rule of a kind at its button, or close it; a companion of the box says it in its place. */
  explain(kind: string, opener: HTMLElement): void {
    const spoken = this.boxes.some((box) => box.Companion)
    this.smallRule = spoken || this.smallRule?.kind === kind ? null : { kind, opener }
  }

  /** Ask what a place brings; the answer lands in the record. */
  askNote({ kind, at }: Place): void {
    void this.wire?.send({ type: 'note', place: kind, at })
  }

  /** Ask for a hint, other than those that were seen. */
  async hint(without: readonly string[] = []): Promise<void> {
    await this.send({ type: 'hint', seat: this.game.seat, without: [...without] })
  }

  /** Put the hint away. */
  dropHint(): void {
    this.game = { ...this.game, hint: null }
  }

  // ---- saying

  refused(refusal: Refusal): void {
    const by = this.speaker
    const key = `refusal-${refusal.key.replaceAll(/[./]/g, '-')}`
    const text = by
      ? refusalText(by, refusal)
      : speech.words.has(key)
        ? t(key, (refusal.details ?? {}) as Values)
        : t('page-refused', { key: refusal.key })
    this.say({ tone: 'bad', text, ...(refusal.rule ? { rule: refusal.rule } : {}) })
  }

  say(toast: Omit<Toast, 'id'>): void {
    this.toasted += 1
    const id = this.toasted
    this.toasts = [...this.toasts.filter((one) => !one.undo).slice(-2), { id, ...toast }]
    setTimeout(() => this.dismiss(id), TOAST_STAYS)
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }
}
