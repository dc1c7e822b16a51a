// What travels, and the socket that carries it. The types of the messages are made from the server's schemas
// (wire.generated.ts); here are those of the engine's JSON inside them, and a few that the page derives.
// The socket reconnects by itself, greets with what it has seen, and repeats commands that were not answered.
import type {
  Answer,
  ClientMessage,
  Refusal as FullRefusal,
  GraphSheet,
  ServerMessage,
  Sheet as SheetMessage,
} from './wire.generated'

export type {
  Answer,
  BlockSheet as Block,
  ChatLine,
  ClockState,
  Emote,
  EventSheet,
  Fair,
  FieldSheet as Field,
  Form,
  GoodSheet as Good,
  Hint,
  LessonState,
  Move,
  Moves,
  Notice,
  Over,
  Person,
  PieceSheet,
  PlaceNote,
  SeatInfo,
  ServerMessage,
  Sheet as SheetMessage,
  Snapshot,
  Table as TableMessage,
  TableOptions,
  VerbSheet as Verb,
} from './wire.generated'

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
  /** What follows from the blocks by the rules, by name. */
  readings?: Readonly<Record<string, unknown>>
  [block: string]: unknown
}

/** A refusal of the server; one that the page makes itself has a key only. */
export type Refusal = Pick<FullRefusal, 'key'> & { rule?: string | null; details?: Record<string, unknown> | null }

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never
/** What the page sends; the socket adds the id. */
export type Command = WithoutId<ClientMessage>

/** The board's geometry with the neighbourhoods that can be read off it. */
export interface Graph extends GraphSheet {
  corner_tiles: number[][]
  corner_edges: number[][]
}
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
const ONCE_ONLY = new Set(['hello', 'ping', 'why', 'note', 'hint', 'look']) // asked again after a reconnect anyway, or of no use then

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

  /** Greet the table: it sends everything, from the beginning. */
  hello(): void {
    const id = `${this.prefix}-hello-${++this.sent}`
    this.socket?.send(JSON.stringify({ id, type: 'hello', ...this.greet() }))
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
      this.hello()
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
    if (['reasons', 'note', 'hint', 'pong'].includes(message.type) && 'id' in message && message.id) {
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
