import { render } from 'svelte/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameSheet } from '../src/api'
import Board from '../src/board/Board.svelte'
import { partOf, sceneOf } from '../src/board/scene'
import { cardDrawing, glyph, isCommodity, pictureOf } from '../src/board/sprites'
import { namesPlayed } from '../src/boxes'
import { base } from '../src/boxes/base'
import { citiesKnights } from '../src/boxes/cities_knights'
import {
  aboutCard,
  cityScores,
  deckOf,
  effectsOf,
  eventFace,
  gateLevel,
  hiddenOf,
  highestRank,
  honoursOf,
  knightsOf,
  levelBrings,
  redOf,
  type Track,
  threatOf,
  tracksOf,
} from '../src/boxes/cities_knights/facts'
import { pictures } from '../src/boxes/cities_knights/lobby'
import Barbarians from '../src/boxes/cities_knights/panels/Barbarians.svelte'
import CardSheet from '../src/boxes/cities_knights/panels/CardSheet.svelte'
import Improvements from '../src/boxes/cities_knights/panels/Improvements.svelte'
import Knights from '../src/boxes/cities_knights/panels/Knights.svelte'
import type { CityScene } from '../src/boxes/cities_knights/scene'
import { autoLit, litTogether } from '../src/choice'
import { receive } from '../src/game'
import { otherKinds, standingKinds } from '../src/kinds'
import { choicesOf, targetOf } from '../src/lobby/options'
import CardChoice from '../src/panels/CardChoice.svelte'
import Seats from '../src/panels/Seats.svelte'
import Tray from '../src/panels/Tray.svelte'
import { Session } from '../src/session.svelte'
import { speech } from '../src/text/speech.svelte'
import { notesOf } from '../src/text/titles'
import { type Action, reasonKey, type TableMessage, type View } from '../src/wire'
import { cityMessage, citySheet, cityView, turn } from './city_board'
import { sheet, snapshotOf } from './samples'
import { wordsOf } from './words'

const ALL =
  'alchemist crane engineer inventor irrigation medicine mining printer road_building smith bishop constitution deserter diplomat intrigue saboteur spy warlord wedding commercial_harbour master_merchant merchant merchant_fleet resource_monopoly trade_monopoly'.split(
    ' ',
  )
const boxes = [base, citiesKnights]
const session = new Session('cities')
session.boxes = boxes
const show = (view: Partial<View> = {}, legal: Action[] = turn) => {
  const snapshot = snapshotOf({ ...cityView, ...view }, legal, { version: session.game.version + 1 })
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, kind: 'person', name: 'ABCD'[seat], mine: seat === 0 }))
  const table = { type: 'table', seats, options: {} } as unknown as TableMessage
  session.game = receive(receive(receive(session.game, cityMessage, 0), table, 0), snapshot, 0)
}
const button = (body: string, what: string) => body.split('<button').find((part) => part.includes(what)) ?? ''

beforeAll(() => {
  speech.words = wordsOf('en')
  show()
})
afterAll(() => session.close())

