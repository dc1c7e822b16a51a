import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import Board from '../src/board/Board.svelte'
import { boundsOf, chartRef, isFrame, placeAt, tileAt } from '../src/board/geometry'
import { partOf, sceneOf } from '../src/board/scene'
import { drawing } from '../src/board/sprites'
import { base } from '../src/boxes/base'
import { seafarers } from '../src/boxes/seafarers'
import { factsOf, progressOf, scoredOf, unseenOf, wondersOf } from '../src/boxes/seafarers/facts'
import { pictures } from '../src/boxes/seafarers/lobby'
import Wonders from '../src/boxes/seafarers/panels/Wonders.svelte'
import { type SeaScene, seaOf } from '../src/boxes/seafarers/scene'
import { autoLit, litTogether, placesTogether } from '../src/choice'
import '../src/boxes/traders_barbarians/lobby'
import { actionSentence } from '../src/text/sentences'
import { speech } from '../src/text/speech.svelte'
import { notesOf, titleOf } from '../src/text/titles'
import type { Action } from '../src/wire'
import { edgeBetween, FRAME, filled, seaSheet, seaView, TERRAINS, without } from './sea_board'
import { wordsOf } from './words'

const SCENARIOS = [
  'new_shores',
  'four_islands',
  'oceania',
  'through_the_desert',
  'forgotten_tribe',
  'cloth',
  'pirate_islands',
  'wonders',
  'new_world',
]
const boxes = [base, seafarers]
const scene = sceneOf(boxes, seaSheet, seaView)
const sea = partOf(scene, 'seafarers') as SeaScene
const drawn = (sheet = seaSheet, view = seaView) =>
  render(Board, { props: { sheet, scene: sceneOf(boxes, sheet, view), label: 'Board' } }).body
const count = (body: string, what: RegExp) => body.match(what)?.length ?? 0

beforeAll(() => {
  speech.words = wordsOf('en')
})

