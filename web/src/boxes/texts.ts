// The texts by the box that needs them, so that a base table does not load those of the others: `vite/texts.js` puts
// the files of each box together. They are fetched as they are, not as scripts.
export { TEXTS } from 'virtual:texts'

/** The box that every other one is played with. */
export const FIRST_BOX = 'base'

/** Whose texts are always loaded. */
export const ALWAYS = 'base'
