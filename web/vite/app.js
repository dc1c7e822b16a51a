// What makes the page an app: manifests, a page for when there is no network, the service worker, and a version.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { LANGUAGES, textsOf } from './texts.js'

const SEA = '#12506b'
const worker = () => readFileSync(new URL('../app/worker.js', import.meta.url), 'utf8')

function speaker(language) {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(textsOf('base', language)))
  return (key) => {
    const text = bundle.getMessage(key)
    if (!text?.value) throw new Error(`no text ${key} in ${language}`)
    return bundle.formatPattern(text.value, {})
  }
}

function manifest(language) {
  const t = speaker(language)
  const icon = (file, size, purpose) => ({ src: `/${file}`, sizes: size, type: 'image/png', purpose })
  return {
    id: '/',
    name: 'Archipel',
    short_name: 'Archipel',
    description: t('page-app-about'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: SEA,
    theme_color: SEA,
    categories: ['games'],
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable.png', '512x512', 'maskable'),
    ],
    shortcuts: [{ name: t('page-rules'), url: '/rules' }],
  }
}

/** Nobody can ask which language is wanted without a network: the page has both. */
function offlinePage() {
  const parts = LANGUAGES.map((language) => {
    const t = speaker(language)
    return `<section lang="${language}">
<h1>${t('page-offline-title')}</h1>
<p>${t('page-offline-why')}</p>
<h2>${t('page-offline-works')}</h2>
<ul><li>${t('page-offline-table')}</li><li>${t('page-offline-rules')} <a href="/rules">${t('page-rules')}</a></li><li>${t('page-offline-terminal')}</li></ul>
<p><a class="again" href="">${t('page-try-again')}</a></p>
</section>`
  })
  return `<!doctype html>
<html lang="${LANGUAGES[0]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${SEA}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/offline.css">
<title>Archipel</title>
</head>
<body>
<main>
<img src="/icon.svg" alt="" width="72" height="72">
${parts.join('\n')}
</main>
</body>
</html>
`
}

const filesOf = (bundle) =>
  Object.keys(bundle)
    .filter((name) => name.startsWith('assets/'))
    .sort()

/** The files have their contents in their names, so that their names name the build. */
const versionOf = (files) => createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)

/** @returns {import('vite').Plugin} */
export function app() {
  return {
    name: 'archipel-app',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        { tag: 'meta', attrs: { name: 'archipel-page', content: versionOf(filesOf(bundle)) } },
        { tag: 'link', attrs: { rel: 'manifest', href: `/${LANGUAGES[0]}.webmanifest` } },
      ],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = filesOf(bundle)
        const version = versionOf(files)
        const write = (fileName, source) => this.emitFile({ type: 'asset', fileName, source })
        for (const language of LANGUAGES) write(`${language}.webmanifest`, JSON.stringify(manifest(language), null, 1))
        write('offline.html', offlinePage())
        write('version.txt', `${version}\n`)
        const list = JSON.stringify(files.map((file) => `/${file}`))
        write('sw.js', worker().replace("'__VERSION__'", `'${version}'`).replace("['__FILES__']", list))
      },
    },
  }
}
