import { describe, expect, it } from 'vitest'
import { type Link, type ServerMessage, type Surroundings, socketUrl, Wire } from '../src/wire'

class FakeSocket {
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.drop(1000)
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  drop(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  commands() {
    return this.sent.filter((frame) => frame.type !== 'hello' && frame.type !== 'ping')
  }
}

function aWire() {
  const sockets: FakeSocket[] = []
  const waits: { call: () => void; milliseconds: number }[] = []
  const around: Surroundings = {
    open: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    later: (call, milliseconds) => waits.push({ call, milliseconds }),
    forget: () => {},
  }
  const links: [Link, number?][] = []
  const heard: ServerMessage[] = []
  const wire = new Wire(
    'ws://table',
    () => ({ seen: 5, seat: 2 }),
    (message) => heard.push(message),
    (link, code) => links.push(code ? [link, code] : [link]),
    around,
  )
  const last = () => sockets[sockets.length - 1] as FakeSocket
  const reconnect = () =>
    waits
      .filter((wait) => wait.milliseconds < 20_000)
      .pop()
      ?.call()
  return { wire, sockets, waits, links, heard, last, reconnect }
}
const answer = (id: unknown, ok = true) => ({
  type: 'answer',
  id,
  ok,
  version: 6,
  key: ok ? null : 'road.occupied',
  rule: null,
  details: null,
})

describe('the socket', () => {
  it('greets with what it has seen', () => {
    const { last } = aWire()
    last().open()
    expect(last().sent[0]).toMatchObject({ type: 'hello', seen: 5, seat: 2 })
  })

  it('gives every command an id of its own and resolves with its answer', async () => {
    const { wire, last } = aWire()
    last().open()
    const one = wire.send({ type: 'act', seen: 5, action: { kind: 'roll' }, seat: null })
    const two = wire.send({ type: 'vote_extend' })
    const [first, second] = last().commands()
    expect(first?.id).not.toBe(second?.id)
    last().say(answer(second?.id, false))
    last().say(answer(first?.id))
    expect((await one).ok).toBe(true)
    expect((await two).key).toBe('road.occupied')
  })

  it('repeats an unanswered move after a reconnect with the same id, and an answered one never', async () => {
    const { wire, last, reconnect, links } = aWire()
    last().open()
    const done = wire.send({ type: 'act', seen: 5, action: { kind: 'roll' }, seat: null })
    const lost = wire.send({ type: 'act', seen: 6, action: { kind: 'end_turn' }, seat: null })
    const [first, second] = last().commands()
    last().say(answer(first?.id))
    await done
    last().drop()
    expect(links.at(-1)).toEqual(['lost'])
    reconnect()
    last().open()
    expect(last().commands()).toEqual([second])
    last().say(answer(second?.id))
    expect((await lost).ok).toBe(true)
  })

  it('sends what was pressed while the connection was away', () => {
    const { wire, last } = aWire()
    void wire.send({ type: 'vote_extend' })
    expect(last().sent).toEqual([])
    last().open()
    expect(last().commands()).toHaveLength(1)
  })

  it('waits longer each time, and not at all when the page wakes', () => {
    const { wire, waits, last, sockets, reconnect } = aWire()
    last().drop()
    reconnect()
    last().drop()
    const [one, two] = waits.map((wait) => wait.milliseconds)
    expect(two).toBeGreaterThan(one as number)
    const before = sockets.length
    wire.wake()
    expect(sockets.length).toBe(before + 1)
  })

  it('gives up when there is no such table', () => {
    const { last, links, waits } = aWire()
    last().drop(4404)
    expect(links.at(-1)).toEqual(['gone', 4404])
    expect(waits).toEqual([])
  })

  it('comes back when the server says so', () => {
    const { last, links, waits } = aWire()
    last().open()
    last().say({ type: 'bye', key: 'server.stopping', retry_after: 2 })
    last().drop()
    expect(links.at(-1)).toEqual(['lost'])
    expect(waits.at(-1)?.milliseconds).toBe(2000)
  })

  it('knows what a why asked about', () => {
    const { wire, last, heard } = aWire()
    last().open()
    void wire.send({ type: 'why', actions: [{ kind: 'build_city' }, { kind: 'end_turn' }], seat: 0 })
    const id = String(last().commands()[0]?.id)
    last().say({ type: 'reasons', id, version: 5, reasons: [null, null] })
    expect(heard.at(-1)?.type).toBe('reasons')
    expect(wire.askedAbout(id)).toEqual(['build_city', 'end_turn'])
    expect(wire.askedAbout(id)).toEqual([])
  })

  it('uses the scheme of the page', () => {
    expect(socketUrl({ protocol: 'https:', host: 'table.example' }, 'abc')).toBe('wss://table.example/ws/tables/abc')
    expect(socketUrl({ protocol: 'http:', host: 'localhost:8' }, 'abc')).toBe('ws://localhost:8/ws/tables/abc')
  })
})