describe('the sea', () => {
  it('knows the frame by its corners, and draws it as sea', () => {
    expect(scene.tiles.filter((tile) => tile.frame)).toHaveLength(FRAME)
    expect(isFrame(seaSheet.graph, 0)).toBe(false)
    const body = drawn()
    expect(body).toContain('class="chart-sea"')
    // Only land and fog are pictures with a name.
    expect(count(body, /data-tile=/g)).toBe(4)
    expect(body).toContain('aria-label="fog"')
    expect(body).toContain('aria-label="gold river 9"')
  })

  it('shows everything that can stand on the frame, and harbours with air around them', () => {
    const box = boundsOf(
      seaSheet.graph,
      scene.harbours.map((harbour) => harbour.buoy),
    )
    const points = [
      ...seaSheet.graph.tile_xy.map((_, tile) => tileAt(seaSheet.graph, tile)),
      ...scene.harbours.map((harbour) => harbour.buoy),
    ]
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(box.x + 40)
      expect(x).toBeLessThan(box.x + box.width - 40)
      expect(y).toBeGreaterThan(box.y + 40)
      expect(y).toBeLessThan(box.y + box.height - 40)
    }
  })

  it('tells ships, warships and roads apart', () => {
    const edges = scene.pieces.filter((piece) => piece.place.kind === 'edge')
    expect(edges.map(({ piece, seat, place }) => [piece, seat, place.at])).toEqual(
      expect.arrayContaining([
        ['ship', 0, edgeBetween(0, 2)],
        ['warship', 1, edgeBetween(1, 2)],
        ['road', 0, edgeBetween(0, 4)],
      ]),
    )
    const body = drawn()
    for (const piece of ['ship', 'warship', 'road', 'settlement']) {
      expect(count(body, new RegExp(`data-piece="${piece}"`, 'g'))).toBe(1)
      expect(body).toContain(`href="#pc-${piece}"`)
    }
  })

  it('puts harbours and gifts on the side of the sea', () => {
    const buoy = scene.harbours[0]?.buoy ?? [0, 0]
    const [land, water] = [tileAt(seaSheet.graph, 0), tileAt(seaSheet.graph, 1)]
    const far = (a: readonly number[], b: readonly number[]) =>
      Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0))
    expect(far(buoy, water)).toBeLessThan(far(buoy, land))
    const gift = sea.gifts.find((one) => one.kind === 'point')
    expect(far(gift?.at ?? [0, 0], tileAt(seaSheet.graph, 5))).toBeLessThan(
      far(gift?.at ?? [0, 0], tileAt(seaSheet.graph, 6)),
    )
  })

  it('shows a ship in the hand where it came from', () => {
    expect(sea.lifted).toBeNull()
    const edge = edgeBetween(0, 2)
    const view = { ...seaView, ship_lifted: edge, active: 2 }
    expect(seaOf(seaSheet, view, () => true).lifted).toEqual({ edge, seat: 2 })
    expect(drawn(seaSheet, view)).toContain(`data-lifted="${edge}"`)
  })

  it('draws what the chapters lay out, and nothing that no chapter has', () => {
    const body = drawn()
    for (const what of [
      'data-gift="point"',
      'data-gift="card"',
      'data-village="7"',
      'data-fort="9"',
      'data-landing="11"',
    ])
      expect(body).toContain(what)
    expect(body).toContain('href="#pc-fleet"')
    expect(body).toContain('fleet-way')
    expect(count(body, /fort-token/g)).toBe(3)
    expect(count(body, /fort-token gone|fort-token svelte-\w+ gone/g)).toBe(1)
    expect(count(body, /data-site=/g)).toBe(1)
    expect(count(drawn(seaSheet, { ...seaView, turn: 0 }), /data-site=/g)).toBe(2)
    const bare = without('gift', 'village', 'fort', 'landing', 'fleet_path', 'wonder_site')
    const plain = drawn(bare)
    for (const what of ['data-gift', 'data-village', 'data-fort', 'data-landing', 'data-site', 'fleet-way'])
      expect(plain).not.toContain(what)
    expect(plain).toContain('href="#pc-pirate"')
  })

  it('draws who stands on a tile, not what is remembered of one', () => {
    const start = { name: 'robber_start', size: 1, each: 0, per: '', seen: 'public', reads: 'tile', names: [] }
    const remembering = { ...seaSheet, blocks: [...seaSheet.blocks, start] }
    const tokens = sceneOf(boxes, remembering, { ...seaView, robber_start: 4 }).tokens
    expect(tokens.map((token) => token.piece)).toEqual(['robber', 'pirate'])
  })

  it('goes round the fleet’s way in its order', () => {
    expect(sea.fleetPath).toEqual([2, 1, 5].map((tile) => tileAt(seaSheet.graph, tile)))
  })

  it('calls every tile of the sea by its place on the chart', () => {
    const names = seaSheet.graph.tile_xy.map((_, tile) => chartRef(seaSheet.graph, tile))
    expect(new Set(names).size).toBe(names.length)
    expect(names[0]).toBe('C3')
    const by = { words: wordsOf('en'), sheet: seaSheet, view: seaView, me: 0, names: [], boxes }
    const said = [1, 2, 5].map((tile) => actionSentence(by, { kind: 'move_pirate', tile }))
    expect(new Set(said).size).toBe(3)
    expect(said[0]).toBe(`Move the pirate: sea (square ${names[1]})`)
    expect(actionSentence(by, { kind: 'move_robber', tile: 0 })).toBe('Move the robber: forest 6')
  })

  it('lifts the fog tile by tile', () => {
    const terrain = [...(seaView.terrain as number[])]
    terrain[3] = TERRAINS.indexOf('mountains')
    const body = drawn(seaSheet, { ...seaView, terrain, numbers: filled(19, { 3: 2 ** 11 }) })
    expect(body).not.toContain('aria-label="fog"')
    expect(body).toContain('aria-label="mountains 11"')
  })
})

describe('choosing at sea', () => {
  const at = (kind: string, name: string, places: number[]): Action[] =>
    places.map((place) => ({ kind, [name]: place }))

  it('lights robber and pirate together, and asks where a road or a ship may go', () => {
    const seven = [...at('move_robber', 'tile', [0, 6]), ...at('move_pirate', 'tile', [1, 5])]
    expect(litTogether(seaSheet, seven, [])).toEqual(['move_robber', 'move_pirate'])
    const tiles = placesTogether(seaSheet, seven, ['move_robber', 'move_pirate'])
    expect(tiles.map((one) => [one.place.at, one.kinds[0]])).toEqual([
      [0, 'move_robber'],
      [6, 'move_robber'],
      [1, 'move_pirate'],
      [5, 'move_pirate'],
    ])
    const start = [...at('place_road', 'edge', [1, 2]), ...at('place_ship', 'edge', [2, 3])]
    const edges = placesTogether(seaSheet, start, litTogether(seaSheet, start, []))
    expect(edges.find((one) => one.place.at === 2)?.kinds).toEqual(['place_road', 'place_ship'])
    expect(edges).toHaveLength(3)
  })

  it('does not light in a turn what merely may be moved', () => {
    const turn = [{ kind: 'end_turn' }, ...at('lift_ship', 'edge', [4])]
    expect(autoLit(seaSheet, turn, [])).toBeNull()
    expect(litTogether(seaSheet, [...turn, ...at('build_ship', 'edge', [5])], [])).toEqual([])
    expect(autoLit(seaSheet, [{ kind: 'end_turn' }, ...at('build_ship', 'edge', [5])], [])).toBe('build_ship')
    expect(autoLit(seaSheet, at('set_ship', 'edge', [5, 6]), [])).toBe('set_ship')
  })

  it('rings a ship that may be taken instead of hiding it', () => {
    const place = { kind: 'edge' as const, at: edgeBetween(0, 2) }
    const body = render(Board, {
      props: { sheet: seaSheet, scene, marks: [{ place, label: 'Move a ship' }], label: 'Board' },
    }).body
    expect(body).toContain('href="#mark-piece"')
    expect(placeAt(seaSheet.graph, place)).toHaveLength(2)
  })
})

