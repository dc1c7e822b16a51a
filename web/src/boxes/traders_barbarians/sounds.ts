// The sounds of this box, made like all others.
import { knock, note, rustle } from '../../sound/sounds'

const MOST = 5 // coins that clink one after the other

export const splash = () => {
  rustle(0, 0.18, 700, 0.35)
  note(420, 0.05, 0.12, 'sine', 0.18)
}
export const thud = () => {
  note(90, 0, 0.16, 'sine', 0.6)
  rustle(0, 0.1, 400, 0.35)
}
export const clink = (coins: number) => {
  for (let k = 0; k < Math.min(coins, MOST); k++) note(2100 + 160 * k, k * 0.09, 0.18, 'triangle', 0.16)
}
export const bell = () => {
  note(1180, 0, 0.4, 'sine', 0.22)
  note(1770, 0.02, 0.3, 'sine', 0.1)
}
export const steel = () => {
  note(1650, 0, 0.12, 'square', 0.1)
  note(2480, 0.03, 0.16, 'triangle', 0.12)
}
export const drum = () => note(85, 0, 0.35, 'sine', 0.7)
export const freed = () => {
  note(392, 0, 0.25, 'triangle', 0.28)
  note(587, 0.18, 0.35, 'triangle', 0.28)
}
export const rumble = () => rustle(0, 0.7, 120, 0.8)
export const wheels = () => {
  knock(120)
  rustle(0.08, 0.25, 500, 0.25)
}
