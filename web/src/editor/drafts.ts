// Maps on this computer: drafts in the browser's storage, each under a name of its own.
import type { Sketch } from './sketch'

export interface Draft {
  readonly id: string
  readonly name: string
  readonly sketch: Sketch
  readonly changed: number // milliseconds
  /** The map at the server that it was last saved as, '' for none. */
  readonly map: string
  readonly public: boolean
  /** Whether the server has it as it is here. */
  readonly saved: boolean
}
/** What is changed in the editor, and can be taken back. */
export type Drawing = Pick<Draft, 'name' | 'sketch'>

const HERE = 'here-' // so begins the address of a draft; names of the server never do
const KEY = 'archipel-map-'

export const isDraft = (id: string): boolean => id.startsWith(HERE)
export const newId = (): string => `${HERE}${crypto.getRandomValues(new Uint32Array(2)).join('')}`

function read(key: string): Draft | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null
    return found && typeof found.id === 'string' && typeof found.sketch === 'object' ? found : null
  } catch {
    return null
  }
}

export const draft = (id: string): Draft | null => read(KEY + id)
/** All drafts of this browser, the last changed first. */
export const drafts = (): Draft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .flatMap((key) => read(key) ?? [])
    .sort((one, other) => other.changed - one.changed)

/** Keep a draft; false where the browser has no room. */
export function keep(one: Draft): boolean {
  try {
    localStorage.setItem(KEY + one.id, JSON.stringify(one))
    return true
  } catch {
    return false
  }
}
export const forget = (id: string): void => localStorage.removeItem(KEY + id)
/** The draft of a map at the server. */
export const draftOf = (map: string): Draft | null => drafts().find((one) => one.map === map) ?? null
