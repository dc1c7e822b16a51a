// Cards that tell what happened until they are put away: from the events alone, in both languages.
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { base } from '../src/boxes/base'
import { citiesKnights } from '../src/boxes/cities_knights'
import { olderThan, resultsOf, type Told } from '../src/boxes/results'
import { seafarers } from '../src/boxes/seafarers'
import '../src/boxes/traders_barbarians'
import { attack } from '../src/boxes/traders_barbarians/attack'
import { caravans } from '../src/boxes/traders_barbarians/caravans'
import Result from '../src/panels/Result.svelte'
import { Session } from '../src/session.svelte'
import type { TableState } from '../src/table.svelte'
import type { Speaker } from '../src/text/sentences'
import { speech } from '../src/text/speech.svelte'
import type { GameEvent } from '../src/wire'
import { sheet, view } from './samples'
import { wordsOf } from './words'

const boxes = [base, citiesKnights, seafarers, attack, caravans]
const by = (me: number, language: 'en' | 'fr' = 'en'): Speaker => ({
  words: wordsOf(language),
  sheet,
  view,
  me,
  names: ['Ann', 'Nora', 'Malik', 'Iris'],
  boxes,
})
const told = (me: number, events: object[], from = 0) =>
  resultsOf(boxes, by(me), [{ kind: 'turn_began', seat: 0, turn: 7 }, ...events] as GameEvent[], from)

const LANDING = [
  { kind: 'barbarians_attacked', strength: 6, defence: 3, outcome: 'sacked' },
  { kind: 'landing_part', seat: 0, strength: 2, outcome: 'keeps' },
  { kind: 'landing_part', seat: 1, strength: 0, outcome: 'loses_city' },
  { kind: 'landing_part', seat: 2, strength: 1, outcome: 'keeps' },
  { kind: 'landing_part', seat: 3, strength: 0, outcome: 'loses_city' },
  { kind: 'city_lost', seat: 1, corner: 4 },
]

