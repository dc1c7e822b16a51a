// Made by tools/wire_types.py from the server's schemas; `make wire` writes it again. Do not edit.
// src/archipel/server/messages says what each is for.
import type { Action, GameEvent, OptionValue, View } from './wire'

export interface Act {
  type: 'act'
  id: string
  seen: number
  action: Action
  seat?: number | null
}

export interface AddBot {
  type: 'add_bot'
  id: string
  seat: number
  bot: string
}

export interface Answer {
  type: 'answer'
  id: string
  ok: boolean
  version: number
  key: string | null
  rule: string | null
  details: Record<string, unknown> | null
}

export interface AskHint {
  type: 'hint'
  id: string
  seat?: number | null
  without?: string[]
}

export interface AskNote {
  type: 'note'
  id: string
  place: 'corner' | 'edge' | 'tile'
  at: number
}

export interface Awaited {
  seat: number
  since: number
  until: number
}

export interface Back {
  type: 'back'
  id: string
}

export interface BlockSheet {
  name: string
  size: number
  each: number
  per: string
  seen: string
  reads: string
  names: string[]
}

export interface BotSheet {
  name: string
  settings: Record<string, [number, number, number]>
}

export interface BoxCount {
  box: string
  games: number
  wins: number
}

export interface BrokenScenario {
  file: string
  reason: string
  said: Record<string, string>
}

export interface Bye {
  type: 'bye'
  key: string
  retry_after: number
}

export interface CampaignSheet {
  campaign: string
  title: string
  mine: boolean
  box: string
  order: string[]
  players: string[]
  results: ScenarioResult[]
  standings: CampaignStanding[]
  next: string
  table: TableSummary | null
  created: number
  changed: number
}

export interface CampaignStanding {
  seat: number
  place: number
  wins: number
  points: number
}

export interface Catalogue {
  protocol: number
  games: GameSheet[]
  bots: BotSheet[]
  clocks: ClockSheet[]
  emotes: string[]
  broken: BrokenScenario[]
  rules: number
  ratings: boolean
  notices: boolean
  lessons: LessonSheet[]
}

export interface ChangeMe {
  name: string
}

export interface ChangeOptions {
  type: 'options'
  id: string
  options: TableOptions
}

export interface ChangePace {
  type: 'pace'
  id: string
  pace: 'fast' | 'human' | 'instant'
}

export interface ChangePassword {
  old: string
  new: string
}

export interface Chat {
  type: 'chat'
  lines: ChatLine[]
}

export interface ChatLine {
  number: number
  person: string
  name: string
  seat: number
  text: string
  at: number
}

export interface ChooseRated {
  type: 'rated'
  id: string
  rated: boolean
  seat?: number | null
}

export interface Clock {
  type: 'clock'
  clock: ClockState
}

export interface ClockSheet {
  name: 'blitz' | 'day' | 'eight_hours' | 'fast' | 'none' | 'normal' | 'slow' | 'three_days' | 'week'
  turn: number
  answer: number
}

export interface ClockState {
  name: 'blitz' | 'day' | 'eight_hours' | 'fast' | 'none' | 'normal' | 'slow' | 'three_days' | 'week'
  left: Record<string, number>
  full: Record<string, number>
  running: number[]
  paused: boolean
  absent_in: Record<string, number>
  votes: number[]
  votes_needed: number
  offer: OfferClock | null
  late: Record<string, number>
  overtime_votes: Record<string, 'bot' | 'seat' | 'wait'>
  overtime_votes_needed: number
  holiday_until: Record<string, number>
}

export interface Close {
  type: 'close'
  id: string
}

export interface CommitShare {
  type: 'commit_share'
  id: string
  value: string
  seat?: number | null
}

export interface CoursePoint {
  ended: number
  rating: number
  low: number
  high: number
}

export interface CreateTable {
  options?: TableOptions
  name?: string | null
  sit?: number | null
  bots?: string[]
}

export interface Credentials {
  login: string
  password: string
}

export interface DeleteMe {
  password?: string
}

