// A position of Cities & Knights on the board of the samples, with a block of everything that the page draws.
import {
  type Action,
  type Block,
  type Field,
  type Good,
  readSheet,
  type Sheet,
  type SheetMessage,
  type View,
} from '../src/wire'
import { verb as anyVerb, mine, sheetMessage, type Verb } from './samples'

const C = sheetMessage.graph.corner_names.length
const TRACKS = ['trade', 'politics', 'science']
export const PROGRESS = ['alchemist', 'smith', 'road_building', 'bishop', 'spy', 'merchant', 'commercial_harbour']
const block = (name: string, per: string, reads = 'count', names: string[] = [], each = 1): Block => ({
  name,
  size: per === 'corner' ? C : per === 'player' || per === 'colour' ? 4 * each : each,
  each: per === 'player' || per === 'colour' ? each : 0,
  per,
  seen: 'public',
  reads,
  names,
})
const blocks: Block[] = [
  block('improvement', 'player', 'cards', TRACKS, 3),
  block('metropolis', 'corner', 'name', ['', ...TRACKS]),
  block('metropolis_holder', '', 'holder', [], 3),
  block('crane', '', 'flag'),
  block('barbarians', ''),
  block('attacks', ''),
  block('defender_cards', 'player'),
  block('knight', 'corner', 'name', ['', 'basic', 'strong', 'mighty']),
  block('knight_active', 'corner', 'flag'),
  block('knights_left', 'colour', 'cards', ['basic', 'strong', 'mighty'], 3),
  block('knight_in_hand', '', 'count', [], 4),
  block('wall', 'corner', 'flag'),
  block('walls_left', 'colour'),
  block('tipped_city', 'corner', 'flag'),
  block('progress', 'player', 'cards', PROGRESS, PROGRESS.length),
  block('progress_count', 'player', 'cards', TRACKS, 3),
  block('progress_points', 'player', 'cards', ['printer', 'constitution'], 2),
  block('merchant', '', 'tile'),
  block('merchant_holder', '', 'holder'),
  block('event_die', '', 'name', ['', 'ship', ...TRACKS]),
]

export const corners = (set: Record<number, number> = {}): number[] => Array.from({ length: C }, (_, k) => set[k] ?? 0)
const CITY = 2
const [SETTLEMENT] = [1]

