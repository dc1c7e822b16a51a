// The colours of the seats, and behind them of neutral pieces, wherever a page shows a game. Put data-colour on anything
// and use --seat, --seat-deep, --seat-ink and the emblem inside.
import { getContext, setContext } from 'svelte'

type Colours = () => readonly string[]
const KEY = Symbol('colours')

/** Everything inside this component is coloured as this game is. */
export const setColours = (of: Colours): Colours => setContext(KEY, of)

/** The colour of a seat where this component stands. */
export function colourHere(): (seat: number) => string | undefined {
  const of = getContext<Colours | undefined>(KEY)
  return (seat) => of?.()[seat]
}