export interface DeviceCode {
  code: string
  seconds: number
}

export interface Emote {
  type: 'emote'
  person: string
  name: string
  seat: number
  emote: string
}

export interface EnterResult {
  round: number
  table: number
  points: number[]
  winners: number[]
}

export interface Error {
  type: 'error'
  key: string
  id: string | null
  details: Record<string, unknown>
}

export interface EventFieldSheet {
  name: string
  kind: string
  names: string[]
  secret: boolean
}

export interface EventSheet {
  name: string
  fields: EventFieldSheet[]
  roles: string[]
}

export interface Fair {
  commitment: string
  commitments: string[] | null
  sealed: boolean
  secret: string | null
  shares: string[] | null
  seed: string | null
}

export interface FairReport {
  commitment_fits: boolean
  shares_fit: boolean
  seed_fits: boolean
  draws_fit: boolean
  draws: number
  first_wrong_step: number | null
  shares_bound: boolean
  withheld: number[]
}

export interface FieldSheet {
  name: string
  kind: string
  size: number
  names: string[]
  owed: string
}

export interface Form {
  kind: string
  fields: FieldSheet[]
  seat: number
}

export interface GameSheet {
  name: string
  box: string
  seats: number[]
  colours: string[]
  options: OptionSheet[]
  defaults: Record<string, Record<string, boolean | number | string>>
  defaults_with: Record<string, Record<string, Record<string, boolean | number | string>>>
  layers: Record<string, LayerSheet>
  bots: string[]
  default_bot: string
}

export interface GoodSheet {
  name: string
  group: string
  counts: boolean
  stealable: boolean
  tradable: boolean
  bought: boolean
  paid: boolean
  open: boolean
}

export interface GraphSheet {
  tile_names: string[]
  corner_names: string[]
  edge_names: string[]
  tile_xy: [number, number][]
  corner_xy: [number, number][]
  edge_corners: [number, number][]
  edge_tiles: number[][]
  tile_corners: number[][]
  tile_edges: number[][]
}

export interface HeadToHead {
  player: PlayerName
  games: number
  higher: number
  lower: number
}

export interface Hello {
  type: 'hello'
  id: string
  seen?: number | null
  seat?: number | null
}

export interface Hint {
  type: 'hint'
  id: string
  version: number
  seat: number
  action: Action
  notation: string
  reasons: [string, number][]
  hand: Record<string, number>
  points: number
}

export interface HoldOffer {
  type: 'hold_offer'
  id: string
  held: boolean
  seat?: number | null
}

export interface Holiday {
  id: string
  begins: number
  ends: number
}

export interface Holidays {
  holidays: Holiday[]
  days_a_year: number
  days_used: number
}

export interface HouseRuleSheet {
  option: string
  value: boolean | number | string
  rule: string
}

export interface InAdvance {
  roll_and_end: boolean
  refuse_below: number
}

export interface Invitation {
  link: string
  reach: 'everywhere' | 'house' | 'machine'
}

export interface Jetty {
  corner: number
  seat: number
  state: 'free' | 'held' | 'shut'
}

export interface JoinTable {
  name?: string | null
  seat?: number | null
}

export interface JoinTournament {
  name?: string | null
}

export interface KeepDays {
  guests: number
  logins: number
  waiting: number
  playing: number
  finished: number
  imports: number
}

export interface Kick {
  type: 'kick'
  id: string
  seat: number
}

export interface KitChapter {
  name: string
  places: Record<string, string[]>
  values: string[]
}

export interface KnownHand {
  known: Record<string, number>
  unknown: number
  mean: Record<string, number>
  chance: number
  brings: Record<string, Record<string, number>>
}

export interface Ladder {
  box: string
  seats: number
  least_games: number
  rows: LadderRow[]
  pools: PoolSheet[]
}

export interface LadderRow {
  player: PlayerName
  place: number
  rating: number
  low: number
  high: number
  games: number
  wins: number
}

export interface LayerSheet {
  options: string[]
  forced: Record<string, boolean | number | string>
  more_points: number
  excludes: Record<string, string>
  needs: Record<string, string>
}

