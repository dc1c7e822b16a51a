import { describe, expect, it } from 'vitest'
import type { GameSheet } from '../src/api'
import { neededFor, seatsNear, wantedOf } from '../src/lobby/options'
import { variantsOf } from '../src/lobby/variants'
import { option } from './samples'

const layer = (more_points = 0, excludes: Record<string, string> = {}) => ({
  options: [],
  forced: {},
  more_points,
  excludes,
  needs: {},
})
const island: GameSheet = {
  name: 'island',
  box: 'base',
  seats: [2, 3, 4],
  colours: [],
  options: [
    option('target', { default: 10, choices: [], most: 25 }),
    option('house', { opens: true, seats: [2] }),
    option('knights', { seats: [3, 4] }),
    option('harbours'),
    option('pair', { opens: true, seats: [2], rule: 'X-2' }),
    option('barred', { rule: 'X-9', choices: [false] }),
  ],
  defaults: {},
  defaults_with: {},
  layers: { knights: layer(3, { pair: 'X-6' }), harbours: layer(1), pair: layer(0, { knights: 'X-6' }) },
  bots: [],
  default_bot: '',
}
const elsewhere: GameSheet = { ...island, name: 'elsewhere', layers: { barred: layer() } }
const shown = (seats: number, values: Record<string, boolean>) =>
  Object.fromEntries(variantsOf([island, elsewhere], island, seats, values).map((one) => [one.name, one]))

describe('variants in the lobby', () => {
  it('lists every layer of the catalogue, and refuses one that a rule excludes', () => {
    const found = shown(4, { harbours: true })
    expect(Object.keys(found)).toEqual(['knights', 'harbours', 'pair', 'barred'])
    expect(found.harbours).toMatchObject({ on: true, refused: null, morePoints: 1 })
    expect(found.barred?.refused).toEqual({ rule: 'X-9', by: null })
  })
  it('names the one that stands in the way', () => {
    expect(shown(4, { knights: true }).pair?.refused).toEqual({ rule: 'X-6', by: 'knights' })
  })
  it('names the option that it needs', () => {
    const advanced: GameSheet = { ...island, layers: { knights: { ...layer(3), needs: { far: 'X-9' } } } }
    const found = (values: Record<string, boolean>) => variantsOf([advanced], advanced, 4, values)[0]
    expect(found({ knights: true })).toMatchObject({ on: false, refused: { rule: 'X-9', by: null, needs: 'far' } })
    expect(found({ knights: true, far: true })).toMatchObject({ on: true, refused: null })
    expect(wantedOf(advanced, 4, { knights: true })).toEqual({})
  })
  it('takes the number of seats along', () => {
    expect(shown(4, {}).pair).toMatchObject({ on: false, refused: null, seats: 2 })
    expect(shown(2, { pair: true }).pair).toMatchObject({ on: true, seats: null })
  })
  it('opens the seats by the variant that is for them, not by a house rule', () => {
    expect(neededFor(island, 2, {})).toEqual({ pair: true })
    expect(neededFor(island, 2, { house: true })).toEqual({})
  })
})

describe('what the page asks for', () => {
  it('adds what a number of seats needs, and drops what it does not offer', () => {
    expect(wantedOf(island, 2, { knights: true })).toEqual({ pair: true })
    expect(wantedOf(island, 3, { target: 12, barred: true })).toEqual({ target: 12 })
  })
  it('finds the nearest number of seats', () => {
    expect([1, 3, 6].map((wished) => seatsNear(island, wished))).toEqual([2, 3, 4])
  })
})
