// Thefts and monopolies, told to those they concern.
import { chronicle, eventSentence } from '../../text/sentences'
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

/** What a monopoly brought me or took from me; also that it brought nothing. */
function monopoly({ by, events }: Tale) {
  const all = ofKinds(events, 'monopolised')
  const mine = all[0]?.seat === by.me ? all : all.filter(({ from, count }) => from === by.me && count !== 0)
  const [title, ...others] = chronicle(by, mine)
  if (!title) return null
  const brought = mine.some(({ count }) => count !== 0)
  return {
    tone: !brought ? ('plain' as const) : mine === all ? ('good' as const) : ('bad' as const),
    picture: 'gl-monopoly',
    about: by.words.say('card-monopoly'),
    title: title.text,
    rows: others.map(({ text }) => ({ seat: -1, text })),
  }
}

export const results: Results = { stolen: theft('stolen'), monopolised: monopoly }