describe('the board of Cities & Knights', () => {
  const drawn = (view: Partial<View> = {}) => {
    const all = { ...cityView, ...view } as View
    return render(Board, { props: { sheet: citySheet, scene: sceneOf(boxes, citySheet, all), label: 'Board' } }).body
  }

  it('draws knights by level and state, and no building under them', () => {
    const scene = sceneOf(boxes, citySheet, cityView)
    const { knights } = partOf(scene, 'cities_knights') as CityScene
    expect(knights.map(({ seat, level, active }) => [seat, level, active])).toEqual([
      [0, 2, true],
      [1, 1, false],
      [3, 3, true],
    ])
    expect(scene.pieces.filter((piece) => piece.piece === 'knight')).toHaveLength(3)
    const body = drawn()
    expect(body.match(/data-piece="knight"/g)).toHaveLength(3)
    expect(body.match(/data-knight="inactive"/g)).toHaveLength(1)
    for (const level of [1, 2, 3]) expect(body).toContain(`href="#pc-knight-${level}"`)
    expect(body).not.toContain('data-piece="held"')
  })

  it('draws walls, metropolises with their letter, and cities on their side', () => {
    const body = drawn()
    expect(body).toContain('href="#pc-wall"')
    expect(body).toContain('data-metropolis="science"')
    expect(body).toMatch(/href="#pc-metropolis-science"[\s\S]*<text[^>]*>S<\/text>/)
    expect(body).toContain('data-laid')
  })

  it('leaves a tile its number beside the merchant, and says whose he is', () => {
    expect(sceneOf(boxes, citySheet, cityView).tokens.map((token) => token.piece)).toEqual(['robber'])
    expect(drawn()).toMatch(/data-token="merchant" data-seat="4"/)
    expect(drawn({ merchant: -1 })).not.toContain('data-token="merchant"')
  })

  it('locks the robber until the first attack', () => {
    expect(drawn()).toContain('class="locked"')
    expect(drawn({ attacks: 1 })).not.toContain('class="locked"')
  })

  it('shows a knight in the hand where it comes from', () => {
    expect(drawn()).not.toContain('data-raised')
    expect(drawn({ knight_in_hand: [2, 3, 1, 25] })).toContain('data-raised="25"')
    // A displaced knight stands beside the one that took its place, not upon it.
    expect(drawn({ knight_in_hand: [2, 3, 1, 25] })).toMatch(/class="lifted-place[^"]* taken/)
    expect(drawn({ knight_in_hand: [2, 3, 1, 26] })).not.toMatch(/class="lifted-place[^"]* taken/)
  })

  it('rings what stands on a corner instead of hiding it', () => {
    const marks = [
      { place: { kind: 'corner' as const, at: 21 }, label: 'knight' },
      { place: { kind: 'corner' as const, at: 33 }, label: 'free' },
    ]
    const { body } = render(Board, {
      props: { sheet: citySheet, scene: sceneOf(boxes, citySheet, cityView), marks, label: 'Board' },
    })
    expect(body.match(/href="#mark-piece"/g)).toHaveLength(1)
    expect(body.match(/href="#mark-corner"/g)).toHaveLength(1)
  })

  it('is a plain board without its blocks', () => {
    expect(namesPlayed(sheet)).toEqual([])
    expect(namesPlayed(citySheet)).toEqual(['cities_knights'])
  })
})

describe('the barbarians', () => {
  const attacked = (more: Record<string, unknown>) => {
    const { readings } = cityView
    const now = { ...(readings?.if_attacked_now as Record<string, unknown>), ...more }
    return { ...cityView, readings: { ...readings, if_attacked_now: now } } as View
  }

  it('are read from what the rules make of an attack', () => {
    const threat = threatOf(cityView)
    expect([threat?.steps, threat?.way]).toEqual([5, 7])
    expect([threat?.cities, threat?.defence, threat?.holds]).toEqual([3, 5, true])
    expect(threat?.seats.map((one) => one.strength)).toEqual([2, 0, 0, 3])
    expect(threat?.seats.filter((one) => one.wins).map((one) => one.seat)).toEqual([3])
    const lost = threatOf(attacked({ holds: false, lose: [0, 1], defend: [], thanks: '' }))
    expect(lost?.seats.filter((one) => one.loses).map((one) => one.seat)).toEqual([0, 1])
    expect(threatOf({ ...cityView, readings: {} })).toBeNull()
  })

  it.each([
    [{}, 'D would contribute most and get one point'],
    [{ thanks: 'progress' }, 'D would each draw a progress card'],
    [{ defend: [], thanks: '' }, 'with no reward for anyone'],
    [{ holds: false, lose: [1], defend: [], thanks: '' }, 'B would lose a city'],
  ])('with %j bring: %s', (more, outcome) => {
    show(attacked(more))
    expect(render(Barbarians, { props: { session } }).body).toContain(outcome)
    show()
  })

  it('are shown with their steps, both strengths and the outcome', () => {
    const { body } = render(Barbarians, { props: { session } })
    expect(body).toContain('The ship has moved 5 of 7 steps')
    expect(body).toContain('2 steps away')
    expect(body).toContain('D defends best, with 3')
    expect(body).toContain('The robber stays where it is until the first attack')
  })
})

