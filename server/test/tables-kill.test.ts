import { games } from '@fairground/games'
import type { ReceivedEntry } from '@fairground/protocol'
import { describe, expect, it } from 'vitest'
import { killSoak } from '../soak/kill.ts'
import { Witness } from '../soak/witness.ts'

describe('A server that is killed again and again', () => {
  it('loses nothing it acknowledged, has shown nothing it did not store, and every table continues', { timeout: 600_000 }, async () => {
    const { kills, acknowledged, shown, tables, recordsVerified } = await killSoak(6, 1)
    expect(kills).toBeGreaterThanOrEqual(6)
    expect(acknowledged).toBeGreaterThan(100)
    expect(shown).toBeGreaterThan(acknowledged)
    expect(tables).toBeGreaterThanOrEqual(2 * Object.keys(games).length)
    expect(recordsVerified).toBe(tables)
  })
})

describe('The witness', () => {
  const entry = (n: number, seat = 0): ReceivedEntry => ({ n, at: 1, seat, by: 'person', did: 'play', events: [] })

  it('reports an entry that was shown and is not in the log, or differs there', () => {
    const witness = new Witness()
    witness.show('t', 0, entry(1))
    witness.check('t', 0, [entry(0), entry(1)])
    expect(() => witness.check('t', 0, [entry(0)])).toThrow(/entry 1/)
    expect(() => witness.check('t', 0, [entry(0), entry(1, 2)])).toThrow(/entry 1/)
    expect(() => witness.show('t', 0, entry(1, 2))).toThrow(/entry 1/)
  })

  it('reports a command that was acknowledged and is not in the log', () => {
    const witness = new Witness()
    witness.accept('t', 0, 'a', 1, false)
    witness.check('t', 1, [entry(0), entry(1)])
    expect(() => witness.check('t', 1, [entry(0)])).toThrow(/command a/)
    expect(() => witness.check('t', 1, [entry(0), entry(1, 2)])).toThrow(/command a/)
  })

  it('reports a command that was done twice', () => {
    const witness = new Witness()
    witness.accept('t', 0, 'a', 1, false)
    witness.accept('t', 0, 'a', 1, true)
    expect(() => witness.accept('t', 0, 'a', 2, false)).toThrow(/entry 1 and now is entry 2/)
    expect(() => witness.accept('t', 0, 'a', 1, false)).toThrow(/twice/)
  })
})