export interface LeaveLesson {
  type: 'leave_lesson'
  id: string
}

export interface LessonSheet {
  name: string
  box: string
  game: string
  steps: number
}

export interface LessonState {
  lesson: string
  steps: LessonStepSheet[]
  done: number
  do: Action[]
  waiting: boolean
}

export interface LessonStepSheet {
  name: string
  show: string[]
}

export interface Look {
  type: 'look'
  id: string
  seat: number
}

export interface LuckSheet {
  games: number
  pips: number
  pips_won: number
  pips_others: number
  goods: Record<string, number>
  cards: number
  expected: number
  rolls: number
  sevens: number
}

export interface MapCheck {
  file: string
  text: string
  sketch: Record<string, unknown> | null
  faults: MapFault[]
  facts: MapFact[]
  picture: [number, number, string][]
  seats: number[]
  target: number
  chapters: string[]
  game: GameSheet | null
}

export interface MapDraft {
  name?: string
  text?: string
  sketch?: Record<string, unknown> | null
}

export interface MapFact {
  kind: string
  name: string
  count: number
  tokens: number
  seats: number[]
}

export interface MapFault {
  line: number
  reason: string
  board: number
  places: string[]
  adds: string
  said: Record<string, string>
}

export interface MapKit {
  terrains: string[]
  fertile: string[]
  numbers: number[]
  harbours: string[]
  signs: Record<string, string>
  chapters: KitChapter[]
  seats: number[]
  least_target: number
  most_target: number
  most_tiles: number
  largest: number
  without: string[]
  counts: Record<string, Record<string, number>>
  counts_large: Record<string, Record<string, number>>
  most_pieces: number
  most_cards: number
}

export interface MapList {
  mine: MapSummary[]
  public: MapSummary[]
  most: number
}

export interface MapSheet {
  number: number
  sheet: Sheet
  view: View
}

export interface MapSummary {
  map: string
  name: string
  author: string
  mine: boolean
  public: boolean
  playable: boolean
  seats: number[]
  target: number
  chapters: string[]
  picture: [number, number, string][]
  changed: number
}

export interface MatrixCell {
  answer: 'advanced' | 'changed' | 'idle' | 'no' | 'same' | 'yes'
  rule: string
  mixture: Mixture | null
}

export interface MatrixHead {
  kind: 'game' | 'layer' | 'seats'
  name: string
}

export interface MatrixRow {
  head: MatrixHead
  cells: MatrixCell[]
}

export interface MatrixSheet {
  columns: MatrixHead[]
  rows: MatrixRow[]
  rules: Record<string, string>
}

export interface Me {
  person: string
  name: string
  account: string
  games: TableSummary[]
}

export interface Mixture {
  game: string
  seats: number
  options: Record<string, boolean>
}

export interface Move {
  action: Action
  notation: string
  seat: number
}

export interface Moves {
  type: 'moves'
  changed: Record<string, unknown>
  by: number
  undone: boolean
  version: number
  seat: number
  legal: Move[]
  forms: Form[]
  deciding: number[]
  events_from: number
  events: GameEvent[]
  clock: ClockState
  may_undo: boolean
  over: boolean
  lesson: LessonState | null
}

export interface Mute {
  type: 'mute'
  id: string
  person: string
  muted?: boolean
}

export interface NewCampaign {
  options?: TableOptions
  bots?: string[]
  box?: string
}

export interface NewHoliday {
  begins: number
  ends: number
}

export interface NewMap {
  name?: string
  text?: string
  sketch?: Record<string, unknown> | null
  public?: boolean
}

export interface NewNotice {
  kind: 'mail' | 'push' | 'webhook'
  address: string
  language: 'en' | 'fr'
  p256dh?: string
  auth?: string
}

export interface NewPreset {
  name: string
  options: TableOptions
}

export interface NewRecord {
  record: string
}

export interface NewTournament {
  options?: TableOptions
  title?: string
  system?: 'all' | 'swiss'
  rounds?: number
  join?: boolean
}

