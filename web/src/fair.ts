// The fair dice as this browser sees them. It keeps what it was shown before the game and the shares it drew, and checks
// the end against them itself: the server's word is not enough.

import type { Fair } from './wire.generated'

/** What is kept of a table: the commitment to the secret, those to all shares once they were fixed, and our shares. */
export interface Kept {
  commitment: string
  commitments?: readonly string[]
  shares: Record<number, string>
}

/** null: nothing was kept here that could tell. */
export interface OwnCheck {
  readonly commitment: boolean | null
  readonly commitments: boolean | null
  readonly shares: boolean | null
  readonly seed: boolean | null
}

const LABEL = 'archipel-fair-2'
const KEY = 'archipel-fair-'
const MOST = 50 // tables that are remembered

export function recall(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

export function keep(table: string, kept: Kept): void {
  try {
    const old = Object.keys(localStorage).filter((key) => key.startsWith(KEY) && key !== KEY + table)
    for (const key of old.slice(0, Math.max(0, old.length - MOST))) localStorage.removeItem(key)
    localStorage.setItem(KEY + table, JSON.stringify(kept))
  } catch {
    // without storage there is nothing to compare with later, and the page says so
  }
}

/** Compare the dice that were revealed at the end with what was kept. */
export function checkOwn(table: string, fair: Fair, kept: Kept | null): OwnCheck {
  const { secret, shares } = fair
  const commitments = fair.commitments ?? []
  const fits = !!secret && hashOfHex(secret) === fair.commitment
  const mine = Object.entries(kept?.shares ?? {})
  const text = [LABEL, table, secret ?? '', ...(shares ?? [])].join('\n')
  return {
    commitment: kept ? fits && kept.commitment === fair.commitment : null,
    commitments: kept?.commitments
      ? kept.commitments.every((one, seat) => commitments[seat] === one) &&
        (shares ?? []).every((share, seat) => share === '' || hashOfHex(share) === commitments[seat])
      : null,
    shares: mine.length > 0 ? mine.every(([seat, share]) => shares?.[Number(seat)] === share) : null,
    seed: fair.commitments ? sha256(new TextEncoder().encode(text)) === fair.seed : null,
  }
}

export function hashOfHex(hex: string): string {
  return sha256(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
}

/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32)
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !hasDivisor(n))
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

function hasDivisor(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return true
  return false
}

/** SHA-256 (FIPS 180-4), in hex. crypto.subtle is missing on plain HTTP, where families play. */
export function sha256(message: Uint8Array): string {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6)
  padded.set(message)
  padded[message.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  words.setUint32(padded.length - 4, message.length * 8)
  const hash = [...START]
  const w = new Int32Array(64)
  const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getInt32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15] as number
      const b = w[i - 2] as number
      w[i] =
        (w[i - 16] as number) +
        (w[i - 7] as number) +
        (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
        (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const one =
        (h +
          (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
          ((e & f) ^ (~e & g)) +
          (ROUNDS[i] as number) +
          (w[i] as number)) |
        0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] = ((hash[i] as number) + value) | 0
  }
  return hash.map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('')
}
