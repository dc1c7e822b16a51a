import { describe, expect, it } from 'vitest'
import { freeTop } from '../src/panels/toast_place'

const room = { top: 200, bottom: 560 }

describe('a toast', () => {
  it('lies low where nothing is lit', () => {
    expect(freeTop(60, room, [])).toBe(500)
    expect(freeTop(60, room, [240, 300])).toBe(500)
  })

  it('leaves what is lit in sight', () => {
    const top = freeTop(60, room, [540, 470]) ?? Number.NaN
    expect(top + 60).toBeLessThan(470)
    expect(top).toBeGreaterThan(350)
  })

  it('finds no room where places are lit everywhere', () => {
    expect(freeTop(60, room, [220, 280, 340, 400, 460, 520])).toBeNull()
  })
})
