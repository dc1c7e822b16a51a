// What travels: the types of src/archipel/server/messages.py, and the socket that carries them.
// The socket reconnects by itself, greets with what it has seen, and repeats commands that were not answered.

export type Action = { kind: string } & Record<string, unknown>
export type GameEvent = { kind: string } & Record<string, unknown>
export type OptionValue = boolean | number | string

/** The state as one seat may know it: these and every block of the rules by its name; null is what it may not know. */
export interface View {
  seat: number
  seats: number
  active: number
  turn: number
  phase: string
  argument: number
  deciding: number[]
  over: boolean
  winners: number[]
  [block: string]: unknown
}

export interface TableOptions {
  game: string
  seats: number
  options: Record<string, OptionValue>
  title: string
  public: boolean
  clock: string
  pace: string
  undo: boolean
  hints: boolean
  chat: boolean
  spectators: boolean
  spectator_delay: number
  absent: string
}

export interface Refusal {
  key: string
  rule?: string | null
  details?: Record<string, unknown> | null
}

export interface SeatInfo {
  seat: number
  colour: string
  kind: 'open' | 'person' | 'bot'
  name: string
  person: string
  bot: string
  mine: boolean
  connected: boolean
  absent: boolean
  offered: boolean
  entropy: boolean
}

export interface Fair {
  commitment: string
  secret: string | null
  entropy: string[] | null
  seed: string | null
}

export interface Move {
  action: Action
  notation: string
  seat: number
}

export interface Field {
  name: string
  kind: string // corner, edge, tile, seat, card, number, cards, seats
  size: number
  names: string[]
}

export interface Form {
  kind: string
  fields: Field[]
  seat: number
}

export interface ClockState {
  name: string
  left: Record<string, number>
  running: number[]
  paused: boolean
  absent_in: Record<string, number>
  votes: number[]
  votes_needed: number
}

export interface Person {
  person: string
  name: string
  seats: number[]
  connected: boolean
}

// ---- the sheet

export interface GraphSheet {
  tile_names: string[]
  corner_names: string[]
  edge_names: string[]
  tile_xy: [number, number][]
  corner_xy: [number, number][]
  edge_corners: [number, number][]
  edge_tiles: number[][]
  tile_corners: number[][]
  tile_edges: number[][]
}
export interface Graph extends GraphSheet {
  corner_tiles: number[][]
  corner_edges: number[][]
}

export interface Block {
  name: string
  size: number
  each: number
  per: string // tile, corner, edge, seat or ""
  seen: string
  reads: string // count, name, cards, seat, holder, bits, tile, corner, edge, terms
  names: string[]
}
export interface Verb {
  name: string
  form: boolean
  fields: Field[]
}
export interface Phase {
  name: string
  rule: string
  verbs: string[]
  forms: string[]
}
export interface EventSheet {
  name: string
  fields: { name: string; kind: string; names: string[]; secret: boolean }[]
}
export interface PieceSheet {
  name: string
  place: string
  stock: number
}
export interface SheetMessage {
  type: 'sheet'
  game: string
  box: string
  seats: number
  options: Record<string, OptionValue>
  colours: string[]
  graph: GraphSheet
  blocks: Block[]
  verbs: Verb[]
  phases: Phase[]
  events: EventSheet[]
  pieces: PieceSheet[]
  costs: Record<string, Record<string, number>>
  cards: string[]
  terrains: string[]
  yields: Record<string, string>
  decks: Record<string, string> // of a card, where there are several
  facts: Record<string, number> // of the rules: how far a track goes, what a wall adds
}
/** The sheet with the neighbourhoods that can be read off it. */
export interface Sheet extends Omit<SheetMessage, 'graph' | 'type'> {
  graph: Graph
}

export function readSheet(message: SheetMessage): Sheet {
  const { graph, type: _, ...rest } = message
  const corner_tiles: number[][] = graph.corner_names.map(() => [])
  const corner_edges: number[][] = graph.corner_names.map(() => [])
  graph.tile_corners.forEach((corners, tile) => {
    for (const corner of corners) if (corner >= 0) corner_tiles[corner]?.push(tile)
  })
  graph.edge_corners.forEach((corners, edge) => {
    for (const corner of corners) if (corner >= 0) corner_edges[corner]?.push(edge)
  })
  const edge_tiles = graph.edge_tiles.map((tiles) => tiles.filter((tile) => tile >= 0))
  return { ...rest, graph: { ...graph, edge_tiles, corner_tiles, corner_edges } }
}

