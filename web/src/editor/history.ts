// Undo and redo: every state of a draft, as far as one may go back.
export interface History<State> {
  readonly past: readonly State[]
  readonly now: State
  readonly future: readonly State[]
  /** What the last change was part of: changes of one kind in a row are taken back together. */
  readonly run: string
}
const MOST = 200

export const begin = <State>(now: State): History<State> => ({ past: [], now, future: [], run: '' })

/** A change. With the name of a run it joins the change before, if that has the same one. */
export function changed<State>(history: History<State>, now: State, run = ''): History<State> {
  if (now === history.now) return history
  const past = run && run === history.run ? history.past : [...history.past, history.now].slice(-MOST)
  return { past, now, future: [], run }
}

/** The next change is a step of its own. */
export const rested = <State>(history: History<State>): History<State> =>
  history.run ? { ...history, run: '' } : history

export function undone<State>({ past, now, future, run }: History<State>): History<State> {
  const last = past.at(-1)
  if (last === undefined) return { past, now, future, run }
  return { past: past.slice(0, -1), now: last, future: [now, ...future], run: '' }
}

export function redone<State>({ past, now, future, run }: History<State>): History<State> {
  const [next, ...rest] = future
  if (next === undefined) return { past, now, future, run }
  return { past: [...past, now], now: next, future: rest, run: '' }
}
