import { describe, expect, it } from 'vitest'
import { asked, autoLit, begin, choose, emptyForm, fitting, kindsOf, placesOf } from '../src/choice'
import { isTurn, otherKinds, standingKinds } from '../src/kinds'
import type { Action, Field, Sheet } from '../src/wire'
import { field, sheet, verb } from './samples'

// A chapter that no page has ever heard of.
const balloons: Sheet = {
  ...sheet,
  verbs: [
    verb('launch_balloon', [field('from', 'corner'), field('to', 'tile'), field('cargo', 'card', ['', 'ore', 'wool'])]),
    verb('build_mast', [field('corner', 'corner')], { roles: ['build'], price: 'mast' }),
    verb('gift', [field('with', 'seat'), field('height', 'number')]),
    verb('land'),
    verb('ballast', [field('cards', 'cards', ['ore']), field('to', 'seats'), field('rope', 'number')], { form: true }),
  ],
  prices: { mast: { lumber: 2 } },
}
const launch = (from: number, to: number, cargo?: string): Action =>
  cargo ? { kind: 'launch_balloon', from, to, cargo } : { kind: 'launch_balloon', from, to }
const legal: Action[] = [
  launch(3, 1),
  launch(3, 1, 'ore'),
  launch(3, 2, 'ore'),
  launch(8, 5),
  { kind: 'gift', with: 1, height: 2 },
  { kind: 'gift', with: 2, height: 2 },
  { kind: 'land' },
]

describe('generic controls', () => {
  it('asks field after field and ends with one of the legal actions', () => {
    const first = asked(balloons, legal, begin('launch_balloon'))
    expect(first?.field.name).toBe('from')
    expect(placesOf(first?.field as Field, first?.values ?? [])).toEqual([
      { kind: 'corner', at: 3 },
      { kind: 'corner', at: 8 },
    ])
    const second = choose(balloons, legal, begin('launch_balloon'), first?.field as Field, 3)
    expect(second.action).toBeNull()
    const to = asked(balloons, legal, second.pick)
    expect(to?.field.name).toBe('to')
    const third = choose(balloons, legal, second.pick, to?.field as Field, 1)
    expect(third.action).toBeNull()
    const cargo = asked(balloons, legal, third.pick)
    expect(cargo?.values).toEqual([undefined, 'ore'])
    expect(choose(balloons, legal, third.pick, cargo?.field as Field, undefined).action).toEqual(launch(3, 1))
    expect(choose(balloons, legal, third.pick, cargo?.field as Field, 'ore').action).toEqual(launch(3, 1, 'ore'))
  })

  it('skips what is settled already', () => {
    const chosen = choose(balloons, legal, begin('launch_balloon'), field('from', 'corner'), 8)
    expect(chosen.action).toEqual(launch(8, 5))
    const gift = asked(balloons, legal, begin('gift'))
    expect(gift?.values).toEqual([1, 2])
    expect(choose(balloons, legal, begin('gift'), gift?.field as Field, 2).action).toEqual({
      kind: 'gift',
      with: 2,
      height: 2,
    })
  })

  it('never leaves the list of legal actions', () => {
    for (const kind of kindsOf(legal)) {
      const walk = (pick: ReturnType<typeof begin>): void => {
        const next = asked(balloons, legal, pick)
        if (!next) return
        for (const value of next.values) {
          const result = choose(balloons, legal, pick, next.field, value)
          if (result.action) expect(legal).toContain(result.action)
          else walk(result.pick)
        }
      }
      walk(begin(kind))
    }
    expect(fitting(legal, { kind: 'launch_balloon', chosen: { from: 99 } })).toEqual([])
  })

  it('lights places by itself only when nothing else needs thought', () => {
    expect(autoLit(balloons, [launch(3, 1), { kind: 'land' }], [])).toBe('launch_balloon')
    expect(autoLit(balloons, legal, [])).toBeNull()
    expect(autoLit(balloons, [launch(3, 1)], [{ kind: 'ballast', fields: [], seat: 0 }])).toBeNull()
    expect(autoLit(balloons, [{ kind: 'land' }], [])).toBeNull()
  })

  it('gives a kind it has never heard of a button', () => {
    expect(standingKinds(balloons)).toEqual([{ kind: 'build_mast', piece: 'mast', cost: { lumber: 2 } }])
    expect(otherKinds(balloons, [...kindsOf(legal), 'build_mast'], new Set())).toEqual([
      'launch_balloon',
      'gift',
      'land',
    ])
    expect(isTurn(sheet, kindsOf(legal))).toBe(false)
    expect(isTurn(sheet, ['end_turn', 'gift'])).toBe(true)
  })

  it('opens a form with nothing in it', () => {
    expect(emptyForm(balloons.verbs[4]?.fields ?? [], 4, 1)).toEqual({ cards: {}, to: [0, 2, 3], rope: 0 })
  })
})