describe('improvements', () => {
  it('know their price and what the next level brings', () => {
    const [trade, politics, science] = tracksOf(citySheet, cityView, 0) as [Track, Track, Track]
    expect([trade, politics, science].map((one) => [one.commodity, one.level, one.price])).toEqual([
      ['cloth', 2, 3],
      ['coin', 0, 1],
      ['paper', 4, 5],
    ])
    expect(tracksOf(citySheet, cityView, 1)[1]).toMatchObject({ level: 5, price: 0 })
    expect(effectsOf(trade)).toEqual(['page-ability-trade', 'page-gate-draws'])
    expect(effectsOf(politics)).toEqual(['page-gate-draws'])
    expect(effectsOf(science)[0]).toBe('page-metropolis-keep')
    expect(effectsOf({ ...science, brings: ['others_metropolis'] })[0]).toBe('page-metropolis-take')
    expect(effectsOf({ ...trade, brings: ['metropolis'] })[0]).toBe('page-metropolis-first')
    expect(effectsOf({ ...trade, level: 5 })).toEqual([])
  })

  it('are counted by the sheet alone', () => {
    expect([1, 3, 5].map((level) => levelBrings(citySheet, level))).toEqual(['', 'ability', 'metropolis_for_good'])
    expect(redOf(citySheet, 3)).toBe(4)
    expect([1, 2, 6].map((red) => gateLevel(citySheet, red))).toEqual([1, 1, 5])
    const gates = [1, 2, 3].map((level) => ({ level, red: level + 3 }))
    expect(gateLevel({ ...citySheet, tables: { gates } }, 6)).toBe(3)
  })

  it('are bought where the server says so, and say why not elsewhere', () => {
    const { body } = render(Improvements, { props: { session } })
    expect(button(body, 'Improve your cities: science')).toMatch(/class="[^"]*\blit\b/)
    expect(button(body, 'Improve your cities: trade')).toContain('aria-disabled="true"')
    expect(body).toContain('your metropolis')
    expect(body).toContain('next: Merchant Guild')
    expect(reasonKey({ kind: 'improve', track: 'trade' })).toBe('improve track=trade')
    expect(reasonKey({ kind: 'improve' })).toBe('improve')
  })

  it('of all seats stand small on their cards, with hidden cards by deck', () => {
    const { body } = render(Seats, { props: { session } })
    expect(body).toContain('Science: level 4 of 5 and the metropolis, hidden cards: 1')
    expect(body).toContain('Politics: level 5 of 5, hidden cards: 3')
    expect(hiddenOf(citySheet, cityView, 0).map((one) => one.count)).toEqual([2, 0, 1])
  })
})

describe('knights', () => {
  it('are listed with what each may do', () => {
    expect(knightsOf(citySheet, cityView, 0)).toHaveLength(1)
    expect(highestRank(citySheet)).toBe(3)
    const { body } = render(Knights, { props: { session } })
    expect(body).toContain('Strong, active')
    expect(button(body, 'data-button="lift_knight"')).toMatch(/class="[^"]*\blit\b/)
    expect(button(body, 'data-button="promote"')).toContain('aria-disabled="true"')
    expect(button(body, 'data-button="recruit"')).toMatch(/class="[^"]*\blit\b/)
  })

  it('have one button in the tray; the rest belongs to their panel', () => {
    const standing = standingKinds(citySheet).map((one) => [one.kind, one.piece])
    expect(standing).toContainEqual(['recruit', 'knight'])
    expect(standing).toContainEqual(['build_wall', 'wall'])
    const kinds = ['improve', 'activate', 'promote', 'lift_knight', 'chase_robber', 'recruit']
    expect(otherKinds(citySheet, kinds, new Set(citiesKnights.panelKinds))).toEqual([])
  })

  it('are lit together with those they may displace', () => {
    const move = [
      { kind: 'set_knight', corner: 30 },
      { kind: 'displace', corner: 25 },
    ]
    expect(litTogether(citySheet, move, [])).toEqual(['set_knight', 'displace'])
  })

  it('leave a way to stop beside the places that are lit', () => {
    const smith = [{ kind: 'promote_free', corner: 21 }, { kind: 'stop_promoting' }]
    expect(autoLit(citySheet, smith, [])).toBe('promote_free')
    show({ phase: 'smith' }, smith)
    expect(button(render(Tray, { props: { session } }).body, 'data-action="stop_promoting"')).toContain('Stop')
    show()
  })
})

