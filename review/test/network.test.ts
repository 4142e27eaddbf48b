import { describe, expect, it } from 'vitest'
import { chancesIn } from '../chances.ts'
import { compare } from '../compare.ts'
import { openEngine } from '../engine.ts'
import { analyse } from '../look.ts'
import { type Asked, opened, positions } from './positions.ts'

const SAMPLES = 16

describe('Where the network predicts games better than playouts do', async () => {
  const { engine } = await opened('counterfeiters', 4)
  const without = { ...engine, network: undefined }
  const asked: Asked[] = []
  for (const each of positions(engine.rules, 'network', 5)) if (asked.push(each) === 6) break

  it('the chances in a position come from it', () => {
    expect(engine.network).toBeDefined()
    for (const { view } of asked) {
      const values = chancesIn(engine, view, SAMPLES).seats.map(({ value }) => value)
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1)
      expect(values).not.toEqual(chancesIn(without, view, SAMPLES).seats.map(({ value }) => value))
      expect(values).toEqual(chancesIn(engine, view, SAMPLES).seats.map(({ value }) => value))
    }
  })

  it('the best of the compared moves is worth as much as the position; how much worse the others are still comes from playouts', () => {
    for (const { view, moves } of asked) {
      const few = moves.slice(0, 4)
      const [by, plain] = [engine, without].map((each) => compare(each, view, few, SAMPLES))
      const worths = few.map((_, index) => by.worth(index).value)
      const best = worths.indexOf(Math.max(...worths))
      const viewer = Number(view.viewer)
      expect(worths[best]).toBeCloseTo(chancesIn(engine, view, SAMPLES).seats[viewer].value)
      for (const index of few.keys()) {
        expect(by.by(index, best)).toEqual(plain.by(index, best))
        expect(worths[index]).toBeCloseTo(Math.max(0, worths[best] + plain.by(index, best).value))
      }
    }
  })

  it('an analysis shows them', () => {
    const [{ view, moves }] = asked
    expect(analyse(engine, view, moves, 'quick').chances.seats).toEqual(chancesIn(engine, view, SAMPLES).seats)
  })

  it('elsewhere, and where it is not wanted, playouts are read', async () => {
    const { gamePackage, options } = await opened('counterfeiters', 4)
    expect((await openEngine(gamePackage, options, 4, { withoutNetwork: true })).network).toBeUndefined()
    for (const id of ['faifo', 'faiyum']) expect((await opened(id, 4)).engine.network).toBeUndefined()
  })
})
