// Which boxes a game is played with, and their code, loaded when one of their games is.
import { hasBlock } from '../reading'
import { speech } from '../text/speech.svelte'
import type { Sheet } from '../wire'
import { base } from './base'
import type { Box } from './box'

interface Shelf {
  readonly name: string
  /** Blocks that only this box has: a scenario somebody wrote is known by them. */
  readonly blocks: readonly string[]
  /** Options that bring it to games of other boxes. */
  readonly options?: readonly string[]
  readonly load: () => Promise<Box>
}

const SHELVES: readonly Shelf[] = [
  {
    name: 'caravans',
    blocks: ['caravan_head'],
    load: async () => (await import('./traders_barbarians/caravans')).caravans,
  },
  {
    name: 'seafarers',
    blocks: ['ship_open', 'pirate', 'unseen_terrain'],
    load: async () => (await import('./seafarers')).seafarers,
  },
  {
    name: 'cities_knights',
    blocks: ['barbarians'],
    load: async () => (await import('./cities_knights')).citiesKnights,
  },
  {
    name: 'traders_barbarians',
    blocks: ['coast_barbarians', 'fish_pile_size', 'wagon_level', 'caravan_head', 'river'], // one of each scenario
    options: ['friendly_robber', 'event_cards', 'harbormaster', 'for_two'],
    load: async () => (await import('./traders_barbarians')).tradersBarbarians,
  },
  // Its variants and scenarios, each with a block of its own.
  {
    name: 'for_two',
    blocks: ['first_dice'],
    load: async () => (await import('./traders_barbarians/two')).forTwo,
  },
  {
    name: 'event_cards',
    blocks: ['event_deck'],
    load: async () => (await import('./traders_barbarians/events')).eventCards,
  },
  {
    name: 'fish',
    blocks: ['fish_pile_size'],
    load: async () => (await import('./traders_barbarians/fish')).fish,
  },
  {
    name: 'harbormaster',
    blocks: ['harbour_points'],
    load: async () => (await import('./traders_barbarians/harbormaster')).harbormaster,
  },
  {
    name: 'rivers',
    blocks: ['river'],
    load: async () => (await import('./traders_barbarians/rivers')).rivers,
  },
  {
    name: 'barbarian_attack',
    blocks: ['coast_barbarians'],
    load: async () => (await import('./traders_barbarians/attack')).attack,
  },
  {
    name: 'wagons',
    blocks: ['wagon_level'],
    load: async () => (await import('./traders_barbarians/wagons')).wagons,
  },
  { name: 'junior', blocks: ['coco_shown'], load: async () => (await import('./junior')).junior },
]

/** The names of the boxes that a game is played with, beside the base game. */
export function namesPlayed(sheet: Sheet): string[] {
  return SHELVES.filter(
    ({ name, blocks, options = [] }) =>
      sheet.box === name ||
      [name, ...options].some((option) => sheet.options[option] === true) ||
      blocks.some((block) => hasBlock(sheet, block)),
  ).map(({ name }) => name)
}

/** The boxes of these names, with the base game. */
export const boxesNamed = async (names: readonly string[]): Promise<readonly Box[]> => [
  base,
  ...(await Promise.all(SHELVES.filter(({ name }) => names.includes(name)).map(({ load }) => load()))),
]

/** The boxes that a game is played with, and their texts. */
export async function boxesOf(sheet: Sheet): Promise<readonly Box[]> {
  const names = namesPlayed(sheet)
  const [boxes] = await Promise.all([boxesNamed(names), speech.add(names)])
  return boxes
}

/** Load the look and the wording of a box. */
export async function loadBox(name: string): Promise<void> {
  await Promise.all([boxesNamed([name]), speech.add([name])])
}
