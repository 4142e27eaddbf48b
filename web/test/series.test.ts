import { describe, expect, it } from 'vitest'
import { seriesOf } from '../replay/series.ts'

describe('counts over time', () => {
  const icon = () => null

  it('give a line for each seat, with gaps where nothing was visible', () => {
    const [coins] = seriesOf(3, 2, [{ icon, label: 'Coins', count: 'coins' }], (n, seat) => ({
      coins: [n * 10, seat === 1 && n === 1 ? undefined : n * 10 + 1],
    }))
    expect(coins.lines).toEqual([
      [0, 10, 20],
      [1, undefined, 21],
    ])
    expect([coins.lowest, coins.highest]).toEqual([0, 21])
  })

  it('leave out what never changes, and what is not a count', () => {
    const counts = () => ({ seats: [2, 2] })
    expect(seriesOf(3, 2, [{ icon, label: 'Seats', count: 'seats' }], counts)).toEqual([])
    expect(seriesOf(3, 2, [{ icon, label: 'Marker' }], counts)).toEqual([])
  })
})
