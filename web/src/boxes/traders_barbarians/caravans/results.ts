// What came of a vote on a camel, and why.
import { eventSentence, nameOf } from '../../../text/sentences'
import type { GameEvent } from '../../../wire'
import { ofKinds, type Result, type Results, type Tale } from '../../results'

const VOTING = ['wool', 'grain', 'brick', 'lumber'] // brick and lumber where there are commodities

function vote({ by, before, events }: Tale): Result {
  const all = [...before, ...events]
  const at = all.findLastIndex((event) => event.kind === 'vote_decided')
  const decided = all[at] as GameEvent
  const earlier = all.slice(0, at).findLastIndex((event) => event.kind === 'vote_decided')
  const mine = decided.seat === by.me
  return {
    tone: mine ? 'good' : 'plain',
    picture: 'pc-camel',
    about: by.words.say('page-camel-vote'),
    title: by.words.say('page-vote-decides', {
      name: nameOf(by, Number(decided.seat)),
      seat_is: mine ? 'you' : 'other',
    }),
    rows: ofKinds(all.slice(earlier + 1, at), 'votes_laid', 'brick_votes_laid').map((laid) => ({
      seat: Number(laid.seat),
      text: eventSentence(by, laid),
      count: VOTING.reduce((sum, card) => sum + Number(laid[card] ?? 0), 0),
      picture: laid.kind === 'votes_laid' ? 'res-wool' : 'res-brick',
      ...(laid.seat === decided.seat ? { tone: 'good' as const } : {}),
    })),
    why: eventSentence(by, decided),
    places: ofKinds(all.slice(at), 'camel_placed').map((event) => ({ kind: 'edge', at: Number(event.to) })),
  }
}

export const results: Results = { vote_decided: vote }
