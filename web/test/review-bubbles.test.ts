import { describe, expect, it } from 'vitest'
import { bubbleFor } from '../review/bubbles.ts'

const frame = { x: 0, y: 100, width: 374, height: 388 }
const at = (x: number, y: number, width = 44, height = 60) => ({ x, y, width, height, frame })

describe('The labels of the played and the better move', () => {
  const long = 'Better: Buy paper for $20 (place 6) and let the police come one step nearer'

  it('are above what they mean', () => {
    const { y, height } = bubbleFor(at(100, 300), 'You: pass')
    expect(y + height).toBeLessThanOrEqual(300)
  })

  it('are below it if there is no room above', () => {
    expect(bubbleFor(at(100, 104), 'You: pass').y).toBeGreaterThanOrEqual(164)
  })

  it('never overlap and stay within the board', () => {
    for (const y of [100, 130, 220, 300, 400, 428])
      for (const x of [0, 20, 160, 330])
        for (const besideY of [100, 160, 240, 420]) {
          const was = bubbleFor(at(20, besideY), long)
          const might = bubbleFor(at(x, y), long, [was])
          const apart =
            might.y >= was.y + was.height ||
            was.y >= might.y + might.height ||
            might.x >= was.x + was.width ||
            was.x >= might.x + might.width
          expect(apart, `${x} ${y} beside ${besideY}`).toBe(true)
          expect(might.y).toBeGreaterThanOrEqual(frame.y)
          expect(might.y + might.height).toBeLessThanOrEqual(frame.y + frame.height)
        }
  })
})
