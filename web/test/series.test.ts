import { describe, expect, it } from 'vitest'
import { numberIn, seriesOf } from '../replay/series.ts'

describe('the number in what a plaque shows', () => {
  it('is a plain number, or the one among words and signs', () => {
    expect(numberIn(7)).toBe(7)
    expect(numberIn('$120')).toBe(120)
    expect(numberIn('1.200 $')).toBe(1200)
    expect(numberIn('−3')).toBe(-3)
  })
  it('is what was reached where a goal stands beside it', () => {
    expect(numberIn('2/5')).toBe(2)
  })
  it('is unknown where nothing is shown, or only bounds', () => {
    expect(numberIn('?')).toBeUndefined()
    expect(numberIn('$20–$60')).toBeUndefined()
  })
})

describe('holdings over time', () => {
  const icon = () => null

  it('make a line for each seat, with gaps where nothing could be seen', () => {
    const [coins] = seriesOf(3, 2, (n, seat) => [{ icon, label: 'Coins', value: seat === 1 && n === 1 ? '?' : n * 10 + seat }])
    expect(coins.lines).toEqual([
      [0, 10, 20],
      [1, undefined, 21],
    ])
    expect([coins.lowest, coins.highest]).toEqual([0, 21])
  })
  it('leave out what never changes', () => {
    expect(seriesOf(3, 2, () => [{ icon, label: 'Seats', value: 2 }])).toEqual([])
  })
})
