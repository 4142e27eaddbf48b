import { clusterSoak } from '@fairground/server/soak/cluster.ts'
import { killSoak } from '@fairground/server/soak/kill.ts'
import { leakRun } from '@fairground/server/soak/leak.ts'
import { matchmakingSoak } from '@fairground/server/soak/matchmaking.ts'
import { ratingsSimulation } from '@fairground/server/soak/ratings.ts'
import { fuzz } from '@fairground/server/test/fuzz/fuzz.ts'
import { hostile } from '@fairground/server/test/fuzz/hostile.ts'
import type { Proof } from './proof.ts'

/** What the server promises, at full size. */
export const serverProofs: readonly Proof[] = [
  { name: 'kill', size: 1000, unit: 'kills', run: async (size, seed, progress) => ({ ...(await killSoak(size, seed, progress)) }) },
  {
    name: 'malformed-input',
    size: 100_000,
    unit: 'inputs',
    run: async (size, seed, progress) => ({ ...(await fuzz(size, seed, (done) => progress(`${done} inputs`))) }),
  },
  {
    name: 'hostile',
    size: 100_000,
    unit: 'inputs',
    run: async (size, seed, progress) => ({ ...(await hostile(size, seed, 100, (done) => progress(`${done} inputs`))) }),
  },
  cluster('cluster'),
  ...(process.env.FAIRGROUND_BESIDE === undefined ? [] : [cluster('two-releases', process.env.FAIRGROUND_BESIDE)]),
  { name: 'matchmaking', size: 500, unit: 'people who press at once', run: async (size) => ({ ...(await matchmakingSoak(size)) }) },
  {
    name: 'ratings',
    size: 10_000,
    unit: 'rated games of players whose strengths are known',
    run: async (size, seed, progress) => {
      const runs = [2, 4, 6].flatMap((seats) =>
        (['gumbel', 'normal'] as const).map((luck) => ({ luck, ...ratingsSimulation(size, seed, seats, luck) })),
      )
      for (const { luck, seats, each, error, deviation, withinOne, withinTwo } of runs)
        progress(
          `${seats} at a table, ${luck} luck: ${each} games each, error ${error}, said ${deviation}, within it ${withinOne}, within twice ${withinTwo}`,
        )
      if (runs.some(({ error, deviation }) => error > 1.3 * deviation)) throw new Error('ratings are less sure than they say')
      return { runs }
    },
  },
  { name: 'leak', size: 40, unit: 'games of each game', run: async (size, seed) => ({ ...(await leakRun(size, seed)) }) },
]

/** What the previous release does not know, or does differently. */
const ELDERS = { tournaments: 0, crowd: 0, reviews: 0 }

/** With another checkout (FAIRGROUND_BESIDE) every second process runs its release, as in a rolling upgrade. */
function cluster(name: string, beside?: string): Proof {
  const setting = {
    webs: 3,
    bots: 2,
    tables: 180,
    slowTables: 20,
    tournaments: 2,
    entrants: 8,
    crowd: 12,
    reviews: 20,
    players: 60,
    pace: 8_000,
    longestPause: 30_000,
    calm: 30_000,
  }
  return {
    name,
    size: 60,
    unit: 'troubles at 200 tables of three web and two bots processes',
    run: async (troubles, seed, progress) => ({
      ...(await clusterSoak({ ...setting, ...(beside && ELDERS), troubles, beside }, seed, progress)),
    }),
  }
}
