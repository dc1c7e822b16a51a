// Which tables try out which draft: the way back from a test game. A reload keeps it, another window does not have it.
const KEY = 'archipel-tried'

export const keepTried = (table: string, draft: string): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ table, draft }))

/** The address of the draft that a table tries out; '' for any other table. */
export function triedAt(table: string): string {
  const { table: of, draft } = JSON.parse(globalThis.sessionStorage?.getItem(KEY) ?? '{}')
  return of === table && typeof draft === 'string' ? `/maps/${draft}` : ''
}
