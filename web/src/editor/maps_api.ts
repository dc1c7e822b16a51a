// The server's calls for maps, loaded with the pages that show them.
import { call, get, post } from '../api'
import type {
  MapCheck,
  MapDraft,
  MapKit,
  MapList,
  NewMap,
  OpenMap,
  StoredMap,
  TableOptions,
  TableSummary,
} from '../wire.generated'

const at = (map: string) => `/api/maps/${encodeURIComponent(map)}`
/** What is not said has the server's default. */
export type PlayMap = Omit<OpenMap, 'options'> & { options: Partial<TableOptions> }

export const mapsApi = {
  kit: () => get<MapKit>('/api/maps/kit'),
  check: (draft: MapDraft) => post<MapCheck>('/api/maps/check', draft),
  play: (map: PlayMap) => post<TableSummary>('/api/maps/play', map),
  list: () => get<MapList>('/api/maps'),
  map: (map: string) => get<StoredMap>(at(map)),
  add: (map: NewMap) => post<StoredMap>('/api/maps', map),
  change: (map: string, changed: NewMap) => call<StoredMap>('PUT', at(map), changed),
  copy: (map: string) => post<StoredMap>(`${at(map)}/copy`),
  forget: (map: string) => call<void>('DELETE', at(map)),
  file: (map: string) => `${at(map)}/file`,
}
