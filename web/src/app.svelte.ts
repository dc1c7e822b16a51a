// What makes the page an app, loaded once the first page is shown: the service worker, and the look for a newer page.
import { api } from './api'
import { news } from './news.svelte'
import { speech } from './text/speech.svelte'
import type { ServerVersion } from './wire.generated'

const LOOK_EVERY = 30 * 60_000

/** Names the build of this page; '' with `npm run dev`. */
export const BUILD = document.querySelector<HTMLMetaElement>('meta[name="archipel-page"]')?.content ?? ''

/** Ask the server for its version; what differs from this page's build is a newer page. */
export async function look(): Promise<ServerVersion | null> {
  const found = await api.version().catch(() => null)
  if (BUILD && found?.page && found.page !== BUILD) news.newer = true
  return found
}

/** Only over HTTPS and on the machine itself is there such a thing as a service worker. */
function install(): void {
  if (BUILD) navigator.serviceWorker?.register('/sw.js').catch(() => {})
}

/** The manifest in the reader's language: its words are shown when the app is installed. */
function nameApp(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link) link.href = `/${speech.language}.webmanifest`
}

export function start(): void {
  install()
  $effect.root(() => {
    $effect(nameApp)
  })
  setInterval(look, LOOK_EVERY)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void look())
}
