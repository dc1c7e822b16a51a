// The pictures of the box in the lobby.
import type { Pictures } from '../../lobby/drawn'
import drawn from './pictures.json'

export const pictures: Pictures = drawn