describe('cards', () => {
  it('are not read while something must be answered first', () => {
    const { body } = render(Tray, { props: { session, closed: true } })
    expect(button(body, 'data-card="smith"')).toContain('aria-disabled="true"')
  })

  it('of any number are in the hand; commodities have a cut corner', () => {
    const { body } = render(Tray, { props: { session } })
    expect(body.match(/class="gcard/g)).toHaveLength(8)
    expect(body.match(/class="gcard[^"]*\bcommodity\b/g)).toHaveLength(3)
    expect(isCommodity('cloth')).toBe(true)
    expect(isCommodity('wool')).toBe(false)
    expect(cardDrawing('paper')).toBe('com-paper')
  })

  it('of progress lie beside them, lit when they may be played', () => {
    const { body } = render(Tray, { props: { session } })
    expect(button(body, 'data-card="merchant"')).toMatch(/class="[^"]*\bcan\b/)
    expect(button(body, 'data-card="merchant"')).toContain('Merchant × 2')
    expect(button(body, 'data-card="smith"')).not.toMatch(/class="[^"]*\bcan\b/)
    expect(body).not.toContain('data-card="spy"')
  })

  it('say what they do before they are played', () => {
    const { body } = render(CardSheet, { props: { session, card: 'merchant', close: () => {} } })
    expect(body).toContain('data-deck="trade"')
    expect(body).toContain('href="/rules#CK-91"')
    expect(button(body, 'Play this card')).toMatch(/class="[^"]*\blit\b/)
    const smith = render(CardSheet, { props: { session, card: 'smith', close: () => {} } }).body
    expect(button(smith, 'Play this card')).toContain('aria-disabled="true"')
  })

  it('of a deck are chosen by its back', () => {
    const field = { name: 'track', kind: 'number', size: 3, names: ['trade', 'politics', 'science'], owed: '' }
    const actions = field.names.map((track) => ({ kind: 'choose_deck', track }))
    const { body } = render(CardChoice, { props: { session, actions, field } })
    expect(body).toContain('href="#back-trade"')
    expect(pictureOf('politics')).toBe('back-politics')
    expect(pictureOf('nothing_like_it')).toBeUndefined()
  })

  it('have the colour of their deck', () => {
    expect(['smith', 'bishop', 'merchant', 'knight'].map((card) => deckOf(citySheet, card))).toEqual([
      'science',
      'politics',
      'trade',
      '',
    ])
  })

  it('and honours are told at the seats and in the final score', () => {
    const told = (seat: number) => honoursOf(citySheet, cityView, seat).map((one) => [one.icon, one.count])
    expect(told(1)).toEqual([
      ['defender', 2],
      ['star', 1],
    ])
    expect(told(3)).toEqual([['merchant', 1]])
    expect(cityScores(citySheet, cityView).map((one) => [one.key, one.counts])).toEqual([
      ['page-scored-metropolis', [1, 0, 0, 0]],
      ['page-scored-defender_cards', [0, 2, 0, 0]],
      ['page-scored-progress_points', [0, 1, 1, 0]],
      ['page-scored-merchant', [0, 0, 0, 1]],
    ])
    expect(cityScores(sheet, cityView)).toEqual([])
  })
})

