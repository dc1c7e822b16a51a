import { describe, expect, it } from 'vitest'
import { sceneOf } from '../src/board/scene'
import { cardDrawing, drawing } from '../src/board/sprites'
import { namesPlayed } from '../src/boxes'
import { base as baseBox } from '../src/boxes/base'
import { junior } from '../src/boxes/junior'
import {
  adviceOf,
  castleOf,
  cocoOf,
  givenFor,
  missingFor,
  pilesOf,
  portsOf,
  rateOf,
  stallsOf,
  swapsOf,
} from '../src/boxes/junior/facts'
import { prizesOf } from '../src/boxes/junior/prizes'
import { CASTLE, ISLAND, lagoonOf, meantBy } from '../src/boxes/junior/scene'
import { type Game, NOTHING, statisticsOf } from '../src/game'
import { isTurn, otherKinds, standingKinds } from '../src/kinds'
import { choicesOf, neededFor } from '../src/lobby/options'
import { namesOf } from '../src/reading'
import { actionSentence } from '../src/text/sentences'
import type { Form, GameEvent, Move, SheetMessage, View } from '../src/wire'
import { readSheet } from '../src/wire'
import * as base from './samples'
import data from './samples/junior.json'
import { wordsOf } from './words'

const { sheet: message, later } = data as unknown as {
  sheet: SheetMessage
  later: { view: View; legal: Move[]; forms: Form[]; events: GameEvent[]; deciding: number[]; seat: number }
}
const sheet = readSheet(message)
const view = {
  ...later.view,
  port: [[0, 0, 1, 0, 0], ...Array(3).fill([0, 0, 0, 0, 0])],
  readings: { rates: [[3, 3, 2, 3, 3], ...Array(3).fill([3, 3, 3, 3, 3])] },
} as View
const boxes = [baseBox, junior]
const game = { ...NOTHING, ...later, sheet, view } as Game
const held = (...cards: string[]) => ({
  hand: [sheet.cards.map((card) => cards.filter((one) => one === card).length)],
})

describe('the lagoon', () => {
  const lagoon = lagoonOf(sheet, view)
  const scene = sceneOf(boxes, sheet, view)

  it('has the sites, harbours and lanes of the blocks', () => {
    expect(lagoon?.sites.length).toBe(32)
    expect(lagoon?.sites.filter((site) => site.harbour).length).toBe(4)
    expect(lagoon?.lanes.length).toBe(41)
    expect(lagoon?.ways.match(/M/g)?.length).toBe(41)
    expect(scene.look?.part).toEqual(lagoon)
  })

  it('leaves every other board as it is', () => {
    expect(lagoonOf(base.sheet, base.view)).toBeNull()
    expect(sceneOf(boxes, base.sheet, base.view).look).toBeNull()
  })

  it('draws the castle in the open sea, inside the picture', () => {
    const [x, y] = lagoon?.castle.at ?? [0, 0]
    const gaps = scene.tiles.map((tile) => Math.hypot(tile.at[0] - x, tile.at[1] - y))
    expect(Math.min(...gaps)).toBeGreaterThan(CASTLE + ISLAND)
    const box = lagoon?.box ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(x + CASTLE).toBeLessThanOrEqual(box.x + box.width)
    expect(y - CASTLE).toBeGreaterThanOrEqual(box.y)
    expect(lagoon?.castle.seat).toBe(castleOf(view))
  })

  it('knows where the ghost is: on an island, or on the castle before', () => {
    expect(scene.tokens).toEqual([{ piece: 'ghost', tile: view.ghost }])
    expect(lagoon?.castle.haunted).toBe(false)
    const before = sceneOf(boxes, sheet, { ...view, ghost: -1 })
    expect(before.tokens).toEqual([])
    expect(before.look?.part).toMatchObject({ castle: { haunted: true } })
  })

  it('shows fortresses and ships as pieces of their seats', () => {
    const count = (block: string) => (view[block] as number[]).filter((seat) => seat > 0).length
    expect(scene.pieces.filter((one) => one.piece === 'fortress' && one.place.kind === 'corner').length).toBe(
      count('fortress'),
    )
    expect(scene.pieces.filter((one) => one.piece === 'ship' && one.place.kind === 'edge').length).toBe(count('ship'))
  })

  it('understands which lane or site was meant', () => {
    if (!lagoon) throw new Error('no lagoon')
    const [lane] = lagoon.lanes
    const [x, y] = lane?.at ?? [0, 0]
    expect(meantBy(lagoon, [x + 3, y], 34, null)).toEqual({ kind: 'edge', at: lane?.edge })
    expect(meantBy(lagoon, [x, y], 90, 'corner')?.kind).toBe('corner')
    expect(meantBy(lagoon, [9000, 0], 34, null)).toBeNull()
  })

  it('has a drawing for everything', () => {
    for (const card of sheet.cards) expect(cardDrawing(card)).not.toBe('ic-any-good')
    for (const terrain of sheet.terrains) expect(drawing(`ter-${terrain}`)).toBeDefined()
    for (const card of namesOf(sheet, 'coco_shown')) expect(drawing(`coco-${card}`)).toBeDefined()
    for (const { piece } of standingKinds(sheet)) expect(drawing(`junior-${piece}`, `pc-${piece}`)).toBeDefined()
  })
})