describe('results', () => {
  beforeAll(() => {
    speech.words = wordsOf('en')
  })

  it('tell who defended a landing with what, and who loses a city', () => {
    const [landing] = told(0, LANDING)
    expect(landing).toMatchObject({ tone: 'bad', title: 'The island was sacked', turn: 7, at: 1 })
    expect(landing?.against).toMatchObject({ left: { count: 6 }, sign: '>', right: { count: 3 } })
    expect(landing?.rows.map(({ seat, count, tone }) => [seat, count, tone])).toEqual([
      [0, 2, undefined],
      [1, 0, 'bad'],
      [2, 1, undefined],
      [3, 0, 'bad'],
    ])
    expect(landing?.rows[1]?.text).toContain('loses a city: ')
    expect(landing?.rows[3]?.text).toBe('must give up a city') // it has not chosen yet
    expect(landing?.places).toEqual([{ kind: 'corner', at: 4 }])
  })

  it('tell of a landing that was beaten off', () => {
    const parts = [3, 2, 1, 0].map((strength, seat) => ({
      kind: 'landing_part',
      seat,
      strength,
      outcome: seat === 0 ? 'defender' : 'keeps',
    }))
    const events = [{ kind: 'barbarians_attacked', strength: 6, defence: 6, outcome: 'held' }, ...parts]
    const [landing] = told(1, [...events, { kind: 'defender', seat: 0 }])
    expect(landing).toMatchObject({ tone: 'good', title: 'Beaten off, 6 to 6', against: { sign: '=' } })
    expect(landing?.rows[0]).toMatchObject({ tone: 'good', text: 'Defender of Catan: one point' })
    expect(landing?.brief).toContain('defended Catan best')
  })

  it('are one for each kind and turn, and new when they grow', () => {
    const stolen = { kind: 'stolen', thief: 1, victim: 0, card: 'ore' }
    const moved = { kind: 'robber_moved', seat: 1, tile: 3 }
    expect(told(0, [moved, stolen])).toMatchObject([{ at: 2, tone: 'bad', rows: [] }])
    expect(told(0, [moved, stolen])[0]?.why).toContain('robber')
    const twice = told(0, [moved, stolen, stolen])
    expect(twice.map(({ at, rows }) => [at, rows.length])).toEqual([[3, 1]])
    const next = [moved, stolen, { kind: 'turn_began', seat: 1, turn: 8 }, { ...stolen, thief: 0, victim: 2 }]
    expect(told(0, next).map(({ at, turn, tone }) => [at, turn, tone])).toEqual([
      [2, 7, 'bad'],
      [4, 8, 'good'],
    ])
    expect(told(0, next, 3)).toHaveLength(1)
    expect(told(3, next)).toEqual([]) // a theft between others
  })

  it('are put away with what is older and of the same kind', () => {
    const stolen = { kind: 'stolen', thief: 1, victim: 0, card: 'ore' }
    const turn = { kind: 'turn_began', seat: 1, turn: 8 }
    const all = told(0, [stolen, ...LANDING, turn, stolen, turn, stolen])
    expect(all.map(({ kind }) => kind)).toEqual(['stolen', 'barbarians_attacked', 'stolen', 'stolen'])
    expect(olderThan(all[2] as Told, all)).toEqual([all[0]?.at, all[2]?.at])
  })

  it('tell what a monopoly brought, also that it brought nothing', () => {
    const from = (seat: number, count: number) => ({ kind: 'monopolised', seat: 0, from: seat, card: 'ore', count })
    const nothing = [from(1, 0), from(2, 0), from(3, 0)]
    expect(told(0, nothing)).toMatchObject([{ tone: 'plain', title: 'Nobody else had any ore.', rows: [] }])
    expect(told(1, nothing)).toEqual([])
    const some = [from(1, 2), from(2, 0), from(3, 1)]
    expect(told(0, some)).toMatchObject([{ tone: 'good', rows: [{ text: 'Iris gives 1 ore to you.' }] }])
    expect(told(1, some)).toMatchObject([{ tone: 'bad', title: 'You give 2 ore to Ann.', rows: [] }])
    expect(told(2, some)).toEqual([])
  })

  it('tell how a vote, a battle and an attack of pirates went', () => {
    const [vote] = told(0, [
      { kind: 'votes_laid', seat: 0, wool: 1, grain: 1 },
      { kind: 'votes_laid', seat: 1, wool: 0, grain: 0 },
      { kind: 'vote_decided', seat: 0, by: 'majority', votes: 2, total: 2 },
    ])
    expect(vote).toMatchObject({ tone: 'good', title: 'You decide', rows: [{ count: 2, tone: 'good' }, { count: 0 }] })
    const [battle] = told(0, [
      { kind: 'battle_won', seat: 0, tile: 1, barbarians: 2, knights: 3 },
      { kind: 'battle_part', seat: 0, knights: 2 },
      { kind: 'battle_part', seat: 1, knights: 1 },
      { kind: 'prisoners_taken', seat: 0, count: 1 },
      { kind: 'colour_die', colour: 'brown', tile: 1 },
      { kind: 'path_knight_lost', seat: 1, edge: 4 },
    ])
    expect(battle?.against).toMatchObject({ left: { count: 3 }, right: { count: 2 } })
    expect(battle?.dice).toEqual(['colour-die-brown'])
    expect(battle?.rows.map(({ text, count }) => [text, count])).toEqual([
      ['1 prisoner', 2],
      ['1 knight lost', 1],
    ])
    const pirates = [
      { kind: 'fleet_attacked', seat: 0, strength: 3, warships: 1, outcome: 'lost' },
      { kind: 'fleet_looted', seat: 0, card: 'wool' },
    ]
    expect(told(0, pirates)).toMatchObject([{ tone: 'bad', against: { sign: '>' }, rows: [{ seat: 0 }] }])
    expect(told(1, pirates)).toMatchObject([{ tone: 'plain' }])
  })

  it('are drawn with a way to put them away, or as their head alone', () => {
    const session = new Session('T')
    const results = told(0, LANDING)
    const props = { session, table: { results } as unknown as TableState, told: results[0] as never, fold: () => {} }
    const open = render(Result, { props: { ...props, folded: false } }).body
    expect(open).toContain('The island was sacked')
    expect(open).toContain('Got it')
    expect(open).toContain('defended least')
    const folded = render(Result, { props: { ...props, folded: true } }).body
    expect(folded).toContain('The island was sacked')
    expect(folded).not.toContain('defended least')
    session.close()
  })
})
