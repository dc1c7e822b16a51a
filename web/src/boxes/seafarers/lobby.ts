// The pictures of the box in the lobby.
import { addSprites } from '../../board/sprites'
import { painted } from '../../lobby/drawn'
import drawn from './pictures.json'
import sprites from './sprites.svg?raw'

addSprites(sprites)

const COLOURS = {
  sea: '#2A7E98',
  shoal: '#4BA0B1',
  deep: '#1B6480',
}

export const pictures = painted(drawn, COLOURS)
