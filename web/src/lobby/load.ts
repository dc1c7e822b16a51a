// What the pages of the lobby need before they are shown: the texts and the pictures of all boxes.
import { TEXTS } from '../boxes/texts'
import { speech } from '../text/speech.svelte'
import { loadPictures } from './pictures'

/** The same without the pictures. */
export async function withAllTexts<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, speech.add(Object.keys(TEXTS))])
  return loaded
}

export async function withAllBoxes<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, speech.add(Object.keys(TEXTS)), loadPictures()])
  return loaded
}