describe('the table', () => {
  it('is known by its blocks', () => {
    expect([namesPlayed(sheet), namesPlayed(base.sheet)]).toEqual([['junior'], []])
    expect(namesPlayed({ ...sheet, box: 'custom' })).toEqual(['junior'])
  })

  it('reads stalls, piles, ports and cards that lie open', () => {
    expect(stallsOf(sheet, { ...view, market: [1, 0, 5, 5, 2] })).toEqual(['wood', '', 'gold', 'gold', 'wool'])
    expect(pilesOf(sheet, view).map(({ card }) => card)).toEqual(['wood', 'wool', 'rum', 'sabre', 'gold'])
    expect(portsOf(sheet, view, 0)).toEqual(['rum'])
    expect([rateOf(sheet, view, 0, 'rum'), rateOf(sheet, view, 0, 'wood'), rateOf(sheet, view, 1, 'rum')]).toEqual([
      2, 3, 3,
    ])
    expect(cocoOf(sheet, { ...view, coco_shown: [[2, 0, 0, 0, 1]] }, 0)).toEqual([
      { card: 'ghost', count: 2 },
      { card: 'tribute', count: 1 },
    ])
  })

  it('puts ship, fortress and Coco in the tray, and all trade elsewhere', () => {
    expect(standingKinds(sheet).map(({ kind }) => kind)).toEqual(['build_ship', 'build_fortress', 'buy_coco'])
    expect(otherKinds(sheet, ['market_trade', 'pile_trade', 'end_turn', 'build_ship'], new Set())).toEqual([])
    expect(isTurn(sheet, ['market_trade', 'end_turn'])).toBe(true)
  })

  it('finds what may be given for a card', () => {
    const legal = [
      { kind: 'market_trade', give: 'wood', take: 'gold' },
      { kind: 'market_trade', give: 'rum', take: 'wool' },
      { kind: 'pile_trade', give: 'rum', take: 'gold' },
    ]
    expect(givenFor(legal, 'market_trade', 'gold')).toEqual([legal[0]])
  })

  it('counts the rolls of one die', () => {
    const { rolls } = statisticsOf(later.events, sheet)
    expect(rolls.slice(7).every((count) => count === 0)).toBe(true)
    expect(rolls.reduce((a, b) => a + b, 0)).toBe(later.events.filter((event) => event.kind === 'rolled').length)
    expect([Object.keys(sheet.odds).length, Object.keys(base.sheet.odds).length]).toEqual([6, 11])
  })

  it('is for two by a house rule', () => {
    const box = {
      name: 'junior',
      box: 'junior',
      seats: [2, 3, 4],
      colours: [],
      defaults: {},
      defaults_with: {},
      layers: {},
      bots: [],
      default_bot: '',
      options: [
        base.option('duo', { seats: [2], opens: true }),
        base.option('ports'),
        base.option('crowd', { seats: [4, 5] }),
      ],
    }
    expect([2, 3].map((seats) => neededFor(box, seats, {}))).toEqual([{ duo: true }, {}])
    expect([2, 4].map((seats) => choicesOf(box, seats, {}).map(({ name }) => name))).toEqual([
      ['ports'],
      ['ports', 'crowd'],
    ])
  })
})

describe('places', () => {
  it('are told by their islands, and a harbour is one', () => {
    const words = wordsOf('en').within('junior')
    const by = { words, sheet, view, me: 0, names: ['Lou', 'Nora', 'Malik', 'Iris'], boxes }
    const at = (wanted: number) =>
      (view.site as number[]).findIndex((site, corner) => site && (view.harbour_site as number[])[corner] === wanted)
    const said = (corner: number) => actionSentence(by, { kind: 'build_fortress', corner })
    expect(said(at(1))).toContain('harbour')
    expect(said(at(0))).not.toContain('harbour')
    expect(actionSentence(by, { kind: 'move_ghost', tile: 0 })).toMatch(/ \d \(square [A-Z]\d\)$/)
  })
})

