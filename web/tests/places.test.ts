// Names of places tell them apart on every board. Of the boards of the catalogue a file is written by
// tests/texts/test_place_names.py; without it the two samples are looked at.
import { describe, expect, it } from 'vitest'
import { sceneOf } from '../src/board/scene'
import { base } from '../src/boxes/base'
import { cornerOf, edgeOf, tileFacts, tileOf } from '../src/text/places'
import type { Speaker } from '../src/text/sentences'
import { readSheet, type SheetMessage, type View } from '../src/wire'
import { mine, sheetMessage } from './samples'
import juniorData from './samples/junior.json'
import { wordsOf } from './words'

interface Board {
  readonly name: string
  readonly sheet: SheetMessage
  readonly view: View
}
const junior = juniorData as unknown as { sheet: SheetMessage; later: { view: View } }
const samples = [
  { name: 'base', sheet: sheetMessage, view: mine },
  { name: 'junior', sheet: junior.sheet, view: junior.later.view },
]
const file: string = import.meta.env.VITE_BOARDS ?? ''
const boards: Board[] = file ? ((await import(/* @vite-ignore */ file)) as { default: Board[] }).default : samples

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe.each(['en', 'fr'])('names of places in %s', (language) => {
  const words = wordsOf(language)
  it.each(boards.map((board) => [board.name, board] as const))('tell them apart: %s', (_, board) => {
    const sheet = readSheet(board.sheet)
    const { view } = board
    const by: Speaker = { words, sheet, view, me: 0, names: [], boxes: [base] }
    const { graph } = sheet
    expect(twice(graph.tile_xy.map((_xy, tile) => tileOf(by, tile)))).toEqual([])
    expect(twice(graph.corner_xy.map((_xy, corner) => cornerOf(by, corner)))).toEqual([])
    expect(twice(graph.edge_corners.map((_ends, edge) => edgeOf(by, edge)))).toEqual([])
  })
})

describe('a tile', () => {
  it('that has the name of another says on which side of the board it lies', () => {
    const sheet = readSheet(sheetMessage)
    const by: Speaker = { words: wordsOf('en'), sheet, view: mine, me: 0, names: [], boxes: [base] }
    const names = sheet.graph.tile_xy.map((_xy, tile) => tileOf(by, tile))
    expect(names.filter((name) => /\b[A-I]\d+\b/.test(name.replace(/\(square \w+\)/, '')))).toEqual([])
    expect(names.some((name) => /\((north|south|east|west|north-\w+|south-\w+|middle)\)$/.test(name))).toBe(true)
  })
  const sheet = readSheet(sheetMessage)
  const by: Speaker = {
    words: wordsOf('en', 'base.ftl', 'page.ftl'),
    sheet,
    view: mine,
    me: mine.seat,
    names: ['Alma', 'Nora', 'Malik', 'Iris'],
    boxes: [base],
  }
  it('is told with its good, the robber and who stands around it', () => {
    const scene = sceneOf([base], sheet, mine)
    const robbed = Number(mine.robber)
    expect(tileFacts(by, scene, robbed)).toContain('robber')
    const built = scene.pieces.find(({ place }) => place.kind === 'corner')
    const tile = sheet.graph.corner_tiles[built?.place.at ?? 0]?.find((one) => scene.tiles[one]?.numbers.length) ?? 0
    const facts = tileFacts(by, scene, tile)
    const good = sheet.yields[scene.tiles[tile]?.terrain ?? ''] ?? ''
    expect(facts[0]).toBe(tileOf(by, tile))
    expect(facts[1]).toBe(by.words.say(`card-${good}`))
    expect(facts.at(-1)).toContain('settlement')
  })
})
