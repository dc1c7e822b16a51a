// The drawings, inlined once, so that <use> finds them and the tokens colour them. A box adds its own when it is loaded.
import board from '../sprites/board.svg?raw'
import cards from '../sprites/cards.svg?raw'
import dice from '../sprites/dice.svg?raw'
import icons from '../sprites/icons.svg?raw'
import pieces from '../sprites/pieces.svg?raw'
import resources from '../sprites/resources.svg?raw'
import terrains from '../sprites/terrains.svg?raw'

const known = new Set<string>()
const added = new Set<string>()

/** Make the drawings of a sheet known and put them into the page, once. */
export function addSprites(sheet: string): void {
  if (added.has(sheet)) return
  added.add(sheet)
  for (const [, id = ''] of sheet.matchAll(/<symbol id="([^"]+)"/g)) known.add(id)
  if (typeof document === 'undefined') return
  const holder = document.createElement('div')
  holder.className = 'sprites'
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = sheet.replace(/<!--[\s\S]*?-->\n?/g, '')
  document.body.prepend(holder)
}
for (const sheet of [board, cards, dice, icons, pieces, resources, terrains]) addSprites(sheet)

/** The first of these drawings that exists. */
export function drawing(...ids: string[]): string | undefined {
  return ids.find((id) => known.has(id))
}

export const UNKNOWN = 'pc-unknown' // a marker in the colour of its holder, for pieces that nobody has drawn

/** The drawing of a piece; those of neutral colours may have one of their own. */
export const pieceDrawing = (piece: string, neutral: boolean): string =>
  drawing(neutral ? `pc-neutral-${piece}` : '', `pc-${piece}`) ?? UNKNOWN

/** The drawing of a card: a good, a commodity, a token. */
export function cardDrawing(card: string): string {
  return drawing(`res-${card}`, `com-${card}`, `tok-${card}`, `good-${card}`, `jr-${card}`) ?? 'ic-any-good'
}

/** A commodity is a card like others, but no resource: it has a drawing of its own family. */
export const isCommodity = (card: string): boolean =>
  drawing(`res-${card}`) === undefined && drawing(`com-${card}`) !== undefined

const glyphOf = (card: string): string | undefined => drawing(`gl-${card}`)

/** The drawing on a development or progress card. */
export const glyph = (card: string): string => glyphOf(card) ?? 'gl-victory_point'

/** The drawing of anything that is chosen by a word: a card of any kind, a deck, a wonder. */
export function pictureOf(word: string): string | undefined {
  const card = drawing(`back-${word}`, `wd-${word}`) ?? cardDrawing(word)
  return card === 'ic-any-good' ? glyphOf(word) : card
}