export interface NextTable {
  type: 'rematch'
  table: string
  code: string
}

export interface NotedHarbour {
  kind: string
  rate: number
  jetties: Jetty[]
}

export interface NotedSeat {
  seat: number
  pieces: Record<string, number>
  cards: Record<string, number>
}

export interface NotedTile {
  tile: number
  terrain: string
  numbers: number[]
  cases: number
  cards: Record<string, number>
  blocked: boolean
}

export interface Notice {
  type: 'notice'
  kind: string
  details: Record<string, unknown>
}

export interface NoticeChannel {
  id: string
  kind: 'mail' | 'push' | 'webhook'
  label: string
  confirmed: boolean
}

export interface NoticeSettings {
  push_key: string
  mail: boolean
  webhook: boolean
  channels: NoticeChannel[]
  times: NoticeTimes
}

export interface NoticeTimes {
  again: boolean
  quiet_from: number
  quiet_until: number
  zone: string
}

export interface NoticeToken {
  token: string
}

export interface OfferClock {
  left: number
  total: number
  held: boolean
}

export interface OpenLesson {
  lesson: string
  name?: string | null
  title?: string
}

export interface OpenMap {
  name?: string
  text?: string
  sketch?: Record<string, unknown> | null
  map?: string
  options?: TableOptions
  player?: string | null
  sit?: number | null
  bots?: string[]
}

export interface OptionSheet {
  name: string
  default: boolean | number | string
  rule: string
  choices: (boolean | number | string)[]
  least: number
  most: number
  seats: number[]
  opens: boolean
  first: boolean
  is_seat: boolean
}

export interface Over {
  type: 'over'
  winners: number[]
  points: number[]
  record: string
  fair: Fair
}

export interface Person {
  person: string
  name: string
  seats: number[]
  connected: boolean
}

export interface PersonInfo {
  person: string
  name: string
  account: string
  created: number
  seen: number
}

export interface PhaseSheet {
  name: string
  rule: string
  verbs: string[]
  forms: string[]
  cause: string
}

export interface PieceSheet {
  name: string
  place: string
  stock: number
}

export interface Ping {
  type: 'ping'
  id: string
}

export interface PlaceNote {
  type: 'note'
  id: string
  version: number
  place: 'corner' | 'edge' | 'tile'
  at: number
  cases: number
  tiles: NotedTile[]
  total: number
  piece: string
  seat: number
  seats: NotedSeat[]
  rolls: number
  rolled: number
  harbour: NotedHarbour | null
  near: [number, number] | null
}

export interface PlayedGame {
  record: string
  game: string
  box: string
  seats: PlayedSeat[]
  seat: number
  rated: boolean
  ended: number
  rating: number | null
}

export interface PlayedSeat {
  player: PlayerName
  place: number
  points: number
  won: boolean
}

export interface PlayerName {
  person: string
  name: string
  bot: string
}

export interface Pong {
  type: 'pong'
  id: string
  time: number
}

export interface PoolSheet {
  box: string
  seats: number
  players: number
}

export interface Presence {
  type: 'presence'
  people: Person[]
  spectators: number
}

export interface Preset {
  preset: string
  name: string
  options: TableOptions
  mine: boolean
}

export interface Profile {
  person: string
  name: string
  since: number
  mine: boolean
  games: number
  wins: number
  streak: number
  best_streak: number
  last: boolean[]
  ratings: RatingSheet[]
  course: CoursePoint[]
  boxes: BoxCount[]
  against: HeadToHead[]
  recent: PlayedGame[]
  luck: LuckSheet
}

export interface Pruned {
  guests: number
  logins: number
  tables: number
  imports: number
}

export interface RatingSheet {
  box: string
  seats: number
  rating: number
  low: number
  high: number
  games: number
  wins: number
  place: number
  players: number
}

export interface Reasons {
  type: 'reasons'
  id: string
  version: number
  reasons: (Refusal | null)[]
}

export interface RecordInfo {
  record: string
  game: string
  seats: number
  names: string[]
  steps: number
  winners: number[]
  created: number
  fair: Fair | null
  bots: string[]
}

