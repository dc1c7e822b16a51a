import { describe, expect, it } from 'vitest'
import { found, groupsOf } from '../src/board/listing'
import { sceneOf } from '../src/board/scene'
import { base } from '../src/boxes/base'
import { placeOf, tileOf } from '../src/text/places'
import type { Speaker } from '../src/text/sentences'
import { mine, sheet } from './samples'
import { wordsOf } from './words'

const by: Speaker = {
  words: wordsOf('en', 'base.ftl', 'page.ftl', 'board_list.ftl'),
  sheet,
  view: mine,
  me: mine.seat,
  names: ['Alma', 'Nora', 'Malik', 'Iris'],
  boxes: [base],
}
const scene = sceneOf([base], sheet, mine)
const groups = groupsOf(by, scene, [])

describe('the board as a list', () => {
  it('has every piece once, under its owner', () => {
    const rows = groups.pieces.flatMap((group) => [...group.rows, ...group.groups.flatMap((inner) => inner.rows)])
    for (const { seat, place } of scene.pieces) {
      const same = rows.filter((row) => row.place.kind === place.kind && row.place.at === place.at)
      expect(same.map((row) => row.seat)).toEqual([seat])
      expect(same[0]?.text).toContain(placeOf(by, place))
    }
    expect(groups.pieces.slice(0, 4).map((group) => group.seat)).toEqual([0, 1, 2, 3])
  })

  it('says where the robber stands, and what it shuts', () => {
    const robber = groups.pieces.find((group) => group.title === 'Robber')
    expect(robber?.note).toContain(tileOf(by, Number(mine.robber)))
    expect(robber?.rows[0]?.text).toContain('robber')
    const beside = groups.pieces
      .flatMap((group) => group.rows)
      .filter((row) => row.place.kind === 'corner')
      .filter((row) => sheet.graph.corner_tiles[row.place.at]?.includes(Number(mine.robber)))
    for (const row of beside) expect(row.text).toContain('robber on')
  })

  it('has every tile and every harbour', () => {
    expect(groups.tiles.flatMap((group) => group.rows)).toHaveLength(scene.tiles.length)
    expect(groups.harbours[0]?.rows).toHaveLength(scene.harbours.length)
    expect(groups.tiles.flatMap((group) => group.rows).every((row) => row.text.includes('beside'))).toBe(true)
  })

  it('finds rows by a word, and a group by its name', () => {
    expect(found(groups.pieces, 'robber').map((group) => group.title)).toContain('Robber')
    expect(found(groups.tiles, 'wool').flatMap((group) => group.rows).length).toBeGreaterThan(0)
    expect(found(groups.pieces, 'no such thing')).toEqual([])
    const [group] = found(groups.pieces, 'settlement')
    expect(group?.rows.every((row) => row.title === 'Settlement')).toBe(true)
  })
})
