// Pirates who attack, forts that are attacked, and land that comes out of the fog.
import { eventSentence } from '../../text/sentences'
import type { GameEvent } from '../../wire'
import { theft } from '../base/results'
import { causeOf, ofKinds, type Result, type Results, rowsFrom, type Tale } from '../results'

const TONES: Readonly<Record<string, Result['tone']>> = { won: 'good', lost: 'bad', even: 'plain' }
const SIGNS: Readonly<Record<string, string>> = { won: '<', lost: '>', even: '=' }

/** Warships against pirates; with several players one after the other. */
const fight =
  (kind: string, picture: string, ...after: readonly string[]) =>
  (tale: Tale): Result => {
    const { by } = tale
    const fights = ofKinds(tale.events, kind)
    const told = (fights.find((event) => event.seat === by.me) ?? fights.at(-1)) as GameEvent
    const outcome = String(told.outcome)
    return {
      tone: told.seat === by.me ? (TONES[outcome] ?? 'plain') : 'plain',
      picture,
      about: by.words.say(`page-result-${kind}`),
      title: eventSentence(by, told),
      against: {
        left: { picture, count: Number(told.strength), label: by.words.say('page-result-pirates') },
        sign: SIGNS[outcome] ?? '',
        right: { picture: 'pc-warship', count: Number(told.warships), label: by.words.say('page-result-warships') },
      },
      rows: [
        ...rowsFrom({ ...tale, events: fights.filter((event) => event !== told) }, kind),
        ...rowsFrom(tale, ...after),
      ],
      why: by.words.say(`page-result-${kind}-${outcome}`),
    }
  }

function discovery(tale: Tale): Result | null {
  const { by } = tale
  const found = ofKinds(tale.events, 'fog_lifted').filter((event) => event.seat === by.me)
  const last = found.at(-1)
  if (!last) return null
  const mine = { ...tale, events: tale.events.filter((event) => event.seat === by.me) }
  return {
    tone: 'good',
    picture: `ter-${last.terrain}`,
    about: by.words.say('page-result-discovery'),
    title: eventSentence(by, last),
    rows: [
      ...rowsFrom({ ...mine, events: found.slice(0, -1) }, 'fog_lifted'),
      ...rowsFrom(mine, 'fog_card', 'gold_taken'),
    ],
    why: causeOf(tale, 'built'),
    places: found.map((event) => ({ kind: 'tile', at: Number(event.tile) })),
  }
}

export const results: Results = {
  fleet_attacked: fight('fleet_attacked', 'pc-fleet', 'fleet_looted', 'gold_taken'),
  fort_attacked: fight('fort_attacked', 'pc-fort', 'fort_token_won', 'fort_conquered', 'ship_lost'),
  fog_lifted: discovery,
  cloth_stolen: theft('cloth_stolen', 'thief', 'pc-pirate'),
}
