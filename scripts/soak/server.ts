import { killSoak } from '@fairground/server/soak/kill.ts'
import { leakRun } from '@fairground/server/soak/leak.ts'
import { fuzz } from '@fairground/server/test/fuzz/fuzz.ts'
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
  { name: 'leak', size: 40, unit: 'games of each game', run: async (size, seed) => ({ ...(await leakRun(size, seed)) }) },
]
