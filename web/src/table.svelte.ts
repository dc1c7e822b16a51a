// What the table shows, worked out from the session's record: what is lit, what is asked, what is open beside the board.
import type { Mark, SentPiece } from './board/Board.svelte'
import type { Place, PlaceKind, Point } from './board/geometry'
import { sceneOf } from './board/scene'
import { drawing, pictureOf } from './board/sprites'
import { applyBoxTheme } from './box.svelte'
import { resultsOf, type Told } from './boxes/results'
import { begin, fitting, isPlace, kindsOf, litTogether, placesOf, placesTogether } from './choice'
import { handOf, lastRoll, sinceRoll } from './game'
import { eventHasRole, hasRole, isTurn, pieceOf, verbOf } from './kinds'
import { router } from './route.svelte'
import type { Session } from './session.svelte'
import { settings } from './settings.svelte'
import { tileFacts } from './text/places'
import { actionSentence, eventSentence, labelOf, placeIn } from './text/sentences'
import { speech, t } from './text/speech.svelte'
import { layersOf, notesOf } from './text/titles'
import type { Action, Field, GameEvent } from './wire'

const WIDE = 30 // more tiles than these need all the room
const RECENT = 12 // events after which the last piece is not marked any more
const NOTED = 'archipel-noted'

const isSame = (a: Mark, b: Mark): boolean => a.place.kind === b.place.kind && a.place.at === b.place.at

export class TableState {
  /** A tapped place that is asked about first: nothing can be taken back, or a finger may have missed. */
  private tapped: Mark | null = $state.raw(null)
  /** A tapped place where more than one thing may go. */
  private several: Mark | null = $state.raw(null)
  private noted = $state('')

