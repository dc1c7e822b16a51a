import { describe, expect, it } from 'vitest'
import { freeTop, middleOf } from '../src/panels/toast_place'

const room = { top: 200, bottom: 560 }
const lit = (...middles: number[]) => middles.map((y) => middleOf({ top: y - 40, bottom: y + 40 }))

describe('a toast', () => {
  it('lies low where nothing is lit', () => {
    expect(freeTop(60, room, [])).toBe(500)
    expect(freeTop(60, room, lit(240, 300))).toBe(500)
  })

  it('leaves what is lit in sight', () => {
    const top = freeTop(60, room, lit(540, 470)) ?? Number.NaN
    expect(top + 60).toBeLessThan(470)
    expect(top).toBeGreaterThan(350)
  })

  it('leaves what is asked about a place in sight', () => {
    expect(freeTop(60, room, [{ top: 480, bottom: 540 }])).toBe(412)
  })

  it('finds no room where places are lit everywhere', () => {
    expect(freeTop(60, room, lit(220, 280, 340, 400, 460, 520))).toBeNull()
  })
})
