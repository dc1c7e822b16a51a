// The pictures of all boxes and scenarios, each from its box.
import type { Picture } from './drawn'

const files = import.meta.glob<{ pictures: Readonly<Record<string, Picture>> }>('../boxes/*/lobby.ts')
const found: Record<string, Picture> = {}

/** Load the pictures; the pages that show them wait for it. */
export async function loadPictures(): Promise<void> {
  for (const { pictures } of await Promise.all(Object.values(files).map((load) => load())))
    Object.assign(found, pictures)
}

/** The picture of a game; one that has none gets that of its box, or a plain one. */
export const pictureOf = (name: string, box: string): Picture | undefined => found[name] ?? found[box] ?? found.base
