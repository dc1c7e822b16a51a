import type { Sheet } from '../../wire'

/** Whether a game that has a robber has it off the board: in a lake's place there is no desert to begin in. */
export const robberIsOff = (sheet: Sheet, tile: number): boolean =>
  tile < 0 && sheet.verbs.some((verb) => verb.name === 'move_robber')
