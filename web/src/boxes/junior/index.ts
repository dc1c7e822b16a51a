// Junior: a lagoon instead of land and sea, a market instead of the supply, and Coco, who says what to do.
import { addSprites } from '../../board/sprites'
import { listOf } from '../../reading'
import type { Box } from '../box'
import LagoonGround from './board/LagoonGround.svelte'
import LagoonPieces from './board/LagoonPieces.svelte'
import { flights, playSounds } from './flights'
import AloudSetting from './panels/AloudSetting.svelte'
import BigDie from './panels/BigDie.svelte'
import Coco from './panels/Coco.svelte'
import KeptPanels from './panels/KeptPanels.svelte'
import SeatForts from './panels/SeatForts.svelte'
import Swap from './panels/Swap.svelte'
import { lagoonOf } from './scene'
import sprites from './sprites.svg?raw'
import './theme.css'
import './style.css'
import { tapOutside } from './why_not'

addSprites(sprites)

export const junior: Box = {
  name: 'junior',
  listed: async () => (await import('./listed')).listed,
  tableClass: 'junior',
  board(sheet, view) {
    const lagoon = lagoonOf(sheet, view)
    // Children need more room for a finger.
    return lagoon
      ? { part: lagoon, bounds: lagoon.box, finger: 28, rim: 78, Ground: LagoonGround, Pieces: LagoonPieces }
      : null
  },
  loadEnd: () => import('./panels/Feast.svelte'),
  tapOutside,
  docks: { swap: { Panel: Swap, seated: true } },
  tradeDock: 'swap',
  Kept: KeptPanels,
  Companion: Coco,
  Preferences: AloudSetting,
  TrayStatus: BigDie,
  trayIcons: { roll: 'die-any', end: 'check' },
  SeatPoints: SeatForts,
  awardIcons: { castle: 'fort' },
  flights,
  sounds: playSounds,
  cornerWords: (by, corner) =>
    (listOf(by.view, 'harbour_site')[corner] ?? 0) > 0 ? [by.words.say('page-harbour-site')] : [],
}
