import { describe, expect, it } from 'vitest'
import { clusterSoak } from '../soak/cluster.ts'

describe('Several processes on one database, while processes, connections and the database itself fail', () => {
  it('do every acknowledged command once, show everybody one order, let nobody fall behind, and send no notice twice; tournaments end, everybody finds a game, reviews are made', {
    timeout: 600_000,
  }, async () => {
    const setting = {
      webs: 2,
      bots: 1,
      tables: 6,
      slowTables: 3,
      tournaments: 1,
      entrants: 4,
      crowd: 6,
      reviews: 3,
      players: 6,
      pace: 200,
      troubles: 6,
      longestPause: 2500,
      calm: 3000,
    }
    const { acknowledged, shown, entries, notices, troubles, tournamentGames, pairings, reviews } = await clusterSoak(setting, 1)
    expect(acknowledged).toBeGreaterThan(100)
    expect(shown).toBeGreaterThan(acknowledged)
    expect(entries).toBeGreaterThanOrEqual(acknowledged)
    expect(notices).toBeGreaterThan(10)
    expect(tournamentGames).toBe(6)
    expect(pairings).toBeGreaterThan(2)
    expect(reviews).toBeGreaterThan(0)
    expect(reviews).toBeLessThanOrEqual(setting.reviews)
    expect(Object.keys(troubles).length).toBeGreaterThan(2)
  })
})
