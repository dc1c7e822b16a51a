import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './settings.svelte'
import './styles/index.css'

// A part of the page that is gone: a newer one has been installed meanwhile.
addEventListener('vite:preloadError', () => location.reload())
await settings.load()
mount(App, { target: document.getElementById('app') as HTMLElement })
