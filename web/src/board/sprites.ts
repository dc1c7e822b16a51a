// The drawings, inlined once, so that <use> finds them and the tokens colour them.
import board from '../sprites/board.svg?raw'
import cards from '../sprites/cards.svg?raw'
import dice from '../sprites/dice.svg?raw'
import icons from '../sprites/icons.svg?raw'
import junior from '../sprites/junior.svg?raw'
import pieces from '../sprites/pieces.svg?raw'
import resources from '../sprites/resources.svg?raw'
import terrains from '../sprites/terrains.svg?raw'
import wonders from '../sprites/wonders.svg?raw'

const sheets = [board, cards, dice, icons, junior, pieces, resources, terrains, wonders]
export const SPRITES = sheets.map((sheet) => sheet.replace(/<!--[\s\S]*?-->\n?/g, '')).join('')
const known = new Set(Array.from(SPRITES.matchAll(/<symbol id="([^"]+)"/g), (found) => found[1]))

/** The first of these drawings that exists. */
export function drawing(...ids: string[]): string | undefined {
  return ids.find((id) => known.has(id))
}

/** The drawing of a card: a good, a commodity, a token. */
export function cardDrawing(card: string): string {
  return drawing(`res-${card}`, `com-${card}`, `tok-${card}`, `good-${card}`, `jr-${card}`) ?? 'ic-any-good'
}

/** A commodity is a card like others, but no resource: it has a drawing of its own family. */
export const isCommodity = (card: string): boolean =>
  drawing(`res-${card}`) === undefined && drawing(`com-${card}`) !== undefined

const GLYPHS: Record<string, string> = {
  road_building: 'roads',
  year_of_plenty: 'plenty',
  victory_point: 'vp',
  commercial_harbour: 'harbour',
  merchant_fleet: 'fleet',
  resource_monopoly: 'monopoly',
}

const glyphOf = (card: string): string | undefined =>
  drawing(`gl-${GLYPHS[card] ?? card}`, `gl-${card.replaceAll('_', '-')}`)

/** The drawing on a development or progress card. */
export const glyph = (card: string): string => glyphOf(card) ?? 'gl-vp'

/** The drawing of anything that is chosen by a word: a card of any kind, a deck, a wonder. */
export function pictureOf(word: string): string | undefined {
  const card = drawing(`back-${word}`, `wd-${word}`) ?? cardDrawing(word)
  return card === 'ic-any-good' ? glyphOf(word) : card
}
