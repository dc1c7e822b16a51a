// The map editor's record: names of places, what a brush changes, undo, drafts.
import { beforeEach, describe, expect, it } from 'vitest'
import { type Brush, erasable, lay, lies } from '../src/editor/brushes'
import { draft, draftOf, drafts, forget, isDraft, keep, newId } from '../src/editor/drafts'
import { around, endsOf, isSame, namesOf, placeAt, pointOf, stepped, tileAt } from '../src/editor/hexes'
import { begin, changed, redone, rested, undone } from '../src/editor/history'
import {
  barredOf,
  boardsOf,
  cellsOf,
  countsIn,
  drawnOn,
  fileName,
  harboursOf,
  onlyIn,
  pieceAt,
  placesOf,
  renamed,
  resized,
  type Sketch,
  stackOf,
  sumOf,
  tableOf,
  valueAt,
  withBarred,
  withCount,
  withFrame,
  withOnlyIn,
  withPart,
  withTerrainCount,
  withTokenCount,
} from '../src/editor/sketch'
import { newSketch } from '../src/editor/templates'
import type { MapKit } from '../src/wire.generated'

const kit: MapKit = {
  terrains: ['forest', 'pasture', 'fields', 'hills', 'mountains', 'gold', 'sea', 'fog', 'desert'],
  fertile: ['forest', 'pasture', 'fields', 'hills', 'mountains', 'gold'],
  numbers: [2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
  harbours: ['generic', 'lumber', 'brick'],
  signs: { forest: 'F', pasture: 'P', desert: 'D', sea: '~', fog: 'Fo' },
  chapters: [
    { name: 'first', places: {}, values: [] },
    { name: 'second', places: { corners: ['spots'] }, values: [] },
  ],
  seats: [2, 3, 4],
  least_target: 3,
  most_target: 25,
  most_tiles: 60,
  largest: 100_000,
  without: ['longest_route', 'robber'],
  counts: { pieces: { road: 15, city: 4 }, supply: { ore: 19 }, deck: { knight: 14 } },
  counts_large: { pieces: { road: 15, city: 4 }, supply: { ore: 24 }, deck: { knight: 20 } },
  most_pieces: 40,
  most_cards: 999,
}
const forest: Brush = { kind: 'terrain', name: 'forest' }
const sea: Brush = { kind: 'terrain', name: 'sea' }
const pool: Brush = { kind: 'pool', name: 'a' }
const eight: Brush = { kind: 'number', number: 8 }
const brick: Brush = { kind: 'harbour', name: 'brick' }
const spot: Brush = { kind: 'place', of: 'corners', name: 'spots' }
const erase: Brush = { kind: 'erase' }

/** Brushes laid one after the other. */
const laid = (sketch: Sketch, ...steps: (readonly [Brush, ...string[]])[]): Sketch =>
  steps.reduce((made, [brush, ...at]) => at.reduce((one, place) => lay(kit, one, 0, brush, place), made), sketch)

describe('names of places', () => {
  it('knows all names of an edge and of a corner', () => {
    expect(namesOf('0,0NE', 'edge')).toEqual(['0,0NE', '1,-1SW'])
    expect(namesOf('0,0NE', 'corner').sort()).toEqual(['0,0NE', '1,-1S', '1,0NW'])
    expect(isSame('0,0N', '0,-1SE', 'corner')).toBe(true)
    expect(isSame('0,0E', '1,0W', 'edge')).toBe(true)
    expect(isSame('0,0E', '1,0E', 'edge')).toBe(false)
  })
  it('draws a place at the same point under each of its names', () => {
    for (const reach of ['edge', 'corner'] as const)
      for (const end of ['NE', 'SE', 'SW', 'NW']) {
        const points = namesOf(`2,-1${end}`, reach).map((name) => pointOf(name, reach).map(Math.round))
        expect(new Set(points.map(String)).size, `${reach} ${end}`).toBe(1)
      }
  })
  it('finds the tile, the edge and the corner under a pointer', () => {
    for (const tile of ['0,0', '3,-2', '-4,5']) {
      const [x, y] = pointOf(tile, 'tile')
      expect(tileAt([x + 40, y - 40])).toBe(tile)
      expect(placeAt([x + 70, y], 'edge')).toBe(`${tile}E`)
      expect(placeAt([x, y - 80], 'corner')).toBe(`${tile}N`)
    }
    expect(endsOf('0,0E').map((point) => point.map(Math.round))).toEqual([
      [87, -50],
      [87, 50],
    ])
  })
  it('goes up and down without drifting', () => {
    let at = '0,0'
    for (let step = 0; step < 4; step++) at = stepped(at, 'ArrowUp')
    expect(Math.abs(pointOf(at, 'tile')[0])).toBeLessThan(100)
    for (let step = 0; step < 4; step++) at = stepped(at, 'ArrowDown')
    expect(at).toBe('0,0')
    expect(around(['0,0'])).toHaveLength(6)
  })
})

describe('names and rare values of the file', () => {
  const shared: Sketch = {
    legend: { m: { pool: 'main', area: 'home' }, s: { pool: 'small' } },
    areas: { home: { start: true } },
    pools: { main: { terrains: { forest: 1 }, only_in: { forest: 'home' } }, small: { terrains: { hills: 1 } } },
    map: { cells: { '0,0': 'm', '1,0': 's' } },
  }
  it('renames a pool and an area wherever they are named', () => {
    expect(fileName('  Main  island ')).toBe('Main_island')
    const made = renamed(renamed(shared, 'pool', 'main', 'Big'), 'area', 'home', 'Île')
    expect(made).toEqual({
      legend: { m: { pool: 'Big', area: 'Île' }, s: { pool: 'small' } },
      areas: { Île: { start: true } },
      pools: { Big: { terrains: { forest: 1 }, only_in: { forest: 'Île' } }, small: { terrains: { hills: 1 } } },
      map: { cells: { '0,0': 'm', '1,0': 's' } },
    })
    const { map, ...rest } = shared
    const boards = renamed({ ...rest, boards: [{ map }, { map }] }, 'pool', 'main', 'Big')
    for (const board of [0, 1]) {
      expect([...cellsOf(kit, boards, board).values()].map((cell) => cell.pool)).toEqual(['Big', 'small'])
      expect(Object.keys(tableOf(boards, board, 'pools'))).toEqual(['Big', 'small'])
    }
  })
  it('bars numbers from a terrain and keeps one to an area', () => {
    const stack = withBarred(withBarred({}, 'gold', 8, true), 'gold', 6, true)
    expect([stack, barredOf(stack, 'gold')]).toEqual([{ barred: { gold: [6, 8] } }, [6, 8]])
    expect(withBarred(withBarred(stack, 'gold', 6, false), 'gold', 8, false)).toEqual({})
    expect(onlyIn(withOnlyIn({}, 'gold', 'strip'), 'gold')).toBe('strip')
    expect(withOnlyIn(withOnlyIn({}, 'gold', 'strip'), 'gold', '')).toEqual({})
  })
  it('leaves parts of the game out, and the robber with its tile', () => {
    const made = withPart({ robber: 'desert' }, 0, 'robber', false)
    expect(made).toEqual({ without: ['robber'] })
    expect(withPart(made, 0, 'robber', true)).toEqual({})
  })
  it('writes counts that differ from the usual ones, which follow the seats', () => {
    expect(countsIn(kit, { seats: [3] }, 0, 'supply')).toEqual({ ore: 19 })
    expect(countsIn(kit, { seats: [5] }, 0, 'supply')).toEqual({ ore: 24 })
    const made = withCount(kit, { seats: [3] }, 0, 'pieces', 'road', 12)
    expect(made).toEqual({ seats: [3], pieces: { road: 12 } })
    expect(countsIn(kit, made, 0, 'pieces')).toEqual({ road: 12, city: 4 })
    expect(withCount(kit, made, 0, 'pieces', 'road', 15)).toEqual({ seats: [3] })
  })
})

describe('brushes', () => {
  it('lays terrains with a sign of the legend, and keeps a number where one may lie', () => {
    const made = laid({}, [forest, '0,0', '1,0'], [eight, '0,0', '1,0'], [{ kind: 'terrain', name: 'pasture' }, '0,0'])
    expect(drawnOn(made, 0)).toEqual({ '0,0': 'P8', '1,0': 'F8' })
    expect(drawnOn(laid(made, [sea, '0,0']), 0)['0,0']).toBe('~')
    expect(made.legend).toEqual({ F: 'forest', P: 'pasture' })
  })
  it('changes nothing where nothing is to be changed', () => {
    const made = laid({}, [forest, '0,0'])
    expect(lay(kit, made, 0, forest, '0,0')).toBe(made)
    expect(lay(kit, made, 0, eight, '5,5')).toBe(made)
    expect(lay(kit, made, 0, erase, '5,5')).toBe(made)
  })
  it('stops at the largest number of tiles', () => {
    let made: Sketch = {}
    for (let q = 0; q < kit.most_tiles + 5; q++) made = lay(kit, made, 0, forest, `${q},0`)
    expect(Object.keys(drawnOn(made, 0))).toHaveLength(kit.most_tiles)
  })
  it('gives a pool a terrain and a token for each tile, and takes them back', () => {
    const made = laid({}, [pool, '0,0', '1,0', '2,0'])
    const { terrains, tokens, tiles, wanted } = stackOf(kit, made, 0, 'a')
    expect([sumOf(terrains), sumOf(tokens), tiles, wanted]).toEqual([3, 3, 3, 3])
    const less = laid(made, [erase, '0,0'], [forest, '1,0'])
    expect(sumOf(stackOf(kit, less, 0, 'a').terrains)).toBe(1)
    const none = laid(less, [erase, '2,0'])
    expect([none.pools, Object.keys(tableOf(none, 0, 'legend'))]).toEqual([undefined, ['F']])
  })
  it('does not mend a pool behind the back of its author', () => {
    const made = laid({}, [pool, '0,0', '1,0', '2,0'])
    const odd = { ...made, pools: { a: { terrains: { gold: 1 }, numbers: { 2: 1 }, red_neighbours: true } } }
    const more = stackOf(kit, laid(odd, [pool, '3,0']), 0, 'a')
    expect([sumOf(more.terrains), sumOf(more.tokens), more.stack.red_neighbours]).toEqual([2, 2, true])
  })
  it('fills the fog, and empties it', () => {
    const fog: Brush = { kind: 'terrain', name: 'fog' }
    const made = laid({}, [fog, '0,0', '1,0'])
    expect([sumOf(stackOf(kit, made, 0, '').terrains), sumOf(stackOf(kit, made, 0, '').tokens)]).toEqual([2, 2])
    expect(laid(made, [forest, '0,0', '1,0']).fog).toBe(undefined)
  })
  it('counts no token for a tile of a pool that has its number', () => {
    const made = laid({}, [pool, '0,0', '1,0'], [eight, '0,0'])
    expect(stackOf(kit, made, 0, 'a').wanted).toBe(1)
    expect(sumOf(stackOf(kit, made, 0, 'a').tokens)).toBe(1)
  })
  it('names harbours by the land, one for an edge, and toggles them', () => {
    const made = laid({}, [forest, '0,0'], [sea, '1,0'], [brick, '1,0W'])
    expect(harboursOf(made, 0)).toEqual({ '0,0E': 'brick' })
    expect(harboursOf(laid(made, [{ kind: 'harbour', name: 'generic' }, '0,0E']), 0)).toEqual({ '0,0E': 'generic' })
    expect(lies(kit, made, 0, brick, '1,0W')).toBe(true)
    expect(harboursOf(lay(kit, made, 0, brick, '1,0W', true), 0)).toEqual({})
    expect(erasable(made, 0, '1,0W', '1,0N')).toEqual([brick, '1,0W'])
    expect(erasable(made, 0, '1,0E', '1,0N')).toBe(null)
  })
  it('takes away with a tile what stood there, and names the rest by another tile', () => {
    const made = laid(
      { pirate: '1,0' },
      [forest, '0,0', '2,0'],
      [sea, '1,0'],
      [brick, '0,0E', '2,0E'],
      [spot, '0,0NE', '2,0E'.replace('E', 'N')],
    )
    const less = laid(made, [erase, '2,0'], [erase, '1,0'])
    expect(harboursOf(laid(made, [erase, '0,0']), 0)).toEqual({ '2,0E': 'brick' })
    expect(less.pirate).toBe(undefined)
    expect(harboursOf(less, 0)).toEqual({ '0,0E': 'brick' })
    expect(placesOf(less, 0, 'corners')).toEqual({ spots: ['0,0NE'] })
    expect(laid(less, [erase, '0,0']).places).toBe(undefined)
  })
  it('keeps the pirate on the frame of the sea', () => {
    const made = laid(withFrame({}, 0, true), [forest, '0,0'], [{ kind: 'piece', name: 'pirate' }, '1,0'])
    expect(pieceAt(kit, made, 0, 'pirate')).toBe('1,0')
    expect(laid(made, [sea, '0,1'], [erase, '0,1']).pirate).toBe('1,0')
  })
  it('gathers tiles in areas, whatever lies on them', () => {
    const area: Brush = { kind: 'area', name: 'home' }
    const made = laid({}, [forest, '0,0'], [pool, '1,0'], [area, '0,0', '1,0'], [eight, '0,0'])
    expect(
      [...cellsOf(kit, made, 0).values()].map((cell) => [cell.terrain, cell.pool, cell.area, cell.numbers]),
    ).toEqual([
      ['forest', '', 'home', [8]],
      ['', 'a', 'home', []],
    ])
    const named = { ...made, areas: { home: { start: true } } }
    expect(laid(named, [erase, '0,0', '1,0']).areas).toBe(undefined)
  })
})

describe('files that somebody wrote', () => {
  const file: Sketch = {
    odd: 'kept',
    legend: { '?': { pool: 'island', area: 'island' } },
    map: { cells: { '0,0': '?', '1,0': '?', '2,0': 'F4' } },
    beginner: { cells: { '0,0': 'F3', '1,0': 'D', '2,0': 'F4' } },
    deal: { board: 'spiral', frame: 'standard' },
    pools: { island: { terrains: { forest: 1, desert: 1 }, tokens: 'A3', spiral_from: ['0,0'] } },
    frame: { sides: [['0,0W', '0,0NW'], ['2,0E']], pieces: [['', 'brick'], ['generic']] },
  }
  it('shows the harbours of a frame', () => {
    expect(harboursOf(file, 0)).toEqual({ '0,0NW': 'brick', '2,0E': 'generic' })
  })
  it('gives up a printed board and a frame in pieces when the map changes, and keeps the rest', () => {
    const made = laid(file, [pool, '3,0'])
    expect([made.odd, made.beginner, made.frame, made.deal]).toEqual(['kept', undefined, undefined, undefined])
    expect(made.harbours).toEqual({ '0,0NW': 'brick', '2,0E': 'generic' })
    expect((made.pools as Record<string, unknown>).island).toEqual(file.pools && tableOf(file, 0, 'pools').island)
    const more = laid(file, [{ kind: 'pool', name: 'island' }, '3,0'])
    expect(stackOf(kit, more, 0, 'island').tokens).toEqual({ 3: 1, 5: 1 })
  })
  it('changes one of several boards', () => {
    const two: Sketch = {
      harbours: { '0,0E': 'brick' },
      boards: [
        { seats: [3], map: { cells: { '0,0': 'F' } } },
        { seats: [4], map: { cells: { '0,0': 'P' } } },
      ],
    }
    const made = lay(kit, two, 1, { kind: 'harbour', name: 'generic' }, '0,0W')
    expect([harboursOf(made, 0), Object.values(harboursOf(made, 1)).sort()]).toEqual([
      { '0,0E': 'brick' },
      ['brick', 'generic'],
    ])
    expect([made.harbours, boardsOf(made).length, valueAt(made, 0, 'seats')]).toEqual([undefined, 2, [3]])
  })
  it('finds the robber on the first tile of a terrain or a number', () => {
    const made = laid({}, [forest, '0,0', '1,0'], [eight, '1,0'])
    expect(pieceAt(kit, { ...made, robber: 'any forest' }, 0, 'robber')).toBe('0,0')
    expect(pieceAt(kit, { ...made, robber: 'number 8' }, 0, 'robber')).toBe('1,0')
    expect(pieceAt(kit, { ...made, robber: 'gold' }, 0, 'robber')).toBe('')
  })
})

describe('what is dealt', () => {
  it('proposes what is short, and drops what is plenty', () => {
    const equal = [
      ['forest', 1],
      ['hills', 1],
    ] as const
    expect(resized({}, 3, equal)).toEqual({ forest: 2, hills: 1 })
    expect(resized({ forest: 5, hills: 1 }, 4, equal)).toEqual({ forest: 3, hills: 1 })
    expect(resized({ forest: 1 }, 0, equal)).toEqual({})
  })
  it('lets tokens follow the terrains', () => {
    const stack = { terrains: { forest: 2 }, numbers: { 5: 1, 9: 1 } }
    expect(sumOf(withTerrainCount(kit, stack, 'desert', 1).numbers as Record<string, number>)).toBe(2)
    expect(sumOf(withTerrainCount(kit, stack, 'forest', 3).numbers as Record<string, number>)).toBe(3)
    expect(withTokenCount(stack, 5, 0).numbers).toEqual({ 9: 1 })
  })
})

it('begins with maps whose pools fit', () => {
  for (const template of ['island', 'sea'] as const) {
    const made = newSketch(kit, template)
    for (const name of Object.keys(tableOf(made, 0, 'pools'))) {
      const { terrains, tokens, tiles, wanted } = stackOf(kit, made, 0, name)
      expect([sumOf(terrains), sumOf(tokens)], `${template} ${name}`).toEqual([tiles, wanted])
    }
    expect(pieceAt(kit, made, 0, 'robber')).toBe('0,0')
  }
})

describe('undo', () => {
  it('goes back and forth, and forgets what was undone after a new change', () => {
    let history = changed(changed(begin(0), 1), 2)
    history = undone(undone(history))
    expect([history.now, undone(history).now, redone(history).now, redone(redone(history)).now]).toEqual([0, 0, 1, 2])
    history = changed(redone(history), 7)
    expect([redone(history).now, undone(history).now]).toEqual([7, 1])
  })
  it('takes back a stroke at once', () => {
    let history = changed(begin(0), 1, 'stroke')
    history = changed(history, 2, 'stroke')
    expect(undone(history).now).toBe(0)
    history = changed(rested(history), 3, 'stroke')
    expect(undone(history).now).toBe(2)
    expect(changed(history, 3)).toBe(history)
  })
})

describe('drafts', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > 1000) throw new Error('full')
        stored.set(key, value)
        Object.assign(storage, { [key]: value })
      },
      removeItem: (key: string) => {
        stored.delete(key)
        delete (storage as Record<string, unknown>)[key]
      },
    }
    Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  })
  const one = { name: 'Gull Coast', sketch: { target: 10 }, map: '', public: false, saved: false }
  it('keeps them here, the last changed first', () => {
    const [a, b] = [newId(), newId()]
    expect([isDraft(a), a === b]).toEqual([true, false])
    expect(keep({ ...one, id: a, changed: 1 }) && keep({ ...one, id: b, changed: 2, map: 'atServer' })).toBe(true)
    expect(drafts().map(({ id }) => id)).toEqual([b, a])
    expect([draft(a)?.name, draftOf('atServer')?.id, draftOf('other')]).toEqual(['Gull Coast', b, null])
    forget(a)
    expect(draft(a)).toBe(null)
  })
  it('says when there is no room, and skips what cannot be read', () => {
    expect(keep({ ...one, id: newId(), changed: 1, name: 'x'.repeat(2000) })).toBe(false)
    localStorage.setItem('archipel-map-here-1', '{')
    expect(drafts()).toEqual([])
  })
})
