import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { app } from './vite/app.js'
import { texts } from './vite/texts.js'

/**
 * The built page is carried by the Python package, never by git.
 * @type {import('vite').Plugin}
 */
const ignored = {
  name: 'ignored-by-git',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.gitignore', source: '*\n' })
  },
}

const SERVER = 'http://localhost:8765'

export default defineConfig({
  plugins: [svelte(), texts(), app(), ignored],
  build: {
    outDir: '../src/archipel/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // What every page loads anyway, the runtime of Svelte included, in one file: small ones are compressed less well.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'common', test: /src\/board\/(Icon|Sprite|Badge|geometry|pointers|camera)\b/ }],
        },
      },
    },
  },
  // `npm run dev` beside a running `archipel serve`.
  server: {
    proxy: {
      '/api': SERVER,
      '/texts': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