describe('what the scenario counts', () => {
  it('is said of every seat', () => {
    const keys = (seat: number) =>
      factsOf(seaSheet, seaView, seat, wordsOf('en')).map((fact) => [fact.icon, fact.count])
    expect(keys(0)).toEqual([
      ['cloth', 3],
      ['warship', 0],
      ['fort', 3],
    ])
    expect(keys(1)).toContainEqual(['wonder', 3])
    expect(keys(1)).toContainEqual(['anchor', 2])
    expect(
      factsOf(without('cloth', 'warships', 'fort_tokens', 'wonder', 'harbours_kept'), seaView, 1, wordsOf('en')),
    ).toEqual([])
  })

  it('is said of the scenario', () => {
    const rows = Object.fromEntries(progressOf(seaSheet, seaView).map((row) => [row.icon, [row.count, row.of]]))
    expect(rows).toMatchObject({
      fog: [5, undefined],
      cloth: [1, 1],
      gift: [2, undefined],
      wonder: [3, 4],
      fort: [1, 12],
    })
    expect(unseenOf(seaSheet, seaView)).toEqual([
      { terrain: 'forest', count: 2 },
      { terrain: 'sea', count: 3 },
    ])
    expect(progressOf(without(...seaSheet.blocks.map((block) => block.name)), seaView)).toEqual([])
    const other = { ...seaSheet, facts: { wonder_stages: 6, fort_tokens: 5 } }
    expect(progressOf(other, seaView).flatMap(({ of }) => of ?? [])).toEqual([1, 6, 20])
    expect(seaOf(other, seaView, () => true).forts.map((fort) => fort.of)).toContain(5)
    expect(wondersOf(other, seaView)[0]?.stages).toBe(6)
  })

  it('stands in the final score', () => {
    expect(scoredOf(seaSheet, seaView).map((one) => [one.key, one.counts])).toEqual([
      ['page-scored-cloth', [3, 0, 1, 0]],
      ['page-scored-wonder_stage', [0, 3, 0, 1]],
      ['page-scored-fort', [0, 0, 1, 0]],
    ])
    const pairs = { ...seaSheet, facts: { ...seaSheet.facts, cloth_for_a_point: 2 } }
    expect(scoredOf(pairs, seaView)[0]?.counts).toEqual([1, 0, 0, 0])
    expect(scoredOf(without('cloth', 'fort_tokens', 'wonder_stage'), seaView)).toEqual([])
  })

  it('shows every wonder with its builder, stages, price and condition', () => {
    const wonders = wondersOf(seaSheet, seaView)
    expect(wonders).toHaveLength(7)
    expect(wonders.find((one) => one.name === 'great_wall')).toMatchObject({ seat: 1, stage: 3 })
    expect(wonders.find((one) => one.name === 'castle')).toMatchObject({ seat: -1, stage: 0 })
    const { body } = render(Wonders, { props: { wonders, names: ['Alma', 'Nora', 'Malik', 'Iris'] } })
    expect(body).toContain('3 of 4 stages')
    expect(body).toContain('Two cities.')
    expect(body).toContain('href="/rules#SEA-S8-7"')
    expect(body).toContain('3 wool')
  })
})

describe.each(['en', 'fr'])('scenarios in %s', (language) => {
  const said = wordsOf(language)
  it.each(SCENARIOS)('%s has a title, notes with rule numbers and a picture', (name) => {
    expect(titleOf(said, `seafarers/${name}`)).not.toMatch(/_|^$/)
    const notes = notesOf(said, `seafarers/${name}`)
    expect(notes.length).toBeGreaterThanOrEqual(3)
    for (const note of notes) expect(note).toMatch(/\[SEA-[A-Z0-9]+(?:-\d+)?\]/)
    const picture = pictures[`seafarers/${name}`]
    for (const { id } of picture?.drawn ?? []) expect(drawing(id), id).toBe(id)
    expect(picture?.drawn.length).toBeGreaterThan(2)
  })

  it('calls a scenario that somebody wrote as its file is called', () => {
    expect(titleOf(said, 'custom/my_little-sea')).toBe('My little sea')
  })
})
