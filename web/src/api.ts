// The REST part: one function for every call the page makes. Refusals come as `Refused` with their key.
import type { Action, Fair, GameEvent, OptionValue, Refusal, SeatInfo, SheetMessage, TableOptions } from './wire'

export interface TableSummary {
  table: string
  code: string
  title: string
  state: 'waiting' | 'playing' | 'over' | 'closed'
  game: string
  seats: SeatInfo[]
  clock: string
  public: boolean
  spectators_allowed: boolean
  mine: boolean
  created: number
  changed: number
  winners: number[]
}
export interface Me {
  person: string
  name: string
  account: string
  games: TableSummary[]
}
export interface OptionSheet {
  name: string
  default: OptionValue
  rule: string
  choices: OptionValue[]
  least: number
  most: number
}
export interface GameSheet {
  name: string
  box: string
  seats: number[]
  colours: string[]
  options: OptionSheet[]
  defaults: Record<string, Record<string, OptionValue>> // by number of seats: values that are not the defaults
  layers: Record<string, { options: string[]; defaults: Record<string, OptionValue> }>
  bots: string[] // offered at its tables, the simplest first
  default_bot: string
}
export interface Catalogue {
  games: GameSheet[]
  bots: { name: string; settings: Record<string, [number, number, number]> }[]
  clocks: { name: string; turn: number; answer: number }[]
  emotes: string[]
}
export interface RuleText {
  number: string
  box: string
  section: string
  text: string
}
export interface Preset {
  preset: string
  name: string
  options: TableOptions
  mine: boolean
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
}
export interface ReplayFrame {
  seat: number
  action: Action | null
  notation: string
  events: GameEvent[]
  changed: Record<string, unknown>
}
export interface Replay {
  record: RecordInfo
  sheet: SheetMessage
  seat: number
  first: number
  total: number
  frames: ReplayFrame[]
}
export interface FairReport {
  commitment_fits: boolean
  seed_fits: boolean
  draws_fit: boolean
  draws: number
  first_wrong_step: number | null
}

export interface ScenarioResult {
  scenario: string
  points: number[]
  winners: number[]
}
export interface CampaignSheet {
  campaign: string
  title: string
  mine: boolean
  order: string[]
  players: string[]
  results: ScenarioResult[]
  standings: { seat: number; place: number; wins: number; points: number }[]
  next: string
  table: TableSummary | null
  created: number
  changed: number
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused({ key: 'page.offline' })
  }
  if (answer.status === 204) return undefined as T
  const told: unknown = await answer.json().catch(() => null)
  if (answer.ok) return told as T
  const refusal = told as Refusal | null
  throw new Refused(refusal?.key ? refusal : { key: 'page.failed', details: { status: answer.status } })
}

const get = <T>(path: string) => call<T>('GET', path)
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body)

export interface NewTable {
  options: Partial<TableOptions>
  name: string | null
  sit: number | null
  bots: string[]
}

export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => call<Me>('PATCH', '/api/me', { name }),
  signUp: (login: string, password: string) => post<Me>('/api/account', { login, password }),
  logIn: (login: string, password: string) => post<Me>('/api/login', { login, password }),
  logOut: () => post<void>('/api/logout'),
  device: () => post<{ code: string; seconds: number }>('/api/me/device'),
  useDevice: (code: string) => post<Me>('/api/me/device/use', { code }),
  catalogue: () => get<Catalogue>('/api/catalogue'),
  rules: () => get<{ rules: RuleText[]; legend: Record<string, string> }>('/api/rules'),
  tables: () => get<TableSummary[]>('/api/tables'),
  open: (table: NewTable) => post<TableSummary>('/api/tables', table),
  table: (tableOrCode: string) => get<TableSummary>(`/api/tables/${encodeURIComponent(tableOrCode)}`),
  join: (tableOrCode: string, name: string | null, seat: number | null = null) =>
    post<TableSummary>(`/api/tables/${encodeURIComponent(tableOrCode)}/join`, { name, seat }),
  presets: () => get<Preset[]>('/api/presets'),
  preset: (id: string) => get<Preset>(`/api/presets/${encodeURIComponent(id)}`),
  keep: (name: string, options: TableOptions) => post<Preset>('/api/presets', { name, options }),
  forget: (id: string) => call<void>('DELETE', `/api/presets/${encodeURIComponent(id)}`),
  campaigns: () => get<CampaignSheet[]>('/api/campaigns'),
  campaign: (id: string) => get<CampaignSheet>(`/api/campaigns/${encodeURIComponent(id)}`),
  beginCampaign: (campaign: { options: Partial<TableOptions>; bots: string[] }) =>
    post<CampaignSheet>('/api/campaigns', campaign),
  nextOfCampaign: (id: string) => post<TableSummary>(`/api/campaigns/${encodeURIComponent(id)}/next`),
  forgetCampaign: (id: string) => call<void>('DELETE', `/api/campaigns/${encodeURIComponent(id)}`),
  bring: (record: string) => post<RecordInfo>('/api/records', { record }),
  replay: (record: string, seat = -2, first = 0, count = 1000) =>
    get<Replay>(`/api/records/${encodeURIComponent(record)}/replay?seat=${seat}&first=${first}&count=${count}`),
  verify: (record: string) => get<FairReport>(`/api/records/${encodeURIComponent(record)}/verify`),
}

/** All frames of a replay, however many calls it takes. */
export async function wholeReplay(record: string, seat = -2): Promise<Replay> {
  const replay = await api.replay(record, seat)
  while (replay.frames.length < replay.total) {
    const more = await api.replay(record, seat, replay.frames.length)
    if (more.frames.length === 0) break
    replay.frames.push(...more.frames)
  }
  return replay
}
