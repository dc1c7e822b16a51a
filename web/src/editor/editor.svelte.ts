// One map in the editor: the draft with its past, what is chosen, and what the server found.
import { api, Refused } from '../api'
import { type Failure, failureOf } from '../lobby/failures'
import { t } from '../text/speech.svelte'
import type { GameSheet, MapCheck, MapFault, MapKit, MapSummary } from '../wire.generated'
import { type Brush, brushReach, lay, lies } from './brushes'
import { type Draft, type Drawing, keep } from './drafts'
import { type Reach, SIDES, TIPS } from './hexes'
import { begin, changed, type History, redone, rested, undone } from './history'
import { mapsApi } from './maps_api'
import { boardsOf, type Sketch } from './sketch'

const CHECK_AFTER = 350 // milliseconds without a change
const TRY_AGAIN = 4000
const KEEP_AFTER = 150

/** A side or a corner of the cursor's tile that is being chosen by keys. */
export interface Aim {
  readonly reach: Reach
  readonly index: number
}

/** The past of the map that was drawn last: it can still be undone after a test game. */
let last: { id: string; history: History<Drawing> } | undefined

export class Editor {
  readonly kit: MapKit
  readonly id: string
  history: History<Drawing> = $state.raw() as History<Drawing>
  /** Which of the file's boards is drawn. */
  board = $state(0)
  brush: Brush = $state.raw({ kind: 'terrain', name: '' })
  /** The harbour that was laid last: H lays it again. */
  harbour = $state('')
  cursor = $state('0,0')
  aim: Aim | null = $state.raw(null)
  check: MapCheck | null = $state.raw(null)
  /** The game as it was found when the map could last be played. */
  game: GameSheet | null = $state.raw(null)
  checking = $state(false)
  /** Why the server did not check it. */
  trouble: Failure | null = $state.raw(null)
  /** The fault that is pointed at. */
  shown: MapFault | null = $state.raw(null)
  map = $state('') // at the server
  public = $state(false)
  saved = $state(true) // at the server as it is here
  isFull = $state(false) // the browser has no room for it
  private checkTimer: ReturnType<typeof setTimeout> | undefined
  private keepTimer: ReturnType<typeof setTimeout> | undefined
  private asking = false
  private asked: Drawing | null = null

  constructor(kit: MapKit, draft: Draft) {
    this.kit = kit
    this.id = draft.id
    const here: Drawing = { name: draft.name, sketch: draft.sketch }
    const goesOn = last?.id === draft.id && JSON.stringify(last.history.now) === JSON.stringify(here)
    this.history = last && goesOn ? last.history : begin(here)
    this.map = draft.map
    this.public = draft.public
    this.saved = draft.saved
    this.brush = { kind: 'terrain', name: kit.terrains[0] ?? '' }
    this.harbour = kit.harbours[0] ?? ''
    this.checkSoon(0)
  }

  get name(): string {
    return this.history.now.name
  }
  get sketch(): Sketch {
    return this.history.now.sketch
  }
  get reach(): Reach {
    return brushReach(this.brush)
  }
  get canUndo(): boolean {
    return this.history.past.length > 0
  }
  get canRedo(): boolean {
    return this.history.future.length > 0
  }
  get draft(): Draft {
    const { id, name, sketch, map, saved } = this
    return { id, name, sketch, map, public: this.public, saved, changed: Date.now() }
  }

  // ---- changes

  change(sketch: Sketch, run = ''): void {
    this.become(changed(this.history, sketch === this.sketch ? this.history.now : { name: this.name, sketch }, run))
  }
  rename(name: string): void {
    this.become(changed(this.history, { name, sketch: this.sketch }, 'name'))
  }
  undo(): void {
    this.become(undone(this.history))
  }
  redo(): void {
    this.become(redone(this.history))
  }
  /** A stroke of the brush is over: the next change is a step of its own. */
  rest(): void {
    this.history = rested(this.history)
  }
  /** A stroke that was none: two fingers moved the map. */
  drop(stroke: string): void {
    if (this.history.run !== stroke) return
    const { past, now } = undone(this.history)
    this.become({ past, now, future: [], run: '' })
  }
  private become(history: History<Drawing>): void {
    const same = history.now === this.history.now
    this.history = history
    if (same) return
    this.shown = null
    this.saved = false
    if (this.board >= boardsOf(this.sketch).length) this.board = 0
    clearTimeout(this.keepTimer)
    this.keepTimer = setTimeout(() => this.keep(), KEEP_AFTER)
    this.checkSoon()
  }

