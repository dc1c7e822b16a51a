// The fair dice as the browser checks them: its own SHA-256, and what it kept against what was revealed.
import { describe, expect, it } from 'vitest'
import { checkOwn, hashOfHex, sha256 } from '../src/fair'

describe('SHA-256', () => {
  const hex = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, '0')).join('')
  it('is the one of the standard, at every length around a block', async () => {
    for (let length = 0; length < 140; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
      expect(sha256(message)).toBe(hex(await crypto.subtle.digest('SHA-256', message)))
    }
    expect(sha256(new TextEncoder().encode('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
})

describe('the dice of a finished game', () => {
  const secret = '5c'.repeat(32)
  const shares = ['aa'.repeat(16), '', 'cc'.repeat(16)]
  const commitments = shares.map((share) => (share ? hashOfHex(share) : ''))
  const seed = sha256(new TextEncoder().encode(['archipel-fair-2', 'T1', secret, ...shares].join('\n')))
  const fair = { commitment: hashOfHex(secret), commitments, sealed: true, secret, shares, seed }
  const kept = { commitment: fair.commitment, commitments, shares: { 0: shares[0] as string } }

  it('fit what was kept', () => {
    expect(checkOwn('T1', fair, kept)).toEqual({ commitment: true, commitments: true, shares: true, seed: true })
  })
  it('tell nothing where nothing was kept, except the seed', () => {
    expect(checkOwn('T1', fair, null)).toEqual({ commitment: null, commitments: null, shares: null, seed: true })
  })
  it('do not fit another secret, though its own commitment does', () => {
    const other = { ...fair, secret: '5d'.repeat(32), commitment: hashOfHex('5d'.repeat(32)) }
    expect(checkOwn('T1', other, kept)).toMatchObject({ commitment: false, seed: false })
  })
  it('do not fit when a share was changed or left out', () => {
    const left = { ...fair, shares: ['', '', shares[2] as string] }
    expect(checkOwn('T1', left, kept)).toMatchObject({ shares: false, seed: false })
    const changed = { ...fair, shares: [shares[0] as string, '', 'dd'.repeat(16)] }
    expect(checkOwn('T1', changed, kept)).toMatchObject({ commitments: false, shares: true })
  })
})
