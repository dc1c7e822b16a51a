import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './settings.svelte'
import './styles/index.css'

await settings.load()
mount(App, { target: document.getElementById('app') as HTMLElement })
