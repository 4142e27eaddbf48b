import { describe, expect, it } from 'vitest'
import { tonesOf } from '../lib/sound.ts'

describe('A sound', () => {
  it('has the character of its game: the same sound differs in pitch, length and overtones', () => {
    const bronze = { shape: 'sine', pitch: 0.5, overtone: 2.76, rings: 2, rustles: 1 } as const
    const [plain] = tonesOf('chime')
    const [rung, over] = tonesOf('chime', bronze)
    expect(rung).toMatchObject({ pitch: plain.pitch * 0.5, lasts: plain.lasts * 2 })
    expect(over.pitch).toBeCloseTo(rung.pitch * 2.76)
    expect(over.loud).toBeLessThan(rung.loud)
  })

  it('is never too loud: all tones at once stay far below full volume', () => {
    for (const sound of ['card', 'coin', 'knock', 'chime', 'low', 'win'] as const) {
      const loud = tonesOf(sound, { shape: 'square', pitch: 1, overtone: 2, rings: 2, rustles: 2 }).reduce(
        (sum, each) => sum + each.loud,
        0,
      )
      expect(loud).toBeLessThan(0.6)
    }
  })
})
