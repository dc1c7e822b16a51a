// Thefts, told to those they concern.
import { eventSentence } from '../../text/sentences'
import { causeOf, ofKinds, type Results, type Tale } from '../results'

/** A theft from me or by me; `by` is the field of the thief. */
export const theft =
  (kind: string, by = 'thief', picture = 'pc-robber') =>
  (tale: Tale) => {
    const { me } = tale.by
    const mine = ofKinds(tale.events, kind).filter((event) => me >= 0 && (event[by] === me || event.victim === me))
    const [last, ...others] = mine.toReversed()
    if (!last) return null
    return {
      tone: last[by] === me ? ('good' as const) : ('bad' as const),
      picture,
      about: tale.by.words.say('page-result-theft'),
      title: eventSentence(tale.by, last),
      rows: others.toReversed().map((event) => ({ seat: Number(event[by]), text: eventSentence(tale.by, event) })),
      why: causeOf(tale, 'robber_moved', 'pirate_moved', 'played_card', 'played_progress', 'fish_spent'),
    }
  }

export const results: Results = { stolen: theft('stolen') }
