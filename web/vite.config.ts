import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

// The built page is carried by the Python package, never by git.
const ignored: Plugin = {
  name: 'ignored-by-git',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.gitignore', source: '*\n' })
  },
}

const SERVER = 'http://localhost:8765'

export default defineConfig({
  plugins: [svelte(), ignored],
  build: { outDir: '../src/archipel/page', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  // `npm run dev` beside a running `python -m archipel.server`; the texts lie in the Python package.
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
