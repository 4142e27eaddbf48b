import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { binsOf, type CalibrationGame, calibrationError, errorByChance, fitReading, openCalibration, readChances } from '../index.ts'
import { opened } from './positions.ts'

/** Playouts without noise. */
const sure = (means: readonly number[]) => ({ means, errors: means.map(() => 0) })

/** Games with overconfident playouts: the truth is the square root of their results. */
function tooSure(count: number): readonly CalibrationGame[] {
  const random = fastRandom('too sure')
  const part = () => (1 + random.below(99)) / 100
  return Array.from({ length: count }, () => ({
    reached: Array.from({ length: 3 }, () => {
      const raw = [part() ** 2, part() ** 2, part() ** 2]
      const sum = raw.reduce((all, each) => all + each, 0)
      const near = raw.map((each) => each / sum)
      const truth = readChances({ power: 0.5, floor: 0 }, near)
      const luck = part()
      const winner = luck < truth[0] ? 0 : luck < truth[0] + truth[1] ? 1 : 2
      return { near: sure(near), far: sure(near), result: [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)) }
    }),
  }))
}

describe('The conversion of playout results into chances', () => {
  it('is found from the results of games', () => {
    const games = tooSure(600)
    const { power, floor } = fitReading(games, 2)
    expect(power).toBeGreaterThan(0.4)
    expect(power).toBeLessThan(0.65)
    expect(floor).toBeLessThanOrEqual(0.1)
    const [read, unread] = [
      { power, floor },
      { power: 1, floor: 0 },
    ].map((reading) => calibrationError(binsOf([{ reading, games }])))
    expect(read).toBeLessThan(0.03)
    expect(unread).toBeGreaterThan(2 * read)
    expect(errorByChance([{ reading: { power, floor }, games }], fastRandom('chance'))).toBeLessThan(0.03)
  })

  it('is fitted to games that are the same for the same seed', async () => {
    const { gamePackage, options } = await opened('fair-trade', 2)
    const setting = { options, seats: 2, seed: 'rows', turns: 2, bots: ['apprentice' as const] }
    const [once, again] = [await openCalibration(gamePackage, setting), await openCalibration(gamePackage, setting)]
    expect(again(0)).toEqual(once(0))
    expect(once(1)).not.toEqual(once(0))
  })
})
