import { describe, expect, it } from 'vitest'
import { type Box, gathered, type Place } from '../gather.ts'

const WINDOW = { width: 390, height: 300 }

function box(left: number, top: number, size = 30): Box {
  return { left, top, right: left + size, bottom: top + size }
}

function seen({ left, top, right, bottom }: Box, { x, y, scale }: Place): boolean {
  return left * scale + x >= 0 && top * scale + y >= 0 && right * scale + x <= WINDOW.width && bottom * scale + y <= WINDOW.height
}

describe('What is gathered behind a window', () => {
  it('is all in sight, as near as that allows', () => {
    const boxes = [box(100, 100), box(180, 160)]
    const place = gathered(boxes, WINDOW)
    expect(place.scale).toBeGreaterThan(2)
    expect(boxes.every((each) => seen(each, place))).toBe(true)
  })

  it('can be pressed, even if not all of it is in sight then', () => {
    const boxes = [box(0, 0), box(20, 40), box(60, 20), box(350, 260)]
    const place = gathered(boxes, WINDOW, 44)
    expect(place.scale * 30).toBeGreaterThanOrEqual(44)
    expect(boxes.filter((each) => seen(each, place))).toEqual(boxes.slice(0, 3))
  })

  it('has in its middle what is pointed at', () => {
    const boxes = [box(0, 0), box(20, 40), box(60, 20), box(350, 260)]
    expect(seen(boxes[3], gathered(boxes, WINDOW, 44, boxes[3]))).toBe(true)
  })

  it('never shows what lies beyond the picture', () => {
    const { x, y, scale } = gathered([box(370, 280, 10)], WINDOW)
    expect(x).toBeGreaterThanOrEqual(WINDOW.width * (1 - scale))
    expect(y).toBeGreaterThanOrEqual(WINDOW.height * (1 - scale))
  })
})
