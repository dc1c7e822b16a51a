// The keys of the map: arrows go to a tile, letters and numbers are laid there, H and a side lay a harbour.
import type { Brush } from './brushes'
import type { Editor } from './editor.svelte'
import { stepped } from './hexes'

/** Terrains by their keys. */
export const TERRAIN_KEYS: Readonly<Record<string, string>> = {
  f: 'forest',
  p: 'pasture',
  g: 'fields',
  b: 'hills',
  m: 'mountains',
  d: 'desert',
  o: 'gold',
  s: 'sea',
  w: 'fog',
}
export const keyOfTerrain = (terrain: string): string =>
  Object.keys(TERRAIN_KEYS).find((key) => TERRAIN_KEYS[key] === terrain) ?? ''

type Press = Pick<KeyboardEvent, 'key' | 'code'>
/** On some keyboards digits need another key: what is printed below counts. */
const digitOf = ({ key, code }: Press): string =>
  /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : '')

/** What a key does. Returned is the first digit of a number that has two, '' for none; null: the key means nothing here. */
export function keyOf(editor: Editor, press: Press, first: string): string | null {
  const { key } = press
  const digit = digitOf(press)
  if (editor.aim) return aimKey(editor, key, digit)
  if (key.startsWith('Arrow')) {
    editor.cursor = stepped(editor.cursor, key)
    return ''
  }
  if (key === 'Enter' || key === ' ') {
    if (editor.brush.kind === 'terrain' || editor.brush.kind === 'pool' || editor.brush.kind === 'erase')
      editor.lay(editor.cursor)
    else editor.layHere()
    return ''
  }
  if (digit) return number(editor, first + digit)
  const letter = key.toLowerCase()
  if (letter === 'h') {
    editor.choose({ kind: 'harbour', name: editor.harbour })
    editor.layHere()
    return ''
  }
  if (letter === 'x' || key === 'Delete' || key === 'Backspace') return laid(editor, { kind: 'erase' })
  const terrain = TERRAIN_KEYS[letter]
  return terrain && editor.kit.terrains.includes(terrain) ? laid(editor, { kind: 'terrain', name: terrain }) : null
}

function laid(editor: Editor, brush: Brush): string {
  editor.choose(brush)
  editor.lay(editor.cursor)
  return ''
}

/** A number: 1 waits for a second digit. */
function number(editor: Editor, digits: string): string | null {
  const value = Number(digits)
  if (digits === '1') return '1'
  if (!editor.kit.numbers.includes(value)) return ''
  const brush: Brush = { kind: 'number', number: value }
  editor.choose(brush)
  editor.lay(editor.cursor, editor.isLaid(editor.cursor), '')
  return ''
}

/** A side or a corner: arrows go round, 1 to 6 count clockwise from the top right, Enter lays. */
function aimKey(editor: Editor, key: string, digit: string): string | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') editor.turn(1)
  else if (key === 'ArrowLeft' || key === 'ArrowUp') editor.turn(-1)
  else if (key === 'Enter' || key === ' ') editor.layHere()
  else if (key === 'Escape') editor.aim = null
  else if (digit >= '1' && digit <= '6' && editor.aim) {
    editor.aim = { ...editor.aim, index: Number(digit) - 1 }
    editor.layHere()
  } else return null
  return ''
}
