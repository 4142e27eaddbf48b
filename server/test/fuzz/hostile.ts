import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fastRandom } from '@fairground/kernel'
import type { Figures, Order } from './attacked-server.ts'
import { type FuzzReport, fuzz } from './fuzz.ts'
import { ServerFailed } from './http-attack.ts'
import { importAttacks } from './import-attacks.ts'
import type { Probed } from './probe-worker.ts'

interface HostileReport extends FuzzReport {
  /** The longest delay of the server's event loop, in milliseconds: in wall time, and by its own work. */
  readonly longestSilence: number
  readonly longestHeld: number
  /** Health checks from outside, and the delay that the machine itself added. */
  readonly probes: number
  readonly longestProbe: number
  readonly noise: number
  /** How often the wall clock was set. */
  readonly clockSteps: number
}

const HOUR = 3_600_000
/** Few, so that one input is measured and not many at once. */
const ATTACKERS = 4
/** How often the clock is set, in milliseconds. */
const TROUBLE = 1500
/** How many of a thousand inputs are editions, and how many are records: these are tested in detail, one after the other. */
interface Shares {
  readonly editions: number
  readonly records: number
}
const SHARES: Shares = { editions: 5, records: 20 }

/**
 * Everything at once: editions by the schema of each game, records with many undos or malformed ones, incomplete headers and broken connections,
 * sockets, requests, and a clock that is set forward and back; while honest people play. Fails like `fuzz`, and when the event loop was
 * blocked for too long.
 */
export async function hostile(
  inputs: number,
  seed: number,
  longest: number,
  progress: (done: number) => void = () => {},
  { editions, records } = SHARES,
): Promise<HostileReport> {
  const brought = await importAttacks()
  const random = fastRandom(seed)
  let probe: Worker | undefined
  let trouble: NodeJS.Timeout | undefined
  let clockSteps = 0
  let figures: Figures | undefined
  let probed: Probed | undefined
  let unwell: Error | undefined
  const order = (server: ChildProcess, what: Order) => server.send(what, () => {})
  const report = await fuzz(inputs, seed, progress, {
    attackers: ATTACKERS,
    async begun(server, url) {
      probe = new Worker(new URL('./probe-worker.ts', import.meta.url), { workerData: { url } })
      // Reported with the next input: then the cause of a crash comes first, and not that the server is gone.
      probe.on('error', (error) => {
        unwell = error
      })
      trouble = setInterval(() => {
        clockSteps++
        order(server, { setClock: (random.below(5) - 2) * HOUR })
      }, TROUBLE)
    },
    async extra(client, chance) {
      if (unwell !== undefined) throw unwell
      const kind = chance.below(1000)
      if (kind < editions) return brought.edition(client, chance)
      return kind < editions + records ? brought.record(client, chance) : undefined
    },
    async done(server) {
      clearInterval(trouble)
      if (unwell !== undefined) throw unwell
      if (probe !== undefined) {
        const told = once(probe, 'message')
        probe.postMessage('stop')
        probed = (await told)[0]
      }
      const told = once(server, 'message')
      order(server, 'figures')
      figures = (await told)[0]
    },
  }).finally(() => {
    clearInterval(trouble)
    return probe?.terminate()
  })
  if (figures === undefined || probed === undefined) throw new ServerFailed('nothing was measured')
  const found = {
    ...report,
    longestSilence: Math.round(figures.silence),
    longestHeld: Math.round(figures.held),
    probes: probed.asked,
    longestProbe: Math.round(probed.longest),
    noise: Math.round(probed.noise),
    clockSteps,
  }
  if (figures.held > longest) throw new ServerFailed(`the event loop was held for ${found.longestHeld} ms: ${JSON.stringify(found)}`)
  return found
}
