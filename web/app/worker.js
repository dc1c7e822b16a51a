// The service worker: a page for when there is no network, the rules that were read, and no file lost by an update.
// The build writes the version and the files of the page here (vite/app.js).
const VERSION = '__VERSION__'
const FILES = ['__FILES__']
const PAGES = 'archipel-page-' // and a version: the files of one build
const ANSWERS = 'archipel-answers'
const HOME = '/'
const OFFLINE = '/offline.html'
const REPEATED = new Set(['/api/rules', '/api/catalogue']) // their last answers are given while there is no network

addEventListener('install', (event) => event.waitUntil(keepFiles().then(() => skipWaiting())))
addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => clients.claim())))

/** Everything the page may ask for; what has not changed is taken from the version before. */
async function keepFiles() {
  const cache = await caches.open(PAGES + VERSION)
  await cache.addAll([HOME, OFFLINE, '/offline.css', '/icon.svg'])
  for (const file of FILES) {
    const old = await caches.match(file)
    if (old) await cache.put(file, old)
    else await cache.add(file)
  }
}

/** The version before this one stays: a page that was opened with it may still ask for its files. */
async function dropOld() {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PAGES))
  await Promise.all(versions.slice(0, -2).map((name) => caches.delete(name)))
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFile(request))
  else if (REPEATED.has(pathname)) event.respondWith(lastAnswer(request))
})

async function openPage(request, pathname) {
  try {
    return await fetch(request)
  } catch {
    const page = await caches.match(pathname === '/rules' ? HOME : OFFLINE)
    return page ?? Response.error()
  }
}

async function keptFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function lastAnswer(request) {
  const cache = await caches.open(ANSWERS)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch {
    return (await cache.match(request)) ?? Response.error()
  }
}

/** It is somebody's turn: one notice for each table, with a way to end them. */
addEventListener('push', (event) => {
  const { title, body, link, off, stop } = event.data?.json() ?? {}
  if (!title) return
  const options = {
    body,
    tag: link,
    icon: '/icon-192.png',
    data: { link, off },
    actions: [{ action: 'off', title: stop }],
  }
  event.waitUntil(registration.showNotification(title, options))
})

addEventListener('notificationclick', (event) => {
  const { link, off } = event.notification.data
  event.notification.close()
  event.waitUntil(event.action === 'off' ? endNotices(off) : openTable(link))
})

async function endNotices(token) {
  const headers = { 'Content-Type': 'application/json' }
  await fetch('/api/notices/off', { method: 'POST', headers, body: JSON.stringify({ token }) })
}

async function openTable(link) {
  const pages = await clients.matchAll({ type: 'window' })
  const open = pages.find((page) => new URL(page.url).pathname === link)
  await (open ? open.focus() : clients.openWindow(link))
}
