// How a landing of the barbarians went: who defended with what, who loses a city, who is thanked.
import { cornerOf } from '../../text/places'
import type { GameEvent } from '../../wire'
import { theft } from '../base/results'
import { ofKinds, type Result, type ResultRow, type Results, rowsFrom, type Tale } from '../results'

const TONES: Readonly<Record<string, 'good' | 'bad'>> = { loses_city: 'bad', defender: 'good', progress: 'good' }

function landing(tale: Tale): Result {
  const { by, events } = tale
  const attack = events[0] as GameEvent
  const [strength, defence] = [Number(attack.strength), Number(attack.defence)]
  const held = attack.outcome === 'held'
  const say = (key: string, values = {}) => by.words.say(`page-landing-${key}`, values)
  const fallen = ofKinds(events, 'city_lost')
  const rows = ofKinds(events, 'landing_part').map((part): ResultRow => {
    const city = fallen.find((event) => event.seat === part.seat)
    const outcome = String(part.outcome)
    return {
      seat: Number(part.seat),
      text: city
        ? say('lost', { place: cornerOf(by, Number(city.corner)) })
        : say(outcome === 'loses_city' ? 'chooses' : outcome),
      count: Number(part.strength),
      picture: 'pc-knight-1',
      ...(TONES[outcome] ? { tone: TONES[outcome] } : {}),
    }
  })
  return {
    tone: held ? 'good' : 'bad',
    picture: 'pc-barbarian-ship',
    about: say('about'),
    title: held ? say('held', { strength, defence }) : say('sacked'),
    against: {
      left: { picture: 'pc-barbarian', count: strength, label: say('cities') },
      sign: strength > defence ? '>' : strength < defence ? '<' : '=',
      right: { picture: 'pc-knight-1', count: defence, label: say('knights') },
    },
    rows,
    brief: rowsFrom(tale, 'city_lost', 'defender')
      .map(({ text }) => text)
      .join(' '),
    why: say(held ? 'why-held' : 'why-sacked'),
    places: fallen.map((event) => ({ kind: 'corner', at: Number(event.corner) })),
  }
}

export const results: Results = {
  barbarians_attacked: landing,
  card_taken: theft('card_taken', 'seat', 'gl-merchant'),
  progress_taken: theft('progress_taken', 'seat', 'gl-spy'),
}