// ---- from the server

export interface Answer {
  type: 'answer'
  id: string
  ok: boolean
  version: number
  key: string | null
  rule: string | null
  details: Record<string, unknown> | null
}
export interface TableMessage {
  type: 'table'
  table: string
  code: string
  state: 'waiting' | 'playing' | 'over' | 'closed'
  host: string
  you: string
  is_host: boolean
  options: TableOptions
  seats: SeatInfo[]
  people: Person[]
  spectators: number
  fair: Fair
  settings: Record<string, boolean>
  muted: string[]
  version: number
}
interface Standing {
  version: number
  seat: number
  view: View
  legal: Move[]
  forms: Form[]
  deciding: number[]
  at: number
  events: GameEvent[]
  clock: ClockState
  may_undo: boolean
  over: boolean
}
export interface Snapshot extends Standing {
  type: 'snapshot'
}
export interface Moves extends Standing {
  type: 'moves'
  by: number
  undone: boolean
}
export interface ChatLine {
  number: number
  person: string
  name: string
  seat: number
  text: string
  at: number
}
export interface Notice {
  type: 'notice'
  kind: string
  details: Record<string, unknown>
}
export interface Hint {
  type: 'hint'
  id: string
  version: number
  seat: number
  action: Action
  notation: string
  reasons: [string, number][]
}
export interface Over {
  type: 'over'
  winners: number[]
  points: number[]
  record: string
  fair: Fair
}
export interface Emote {
  type: 'emote'
  person: string
  name: string
  seat: number
  emote: string
}
export type ServerMessage =
  | Answer
  | TableMessage
  | SheetMessage
  | Snapshot
  | Moves
  | { type: 'clock'; clock: ClockState }
  | { type: 'presence'; people: Person[]; spectators: number }
  | { type: 'chat'; lines: ChatLine[] }
  | Emote
  | Notice
  | { type: 'reasons'; id: string; version: number; reasons: (Refusal | null)[] }
  | Hint
  | Over
  | { type: 'rematch'; table: string; code: string }
  | { type: 'pong'; id: string; time: number }
  | { type: 'error'; key: string; id: string | null; details: Record<string, unknown> }
  | { type: 'bye'; key: string; retry_after: number }

// ---- from the client

export type Command =
  | { type: 'hello'; seen: number | null; seat: number | null }
  | { type: 'ping' }
  | { type: 'look'; seat: number }
  | { type: 'act'; seen: number; action: Action; seat: number | null }
  | { type: 'undo'; seen: number; seat: number | null }
  | { type: 'why'; actions: Action[]; seat: number | null }
  | { type: 'hint'; seat: number | null }
  | { type: 'chat'; text: string }
  | { type: 'emote'; emote: string }
  | { type: 'mute'; person: string; muted: boolean }
  | { type: 'vote_extend' }
  | { type: 'settings'; auto_roll?: boolean; auto_skip?: boolean }
  | { type: 'back' }
  | { type: 'sit'; seat: number; name: string | null }
  | { type: 'stand'; seat: number }
  | { type: 'add_bot'; seat: number; bot: string }
  | { type: 'remove_bot'; seat: number }
  | { type: 'kick'; seat: number }
  | { type: 'entropy'; value: string; seat: number | null }
  | { type: 'options'; options: TableOptions }
  | { type: 'start'; bot: string | null }
  | { type: 'close' }
  | { type: 'rematch' }

/** Under which key it is remembered why not: a kind of action, or one action exactly. */
export function reasonKey(action: Action): string {
  const fields = Object.entries(action).filter(([name]) => name !== 'kind')
  return [action.kind, ...fields.map(([name, value]) => `${name}=${value}`)].join(' ')
}

export type Link = 'connecting' | 'open' | 'lost' | 'gone'

