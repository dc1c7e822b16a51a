// What a box can add to the page. All of it is optional: what a box does not give is done by the generic controls.
import type { Component } from 'svelte'
import type { Box as Bounds, Place, Point } from '../board/geometry'
import type { Piece, Scene } from '../board/scene'
import type { Game } from '../game'
import type { Session } from '../session.svelte'
import type { Speaker } from '../text/sentences'
import type { Values, Words } from '../text/words'
import type { Action, Field, GameEvent, Sheet, View } from '../wire'
import type { Results } from './results'

export interface Box {
  readonly name: string

  // ---- the board
  /** What it lays on the board beside pieces; its layers get it as `part`. */
  readonly scene?: (sheet: Sheet, view: View, isLand: (tile: number) => boolean) => unknown
  readonly layers?: Partial<Readonly<Record<LayerName, Component<LayerProps>>>>
  /** Blocks and pieces that its layers draw, so that nothing else does. */
  readonly drawsBlocks?: readonly string[]
  readonly drawsPieces?: readonly string[]
  /** The piece of a held place that no block names. */
  readonly pieceAt?: (view: View, place: Place) => string | undefined
  /** Draws buildings in place of the plain ones. */
  readonly Building?: Component<BuildingProps>
  /** Another drawing for what stands on a tile. */
  readonly token?: (part: unknown, piece: string) => { readonly piece: string; readonly size: number } | null
  readonly TokenBadge?: Component<{ part: unknown; size: number }>
  /** Another look for a lit place, by the actions it stands for. */
  readonly markLook?: (sheet: Sheet, view: View, actions: readonly Action[]) => MarkLook | null
  /** A board of its own, in place of land and sea. */
  readonly board?: (sheet: Sheet, view: View) => BoardLook | null

  // ---- panels
  /** What can be opened beside the board, by the name in `session.dock`. */
  readonly docks?: Readonly<Record<string, Dock>>
  /** A dock that must be open now. */
  readonly opens?: (game: Game, mine: boolean) => string | null
  /** Called after every message that changed the game. */
  readonly settle?: (session: Session, before: Game) => void
  readonly dialogs?: Readonly<Record<string, Component<{ session: Session; close: () => void }>>>
  /** Reads a card of the hand: `session.card`. */
  readonly loadCardSheet?: () => Promise<{ default: Component<CardSheetProps> }>
  /** Over the board, where there is no room beside it. */
  readonly Strip?: Component<{ session: Session }>
  /** In sight beside the board while nothing else is. */
  readonly Kept?: Component<KeptProps>
  /** Whether the room beside the board is taken although nothing is open. */
  readonly keepsRoom?: boolean
  /** Says what this moment is about, in place of hints and guide. */
  readonly Companion?: Component<{ session: Session }>
  readonly Preferences?: Component
  /** Beside the board of a replay. */
  readonly ReplayPanel?: Component<{ session: Session }>
  /** The end of the game, before the charts: `look` goes to the board, `details` to the charts. */
  readonly loadEnd?: () => Promise<{ default: Component<EndProps> }>
  readonly tableClass?: string
  readonly replayClass?: string
  /** A tap beside everything that is lit. */
  readonly tapOutside?: (session: Session, look: BoardLook, at: Point, reach: number) => void

  // ---- hand and seats
  readonly HandCards?: Component<HandProps>
  /** How many cards `HandCards` shows. */
  readonly handCards?: (sheet: Sheet, view: View, seat: number) => number
  /** Beside the hand, in place of the points. */
  readonly TrayStatus?: Component<{ session: Session }>
  readonly trayIcons?: { readonly roll?: string; readonly end?: string }
  readonly Dice?: Component<{ session: Session }>
  readonly seatStats?: (sheet: Sheet, view: View, seat: number) => readonly SeatStat[]
  readonly seatFacts?: (sheet: Sheet, view: View, seat: number) => readonly Fact[]
  /** In place of a seat's points; and below what it has. */
  readonly SeatPoints?: Component<SeatProps>
  readonly SeatPanel?: Component<SeatProps>
  /** Under the cards of all seats. */
  readonly BelowSeats?: Component<{ session: Session }>

  // ---- the scenario
  readonly progress?: (sheet: Sheet, view: View) => readonly Progress[]
  readonly tips?: (kinds: readonly string[]) => readonly { readonly key: string; readonly icon: string }[]
  readonly ScenarioRows?: Component<{ sheet: Sheet; view: View }>
  readonly ScenarioDetails?: Component<{ sheet: Sheet; view: View; names: readonly string[] }>
  readonly hasDetails?: (sheet: Sheet) => boolean
  readonly scores?: (sheet: Sheet, view: View) => readonly Score[]
  readonly awardIcons?: Readonly<Record<string, string>>

  // ---- what is asked
  /** Kinds of action that are done in its panels and need no button of their own. */
  readonly panelKinds?: readonly string[]
  /** Kinds that begin with a tap on what stands on the board. */
  readonly spotKinds?: readonly string[]
  readonly tradeDock?: string
  /** Pictures for the values of a field. */
  readonly picks?: (sheet: Sheet, field: Field, values: readonly string[]) => Component<PicksProps> | null

