import type { Sound, Voice } from '@fairground/kit'

/** Sounds synthesized from a few oscillators and some noise: nothing to load. Each game gives them its own voice. */
let context: AudioContext | undefined
let hiss: AudioBuffer | undefined

interface Tone {
  readonly at: number
  /** Hertz; `noise` is a hiss, like paper or gravel, around that pitch. */
  readonly pitch: number
  readonly lasts: number
  readonly loud: number
  readonly of: 'voice' | 'noise'
}

const tone = (at: number, pitch: number, lasts: number, loud: number): Tone => ({ at, pitch, lasts, loud, of: 'voice' })
const noise = (at: number, pitch: number, lasts: number, loud: number): Tone => ({ at, pitch, lasts, loud, of: 'noise' })

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [noise(0, 3800, 0.05, 0.1), noise(0.04, 1900, 0.06, 0.07)],
  coin: [tone(0, 1568, 0.14, 0.05), tone(0.05, 2093, 0.2, 0.045)],
  knock: [tone(0, 175, 0.1, 0.16), noise(0, 420, 0.04, 0.12)],
  chime: [tone(0, 784, 0.35, 0.06), tone(0.12, 1175, 0.5, 0.06)],
  low: [tone(0, 196, 0.35, 0.09), tone(0.1, 147, 0.5, 0.09)],
  win: [523, 659, 784, 1047].map((pitch, index) => tone(index * 0.13, pitch, 0.55, 0.065)),
}

/** The default voice. */
const PLAIN: Voice = { shape: 'sine', pitch: 1, overtone: 0, rings: 1, rustles: 1 }

/** The tones of a sound in a voice: when, how high, how long, how loud. Separate from the code that plays them. */
export function tonesOf(sound: Sound, voice: Voice = PLAIN): readonly (Tone & { readonly shape: OscillatorType })[] {
  return TONES[sound].flatMap((each) => {
    if (each.of === 'noise') return voice.rustles === 0 ? [] : [{ ...each, loud: each.loud * voice.rustles, shape: voice.shape }]
    const own = { ...each, pitch: each.pitch * voice.pitch, lasts: each.lasts * voice.rings, shape: voice.shape }
    // A bell or a string has overtones; a single tone sounds like a machine.
    return voice.overtone === 0
      ? [own]
      : [own, { ...own, pitch: own.pitch * voice.overtone, lasts: own.lasts * 0.6, loud: own.loud * 0.35, shape: 'sine' as const }]
  })
}

export function play(sound: Sound, voice?: Voice): void {
  context ??= new AudioContext()
  const now = context.currentTime
  for (const each of tonesOf(sound, voice)) {
    const volume = context.createGain()
    const from = now + each.at
    const until = from + each.lasts
    // A short attack: a tone that starts at full volume clicks.
    volume.gain.setValueAtTime(0.0001, from)
    volume.gain.exponentialRampToValueAtTime(each.loud, from + 0.006)
    volume.gain.exponentialRampToValueAtTime(0.0001, until)
    volume.connect(context.destination)
    const source = each.of === 'noise' ? rustling(context, each.pitch, volume) : ringing(context, each.pitch, each.shape, volume)
    source.start(from)
    source.stop(until)
  }
}

function ringing(audio: AudioContext, pitch: number, shape: OscillatorType, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator()
  source.type = shape
  source.frequency.value = pitch
  source.connect(into)
  return source
}

function rustling(audio: AudioContext, pitch: number, into: AudioNode): AudioScheduledSourceNode {
  hiss ??= hissOf(audio)
  const source = audio.createBufferSource()
  source.buffer = hiss
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch
  band.Q.value = 0.8
  source.connect(band).connect(into)
  return source
}

function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return buffer
}
