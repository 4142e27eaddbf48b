import { describe, expect, it } from 'vitest'
import { type Box, CORNERS, gathered, type Place, within } from '../gather.ts'

const WINDOW = { width: 390, height: 300 }

function box(left: number, top: number, size = 30): Box {
  return { left, top, right: left + size, bottom: top + size }
}

function seen({ left, top, right, bottom }: Box, { x, y, scale }: Place): boolean {
  return left * scale + x >= 0 && top * scale + y >= 0 && right * scale + x <= WINDOW.width && bottom * scale + y <= WINDOW.height
}

describe('What a map zooms to', () => {
  it('is fully visible, as large as possible', () => {
    const boxes = [box(100, 100), box(180, 160)]
    const place = gathered(boxes, WINDOW)
    expect(place.scale).toBeGreaterThan(2)
    expect(boxes.every((each) => seen(each, place))).toBe(true)
  })

  it('can be pressed, even if not all of it is visible then', () => {
    const boxes = [box(0, 0), box(20, 40), box(60, 20), box(350, 260)]
    const place = gathered(boxes, WINDOW, 44)
    expect(place.scale * 30).toBeGreaterThanOrEqual(44)
    expect(boxes.filter((each) => seen(each, place))).toEqual(boxes.slice(0, 3))
  })

  it('has the hinted place in the middle', () => {
    const boxes = [box(0, 0), box(20, 40), box(60, 20), box(350, 260)]
    expect(seen(boxes[3], gathered(boxes, WINDOW, 44, boxes[3]))).toBe(true)
  })

  it('shows beyond the picture only as much as the buttons in the corners cover', () => {
    const { x, y, scale } = gathered([box(370, 280, 10)], WINDOW)
    expect(x).toBeGreaterThanOrEqual(WINDOW.width * (1 - scale) - CORNERS)
    expect(y).toBeGreaterThanOrEqual(WINDOW.height * (1 - scale) - CORNERS)
  })

  it('is not covered by the buttons in the corners, even at the edge of the picture', () => {
    const boxes = [box(350, 0, 40), box(350, 260, 40)]
    const place = gathered(boxes, { width: 390, height: 500 })
    for (const { top, bottom } of boxes) {
      expect(top * place.scale + place.y).toBeGreaterThanOrEqual(CORNERS)
      expect(bottom * place.scale + place.y).toBeLessThanOrEqual(500 - CORNERS)
    }
  })

  it('fits the window exactly as long as nothing is closer', () => {
    expect(within({ x: 40, y: -20, scale: 1 }, WINDOW)).toEqual({ x: 0, y: 0, scale: 1 })
  })
})