export interface Refusal {
  key: string
  rule: string
  details: Record<string, unknown>
}

export interface Rematch {
  type: 'rematch'
  id: string
}

export interface RemoveBot {
  type: 'remove_bot'
  id: string
  seat: number
}

export interface Rename {
  type: 'rename'
  id: string
  seat: number
  name: string
}

export interface Replay {
  record: RecordInfo
  sheet: Sheet
  seat: number
  first: number
  total: number
  frames: ReplayFrame[]
}

export interface ReplayFrame {
  seat: number
  action: Action | null
  notation: string
  events: GameEvent[]
  changed: Record<string, unknown>
}

export interface RevealShare {
  type: 'reveal_share'
  id: string
  value: string
  seat?: number | null
}

export interface RuleBox {
  box: string
  title: string
  lead: string
  families: string[]
}

export interface RulePicture {
  box: string
  section: string
  alt: string
  sprites: string[]
}

export interface RuleText {
  number: string
  family: string
  box: string
  section: string
  text: string
  language: string
  exact: string
}

export interface RulesInPlaySheet {
  title: string
  game: string
  seats: number
  families: string[]
  without: string[]
  house: HouseRuleSheet[]
}

export interface RulesPage {
  rules: RuleText[]
  legend: Record<string, string>
  boxes: RuleBox[]
  pictures: RulePicture[]
}

export interface Say {
  type: 'chat'
  id: string
  text: string
}

export interface ScenarioResult {
  scenario: string
  points: number[]
  winners: number[]
}

export interface SeatInfo {
  seat: number
  colour: string
  kind: 'bot' | 'open' | 'person'
  name: string
  person: string
  bot: string
  mine: boolean
  connected: boolean
  absent: boolean
  offered: boolean
  share: 'committed' | 'none' | 'revealed'
  offers: 'all' | 'none' | 'not_this_turn'
  rated: boolean
}

export interface SendEmote {
  type: 'emote'
  id: string
  emote: string
}

export interface ServerVersion {
  version: string
  protocol: number
  page: string
}

export interface SetAbsent {
  person: string
  absent: boolean
}

export interface SetRated {
  rated: boolean
}

export interface Settings {
  type: 'settings'
  id: string
  auto_roll?: boolean | null
  auto_skip?: boolean | null
  roll_and_end?: boolean | null
  refuse_below?: number | null
}

export interface Sheet {
  type: 'sheet'
  game: string
  box: string
  players: number
  options: Record<string, OptionValue>
  colours: string[]
  graph: GraphSheet
  blocks: BlockSheet[]
  verbs: VerbSheet[]
  phases: PhaseSheet[]
  events: EventSheet[]
  pieces: PieceSheet[]
  prices: Record<string, Record<string, number>>
  cards: string[]
  goods: GoodSheet[]
  terrains: string[]
  yields: Record<string, string>
  decks: Record<string, string>
  odds: Record<string, number>
  readings: Record<string, string>
  tables: Record<string, Record<string, unknown>[]>
  facts: Record<string, number>
}

export interface Sit {
  type: 'sit'
  id: string
  seat: number
  name?: string | null
}

export interface Snapshot extends Omit<Moves, 'type' | 'changed' | 'by' | 'undone'> {
  type: 'snapshot'
  view: View
}

export interface Stand {
  type: 'stand'
  id: string
  seat: number
}

export interface Start {
  type: 'start'
  id: string
  bot?: string | null
}

export interface StartGame {
  bot?: string | null
}

export interface StartTable {
  table: number
}

export interface StoredMap {
  about: MapSummary
  text: string
}

export interface Table {
  type: 'table'
  table: string
  code: string
  state: 'closed' | 'damaged' | 'outdated' | 'over' | 'playing' | 'waiting'
  host: string
  you: string
  is_host: boolean
  options: TableOptions
  seats: SeatInfo[]
  people: Person[]
  spectators: number
  fair: Fair
  settings: Record<string, boolean>
  in_advance: InAdvance
  muted: string[]
  version: number
  rules: number
  protocol: number
  rated: 'off' | 'open' | 'rated'
}

