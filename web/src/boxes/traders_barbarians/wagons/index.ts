// Wagons, goods and barbarians on paths: the scenario Traders & Barbarians.
import { addSprites } from '../../../board/sprites'
import { begin } from '../../../choice'
import type { Box } from '../../box'
import InnerPaths from './board/InnerPaths.svelte'
import Travellers from './board/Travellers.svelte'
import { factsOf, progressOf, scoresOf } from './facts'
import KeptWagon from './panels/KeptWagon.svelte'
import Wagon from './panels/Wagon.svelte'
import WagonStrip from './panels/WagonStrip.svelte'
import { wagonsOf } from './scene'
import sprites from './sprites.svg?raw'
import './style.css'

addSprites(sprites)

export const wagons: Box = {
  name: 'wagons',
  scene: wagonsOf,
  layers: { below: InnerPaths, corners: Travellers },
  docks: { wagon: { Panel: Wagon } },
  Kept: KeptWagon,
  keepsRoom: true,
  Strip: WagonStrip,
  // The next corners are lit without a press.
  settle(session) {
    const may = session.mine && session.legal.some((action) => action.kind === 'drive')
    if (may && !session.pick) session.pick = begin('drive')
  },
  seatFacts: (_sheet, view, seat) => factsOf(view, seat),
  progress: progressOf,
  scores: (_sheet, view) => scoresOf(view),
}
