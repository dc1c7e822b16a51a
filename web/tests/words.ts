// The texts of the game as the page loads them.
import { Words } from '../src/text/words'

const texts = import.meta.glob<string>('../../src/archipel/texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of one file. */
export const textOf = (language: string, file: string): string =>
  texts[`../../src/archipel/texts/${language}/${file}`] ?? ''

/** All words of a language but those of the terminal, or only those of the named files. */
export function wordsOf(language: string, ...files: string[]): Words {
  const wanted = Object.keys(texts)
    .filter((path) => path.includes(`/${language}/`))
    .map((path) => path.slice(path.lastIndexOf('/') + 1))
    .filter((file) => (files.length > 0 ? files.includes(file) : !['terminal.ftl', 'faults.ftl'].includes(file)))
  return new Words(
    language,
    wanted.map((file) => textOf(language, file)),
  )
}
