// A position of a real game for the start page's picture.
import type { SheetMessage, View } from '../wire'
import data from './showpiece.json'

export const showpiece = data as unknown as { sheet: SheetMessage; view: View }
