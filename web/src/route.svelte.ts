// Which page is shown: the address, read and changed without loading the page again.
export type Route =
  | { page: 'start'; friends: boolean }
  | { page: 'unknown' }
  | { page: 'table'; table: string }
  | { page: 'replay'; record: string }
  | { page: 'rules'; number: string; table: string }
  | { page: 'replays' }
  | { page: 'privacy' }
  | { page: 'notices' }
  | { page: 'fair'; record: string }
  | { page: 'preset'; preset: string }
  | { page: 'campaign'; campaign: string }
  | { page: 'profile'; person: string }
  | { page: 'tournament'; tournament: string }
  | { page: 'maps'; map: string }

// The server knows these addresses too: it answers others with 404 (server/http/page.py).
export function readRoute(path: string, hash = '', search = ''): Route {
  const [, head = '', rest = ''] = path.split('/')
  const id = decodeURIComponent(rest)
  if (head === 't' && id) return { page: 'table', table: id }
  if (head === 'replay' && id) return { page: 'replay', record: id }
  if (head === 'replays') return { page: 'replays' }
  if (head === 'privacy') return { page: 'privacy' }
  if (head === 'notices') return { page: 'notices' }
  if (head === 'fair' && id) return { page: 'fair', record: id }
  if (head === 'p' && id) return { page: 'preset', preset: id }
  if (head === 'campaign') return { page: 'campaign', campaign: id }
  if (head === 'profile') return { page: 'profile', person: id }
  if (head === 'tournament') return { page: 'tournament', tournament: id }
  if (head === 'maps') return { page: 'maps', map: id }
  if (head === 'rules') {
    const table = new URLSearchParams(search).get('table') ?? ''
    return { page: 'rules', number: decodeURIComponent(hash.replace('#', '')), table }
  }
  if (head === '' || head === 'friends') return { page: 'start', friends: head === 'friends' }
  return { page: 'unknown' }
}

class Router {
  route: Route = $state.raw(readRoute(location.pathname, location.hash, location.search))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    // Plain links inside the page change the address without loading it again.
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href^="/"]')
      if (
        !(link instanceof HTMLAnchorElement) ||
        link.target ||
        link.hasAttribute('download') ||
        link.pathname.startsWith('/api/')
      )
        return
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0 || event.defaultPrevented) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    this.route = readRoute(location.pathname, location.hash, location.search)
  }
}

export const router = new Router()
