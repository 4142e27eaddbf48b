import { describe, expect, it } from 'vitest'
import { fitted } from '../learn/fitted.ts'

const stage = { width: 860, height: 580 }

/** The part of the stage that is visible through the frame. */
function seen(place: ReturnType<typeof fitted>, frame: { readonly width: number; readonly height: number }) {
  const { x, y, scale } = place
  return { left: -x / scale, top: -y / scale, right: (frame.width - x) / scale, bottom: (frame.height - y) / scale }
}

describe('The frame of a picture in the rules', () => {
  it('shows all of what the picture is about', () => {
    const frame = { width: 480, height: 160 }
    const { left, top, right, bottom } = seen(fitted([{ left: 20, top: 400, width: 700, height: 120 }], stage, frame), frame)
    expect([left <= 20, top <= 400, right >= 720, bottom >= 520]).toEqual([true, true, true, true])
  })

  it('shows nothing beyond the table while there is enough of it', () => {
    const frame = { width: 480, height: 160 }
    const { left, top, right, bottom } = seen(fitted([{ left: 700, top: 500, width: 160, height: 80 }], stage, frame), frame)
    expect([left >= 0, top >= 0, right <= 860.01, bottom <= 580.01]).toEqual([true, true, true, true])
  })

  it('is never larger than the table', () => {
    expect(fitted([{ left: 100, top: 100, width: 20, height: 20 }], stage, { width: 480, height: 320 }).scale).toBe(1)
  })

  it('shows all of it, in the middle, if nothing is named', () => {
    const place = fitted([], stage, { width: 860, height: 290 })
    expect(place).toEqual({ x: 215, y: 0, scale: 0.5 })
  })
})
