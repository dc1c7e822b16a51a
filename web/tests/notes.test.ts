// Notes on the place that is looked at: which place it is, and what the note of the server says.
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { edgeAt, placeAt, tileAt } from '../src/board/geometry'
import { Looker, placeUnder } from '../src/board/looking'
import { sceneOf } from '../src/board/scene'
import { base } from '../src/boxes/base'
import { NOTHING } from '../src/game'
import PlaceNote from '../src/panels/PlaceNote.svelte'
import { Session } from '../src/session.svelte'
import { speech } from '../src/text/speech.svelte'
import type { PlaceNote as Note } from '../src/wire'
import { sheet, view } from './samples'
import { wordsOf } from './words'

const scene = sceneOf([base], sheet, view)
const { graph } = sheet
const bare = {
  at: 0,
  tiles: [],
  total: 0,
  piece: '',
  seat: -1,
  seats: [],
  rolls: 0,
  rolled: 0,
  harbour: null,
  near: null,
}

function said(note: Partial<Note>): string {
  const session = new Session('T')
  const place = { kind: note.place ?? 'tile', at: note.at ?? 0 }
  session.game = { ...NOTHING, sheet, view, seat: 0, note: { ...bare, cases: 36, ...note } as Note }
  const { body } = render(PlaceNote, { props: { session, scene, place } })
  session.close()
  return body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

describe('notes', () => {
  beforeAll(() => {
    speech.words = wordsOf('en')
  })

  it('are about what lies under the pointer', () => {
    const land = scene.tiles.find((tile) => tile.terrain !== 'sea')?.tile ?? 0
    expect(placeUnder(graph, scene, tileAt(graph, land))).toEqual({ kind: 'tile', at: land })
    const corner = graph.tile_corners[land]?.[0] ?? 0
    expect(placeUnder(graph, scene, placeAt(graph, { kind: 'corner', at: corner }))).toEqual({
      kind: 'corner',
      at: corner,
    })
    const [harbour] = scene.harbours
    expect(placeUnder(graph, scene, harbour?.buoy ?? [0, 0])).toEqual({ kind: 'edge', at: harbour?.edge })
    const road = scene.pieces.find((piece) => piece.place.kind === 'edge')
    const { x, y } = edgeAt(graph, road?.place.at ?? 0)
    expect(placeUnder(graph, scene, [x, y])).toEqual(road?.place)
    expect(placeUnder(graph, scene, [99999, 0])).toBeNull()
  })

  it('come after a moment of rest, and leave a little later', () => {
    vi.useFakeTimers()
    const shown: unknown[] = []
    const looker = new Looker((place) => shown.push(place))
    looker.look({ kind: 'tile', at: 1 })
    looker.look({ kind: 'tile', at: 2 })
    vi.advanceTimersByTime(121)
    expect(shown).toEqual([{ kind: 'tile', at: 2 }])
    looker.look(null)
    vi.advanceTimersByTime(150)
    expect(shown).toHaveLength(1)
    vi.advanceTimersByTime(60)
    expect(shown[1]).toBeNull()
    vi.useRealTimers()
  })

  it('say what a tile, a corner and a harbour bring', () => {
    const tile = { tile: 0, terrain: 'fields', numbers: [4], cases: 3, cards: { grain: 1 }, blocked: false }
    const fields = said({
      place: 'tile',
      tiles: [tile],
      seats: [
        { seat: 0, pieces: { settlement: 1 }, cards: { grain: 1 } },
        { seat: 1, pieces: { road: 2 }, cards: {} },
      ],
      rolls: 18,
      rolled: 2,
    })
    expect(fields).toContain('grain: 3 rolls in 36, once in 12')
    expect(fields).toContain('Came up 2 times so far; 1.5 expected')
    expect(fields).not.toContain('brings nothing')
    const corner = said({ place: 'corner', tiles: [tile, { ...tile, tile: 1 }], total: 6, near: [1, 3] })
    expect(corner).toContain('6 cards in 36 rolls, 1 kind')
    expect(corner).toContain('No harbour')
    expect(corner).toContain('3 paths away')
    const jetties = [
      { corner: 0, seat: 1, state: 'held' as const },
      { corner: 1, seat: -1, state: 'shut' as const },
    ]
    const harbour = said({ place: 'edge', tiles: [tile], harbour: { kind: 'generic', rate: 3, jetties } })
    expect(harbour).toContain('Harbour 3:1')
    expect(harbour).toContain('too close to a building')
  })
})
