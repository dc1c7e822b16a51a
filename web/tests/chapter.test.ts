// A chapter that the page has never heard of: it must be playable with what the server sent, without texts or drawings.
import { render } from 'svelte/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import Board from '../src/board/Board.svelte'
import { sceneOf } from '../src/board/scene'
import { boxesOf } from '../src/boxes'
import { receive } from '../src/game'
import Ask from '../src/panels/Ask.svelte'
import Choices from '../src/panels/Choices.svelte'
import FormPanel from '../src/panels/FormPanel.svelte'
import Log from '../src/panels/Log.svelte'
import Tray from '../src/panels/Tray.svelte'
import { Session } from '../src/session.svelte'
import { speech } from '../src/text/speech.svelte'
import type { Action, Command, Field, Form, SheetMessage } from '../src/wire'
import { events, field, mine, sheetMessage, snapshotOf, verb } from './samples'
import { wordsOf } from './words'

const ballast: Form = {
  kind: 'drop_ballast',
  seat: mine.seat,
  fields: [field('cards', 'cards', sheetMessage.cards, 5), field('to', 'seats', [], 4), field('rope', 'number', [], 9)],
}
const sheet: SheetMessage = {
  ...sheetMessage,
  verbs: [
    verb('launch_balloon', [field('from', 'corner', [], 54), field('to', 'tile', [], 19)]),
    verb('build_mast', [field('edge', 'edge', [], 72)], { roles: ['build'], price: 'mast' }),
    verb('lend', [field('with', 'seat', [], 4), field('card', 'card', sheetMessage.cards, 5)]),
    verb('land'),
    verb('drop_ballast', ballast.fields, { form: true }),
    verb('end_turn', [], { roles: ['ends_turn'] }),
  ],
  prices: { mast: { lumber: 2, wool: 1 } },
  events: [
    ...sheetMessage.events,
    { name: 'balloon_landed', roles: [], fields: [{ name: 'seat', kind: 'seat', names: [], secret: false }] },
  ],
  blocks: [
    ...sheetMessage.blocks,
    { name: 'mast', size: 72, each: 0, per: 'edge', seen: 'public', reads: 'holder', names: [] },
    { name: 'balloon', size: 1, each: 0, per: '', seen: 'public', reads: 'tile', names: [] },
  ],
}
const actions: Action[] = [
  { kind: 'launch_balloon', from: 3, to: 1 },
  { kind: 'launch_balloon', from: 9, to: 2 },
  { kind: 'build_mast', edge: 5 },
  { kind: 'lend', with: 1, card: 'ore' },
  { kind: 'lend', with: 2, card: 'wool' },
  { kind: 'land' },
  { kind: 'end_turn' },
]
const view = { ...mine, phase: 'sky', mast: Array.from({ length: 72 }, (_, edge) => (edge === 7 ? 2 : 0)), balloon: 4 }
const snapshot = snapshotOf(view, actions, {
  version: 1,
  forms: [ballast],
  events: [...events, { kind: 'balloon_landed', seat: 1 }],
})
const session = new Session('made-up')
const sent: Command[] = []

beforeAll(async () => {
  session.game = receive(receive(session.game, sheet, 0), snapshot, 0)
  session.boxes = await boxesOf(session.game.sheet as NonNullable<typeof session.game.sheet>)
  speech.words = wordsOf('en', 'base.ftl', 'page.ftl')
  session.send = (command) => {
    sent.push(command)
    return Promise.resolve({ type: 'answer', id: '', ok: true, version: 2, key: null, rule: null, details: null })
  }
})
afterAll(() => session.close())

describe('a chapter nobody has drawn', () => {
  it('has its masts and its balloon on the board', () => {
    expect(session.boxes.map((box) => box.name)).toEqual(['base'])
    const scene = sceneOf(session.boxes, session.game.sheet as NonNullable<typeof session.game.sheet>, view)
    expect(scene.pieces).toContainEqual({ piece: 'mast', seat: 1, place: { kind: 'edge', at: 7 } })
    expect(scene.tokens).toContainEqual({ piece: 'balloon', tile: 4 })
  })

  it('gets buttons for what may be done, with price, and for nothing else', () => {
    const { body } = render(Tray, { props: { session } })
    expect(body).toContain('launch balloon')
    expect(body).toContain('build mast. Cost: 2 lumber and 1 wool')
    expect(body).toContain('land')
    expect(body).not.toContain('play knight')
  })

  it('has no standing button for what is bought in a panel of its box', () => {
    session.boxes = [...session.boxes, { name: 'sky', panelKinds: ['build_mast'] }]
    expect(render(Tray, { props: { session } }).body).not.toContain('build mast')
    session.boxes = session.boxes.slice(0, -1)
  })

  it('lists every legal action as a sentence', () => {
    const { body } = render(Choices, { props: { session } })
    expect(body.match(/<button/g)?.length).toBe(actions.length + 1)
    expect(body).toContain('lend')
    expect(body).toContain('drop ballast…')
  })

  it('lights the places, then asks for the rest, then does it', () => {
    session.press('launch_balloon')
    const places = session.question
    expect(places?.field.kind).toBe('corner')
    const { graph } = session.game.sheet as NonNullable<typeof session.game.sheet>
    const marks = (places?.values ?? []).map((at) => ({
      place: { kind: 'corner' as const, at: Number(at) },
      label: `corner ${at}`,
    }))
    const shown = render(Board, {
      props: {
        sheet: { ...session.game.sheet, graph } as never,
        scene: sceneOf(session.boxes, session.game.sheet as never, view),
        marks,
        label: 'Board',
      },
    })
    expect(shown.body.match(/data-place="corner-/g)?.length).toBe(2)
    session.answer(places?.field as Field, 9)
    expect(sent.pop()).toMatchObject({ type: 'act', action: { kind: 'launch_balloon', from: 9, to: 2 } })

    session.press('lend')
    const whom = session.question as { field: Field; values: unknown[] }
    const asked = render(Ask, { props: { session, field: whom.field, values: whom.values } })
    expect(asked.body.match(/seatpick/g)?.length).toBe(2)
    session.answer(whom.field, 2)
    expect(sent.pop()).toMatchObject({ action: { kind: 'lend', with: 2, card: 'wool' } })

    session.press('land')
    expect(sent.pop()).toMatchObject({ action: { kind: 'land' } })
  })

  it('fills in its form with cards, seats and a number', () => {
    const { body } = render(FormPanel, { props: { session, form: ballast } })
    expect(body.match(/class="pick[ "]/g)?.length).toBe(5)
    expect(body).toContain('type="number"')
    expect(body).toContain('drop ballast')
  })

  it('tells in the log what happened', () => {
    const { body } = render(Log, { props: { session, tab: 'log' } })
    expect(body).toContain('balloon landed')
  })
})