export interface TableOptions {
  game: string
  seats: number
  options: Record<string, boolean | number | string>
  title: string
  public: boolean
  clock: 'blitz' | 'day' | 'eight_hours' | 'fast' | 'none' | 'normal' | 'slow' | 'three_days' | 'week'
  pace: 'fast' | 'human' | 'instant'
  undo: boolean
  hints: boolean
  chat: boolean
  spectators: boolean
  spectator_delay: number
  absent: 'bot' | 'wait'
  overtime: 'bot' | 'seat' | 'vote'
  offer_hours: number
}

export interface TableSummary {
  table: string
  code: string
  title: string
  state: 'closed' | 'damaged' | 'outdated' | 'over' | 'playing' | 'waiting'
  game: string
  seats: SeatInfo[]
  clock: 'blitz' | 'day' | 'eight_hours' | 'fast' | 'none' | 'normal' | 'slow' | 'three_days' | 'week'
  public: boolean
  spectators_allowed: boolean
  mine: boolean
  created: number
  changed: number
  winners: number[]
  rules: number
  host: string
  awaited: Awaited[]
  rated: boolean
}

export interface Token {
  token: string
}

export interface TournamentData {
  options: TableOptions
  system: 'all' | 'swiss'
  rounds_wanted: number
  seed: number
  sizes: number[]
  players: TournamentPlayer[]
  rounds: TournamentRound[]
  ended: boolean
}

export interface TournamentHead {
  tournament: string
  title: string
  mine: boolean
  players: number
  round: number
  rounds_planned: number
  state: 'between' | 'joining' | 'over' | 'playing'
  changed: number
}

export interface TournamentPlayer {
  person: string
  name: string
  absent: boolean
  rated: boolean
}

export interface TournamentRound {
  tables: TournamentTable[]
  byes: number[]
  absent: number[]
}

export interface TournamentSheet {
  tournament: string
  title: string
  mine: boolean
  me: number | null
  organiser: string
  state: 'between' | 'joining' | 'over' | 'playing'
  data: TournamentData
  rounds_planned: number
  standings: TournamentStanding[]
  states: string[]
  created: number
  changed: number
  ratings: boolean
}

export interface TournamentStanding {
  player: number
  place: number
  points: number
  wins: number
  part: number
  opponents: number
  games: number
  byes: number
}

export interface TournamentTable {
  players: number[]
  table: string
  points: number[]
  winners: number[]
  by_hand: boolean
  rated: boolean
}

export interface Undo {
  type: 'undo'
  id: string
  seen: number
  seat?: number | null
}

export interface UseDeviceCode {
  code: string
}

export interface VerbSheet {
  name: string
  form: boolean
  fields: FieldSheet[]
  chapter: string
  roles: string[]
  price: string
  plays: string
}

export interface VoteExtend {
  type: 'vote_extend'
  id: string
}

export interface VoteOvertime {
  type: 'vote_overtime'
  id: string
  late: number
  vote: 'bot' | 'seat' | 'wait'
}

export interface WantOffers {
  type: 'want_offers'
  id: string
  offers: 'all' | 'none' | 'not_this_turn'
  seat?: number | null
}

export interface Why {
  type: 'why'
  id: string
  actions: Action[]
  seat?: number | null
}

export type ServerMessage =
  Answer | Table | Sheet | Snapshot | Moves | Clock | Presence | Chat | Emote | Notice | Reasons | PlaceNote |
  Hint | Over | NextTable | Pong | Error | Bye

export type ClientMessage =
  Hello | Ping | Look | Act | Undo | Why | AskNote | AskHint | LeaveLesson | Say | SendEmote | Mute |
  VoteExtend | VoteOvertime | Settings | HoldOffer | WantOffers | Back | Sit | Stand | AddBot | RemoveBot |
  Kick | ChooseRated | CommitShare | RevealShare | ChangeOptions | ChangePace | Rename | Start | Close |
  Rematch
