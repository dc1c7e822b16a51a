// The pictures of the box in the lobby.
import { addSprites } from '../../board/sprites'
import { painted } from '../../lobby/drawn'
import barbarian from '../../sprites/barbarian.svg?raw'
import board from './board.svg?raw'
import drawn from './pictures.json'
import sprites from './sprites.svg?raw'

for (const sheet of [sprites, board, barbarian]) addSprites(sheet)

const COLOURS = {
  dune: '#C9A35E',
  sand: '#E3C486',
  lake: '#1F7F97',
  shallows: '#57B6C9',
  river: '#3D8FA9',
  foam: '#A9DCE6',
  slate: '#4B5563',
  stone: '#8A93A3',
  sea: '#2F77A0',
}

export const pictures = painted(drawn, COLOURS)

export const variants: Readonly<Record<string, string>> = {
  friendly_robber: 'pc-robber',
  event_cards: 'back-event',
  harbormaster: 'tile-harbormaster',
  for_two: 'tok-trade-pile',
}
