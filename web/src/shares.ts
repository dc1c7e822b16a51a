// The shares of our seats in the fair dice, before the game.
import { hashOfHex, keep, recall } from './fair'
import type { Session } from './session.svelte'
import { randomHex, type TableMessage } from './wire'

/** Send the shares of our seats: first only their hashes and, when those of all seats are fixed, the shares. What we were
 * shown and what we drew is kept, to check the end by it. `committed` are the seats that have drawn theirs. */
export function addShares(session: Session, { fair, seats }: TableMessage, committed: Set<number>): void {
  const kept = recall(session.table) ?? { commitment: fair.commitment, shares: {} }
  const mine = seats.filter((seat) => seat.mine)
  if (fair.sealed) {
    kept.commitments ??= fair.commitments ?? []
    keep(session.table, kept)
    for (const { seat, share } of mine) {
      const value = kept.shares[seat]
      if (share === 'committed' && value && hashOfHex(value) === fair.commitments?.[seat])
        void session.send({ type: 'reveal_share', value, seat })
    }
    return
  }
  for (const { seat, share } of mine) {
    if (share !== 'none' || committed.has(seat)) continue
    committed.add(seat)
    const value = randomHex(16)
    kept.shares[seat] = value
    void session.send({ type: 'commit_share', value: hashOfHex(value), seat })
  }
  for (const seat of Object.keys(kept.shares).map(Number))
    if (!seats[seat]?.mine) {
      committed.delete(seat)
      delete kept.shares[seat]
    }
  keep(session.table, kept)
}
