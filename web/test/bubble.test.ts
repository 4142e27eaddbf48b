import { describe, expect, it } from 'vitest'
import { bubbleBeside } from '../gather/bubble.ts'

const desk = { width: 1280, height: 800 }
const bubble = { width: 300, height: 400 }
const chair = { left: 90, top: 360, width: 140, height: 180 }

describe('The menu of a chair', () => {
  it('is next to it, at its height', () => {
    expect(bubbleBeside(chair, bubble, desk)).toEqual({ side: 'right', left: 244, top: 250, tail: 200 })
  })

  it('is on its left if there is no room on its right', () => {
    expect(bubbleBeside({ ...chair, left: 1000 }, bubble, desk)).toMatchObject({ side: 'left', left: 686 })
  })

  it('stays on the screen, and still points at the chair', () => {
    expect(bubbleBeside({ ...chair, top: 20 }, bubble, desk)).toMatchObject({ top: 8, tail: 102 })
    expect(bubbleBeside({ ...chair, top: 640 }, bubble, desk)).toMatchObject({ top: 392, tail: 338 })
    expect(bubbleBeside({ ...chair, top: -90 }, bubble, desk)).toMatchObject({ top: 8, tail: 22 })
  })

  it('is in the middle of a screen that is too narrow or too low', () => {
    expect(bubbleBeside(chair, bubble, { width: 360, height: 740 })).toBeUndefined()
    expect(bubbleBeside(chair, bubble, { width: 844, height: 390 })).toBeUndefined()
  })
})