  // ---- what happened
  /** What is told in a card that stays until it is put away. */
  readonly results?: Results
  readonly flights?: (event: GameEvent, spots: Spots) => readonly Flight[]
  readonly sounds?: (has: (kind: string) => boolean, events: readonly GameEvent[]) => void

  // ---- words
  readonly bannerValues?: (sheet: Sheet, view: View, words: Words) => Values
  readonly cornerWords?: (by: Speaker, corner: number) => readonly string[]
  /** What it sets on the board, for the board as a list; its code comes with that list. */
  readonly listed?: () => Promise<Listed>
}

/** What a box sets on the board, in words. */
export interface Listed {
  /** Everything that blocks do not name as pieces. */
  readonly pieces?: (by: Speaker, part: unknown) => readonly ListedPiece[]
  /** A better name for a piece that a block names. */
  readonly nameOf?: (by: Speaker, part: unknown, piece: Piece) => string | undefined
  /** What else is to be said of a place and of what stands there. */
  readonly notesOf?: (by: Speaker, part: unknown, place: Place) => readonly string[]
}
export interface ListedPiece {
  readonly piece: string // its drawing is `pc-<piece>`, if there is one
  readonly title: string
  readonly seat: number // or the number of a neutral colour; -1: nobody's
  readonly place: Place
  readonly note?: string
}

/** From the ground up: the sea, under all pieces, above tokens, above routes, above buildings. */
export type LayerName = 'ground' | 'below' | 'tokens' | 'routes' | 'corners'
export interface LayerProps {
  sheet: Sheet
  scene: Scene
  part: unknown
}
export interface BuildingProps {
  sheet: Sheet
  part: unknown
  piece: Piece
  at: Point
  size: number
}
/** How a lit place is drawn that is more than lit: steps to it, what goes there. */
export interface MarkLook {
  readonly Face: Component<{ part: unknown }>
  readonly part: unknown // what the face draws
  readonly over?: boolean // upon the usual mark, not in its place
  readonly at?: Point // where, if not on the place itself
  readonly words?: string // after the usual sentence
}
/** How a board is drawn that is not made of land and sea. */
export interface BoardLook {
  readonly part: unknown
  readonly bounds: Bounds
  readonly finger: number // half a finger, in pixels
  readonly rim: number // of a tile that is lit
  readonly Ground: Component<LayerProps & { hot: readonly number[]; nameTile?: ((tile: number) => string) | undefined }>
  readonly Pieces: Component<LayerProps & { last: Place | null }>
}

type DockPanel = Component<{ session: Session; close: () => void }>
export interface Dock {
  readonly Panel?: DockPanel
  readonly load?: () => Promise<{ default: DockPanel }> // in place of `Panel`: its code comes when it is first opened
  readonly seated?: boolean // only for somebody who plays
  readonly asks?: boolean // answers the question that must be answered now, in place of the plain choices
  readonly first?: boolean // before everything else that could be shown, and open while places are lit
}
export interface CardSheetProps {
  session: Session
  card: string
  close: () => void
}
export interface EndProps {
  session: Session
  look: () => void
  details: () => void
}
export interface KeptProps {
  session: Session
  panel: string // what is open
  wide: boolean // the board needs all the room
}
export interface HandProps {
  session: Session
  can: (kind: string) => boolean
  press: (kind: string, opener: HTMLElement) => void
  ask: (kind: string) => void
  /** Something must be answered first: no card is read now. */
  closed: boolean
}
export interface SeatProps {
  sheet: Sheet
  view: View
  seat: number
}
export interface PicksProps {
  sheet: Sheet
  field: Field
  values: readonly string[]
  choose: (value: string) => void
}

/** Something a seat has for everybody to see. */
export interface Fact {
  readonly key: string // of its text
  readonly icon: string
  readonly count: number
  readonly of?: number // as much as there can be
  readonly values?: Values // of its text
  readonly honour?: boolean // brings points; one of it needs no number
}
export interface Progress extends Fact {
  readonly done?: number // part of `of`, for a bar
}
export interface SeatStat {
  readonly key: string
  readonly icon: string
  readonly count: number
  readonly order: number // among all: from left to right
  readonly optional?: boolean // left out where there is no room
  readonly held?: boolean
}
export interface Score {
  readonly key: string // of its text
  readonly icon: string
  readonly counts: readonly number[] // points, or what is counted beside them
  readonly of?: number // it brings no points: as many as are needed
}

/** Where cards fly from and to. */
export interface Spots {
  of(selector: string): DOMRect | undefined
  /** Where a seat has its cards of a kind. */
  hand(seat: unknown, card: string): DOMRect | undefined
  /** Where a seat has everything it holds. */
  whole(seat: unknown): DOMRect | undefined
}
export interface Flight {
  readonly card: string // a card, "hidden", or "back:<deck>"
  readonly from: DOMRect | undefined
  readonly to: DOMRect | undefined
}

/** How far the scenario has come. */
export const progressOf = (boxes: readonly Box[], sheet: Sheet, view: View): Progress[] =>
  boxes.flatMap((box) => box.progress?.(sheet, view) ?? [])