/** What the socket needs of the browser; tests give their own. */
export interface Surroundings {
  open(url: string): WebSocket
  later(call: () => void, milliseconds: number): unknown
  forget(timer: unknown): void
}
const BROWSER: Surroundings = {
  open: (url) => new WebSocket(url),
  later: (call, milliseconds) => setTimeout(call, milliseconds),
  forget: (timer) => clearTimeout(timer as number),
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const PING_EVERY = 20_000
const HOPELESS = new Set([4401, 4403, 4404]) // no cookie, not allowed, no such table: trying again would not help
const ONCE_ONLY = new Set(['hello', 'ping', 'why', 'hint', 'look']) // asked again after a reconnect anyway, or of no use then

export class Wire {
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer: unknown = null
  private pinger: unknown = null
  private closed = false
  private sent = 0
  private readonly prefix = randomHex(6)
  private readonly waiting = new Map<string, { text: string; again: boolean; done?: (answer: Answer) => void }>()

  private readonly asked = new Map<string, string[]>()

  constructor(
    private readonly url: string,
    private readonly greet: () => { seen: number | null; seat: number | null },
    private readonly receive: (message: ServerMessage) => void,
    private readonly linked: (link: Link, code?: number) => void,
    private readonly around: Surroundings = BROWSER,
  ) {
    this.connect()
  }

  /** Send a command; the answer comes back, also over a reconnect, exactly once. */
  send(command: Command): Promise<Answer> {
    return new Promise((done) => {
      this.sent += 1
      const id = `${this.prefix}-${this.sent}`
      const text = JSON.stringify({ id, ...command })
      this.waiting.set(id, { text, again: !ONCE_ONLY.has(command.type), done })
      if (command.type === 'why') this.asked.set(id, command.actions.map(reasonKey))
      if (this.socket?.readyState === 1) this.socket.send(text)
    })
  }

  /** What a `why` with this id asked about. */
  askedAbout(id: string): readonly string[] {
    const kinds = this.asked.get(id) ?? []
    this.asked.delete(id)
    return kinds
  }

  /** Try again now: the page woke up, or the network came back. */
  wake(): void {
    if (this.closed || this.socket) return
    this.around.forget(this.timer)
    this.wait = FIRST_WAIT
    this.connect()
  }

  close(): void {
    this.closed = true
    this.around.forget(this.timer)
    this.around.forget(this.pinger)
    this.socket?.close()
  }

  private connect(): void {
    const socket = this.around.open(this.url)
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      socket.send(JSON.stringify({ id: `${this.prefix}-hello-${++this.sent}`, type: 'hello', ...this.greet() }))
      for (const [id, command] of this.waiting) {
        if (command.again) socket.send(command.text)
        else this.waiting.delete(id)
      }
      this.linked('open')
      this.keepAwake()
    }
    socket.onmessage = (event) => this.read(String(event.data))
    socket.onclose = (event) => {
      if (this.socket !== socket) return
      this.socket = null
      this.around.forget(this.pinger)
      if (this.closed) return
      if (HOPELESS.has(event.code)) {
        this.closed = true
        this.linked('gone', event.code)
        return
      }
      this.linked('lost')
      this.timer = this.around.later(() => this.connect(), this.wait)
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.8)
    }
  }

  private keepAwake(): void {
    this.around.forget(this.pinger)
    this.pinger = this.around.later(() => {
      if (this.socket?.readyState === 1) {
        this.socket.send(JSON.stringify({ id: `${this.prefix}-ping-${++this.sent}`, type: 'ping' }))
        this.keepAwake()
      }
    }, PING_EVERY)
  }

  private read(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'answer') {
      const command = this.waiting.get(message.id)
      this.waiting.delete(message.id)
      command?.done?.(message)
    }
    if (message.type === 'reasons' || message.type === 'hint' || message.type === 'pong') {
      const command = this.waiting.get(message.id)
      this.waiting.delete(message.id)
      command?.done?.({ type: 'answer', id: message.id, ok: true, version: -1, key: null, rule: null, details: null })
    }
    if (message.type === 'error' && message.id) {
      const command = this.waiting.get(message.id)
      this.waiting.delete(message.id)
      command?.done?.({
        type: 'answer',
        id: message.id,
        ok: false,
        version: -1,
        key: message.key,
        rule: null,
        details: message.details,
      })
    }
    if (message.type === 'bye') {
      if (message.retry_after < 0) {
        this.closed = true
        this.linked('gone')
      } else this.wait = Math.max(FIRST_WAIT, message.retry_after * 1000)
    }
    this.receive(message)
  }
}

/** Random hex digits. crypto.randomUUID is missing on plain HTTP, getRandomValues is not. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

export function socketUrl(location: { protocol: string; host: string }, table: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${table}`
}