describe('Coco', () => {
  const turn = (kinds: readonly string[], more: Partial<View> = {}, phase = 'voyage') =>
    ({
      ...game,
      seat: 0,
      deciding: [0],
      legal: kinds.map((kind) => ({ action: { kind }, notation: '', seat: 0 })),
      view: { ...view, market: [1, 2, 3, 4, 5], active: 0, ...more, phase },
    }) as Game

  it('says what can be done, the best first', () => {
    expect(adviceOf(turn(['roll'], {}, 'roll_die'), true, null).key).toBe('roll')
    expect(adviceOf(turn(['build_ship', 'build_fortress', 'end_turn']), true, null).key).toBe('can-build_fortress')
    expect(adviceOf(turn(['build_ship', 'end_turn']), true, 'build_ship').key).toBe('pick-build_ship')
    expect(adviceOf(turn(['take_cargo'], {}, 'cargo'), true, null).key).toBe('cargo')
    expect(adviceOf(turn(['give_tribute'], { active: 2 }, 'tribute'), true, null)).toEqual({ key: 'tribute', seat: 2 })
    const others = { deciding: [1, 3] }
    expect(adviceOf({ ...turn([], { active: 1 }), ...others }, false, null)).toEqual({ key: 'wait', seat: 1 })
    expect(adviceOf({ ...turn([]), ...others }, false, null)).toEqual({ key: 'moment', seat: 1 })
    expect(adviceOf({ ...turn([]), seat: -1 }, false, null).key).toBe('looking-on')
  })

  it('says what is missing, and where to get it', () => {
    const near = held('wood', 'rum', 'rum', 'rum')
    expect(adviceOf(turn(['market_trade', 'end_turn'], near), true, null)).toEqual({
      key: 'market-ship',
      cards: ['wool'],
    })
    expect(adviceOf(turn(['pile_trade', 'end_turn'], near), true, null)).toEqual({ key: 'piles-ship', cards: ['wool'] })
    expect(adviceOf(turn(['end_turn'], near), true, null)).toEqual({ key: 'need-ship', cards: ['wool'] })
    expect(missingFor({ wood: 2, wool: 1 }, { wood: 1 })).toEqual(['wood', 'wool'])
  })

  it.each(['en', 'fr'])('has words for everything in %s', (language) => {
    const words = wordsOf(language)
    const goals = ['fortress', 'ship', 'coco']
    const keys = [
      ...['over', 'looking-on', 'wait', 'moment', 'roll', 'done', 'answers', 'pick-build_ship', 'pick-build_fortress'],
      ...['ghost', 'cargo', 'free_ship', 'free_fortress', 'tribute', 'trade_answer'],
      ...['build_fortress', 'build_ship', 'buy_coco'].map((kind) => `can-${kind}`),
      ...['market', 'piles', 'need'].flatMap((where) => goals.map((goal) => `${where}-${goal}`)),
    ]
    expect(keys.filter((key) => !words.has(`page-coco-${key}`))).toEqual([])
    const phases = sheet.phases.map((phase) => phase.name)
    expect(phases.filter((phase) => !words.has(`banner-${phase}`) || !words.has(`banner-${phase}.other`))).toEqual([])
    for (const seats of [2, 3, 4]) expect(words.has(`page-side-junior-${seats}`)).toBe(true)
  })

  it('speaks as her box does, and only there', () => {
    const words = wordsOf('fr')
    expect(words.say('page-you')).toBe('Vous')
    expect(words.within('junior').say('page-you')).toBe('Toi')
    expect(words.within('junior').say('action-roll.label')).toBe(words.say('junior-action-roll.label'))
    expect(words.within('junior').say('page-close')).toBe(words.say('page-close'))
    expect(words.within('base').say('page-you')).toBe('Vous')
  })
})

describe('the market', () => {
  it('has a row for every card, and asks one card where it lies on a stall', () => {
    const legal = [
      { kind: 'market_trade', give: 'rum', take: 'wool' },
      { kind: 'pile_trade', give: 'rum', take: 'wool' },
      { kind: 'pile_trade', give: 'wood', take: 'wool' },
    ]
    const rows = swapsOf(sheet, { ...view, market: [1, 0, 5, 5, 2] } as View, legal, 0)
    expect(rows.map(({ take, stalls }) => [take, stalls])).toEqual([
      ['wood', 1],
      ['wool', 1],
      ['rum', 0],
      ['sabre', 0],
      ['gold', 2],
    ])
    expect(rows[1]?.gives.map(({ give, count }) => [give, count])).toEqual([
      ['rum', 1],
      ['wood', 3],
    ])
    expect(rows[0]?.gives).toEqual([])
  })
})

describe('the feast', () => {
  const ended = { ...view, points: [7, 4, 5, 3], ship: [1, 2, 2, 3, 3, 3], coco_shown: [[0], [0], [2], [0]] } as View
  const events = [
    { kind: 'ghost_moved', seat: 1, tile: 0 },
    { kind: 'ghost_moved', seat: 1, tile: 2 },
    { kind: 'market_traded', seat: 2, give: 'rum', take: 'wool' },
  ]
  it('has a prize for everybody, each another one', () => {
    const prizes = prizesOf(ended, events, [0])
    expect(prizes.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3])
    expect(prizes[0]).toMatchObject({ seat: 0, name: 'captain', count: 7 })
    expect(new Set(prizes.map(({ name }) => name)).size).toBe(4)
    expect(prizes.find(({ seat }) => seat === 1)).toMatchObject({ name: 'ghost', count: 2 })
    expect(prizes.find(({ seat }) => seat === 3)).toMatchObject({ name: 'builder', count: 3 })
  })
})
