// Wagons, goods and barbarians on paths: the scenario Traders & Barbarians.
import { addSprites } from '../../../board/sprites'
import { begin } from '../../../choice'
import { sounds } from '../../../sound/sounds'
import { t } from '../../../text/speech.svelte'
import type { Box } from '../../box'
import StepMark from '../StepMark.svelte'
import { wheels } from '../sounds'
import InnerPaths from './board/InnerPaths.svelte'
import Travellers from './board/Travellers.svelte'
import { factsOf, fareTo, progressOf, scoresOf } from './facts'
import KeptWagon from './panels/KeptWagon.svelte'
import Wagon from './panels/Wagon.svelte'
import WagonStrip from './panels/WagonStrip.svelte'
import { wagonsOf } from './scene'
import sprites from './sprites.svg?raw'
import './style.css'

addSprites(sprites)

export const wagons: Box = {
  name: 'wagons',
  listed: async () => (await import('./listed')).listed,
  scene: wagonsOf,
  layers: { below: InnerPaths, corners: Travellers },
  markLook(sheet, view, [action]) {
    const fare = action?.kind === 'drive' ? fareTo(sheet, view, view.active, Number(action.corner)) : null
    if (!fare) return null
    return {
      Face: StepMark,
      over: true,
      part: { count: fare.points, pays: fare.toll ? 'gold' : undefined, beside: true },
      words: t(fare.toll ? 'page-fare-toll' : 'page-fare', { count: fare.points, gold: fare.toll }),
    }
  },
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
  // What is loaded comes to the wagon, what is brought goes to its player.
  flights(event, spots) {
    const wagon = spots.of(`[data-wagon="${event.seat}"]`)
    const seat = spots.of(`[data-seat-card="${event.seat}"]`)
    const card = String(event.good ?? '')
    if (event.kind === 'goods_loaded') return [{ card, from: spots.of('.places, .dice'), to: wagon }]
    return event.kind === 'goods_brought' ? [{ card, from: wagon, to: seat }] : []
  },
  sounds(has) {
    if (has('wagon_drove') || has('wagon_placed')) wheels()
    if (has('goods_loaded') || has('goods_brought')) sounds.build('settlement')
    if (has('drive_off_rolled')) sounds.dice()
    if (has('barbarian_moved')) sounds.robber()
  },
}