  /** Keep the draft on this computer. */
  keep(): void {
    clearTimeout(this.keepTimer)
    this.isFull = !keep(this.draft)
  }

  // ---- the brush

  choose(brush: Brush): void {
    this.brush = brush
    this.aim = null
    if (brush.kind === 'harbour') this.harbour = brush.name
  }
  isLaid(at: string, brush = this.brush): boolean {
    return lies(this.kit, this.sketch, this.board, brush, at)
  }
  lay(at: string, away = false, run = '', brush = this.brush): void {
    this.change(lay(this.kit, this.sketch, this.board, brush, at, away), run)
  }
  /** Lay the brush at the cursor, or take it away again. An edge or a corner of the tile is chosen first. */
  layHere(brush = this.brush): void {
    const reach = brushReach(brush)
    if (reach !== 'tile' && !this.aim) {
      this.aim = { reach, index: 0 }
      return
    }
    const at = this.cursor + this.aimed
    this.lay(at, this.isLaid(at, brush), '', brush)
    this.aim = null
  }
  /** The side or corner that is being chosen, as names end. */
  get aimed(): string {
    return this.aim ? ((this.aim.reach === 'edge' ? SIDES : TIPS)[this.aim.index] ?? '') : ''
  }
  turn(by: number): void {
    if (this.aim) this.aim = { ...this.aim, index: (this.aim.index + by + 6) % 6 }
  }

  // ---- the server

  private checkSoon(after = CHECK_AFTER): void {
    clearTimeout(this.checkTimer)
    this.checkTimer = setTimeout(() => void this.checkNow(), after)
  }
  private async checkNow(): Promise<void> {
    if (this.asking) return this.checkSoon()
    const drawing = this.history.now
    if (drawing === this.asked && this.check && !this.trouble) return
    this.asking = this.checking = true
    try {
      const found = await mapsApi.check(drawing)
      this.asked = drawing
      this.check = found
      this.game = found.game ?? this.game
      this.trouble = null
    } catch (error) {
      const slow = error instanceof Refused && error.refusal.key === 'limit.too_fast'
      if (!slow) this.trouble = failureOf(error)
      // What the server refuses as a whole is not asked again until it changes.
      const waits = slow || (error instanceof Refused && error.refusal.key.startsWith('page.'))
      if (waits) this.checkSoon(TRY_AGAIN)
    }
    this.asking = false
    this.checking = false
    if (drawing !== this.history.now) this.checkSoon()
  }
  /** Whether what the server found is about the map as it is now. */
  get isChecked(): boolean {
    return !this.checking && !this.trouble && this.asked === this.history.now
  }
  get canPlay(): boolean {
    return this.isChecked && this.check?.faults.length === 0
  }

  /** Save it at the server: as the map that it was saved as, if that is still one's own. */
  async save(): Promise<MapSummary> {
    const drawing = this.history.now
    const body = { name: drawing.name.trim() || t('page-map-untitled'), sketch: drawing.sketch, public: this.public }
    const stored = await this.stored(body)
    this.map = stored.about.map
    this.saved = drawing === this.history.now
    this.keep()
    return stored.about
  }
  private async stored(body: Parameters<typeof mapsApi.add>[0]) {
    if (!this.map) return mapsApi.add(body)
    try {
      return await mapsApi.change(this.map, body)
    } catch (error) {
      const gone = error instanceof Refused && ['map.unknown', 'map.not_yours'].includes(error.refusal.key)
      if (!gone) throw error
      return mapsApi.add(body)
    }
  }

  end(): void {
    clearTimeout(this.checkTimer)
    this.keep()
    last = { id: this.id, history: rested(this.history) }
  }
}

let kit: Promise<MapKit> | undefined
/** What a map may be made of, fetched once. */
export function theKit(): Promise<MapKit> {
  // The cookie of a guest comes with the first call.
  kit ??= api.me().then(() => mapsApi.kit())
  kit.catch(() => {
    kit = undefined
  })
  return kit
}
