import { describe, expect, it } from 'vitest'
import { Words } from '../src/text/words'

const texts = import.meta.glob<string>('../../src/archipel/texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const page = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const read = (language: string, file: string): string => texts[`../../src/archipel/texts/${language}/${file}`] ?? ''
const keysOf = (source: string): string[] => {
  const keys: string[] = []
  let message = ''
  for (const line of source.split('\n')) {
    const found = /^([a-z][\w-]*) =/.exec(line)
    const attribute = /^ {4}\.([a-z_]+) =/.exec(line)
    if (found?.[1]) {
      message = found[1]
      keys.push(message)
    } else if (attribute) keys.push(`${message}.${attribute[1]}`)
  }
  return keys
}
const variablesOf = (source: string, key: string): string[] => {
  const start = source.search(new RegExp(`^${key} =`, 'm'))
  const rest = source.slice(start)
  const end = rest.slice(1).search(/^[a-z#]/m)
  return [
    ...new Set(Array.from((end < 0 ? rest : rest.slice(0, end + 1)).matchAll(/\$(\w+)/g), (found) => found[1] ?? '')),
  ].sort()
}

// Every file that the page reads.
const files = Object.keys(texts)
  .filter((path) => path.includes('/en/') && !/\/(terminal|faults)\.ftl$/.test(path))
  .map((path) => path.split('/').at(-1) ?? '')

describe('texts', () => {
  it.each(files)('%s has the same keys in both languages', (file) => {
    expect(keysOf(read('fr', file)).sort()).toEqual(keysOf(read('en', file)).sort())
  })

  it.each(files)('%s has no key twice', (file) => {
    for (const language of ['en', 'fr']) {
      const keys = keysOf(read(language, file))
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    }
  })

  it('asks for no variable in one language that the other does not have', () => {
    for (const file of ['page.ftl', 'seafarers_page.ftl', 'cities_page.ftl']) {
      const [en, fr] = [read('en', file), read('fr', file)]
      for (const key of keysOf(en).filter((one) => !one.includes('.'))) {
        for (const name of variablesOf(fr, key)) expect([...variablesOf(en, key), 'count'], key).toContain(name)
      }
    }
  })

  it('has a text for every key the page names', () => {
    const words = new Words(
      'en',
      files.map((file) => read('en', file)),
    )
    const missing: string[] = []
    for (const [file, source] of Object.entries(page)) {
      for (const found of source.matchAll(
        /['"](?:(?:page|refusal|banner|guide|award|card|action)-[a-z][\w.-]*\w)['"]/g,
      )) {
        const key = found[0].slice(1, -1)
        if (!words.has(key)) missing.push(`${file}: ${key}`)
      }
    }
    expect(Object.keys(page).length).toBeGreaterThan(30)
    expect(missing).toEqual([])
  })

  it('says itself where nobody has written a text yet', () => {
    expect(new Words('en', []).say('action-launch_balloon.label')).toBe('launch balloon')
    expect(new Words('en', []).say('card-dried_fig.count', { count: 3 })).toBe('3 dried fig')
  })
})
