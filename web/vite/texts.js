// The texts of the Python package as the page fetches them: one file for each box and language, named by its content.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MODULE = 'virtual:texts'
const RESOLVED = `\0${MODULE}`
const FOLDER = fileURLToPath(new URL('../../src/archipel/texts', import.meta.url))
const LEFT_OUT = ['terminal.ftl', 'faults.ftl'] // the server says these
const DEV = '/@texts/'

/** How the names of a box's files begin; a file of no box in particular is loaded with the base game. */
const STARTS = {
  base: [''],
  seafarers: ['sea'],
  cities_knights: ['cities', 'ck_'],
  traders_barbarians: ['traders', 'tb_'],
  junior: ['junior'],
  days: ['days'], // of games that are played in days
  maps: ['maps'], // of the map editor
}

export const BOXES = Object.keys(STARTS)
export const LANGUAGES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)

const boxOf = (file) => BOXES.findLast((box) => STARTS[box].some((start) => file.startsWith(start)))

/** All texts of a box in one language. */
export function textsOf(box, language) {
  const folder = join(FOLDER, language)
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.ftl') && !LEFT_OUT.includes(file) && boxOf(file) === box,
  )
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

const moduleOf = (addressOf) => {
  const byLanguage = (box) => Object.fromEntries(LANGUAGES.map((language) => [language, addressOf(box, language)]))
  return `export const TEXTS = ${JSON.stringify(Object.fromEntries(BOXES.map((box) => [box, byLanguage(box)])))}`
}

/** @returns {import('vite').Plugin} */
export function texts() {
  let building = false
  return {
    name: 'archipel-texts',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return
      if (!building) return moduleOf((box, language) => `${DEV}${box}.${language}.ftl`)
      return moduleOf((box, language) => {
        const source = textsOf(box, language)
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `assets/${box}.${language}-${hash}.ftl`
        this.emitFile({ type: 'asset', fileName, source })
        return `/${fileName}`
      })
    },
    configureServer(server) {
      server.watcher.add(FOLDER)
      server.watcher.on('change', (path) => path.startsWith(FOLDER) && server.ws.send({ type: 'full-reload' }))
      server.middlewares.use(DEV, (request, response) => {
        const [box, language] = request.url.slice(1).split('.')
        response.setHeader('Content-Type', 'text/plain; charset=utf-8')
        response.end(BOXES.includes(box) && LANGUAGES.includes(language) ? textsOf(box, language) : '')
      })
    },
    // Texts of boxes from outside the package come from the server, which is asked for them in any case.
    transformIndexHtml: {
      handler: () =>
        building ? [] : [{ tag: 'meta', attrs: { name: 'archipel-texts', content: '/texts/' }, injectTo: 'head' }],
    },
  }
}
