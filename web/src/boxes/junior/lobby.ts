// The pictures of the box in the lobby.
import { addSprites } from '../../board/sprites'
import type { Pictures } from '../../lobby/drawn'
import sprites from './sprites.svg?raw'
import './theme.css'
import drawn from './pictures.json'

addSprites(sprites)

export const pictures: Pictures = drawn
