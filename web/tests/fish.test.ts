import { describe, expect, it } from 'vitest'
import { handedIn, paidWith, paymentsFor } from '../src/boxes/traders_barbarians/fish/facts'
import type { Action } from '../src/wire'

const pay = (kind: string, tokens: string): Action => ({ kind, tokens })

describe('the fish purse', () => {
  it('reads the tokens of a payment', () => {
    expect(paidWith('1+2+2')).toEqual([1, 2, 2])
    expect(paidWith('3')).toEqual([3])
  })
  it('puts payments first that lose least, then those with more tokens', () => {
    const legal = [pay('fish_take', '2+3'), pay('fish_take', '1+3'), pay('fish_road', '2+3'), pay('fish_take', '1+1+2')]
    expect(paymentsFor(legal, 'fish_take').map(({ tokens }) => tokens)).toEqual(['1+1+2', '1+3', '2+3'])
  })
  it('marks as many tokens as are handed in', () => {
    expect(handedIn([3, 2, 2, 1], [1, 2])).toEqual([false, true, false, true])
  })
})
