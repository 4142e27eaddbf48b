import type { Sound } from '@fairground/kit'

/** Sounds made here and now from a few oscillators: nothing to load. */
let context: AudioContext | undefined

interface Tone {
  readonly at: number
  readonly pitch: number
  readonly lasts: number
  readonly shape: OscillatorType
  readonly loud: number
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [
    { at: 0, pitch: 1900, lasts: 0.03, shape: 'triangle', loud: 0.05 },
    { at: 0.02, pitch: 900, lasts: 0.05, shape: 'triangle', loud: 0.04 },
  ],
  coin: [
    { at: 0, pitch: 1568, lasts: 0.12, shape: 'sine', loud: 0.06 },
    { at: 0.05, pitch: 2093, lasts: 0.18, shape: 'sine', loud: 0.05 },
  ],
  knock: [{ at: 0, pitch: 180, lasts: 0.09, shape: 'sine', loud: 0.18 }],
  chime: [
    { at: 0, pitch: 784, lasts: 0.3, shape: 'sine', loud: 0.06 },
    { at: 0.12, pitch: 1175, lasts: 0.45, shape: 'sine', loud: 0.06 },
  ],
  low: [
    { at: 0, pitch: 196, lasts: 0.3, shape: 'triangle', loud: 0.09 },
    { at: 0.1, pitch: 147, lasts: 0.4, shape: 'triangle', loud: 0.09 },
  ],
  win: [523, 659, 784, 1047].map((pitch, index) => ({ at: index * 0.13, pitch, lasts: 0.5, shape: 'sine' as const, loud: 0.07 })),
}

export function play(sound: Sound): void {
  context ??= new AudioContext()
  const now = context.currentTime
  for (const tone of TONES[sound]) {
    const voice = context.createOscillator()
    const volume = context.createGain()
    voice.type = tone.shape
    voice.frequency.value = tone.pitch
    volume.gain.setValueAtTime(tone.loud, now + tone.at)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + tone.at + tone.lasts)
    voice.connect(volume).connect(context.destination)
    voice.start(now + tone.at)
    voice.stop(now + tone.at + tone.lasts)
  }
}
