// Barbarians who land, and how battles went: who fought with how many knights, who took prisoners, who lost knights.
import { tileOf } from '../../../text/places'
import { eventSentence, nameOf, personOf, type Speaker } from '../../../text/sentences'
import { causeOf, ofKinds, type Result, type ResultRow, type Results, rowsFrom, type Tale } from '../../results'
import { type Battle, reportOf, type Share } from './facts'

const countOf = (shares: readonly Share[], seat: number): number =>
  shares.reduce((sum, share) => sum + (share.seat === seat ? share.count : 0), 0)

function partsOf(by: Speaker, battle: Omit<Battle, 'knights' | 'barbarians'>): ResultRow[] {
  return battle.parts.map(({ seat, count }) => {
    const lost = battle.lost.filter((one) => one === seat).length
    const counts = { prisoners: countOf(battle.prisoners, seat), gold: countOf(battle.gold, seat), knights: lost }
    const said = Object.entries(counts)
      .filter(([, n]) => n > 0)
      .map(([what, n]) => by.words.say(`page-battle-${what}`, { count: n }))
    return {
      seat,
      text: by.words.listed(said) || by.words.say('page-battle-nothing'),
      count,
      picture: 'pc-knight-edge',
      ...(lost > 0 ? { tone: 'bad' as const } : counts.prisoners > 0 ? { tone: 'good' as const } : {}),
    }
  })
}

function whyOf(by: Speaker, battle: Battle): string {
  const losses = [...new Set(battle.lost)].map((seat) =>
    by.words.say('page-losses', { name: personOf(by, seat), count: battle.lost.filter((one) => one === seat).length }),
  )
  return `${by.words.say(`page-die-${battle.die}`)} ${losses.join(' ') || by.words.say('page-no-losses')}`
}

function battles({ by, before, events }: Tale): Result | null {
  const report = reportOf([...before, ...events])
  const [first, ...others] = report?.battles ?? []
  if (!first) return null
  const several = others.length > 0
  return {
    tone: 'good',
    picture: 'pc-barbarian',
    about: by.words.say('page-battles-turn', { name: nameOf(by, report?.seat ?? 0) }),
    title: several ? by.words.say('page-battles-won', { count: others.length + 1 }) : tileOf(by, first.tile),
    ...(several
      ? {}
      : {
          against: {
            left: { picture: 'pc-knight-edge', count: first.knights, label: by.words.say('page-battle-side-knights') },
            sign: '>',
            right: {
              picture: 'pc-barbarian',
              count: first.barbarians,
              label: by.words.say('page-battle-side-barbarians'),
            },
          },
        }),
    rows: [first, ...others].flatMap(({ knights, barbarians, ...battle }) => [
      ...(several
        ? [{ seat: -1, text: by.words.say('page-battle-sum', { place: tileOf(by, battle.tile), knights, barbarians }) }]
        : []),
      ...partsOf(by, battle),
    ]),
    why: [first, ...others].map((battle) => whyOf(by, battle)).join(' '),
    dice: [first, ...others].flatMap(({ die }) => (die ? [`colour-die-${die}`] : [])),
    places: [first, ...others].map((battle) => ({ kind: 'tile', at: battle.tile })),
  }
}

function landing(tale: Tale): Result {
  const { by, events } = tale
  const landed = ofKinds(events, 'barbarian_landed')
  const mine = ofKinds(events, 'building_conquered').some((event) => event.seat === by.me)
  return {
    tone: mine ? 'bad' : 'plain',
    picture: 'pc-barbarian',
    about: by.words.say('page-invasion'),
    title: by.words.say('page-landed', { count: landed.length }),
    rows: [
      ...landed.map((event) => ({ seat: -1, text: tileOf(by, Number(event.tile)) })),
      ...rowsFrom(tale, 'tile_conquered', 'building_conquered').map((row) => ({ ...row, tone: 'bad' as const })),
    ],
    why: causeOf(tale, 'built') || landed.map((event) => eventSentence(by, event)).join(' '),
    places: landed.map((event) => ({ kind: 'tile', at: Number(event.tile) })),
  }
}

export const results: Results = { battle_won: battles, barbarian_landed: landing }