describe('the event die', () => {
  it('is read from the last roll only', () => {
    const rolled = (face: string) => [
      { kind: 'rolled', seat: 0, dice: '3+1' },
      { kind: 'event_rolled', seat: 0, face },
    ]
    expect(eventFace(rolled('ship'))).toBe('ship')
    expect(eventFace([...rolled('ship'), { kind: 'rolled', seat: 1, dice: '1+1' }])).toBe('')
  })
})

describe('the lobby', () => {
  const option = (name: string, standard: boolean | number | string, choices: (boolean | number | string)[] = []) => ({
    name,
    default: standard,
    rule: '',
    choices,
    least: 0,
    most: 99,
    seats: name === 'extension' ? [5, 6] : [],
    opens: false,
    first: false,
    is_seat: name === 'start',
  })
  const game: GameSheet = {
    name: 'seafarers/oceania',
    box: 'seafarers',
    seats: [3, 4, 5, 6],
    colours: [],
    options: [
      option('target', 12),
      option('phases', 'separate', ['separate', 'combined']),
      option('layout', 'fixed', ['fixed', 'random']),
      option('harbours', 'as_drawn', ['as_drawn', 'random']),
      option('start', 'dice', ['dice', 0, 1, 2, 3, 4, 5]),
      option('extension', 'none', ['none', 'paired_players']),
      option('cities_knights', false, [false, true]),
      option('harbour_timing', 'at_once', ['at_once', 'next_turn']),
    ],
    defaults: { '5': { layout: 'random' } },
    defaults_with: { layout: { random: { harbours: 'random' } } },
    layers: {
      cities_knights: {
        options: ['harbour_timing'],
        forced: { phases: 'combined' },
        more_points: 2,
        excludes: {},
        needs: {},
      },
    },
    bots: [],
    default_bot: '',
  }
  const names = (seats: number, values = {}) => choicesOf(game, seats, values).map((one) => one.name)

  it('does not ask for a printed board where there is none', () => {
    expect(names(4)).toContain('layout')
    expect(names(5)).not.toContain('layout')
  })

  it('offers the seats of the table to begin, and what follows from the board', () => {
    const asked = (name: string, seats: number, values = {}) =>
      choicesOf(game, seats, values).find((one) => one.name === name)
    expect(asked('start', 3)?.choices).toEqual(['dice', 0, 1, 2])
    expect(asked('start', 6)?.choices).toHaveLength(7)
    expect(asked('harbours', 4)?.default).toBe('as_drawn')
    expect(asked('harbours', 4, { layout: 'random' })?.default).toBe('random')
  })

  it('asks with a box on top for what that box leaves open', () => {
    expect(names(4)).toEqual(['target', 'phases', 'layout', 'harbours', 'start', 'cities_knights'])
    expect(names(4, { cities_knights: true })).toEqual([
      'target',
      'layout',
      'harbours',
      'start',
      'cities_knights',
      'harbour_timing',
    ])
    expect(choicesOf(game, 4, { cities_knights: true })[0]?.default).toBe(14)
    expect([targetOf(game, {}), targetOf(game, { cities_knights: true })]).toEqual([12, 14])
  })

  it('has a picture of the box', () => {
    expect(pictures.cities_knights?.drawn.length).toBeGreaterThan(1)
  })
})

describe.each(['en', 'fr'])('texts of Cities & Knights in %s', (language) => {
  const said = wordsOf(language)
  it.each(ALL)('explain %s with its rule', (card) => {
    expect(said.has(`card-${card}`)).toBe(true)
    expect(aboutCard(said, card)).toMatch(/\. \[CK-\d+\]$/)
    expect(glyph(card)).not.toBe('gl-victory_point')
  })

  it('name every level, and note what is special', () => {
    for (const track of ['trade', 'politics', 'science'])
      for (const level of [1, 2, 3, 4, 5]) expect(said.has(`improvement-${track}-${level}`)).toBe(true)
    const notes = notesOf(said, 'cities_knights')
    expect(notes.length).toBeGreaterThan(4)
    for (const note of notes) expect(note).toMatch(/\[CK-\d+\]/)
  })
})
