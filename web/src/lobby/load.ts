// What the pages of the lobby need before they are shown: the texts and the pictures of all boxes.
import { speech } from '../text/speech.svelte'
import { loadPictures } from './pictures'

export async function withAllBoxes<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([speech.withAll(page), loadPictures()])
  return loaded
}
