// Damaged roads, in words.
import type { Listed } from '../../box'

export const listed: Listed = {
  nameOf: (by, _, { piece }) => (piece === 'road-broken' ? by.words.say('list-damaged') : undefined),
}
