// What is said about a map and its parts.
import { speech, t } from '../text/speech.svelte'
import type { MapFact } from '../wire.generated'
import type { Brush } from './brushes'
import type { Editor } from './editor.svelte'
import { tileOf } from './hexes'
import { cellsOf, harboursOf, pieceAt } from './sketch'

export const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26))
/** A name of the file as a word: "small_islands" is "Small islands". */
export function titled(name: string): string {
  const bare = name.replaceAll('_', ' ').trim()
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
const known = (key: string, name: string) => (speech.words.has(key) ? t(key) : titled(name))

export const terrainLabel = (terrain: string): string => known(`page-map-terrain-${terrain}`, t(`terrain-${terrain}`))
export const chapterLabel = (chapter: string): string => known(`page-map-chapter-${chapter}`, chapter)
export const harbourLabel = (kind: string): string =>
  t(kind === 'generic' ? 'page-map-harbour-any' : 'page-map-harbour-of', { card: t(`card-${kind}`) })
export const pieceLabel = (piece: string): string => titled(t(`piece-${piece}`))
/** A list of places; one for each seat has a letter. */
export function placeName(name: string): string {
  const [, stem = '', letter = ''] = /^(.*)_([A-F])$/.exec(name) ?? []
  if (!letter) return known(`page-map-place-${name}`, name)
  return t('page-map-place-seat', { place: known(`page-map-place-${stem}`, stem), letter })
}
/** What a brush lays. */
export function placeLabel(brush: Brush): string {
  switch (brush.kind) {
    case 'terrain':
      return terrainLabel(brush.name)
    case 'pool':
      return t('page-map-pool', { name: titled(brush.name) })
    case 'number':
      return String(brush.number)
    case 'harbour':
      return harbourLabel(brush.name)
    case 'piece':
      return pieceLabel(brush.name)
    case 'place':
      return placeName(brush.name)
    case 'area':
      return t('page-map-area', { name: titled(brush.name) })
    case 'erase':
      return t('page-map-erase')
  }
}

/** A tile for those who cannot see it: its place, and what lies on it. */
export function tileWords({ kit, sketch, board }: Editor, tile: string): string {
  const cell = cellsOf(kit, sketch, board).get(tile)
  const parts = cell ? [cell.terrain ? terrainLabel(cell.terrain) : ''] : [t('page-map-nothing')]
  if (cell?.pool) parts.push(t('page-map-pool', { name: titled(cell.pool) }))
  if (cell?.numbers.length) parts.push(cell.numbers.join(', '))
  if (cell?.area) parts.push(t('page-map-area', { name: titled(cell.area) }))
  for (const [edge, kind] of Object.entries(harboursOf(sketch, board)))
    if (tileOf(edge) === tile) parts.push(harbourLabel(kind))
  for (const piece of ['robber', 'pirate'])
    if (pieceAt(kit, sketch, board, piece) === tile) parts.push(pieceLabel(piece))
  return t('page-map-tile', { tile, what: parts.filter(Boolean).join(', ') })
}

/** What the server found right. */
export function factWords({ kind, name, count, tokens, seats }: MapFact): string {
  const key = `page-map-fact-${kind}`
  return t(key, { name: titled(name), count, tokens, seats: speech.words.listed(seats.map(String)) })
}
