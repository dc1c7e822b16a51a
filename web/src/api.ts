// The REST part: one function for every call the page makes. Refusals come as `Refused` with their key.
import type { Refusal, TableOptions } from './wire'
import type {
  CampaignSheet,
  Catalogue,
  CreateTable,
  DeviceCode,
  FairReport,
  Holidays,
  Invitation,
  KeepDays,
  KnownHand,
  MapSheet,
  MatrixSheet,
  Me,
  Mixture,
  NewCampaign,
  NewNotice,
  NoticeSettings,
  NoticeTimes,
  OpenLesson,
  Preset,
  RecordInfo,
  Replay,
  RulesInPlaySheet,
  RulesPage,
  ServerVersion,
  TableSummary,
} from './wire.generated'

export type {
  CampaignSheet,
  Catalogue,
  FairReport,
  GameSheet,
  Holidays,
  Invitation,
  KeepDays,
  KnownHand,
  Ladder,
  LessonSheet,
  MatrixHead,
  MatrixSheet,
  Me,
  Mixture,
  NoticeSettings,
  NoticeTimes,
  OptionSheet,
  PlayedGame,
  PlayerName,
  Preset,
  Profile,
  RecordInfo,
  Replay,
  RulesPage,
  ScenarioResult,
  TableSummary,
  TournamentHead,
  TournamentSheet,
  TournamentTable,
} from './wire.generated'

/** What is not said has the server's default. */
export type Some<Body extends { options?: TableOptions }> = Omit<Body, 'options'> & { options: Partial<TableOptions> }

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key)
  }
}

// The first answer to a new visitor brings the cookie of a guest. A call sent beside it would make a second guest, so
// nothing is changed before that answer is here.
let arriving: Promise<unknown> = Promise.resolve()

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (method !== 'GET') await arriving
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

export const get = <T>(path: string) => call<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body)

export const api = {
  me: () => {
    const me = get<Me>('/api/me')
    arriving = me.catch(() => undefined)
    return me
  },
  rename: (name: string) => call<Me>('PATCH', '/api/me', { name }),
  signUp: (login: string, password: string) => post<Me>('/api/account', { login, password }),
  logIn: (login: string, password: string) => post<Me>('/api/login', { login, password }),
  logOut: () => post<void>('/api/logout'),
  logOutEverywhere: () => post<void>('/api/logout/all'),
  changePassword: (old: string, wanted: string) => post<Me>('/api/account/password', { old, new: wanted }),
  deleteMe: (password: string) => call<void>('DELETE', '/api/me', { password }),
  kept: () => get<KeepDays>('/api/kept'),
  notices: () => get<NoticeSettings>('/api/me/notices'),
  addNotice: (notice: NewNotice) => post<NoticeSettings>('/api/me/notices', notice),
  noticeTimes: (times: NoticeTimes) => call<NoticeSettings>('PUT', '/api/me/notices/times', times),
  dropNotice: (id: string) => call<NoticeSettings>('DELETE', `/api/me/notices/${encodeURIComponent(id)}`),
  confirmNotice: (token: string) => post<void>('/api/notices/confirm', { token }),
  endNotice: (token: string) => post<void>('/api/notices/off', { token }),
  holidays: () => get<Holidays>('/api/me/holidays'),
  addHoliday: (begins: number, ends: number) => post<Holidays>('/api/me/holidays', { begins, ends }),
  endHoliday: (id: string) => call<Holidays>('DELETE', `/api/me/holidays/${encodeURIComponent(id)}`),
  device: () => post<DeviceCode>('/api/me/device'),
  useDevice: (code: string) => post<Me>('/api/me/device/use', { code }),
  catalogue: () => get<Catalogue>('/api/catalogue'),
  surprise: (seats: number, advanced: boolean) =>
    get<Mixture>(`/api/surprise?seats=${seats}&advanced=${advanced ? 1 : 0}`),
  matrix: (language: string) => get<MatrixSheet>(`/api/matrix?lang=${language}`),
  version: () => get<ServerVersion>('/api/version'),
  rules: (language: string, box: string) => get<RulesPage>(`/api/rules?lang=${language}&box=${box}`),
  findRules: (language: string, words: string) =>
    get<RulesPage>(`/api/rules?lang=${language}&words=${encodeURIComponent(words.slice(0, 200))}`),
  rulesInPlay: (table: string) => get<RulesInPlaySheet>(`/api/tables/${encodeURIComponent(table)}/rules`),
  rule: (number: string, language: string) =>
    get<RulesPage>(`/api/rules?lang=${language}&number=${encodeURIComponent(number)}`),
  hands: (table: string) => get<KnownHand[]>(`/api/tables/${encodeURIComponent(table)}/hands`),
  tables: () => get<TableSummary[]>('/api/tables'),
  open: (table: Some<CreateTable>) => post<TableSummary>('/api/tables', table),
  learn: (lesson: OpenLesson) => post<TableSummary>('/api/lessons', lesson),
  table: (tableOrCode: string) => get<TableSummary>(`/api/tables/${encodeURIComponent(tableOrCode)}`),
  deleteTable: (table: string) => call<void>('DELETE', `/api/tables/${encodeURIComponent(table)}`),
  map: (table: string) => get<MapSheet>(`/api/tables/${encodeURIComponent(table)}/map`),
  invitation: (table: string) => get<Invitation>(`/api/tables/${encodeURIComponent(table)}/invitation`),
  join: (tableOrCode: string, name: string | null, seat: number | null = null) =>
    post<TableSummary>(`/api/tables/${encodeURIComponent(tableOrCode)}/join`, { name, seat }),
  presets: () => get<Preset[]>('/api/presets'),
  preset: (id: string) => get<Preset>(`/api/presets/${encodeURIComponent(id)}`),
  keep: (name: string, options: TableOptions) => post<Preset>('/api/presets', { name, options }),
  forget: (id: string) => call<void>('DELETE', `/api/presets/${encodeURIComponent(id)}`),
  campaigns: () => get<CampaignSheet[]>('/api/campaigns'),
  campaign: (id: string) => get<CampaignSheet>(`/api/campaigns/${encodeURIComponent(id)}`),
  beginCampaign: (campaign: Some<NewCampaign>) => post<CampaignSheet>('/api/campaigns', campaign),
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