// Seat 0: a city with a wall, a metropolis, a strong active knight. Seat 1: a city, a basic knight at rest.
// Seat 2: a city on its side. Seat 3: a settlement, a mighty active knight.
export const cityView: View = {
  ...mine,
  seat: 0,
  active: 0,
  phase: 'action',
  hand: [[2, 1, 0, 1, 1, 2, 0, 4], ...[1, 2, 3].map(() => Array(8).fill(null))],
  building: corners({ 1: CITY, 5: CITY, 9: CITY, 13: SETTLEMENT, 17: SETTLEMENT }),
  held: corners({ 1: 1, 5: 1, 9: 2, 13: 3, 17: 4, 21: 1, 25: 2, 29: 4 }),
  improvement: [
    [2, 0, 4],
    [0, 5, 0],
    [0, 0, 0],
    [1, 1, 1],
  ],
  metropolis: corners({ 5: 3 }),
  metropolis_holder: [0, 0, 1],
  crane: 0,
  barbarians: 5,
  attacks: 0,
  defender_cards: [0, 2, 0, 0],
  knight: corners({ 21: 2, 25: 1, 29: 3 }),
  knight_active: corners({ 21: 1, 29: 1 }),
  knights_left: [
    [2, 1, 2],
    [1, 2, 2],
    [2, 2, 2],
    [2, 2, 1],
  ],
  knight_in_hand: [0, 0, 0, 0],
  wall: corners({ 1: 1 }),
  walls_left: [2, 3, 3, 3],
  tipped_city: corners({ 13: 1 }),
  progress: [PROGRESS.map((card) => Number(card === 'smith') + 2 * Number(card === 'merchant')), null, null, null],
  progress_count: [
    [2, 0, 1],
    [0, 3, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
  progress_points: [
    [0, 0],
    [1, 0],
    [0, 1],
    [0, 0],
  ],
  merchant: 4,
  merchant_holder: 4,
  event_die: 1,
  robber: 0,
  readings: {
    hand_limit: [9, 7, 7, 7],
    rates: Array(4).fill(Array(8).fill(4)),
    next_price: [
      { trade: { cloth: 3 }, politics: { coin: 1 }, science: { paper: 5 } },
      { trade: { cloth: 1 }, science: { paper: 1 } },
      {},
      {},
    ],
    next_level: [
      {
        trade: { level: 3, brings: ['ability'] },
        politics: { level: 1, brings: [] },
        science: { level: 5, brings: ['metropolis_for_good'] },
      },
      { trade: { level: 1, brings: [] }, science: { level: 1, brings: [] } },
      {},
      {},
    ],
    if_attacked_now: {
      steps_left: 2,
      strength: 3,
      defence: 5,
      holds: true,
      strengths: [2, 0, 0, 3],
      cities: [1, 1, 0, 0],
      lose: [],
      defend: [3],
      thanks: 'defender',
    },
  },
}
const corner = { name: 'corner', kind: 'corner', size: C, names: [], owed: '' }
const verb = (name: string, fields: Field[] = [corner], more: Partial<Verb> = {}): Verb => anyVerb(name, fields, more)
export const cityMessage: SheetMessage = {
  ...sheetMessage,
  game: 'cities_knights',
  box: 'cities_knights',
  cards: [...sheetMessage.cards, 'cloth', 'coin', 'paper'],
  goods: [
    ...sheetMessage.goods,
    ...['cloth', 'coin', 'paper'].map((name) => ({ ...(sheetMessage.goods[0] as Good), name, group: 'commodity' })),
  ],
  blocks: [...sheetMessage.blocks.filter((one) => !one.name.startsWith('card')), ...blocks],
  verbs: [
    ...sheetMessage.verbs.filter((one) => !one.name.includes('card') && !one.name.startsWith('play_')),
    ...['activate', 'promote', 'lift_knight', 'set_knight', 'displace', 'promote_free'].map((name) => verb(name)),
    verb('recruit', [corner], { roles: ['build'], price: 'knight' }),
    verb('build_wall', [corner], { roles: ['build'], price: 'wall' }),
    verb('improve', [{ name: 'track', kind: 'number', size: 3, names: TRACKS, owed: '' }]),
    verb('choose_deck', [{ name: 'track', kind: 'number', size: 3, names: TRACKS, owed: '' }]),
    verb('play_smith', [], { roles: ['card'], plays: 'smith' }),
    verb('play_merchant', [{ name: 'tile', kind: 'tile', size: 19, names: [], owed: '' }], {
      roles: ['card'],
      plays: 'merchant',
    }),
    verb('stop_promoting', []),
  ],
  prices: {
    ...sheetMessage.prices,
    knight: { wool: 1, ore: 1 },
    activation: { grain: 1 },
    promotion: { wool: 1, ore: 1 },
    wall: { brick: 2 },
    ...Object.fromEntries(
      ['cloth', 'coin', 'paper'].flatMap((card, k) =>
        [1, 2, 3, 4, 5].map((level) => [`${TRACKS[k]}_${level}`, { [card]: level }]),
      ),
    ),
  },
  decks: {
    alchemist: 'science',
    smith: 'science',
    road_building: 'science',
    bishop: 'politics',
    spy: 'politics',
    merchant: 'trade',
    commercial_harbour: 'trade',
  },
  tables: {
    levels: ['', '', 'ability', 'metropolis', 'metropolis_for_good'].map((brings, k) => ({ level: k + 1, brings })),
    gates: [1, 2, 3, 4, 5].map((level) => ({ level, red: level + 1 })),
  },
}
export const citySheet: Sheet = readSheet(cityMessage)
export const turn: Action[] = [
  { kind: 'end_turn' },
  { kind: 'improve', track: 'science' },
  { kind: 'lift_knight', corner: 21 },
  { kind: 'recruit', corner: 30 },
  { kind: 'play_merchant', tile: 3 },
]
