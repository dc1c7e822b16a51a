import { mount } from 'svelte'
import App from './App.svelte'
import { watchHands } from './hands'
import { settings } from './settings.svelte'
import './styles/index.css'

// A part of the page that is gone: a newer one has been installed meanwhile. Where that does not help, `Lazy` says so.
// While the server does not answer there is nothing to load, and the page stays.
const RELOADED = 'archipel-reloaded'
const RELOAD_EVERY = 10_000 // milliseconds
addEventListener('vite:preloadError', async () => {
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(RELOADED)) < RELOAD_EVERY) return
  if (!(await fetch('/healthz').catch(() => null))) return
  sessionStorage.setItem(RELOADED, String(now))
  location.reload()
})
watchHands()
await settings.load()
mount(App, { target: document.getElementById('app') as HTMLElement })
// Nothing of the first page waits for this.
setTimeout(
  () =>
    import('./app.svelte').then(
      (app) => app.start(),
      () => {},
    ),
  5000,
)
