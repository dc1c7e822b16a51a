// What things cost and what brings points, from the sheet.
import { describe, expect, it } from 'vitest'
import { builtRows, canPay, costRows, pointRows, rowsOfTracks, trackRows, winLines } from '../src/panels/costs'
import type { Words } from '../src/text/words'
import type { Sheet } from '../src/wire'

const words = {
  has: (key: string) => !key.startsWith('page-track') && !/^page-costs-(?!about|knight)/.test(key),
  say: (key: string) => key,
} as unknown as Words
const sheet = {
  box: 'base',
  prices: { road: { lumber: 1, brick: 1 }, city: { grain: 2, ore: 3 }, medicine: { ore: 2 } },
  verbs: [
    { name: 'build_road', price: 'road', plays: '', roles: ['build'] },
    { name: 'build_city', price: 'city', plays: '', roles: ['build', 'private'] },
    { name: 'play_medicine', price: 'medicine', plays: 'medicine', roles: ['card'] },
  ],
  facts: { city_points: 2, longest_route_points: 2, longest_route_least: 5, dice: 2 },
} as unknown as Sheet

describe('costs and points', () => {
  it('has a row for what can be built, with its points', () => {
    expect(costRows(words, sheet).map(({ name, points }) => [name, points])).toEqual([
      ['road', 0],
      ['city', 2],
    ])
  })
  it('calls what one buys by its name, whatever the verb is called, and all else by what one does', () => {
    const prices = { ...sheet.prices, card: { ore: 1 }, knight: { ore: 1 }, promotion: { ore: 1 } }
    const verbs = [
      ...sheet.verbs,
      { name: 'buy_card', price: 'card', plays: '', roles: ['build'] },
      { name: 'recruit', price: 'knight', plays: '', roles: ['build'] },
      { name: 'promote', price: 'promotion', plays: '', roles: ['upgrade'] },
    ] as unknown as Sheet['verbs']
    expect(costRows(words, { ...sheet, prices, verbs }).map(({ label, about }) => [label, about])).toEqual([
      ['Piece-road', 'page-costs-about-road'],
      ['Piece-city', 'page-costs-about-city'],
      ['Piece-card', 'page-costs-about-card'],
      ['Page-costs-knight', 'page-costs-about-knight'],
      ['Action-promote.label', 'page-costs-about-promotion'],
    ])
  })
  it('lists what else scores', () => {
    expect(pointRows(words, sheet)).toMatchObject([{ name: 'longest_route', least: 5, points: 2 }])
  })
  it('lists things of which several are a point, and what has no points not at all', () => {
    const facts = { cloth_for_a_point: 2, castle_points: 1, poor_points: 0, goods_in_stack: 5 }
    expect(pointRows(words, { ...sheet, facts }).map(({ label, points }) => [label, points])).toEqual([
      ['page-points-cloth', 1],
      ['award-castle', 1],
    ])
  })
  it('says what it takes to win besides points, where there is a text', () => {
    const few = {
      has: (key: string) => key === 'page-wins-wonder_stages',
      say: (key: string) => key,
    } as unknown as Words
    expect(winLines(few, { ...sheet, facts: { dice: 2, wonder_stages: 4 } })).toEqual(['page-wins-wonder_stages'])
  })
  it('puts what the box of the tracks brings with them', () => {
    const all = { has: () => true, say: (key: string) => key } as unknown as Words
    const prices = { road: { brick: 1 }, trade_1: { cloth: 1 }, trade_2: { cloth: 2 }, wall: { brick: 2 } }
    const cities = { ...sheet, prices }
    const rows = rowsOfTracks(cities, trackRows(all, cities))
    expect([rows.has('road'), rows.has('wall')]).toEqual([false, true])
    expect(rowsOfTracks(sheet, []).size).toBe(0)
  })
  it('calls what is built and scores by its name', () => {
    expect(builtRows(words, costRows(words, sheet))).toEqual([
      { name: 'city', label: 'Piece-city', least: 0, points: 2 },
    ])
  })
  it('knows what a hand can pay', () => {
    expect(canPay({ grain: 2, ore: 3 }, { grain: 2, ore: 3 })).toBe(true)
    expect(canPay({ grain: 2, ore: 2 }, { grain: 2, ore: 3 })).toBe(false)
  })
})
