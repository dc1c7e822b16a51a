// The picture of scenarios that somebody wrote.
import type { Pictures } from '../../lobby/drawn'
import drawn from './pictures.json'

export const pictures: Pictures = drawn
