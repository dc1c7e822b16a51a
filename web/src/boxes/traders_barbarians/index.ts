// Traders & Barbarians: what its variants and scenarios have in common. Each has its own folder beside this file.
import { addSprites } from '../../board/sprites'
import barbarian from '../../sprites/barbarian.svg?raw'
import type { Box } from '../box'
import board from './board.svg?raw'
import { goldFlights, goldSounds } from './flights'
import RobberOff from './RobberOff.svelte'
import sprites from './sprites.svg?raw'
import './style.css'

for (const sheet of [sprites, board, barbarian]) addSprites(sheet)

export const tradersBarbarians: Box = {
  name: 'traders_barbarians',
  Strip: RobberOff,
  flights: goldFlights,
  sounds: (_, events) => goldSounds(events),
}