  constructor(readonly session: Session) {
    this.noted = typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(NOTED) ?? '')
  }

  readonly game = $derived.by(() => this.session.game)
  readonly scene = $derived.by(() => {
    const { sheet, view } = this.game
    const { boxes } = this.session
    return sheet && view && boxes.length > 0 ? sceneOf(boxes, sheet, view) : null
  })
  readonly wide = $derived.by(() => this.scene !== null && this.scene.tiles.length > WIDE)
  readonly kinds = $derived.by(() => kindsOf(this.session.legal))

  // ---- what is lit

  /** One decision may ask for one of several things: a road or a ship, the robber or the pirate. All are lit at once. */
  readonly marks = $derived.by((): Mark[] => {
    const by = this.session.speaker
    const { pick, question, legal, mine } = this.session
    if (!by || !mine) return []
    if (!pick) return this.marksOf(litTogether(by.sheet, legal, this.game.forms))
    if (!question || !isPlace(question.field)) return []
    return placesOf(question.field, question.values).map((place) => {
      const chosen = { ...pick.chosen, [question.field.name]: place.at }
      return this.markOf(place, fitting(legal, { kind: pick.kind, chosen }), labelOf(by, pick.kind))
    })
  })
  /** The drawing of the piece that a lit place is for; '' where it is not about one piece. */
  readonly ghost = $derived.by(() => {
    const { sheet } = this.game
    const kinds = this.session.pick
      ? [this.session.pick.kind]
      : [...new Set(this.marks.flatMap((mark) => mark.kinds ?? []))]
    const verb = sheet && kinds.length === 1 ? verbOf(sheet, kinds[0] ?? '') : undefined
    return verb ? (drawing(`pc-${pieceOf(verb)}`) ?? '') : ''
  })
  /** The piece that was placed and that the server has not answered for yet. */
  readonly sent = $derived.by((): SentPiece | null => {
    const { sheet, seat } = this.game
    const { sent } = this.session
    const verb = sent && sheet ? verbOf(sheet, sent.kind) : undefined
    const picture = verb ? drawing(`pc-${pieceOf(verb)}`) : undefined
    return sent && picture ? { place: sent.place, picture, seat } : null
  })
  /** In a turn what stands on the board may be tapped for what it can do. */
  readonly spots = $derived.by((): Mark[] => {
    if (!this.session.mine || this.session.pick || !isTurn(this.game.sheet, this.kinds)) return []
    const tappable = new Set(this.session.boxes.flatMap((box) => box.spotKinds ?? []))
    return this.marksOf(this.kinds.filter((kind) => tappable.has(kind)))
  })

  private marksOf(kinds: readonly string[]): Mark[] {
    const { sheet } = this.game
    if (!sheet) return []
    return placesTogether(sheet, this.session.legal, kinds).map((one) => {
      const { place, kinds: open } = one
      const [kind = '', more] = open
      return more === undefined
        ? { ...this.markOf(place, this.actionsAt(kind, place.at), kind), kinds: open }
        : { ...one, label: open.map((each) => this.sentenceAt(each, place.at)).join(' / ') }
    })
  }

  /** A lit place: what is said of it, and whether a box draws it in its own way. */
  private markOf(place: Place, actions: readonly Action[], otherwise: string): Mark {
    const { sheet, view } = this.game
    const by = this.session.speaker
    const look =
      sheet && view && actions.length > 0
        ? this.session.boxes.map((box) => box.markLook?.(sheet, view, actions)).find((one) => one)
        : undefined
    // One place may stand for the same thing in two ways; more would be too much to say.
    const said = by ? actions.slice(0, actions.length === 2 ? 2 : 1).map((action) => actionSentence(by, action)) : []
    const label = said.length > 0 ? said.join(' / ') : otherwise
    return { place, look: look ?? undefined, label: look?.words ? `${label} · ${look.words}` : label }
  }

  private actionsAt(kind: string, at: number): Action[] {
    const field = this.game.sheet ? verbOf(this.game.sheet, kind)?.fields[0] : undefined
    return field ? fitting(this.session.legal, { kind, chosen: { [field.name]: at } }) : []
  }

  sentenceAt(kind: string, at: number): string {
    const by = this.session.speaker
    const action = this.actionsAt(kind, at)[0]
    return by && action ? actionSentence(by, action) : kind
  }

  /** A tile with all that stands on it and around it. */
  nameTile(tile: number): string {
    const by = this.session.speaker
    return by && this.scene ? tileFacts(by, this.scene, tile).join(' · ') : ''
  }

  // ---- choosing a place

  private stillLit(mark: Mark | null): Mark | null {
    return mark && [...this.marks, ...this.spots].some((one) => isSame(one, mark)) ? mark : null
  }
  readonly confirming = $derived.by(() => this.stillLit(this.tapped))
  readonly ambiguous = $derived.by(() => this.stillLit(this.several))

  choose(mark: Mark, ask: boolean): void {
    this.several = null
    if ((mark.kinds?.length ?? 0) > 1) this.several = mark
    else if (ask || this.game.table?.options.undo === false) this.tapped = mark
    else this.take(mark)
  }

  /** Do what a mark stands for, or ask for the rest of it. */
  take({ place, kinds: [kind] = [] }: Mark): void {
    this.leave()
    if (kind) this.session.pick = begin(kind)
    const now = this.session.question
    if (now) this.session.answer(now.field, place.at)
  }

  /** Put down a place that was tapped; whether there was one. */
  leave(): boolean {
    const was = this.confirming !== null || this.ambiguous !== null
    this.tapped = null
    this.several = null
    return was
  }

  /** A tapped place that is not lit any more is not asked about again when it is. */
  forget(): void {
    if (!this.confirming && this.tapped) this.tapped = null
    if (!this.ambiguous && this.several) this.several = null
  }

  // ---- looking at a place

  private looker: Promise<{ at: (point: Point | null) => void; look: (place: Place | null) => void }> | undefined
  private readonly looking = () => {
    this.looker ??= import('./board/looking').then(({ Looker, placeUnder }) => {
      const looker = new Looker((place) => (this.session.looked = place))
      const under = (point: Point) => {
        const { sheet } = this.game
        return sheet && this.scene ? placeUnder(sheet.graph, this.scene, point) : null
      }
      return { look: (place) => looker.look(place), at: (point) => looker.look(point && under(point)) }
    })
    return this.looker
  }
  /** A pointer or a finger is there, or nowhere. */
  readonly looks = (point: Point | null): void => void this.looking().then((looker) => looker.at(point))
  /** A place has the focus, or none. */
  readonly looksAt = (place: Place | null): void => void this.looking().then((looker) => looker.look(place))

  tapOutside(at: Point, reach: number): void {
    const look = this.scene?.look
    if (look) for (const box of this.session.boxes) box.tapOutside?.(this.session, look, at, reach)
  }

  // ---- what is asked

  /** A question that must be answered before the turn goes on, and that is not a place on the board. */
  readonly forced = $derived.by(() => {
    const { session, kinds } = this
    if (
      !session.mine ||
      session.acting > 0 ||
      isTurn(this.game.sheet, kinds) ||
      this.marks.length > 0 ||
      session.question
    )
      return false
    const open = [...kinds, ...this.game.forms.map((form) => form.kind)]
    return open.length > 0 && !open.some((kind) => hasRole(this.game.sheet, kind, 'trade'))
  })
  /** What somebody did that asks me this. */
  readonly cause = $derived.by(() => {
    const { sheet, view } = this.game
    const cause = sheet?.phases.find((one) => one.name === view?.phase)?.cause
    const event = cause ? this.game.events.findLast((one) => one.kind === cause) : undefined
    return event && this.session.speaker ? eventSentence(this.session.speaker, event) : ''
  })
  /** A single card of one's choice, or one of a few words that have pictures. */
  readonly cardField = $derived.by((): Field | null => {
    const { sheet, forms } = this.game
    const alone = this.forced && this.kinds.length === 1 && forms.length === 0 && sheet
    const [field, ...more] = alone ? (verbOf(sheet, this.kinds[0] ?? '')?.fields ?? []) : []
    if (!field || more.length > 0) return null
    const pictured = field.names.length > 0 && field.names.every((name) => pictureOf(name) !== undefined)
    return field.kind === 'card' || pictured ? field : null
  })

  // ---- what is open beside the board

  private dockOf(name: string) {
    return this.session.boxes.map((box) => box.docks?.[name]).find((dock) => dock)
  }
  /** The dock to show, if one is open. What the moment is about waits under what was opened, unless it must be answered. */
  private readonly opened = $derived.by(() => {
    const { boxes, mine, dock: chosen } = this.session
    const asked = boxes.map((box) => box.opens?.(this.game, mine)).find((one) => one)
    const name = asked && (chosen === 'none' || this.dockOf(asked)?.asks) ? asked : chosen
    const dock = this.dockOf(name)
    return dock && (this.game.seat >= 0 || !dock.seated) ? { name, ...dock } : null
  })
  readonly panel = $derived.by(() => {
    const { session } = this
    if (session.form) return 'form'
    if (this.ambiguous) return 'ambiguous'
    if (session.question && !isPlace(session.question.field)) return 'ask'
    if (this.forced) return this.opened?.asks ? this.opened.name : 'forced'
    if (this.opened?.first) return this.opened.name
    if (session.card && this.marks.length === 0) return 'card'
    if (session.dock === 'choices') return 'choices'
    return this.opened?.name ?? 'none'
  })
  readonly dock = $derived.by(() => (this.opened?.name === this.panel ? this.opened : null))
  readonly keepsRoom = $derived.by(
    () => !this.wide && this.panel === 'none' && this.session.boxes.some((box) => box.keepsRoom),
  )
  readonly Companion = $derived.by(() => this.session.boxes.find((box) => box.Companion)?.Companion ?? null)
  private readonly guided = $derived.by(() => {
    const { seat, view } = this.game
    return settings.guided && !this.Companion && seat >= 0 && view !== null && speech.words.has(`guide-${view.phase}`)
  })
  /** What is special about the scenario: shown at the start, until it is put away. */
  readonly noting = $derived.by(() => {
    const { seat, sheet, view } = this.game
    if (seat < 0 || !sheet || !view || this.game.lesson || view.turn >= 1 || this.noted === this.session.table)
      return false
    return notesOf(speech.words, sheet.game).length > 0 || layersOf(speech.words, sheet).length > 0
  })
  /** What happened and was not put away yet. */
  readonly results = $derived.by((): readonly Told[] => {
    const { boxes, speaker, told } = this.session
    const [from, ...away] = told
    if (!speaker || from === undefined || this.Companion || this.game.lesson) return []
    return resultsOf(boxes, speaker, this.game.events, from).filter((result) => !away.includes(result.at))
  })
  /** Whether there is something to say beside the board: what happened, notes, the guide, a hint. */
  readonly advising = $derived.by(() => {
    const helping = this.game.hint !== null && !this.Companion
    return helping || this.guided || this.noting || this.game.lesson !== null || this.results.length > 0
  })
  /** Whether there is nothing beside the board but what is always kept there. */
  readonly quiet = $derived.by(() => this.panel === 'none' && !this.advising && !this.game.view?.over)
  /** Whether board and hand take so much of a phone that little is left beside them. */
  readonly crowded = $derived.by(() => this.wide || Object.keys(handOf(this.game, this.game.seat)).length > 5)

  putNotesAway(): void {
    this.noted = this.session.table
    sessionStorage.setItem(NOTED, this.session.table)
  }

  // ---- what just happened

  private readonly produced = $derived.by((): readonly GameEvent[] => {
    const { events, sheet } = this.game
    const since = sheet && lastRoll(events) ? sinceRoll(events) : []
    if (!sheet || !since.every((event) => eventHasRole(sheet, event, 'of_roll'))) return []
    return since.filter((event) => event.kind === 'produced')
  })
  /** Tiles that produced just now. */
  readonly hot = $derived.by(() => [...new Set(this.produced.map((event) => Number(event.tile)))])
  readonly gainsOfSeats = $derived.by(() => {
    const sums: Record<number, number> = {}
    for (const event of this.produced) sums[Number(event.seat)] = (sums[Number(event.seat)] ?? 0) + Number(event.count)
    return sums
  })
  readonly myGains = $derived.by(() => {
    const sums: Record<string, number> = {}
    for (const event of this.produced)
      if (event.seat === this.game.seat)
        sums[String(event.card)] = (sums[String(event.card)] ?? 0) + Number(event.count)
    return sums
  })
  /** Where the last piece was set down. */
  readonly last = $derived.by((): Place | null => {
    const { events, sheet } = this.game
    if (!sheet) return null
    const placed = events.slice(-RECENT).findLast((event) => eventHasRole(sheet, event, 'placed'))
    return placed ? placeIn(sheet, placed) : null
  })
  /** Where to look: the place of a hint, or of what the lesson asks for. */
  readonly here = $derived.by((): Place | null => {
    const { hint, lesson, sheet } = this.game
    const action = hint?.action ?? lesson?.do[0]
    const field = action && sheet ? verbOf(sheet, action.kind)?.fields.find(isPlace) : undefined
    const at = field && action?.[field.name]
    return typeof at === 'number' ? { kind: field?.kind as PlaceKind, at } : null
  })
}

/** What follows the session outside the table: the theme of its box, the title of the window, the next table. */
export function followSession(session: Session): void {
  applyBoxTheme(
    () => session.game.sheet?.box ?? session.game.table?.options.game.split('/')[0] ?? '',
    () => session.game.sheet,
  )
  let waking: Promise<typeof import('./wake_lock')> | undefined
  const on = $derived(settings.awake && session.mine && !session.game.view?.over)
  $effect(() => {
    if (on) waking ??= import('./wake_lock')
    const lit = on
    void waking?.then((lock) => lock.keepLit(lit))
  })
  $effect(() => () => void waking?.then((lock) => lock.keepLit(false)))
  $effect(() => {
    if (session.game.next) router.go(`/t/${session.game.next}`)
  })
  $effect(() => {
    const { table, view } = session.game
    const title = table?.options.title || t('page-table')
    document.title = session.mine && !view?.over ? `● ${t('page-your-turn')} · ${title}` : `${title} · Archipel`
  })
}
