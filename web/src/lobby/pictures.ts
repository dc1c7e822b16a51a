// The pictures of all boxes and scenarios, each from its box.
import type { Picture, Pictures } from './drawn'

interface Lobby {
  readonly pictures: Pictures
  /** The drawings of what may come on top of other games. */
  readonly variants?: Readonly<Record<string, string>>
}
const files = import.meta.glob<Lobby>('../boxes/*/lobby.ts')
const found: Record<string, Picture> = {}
const drawings: Record<string, string> = {}

/** Load the pictures; the pages that show them wait for it. */
export async function loadPictures(): Promise<void> {
  for (const { pictures, variants } of await Promise.all(Object.values(files).map((load) => load()))) {
    Object.assign(found, pictures)
    Object.assign(drawings, variants)
  }
}

/** The picture of a game; one that has none gets that of its box, or a plain one. */
export const pictureOf = (name: string, box: string): Picture | undefined => found[name] ?? found[box] ?? found.base

/** The drawing of a variant or a box that comes on top of a game. */
export const variantDrawing = (name: string): string | undefined => drawings[name]
