// Cities & Knights: improvements, knights, barbarians, progress cards. Alone or laid on top of another box.
import { addSprites } from '../../board/sprites'
import { listOf, rowOf } from '../../reading'
import barbarian from '../../sprites/barbarian.svg?raw'
import type { Box } from '../box'
import CityBuilding from './board/CityBuilding.svelte'
import KnightPieces from './board/KnightPieces.svelte'
import Lock from './board/Lock.svelte'
import Merchant from './board/Merchant.svelte'
import { cityScores, honoursOf, isProgress, progressNames, statsOf, tracksNamed } from './facts'
import { flights, playSounds } from './flights'
import { KNIGHT_KINDS } from './kinds'
import Barbarians from './panels/Barbarians.svelte'
import CitiesDialog from './panels/CitiesDialog.svelte'
import CityDice from './panels/CityDice.svelte'
import CityStrip from './panels/CityStrip.svelte'
import DiePicks from './panels/DiePicks.svelte'
import Improvements from './panels/Improvements.svelte'
import KeptPanels from './panels/KeptPanels.svelte'
import Knights from './panels/Knights.svelte'
import ProgressHand from './panels/ProgressHand.svelte'
import ProgressPicks from './panels/ProgressPicks.svelte'
import ReplayBarbarians from './panels/ReplayBarbarians.svelte'
import SeatTracks from './panels/SeatTracks.svelte'
import { results } from './results'
import { citiesOf } from './scene'
import sprites from './sprites.svg?raw'
import './style.css'

for (const sheet of [sprites, barbarian]) addSprites(sheet)

const DICE = new Set(['red', 'white']) // the fields of the two dice that somebody sets

export const citiesKnights: Box = {
  name: 'cities_knights',
  listed: async () => (await import('./listed')).listed,
  tableClass: 'cities',
  replayClass: 'cities',
  scene: citiesOf,
  layers: { tokens: Merchant, corners: KnightPieces },
  Building: CityBuilding,
  TokenBadge: Lock,
  drawsBlocks: ['merchant'],
  drawsPieces: ['knight'],
  pieceAt: (view, { kind, at }) => (kind === 'corner' && (listOf(view, 'knight')[at] ?? 0) > 0 ? 'knight' : undefined),
  docks: {
    barbarians: { Panel: Barbarians },
    improvements: { Panel: Improvements },
    knights: { Panel: Knights },
  },
  dialogs: { cities_knights: CitiesDialog },
  loadCardSheet: () => import('./panels/CardSheet.svelte'),
  // A card that was played or taken is put down.
  settle(session) {
    const { sheet, view, seat } = session.game
    const held = sheet && session.card ? rowOf(view, 'progress', seat)[progressNames(sheet).indexOf(session.card)] : 0
    if (!held) session.card = ''
  },
  Strip: CityStrip,
  Kept: KeptPanels,
  keepsRoom: true,
  ReplayPanel: ReplayBarbarians,
  HandCards: ProgressHand,
  Dice: CityDice,
  seatStats: statsOf,
  seatFacts: honoursOf,
  SeatPanel: SeatTracks,
  scores: cityScores,
  panelKinds: ['improve', ...KNIGHT_KINDS],
  spotKinds: KNIGHT_KINDS,
  picks(sheet, field, values) {
    if (values.length > 0 && values.every((value) => isProgress(sheet, value))) return ProgressPicks
    return DICE.has(field.name) ? DiePicks : null
  },
  results,
  flights,
  sounds: playSounds,
  bannerValues(sheet, view, words) {
    const track = tracksNamed(sheet)[view.argument]
    return { track: track ? words.say(`word-${track}`) : '' }
  },
}
