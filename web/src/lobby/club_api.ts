// The server's calls for profiles, ratings and tournaments, loaded with the pages that show them.
import { call, get, post, type Some } from '../api'
import type { Ladder, NewTournament, Profile, TournamentHead, TournamentSheet } from '../wire.generated'

export type TournamentAct = 'join' | 'absent' | 'rated' | 'rounds' | 'start' | 'result' | 'end'

export const clubApi = {
  profile: (person: string) => get<Profile>(person ? `/api/profiles/${encodeURIComponent(person)}` : '/api/me/profile'),
  ladder: (box: string, seats: number) => get<Ladder>(`/api/ladder?box=${encodeURIComponent(box)}&seats=${seats}`),
  tournaments: () => get<TournamentHead[]>('/api/tournaments'),
  tournament: (id: string) => get<TournamentSheet>(`/api/tournaments/${encodeURIComponent(id)}`),
  organise: (tournament: Some<NewTournament>) => post<TournamentSheet>('/api/tournaments', tournament),
  inTournament: (id: string, what: TournamentAct, body: object = {}) =>
    post<TournamentSheet>(`/api/tournaments/${encodeURIComponent(id)}/${what}`, body),
  forgetTournament: (id: string) => call<void>('DELETE', `/api/tournaments/${encodeURIComponent(id)}`),
}
