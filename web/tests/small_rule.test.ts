// The small rule of a refusal: what is missing, card by card, and where it lies.
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import Need from '../src/panels/Need.svelte'
import { placeFor } from '../src/panels/small_rule'

describe('what is missing', () => {
  it('is crossed, and what is in hand is ticked', () => {
    const { body } = render(Need, { props: { cost: { grain: 2, ore: 3 }, missing: { ore: 1 } } })
    expect(body.match(/class="have"/g)).toHaveLength(4)
    expect(body.match(/class="miss"/g)).toHaveLength(1)
    expect(body.indexOf('class="miss"')).toBeGreaterThan(body.lastIndexOf('class="have"'))
  })
})

describe('the small rule lies', () => {
  it('beside the board, over the row of its button', () => {
    const at = placeFor(1100, 700, { width: 1280, height: 800 })
    expect(at).toEqual({ left: 916, bottom: 108, width: 348, tip: 174 })
  })
  it('over a button further to the left', () => {
    const at = placeFor(700, 700, { width: 1280, height: 800 })
    expect(at.left).toBe(660)
    expect(at.left + at.tip).toBeLessThan(700)
    expect(at.left + at.tip + 20).toBeGreaterThan(700)
  })
  it('across a phone, with margins of 8 pixels', () => {
    const at = placeFor(330, 640, { width: 360, height: 740 })
    expect(at).toMatchObject({ left: 8, width: 344, bottom: 108 })
    expect(at.tip).toBe(312)
  })
})
