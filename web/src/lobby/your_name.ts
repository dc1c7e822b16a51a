// What the reader is called: kept in this browser, and given to the server.
import { api } from '../api'
import { settings } from '../settings.svelte'

/** Keep a name for the next time; what there is of it, '' for nothing. */
export function keepName(name: string): string {
  const wanted = name.trim().slice(0, 24)
  settings.name = wanted
  settings.save()
  return wanted
}

/** Tell the server, too, before it is asked for something that has names on it. */
export async function giveName(name: string): Promise<void> {
  const wanted = name.trim().slice(0, 24)
  if (!wanted) return
  await api.rename(wanted)
  keepName(wanted)
}
