// Small sounds made on the spot: wood, paper, a drum, two notes. Silent until the first press, as browsers want it.
import { settings } from '../settings.svelte'
import { vibrate } from '../vibrate'

let context: AudioContext | null = null

function ready(): AudioContext | null {
  if (!settings.sounds || settings.volume <= 0 || typeof AudioContext === 'undefined') return null
  if (!navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

export function note(frequency: number, at: number, length: number, type: OscillatorType, loudness: number): void {
  const audio = ready()
  if (!audio) return
  const start = audio.currentTime + at
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.type = type
  tone.frequency.setValueAtTime(frequency, start)
  gain.gain.setValueAtTime(loudness * settings.volume, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + length)
}

export function rustle(at: number, length: number, pitch: number, loudness: number): void {
  const audio = ready()
  if (!audio) return
  const size = Math.floor(audio.sampleRate * length)
  const buffer = audio.createBuffer(1, size, audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < size; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / size)
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  const gain = audio.createGain()
  gain.gain.value = loudness * settings.volume
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(audio.currentTime + at)
}

export const knock = (frequency: number) => {
  note(frequency, 0, 0.12, 'triangle', 0.5)
  rustle(0, 0.03, frequency * 4, 0.4)
}

export const sounds = {
  dice: () => {
    for (const at of [0, 0.09, 0.62, 0.7]) rustle(at, 0.05, 900, 0.5)
  },
  cards: (count: number) => rustle(0, 0.16, 2200 + count * 250, 0.25),
  trade: () => {
    rustle(0, 0.14, 2400, 0.25)
    rustle(0.16, 0.14, 1900, 0.25)
  },
  build: (piece: string) => knock(piece === 'road' ? 150 : piece === 'settlement' ? 220 : 300),
  robber: () => note(70, 0, 0.5, 'sine', 0.7),
  horn: () => {
    note(147, 0, 0.9, 'sawtooth', 0.22)
    note(110, 0.25, 1.1, 'sawtooth', 0.22)
  },
  parrot: () => {
    note(1500, 0, 0.09, 'sawtooth', 0.14)
    note(1100, 0.1, 0.16, 'sawtooth', 0.14)
  },
  ghost: () => {
    note(330, 0, 0.5, 'sine', 0.3)
    note(262, 0.3, 0.6, 'sine', 0.3)
  },
  steal: () => rustle(0, 0.22, 1400, 0.4),
  turn: () => {
    note(523, 0, 0.22, 'sine', 0.3)
    note(784, 0.16, 0.34, 'sine', 0.3)
    vibrate(60)
  },
  tick: () => note(1200, 0, 0.05, 'square', 0.12),
  won: () =>
    [523, 659, 784, 1047].forEach((frequency, i) => {
      note(frequency, i * 0.12, 0.7, 'triangle', 0.3)
    }),
}
