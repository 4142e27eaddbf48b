import { monitorEventLoopDelay } from 'node:perf_hooks'
import { serve } from '../../index.ts'
import { HIGHEST_LIMITS } from '../../soak/high-limits.ts'

/**
 * The real server in its own process, with generous limits, which are not what is tested. The attacker can set its wall clock, and it measures
 * how long its event loop is blocked.
 */

export type Order = { readonly setClock: number } | 'figures' | 'stop'
export interface Figures {
  /** The longest delay of the event loop, in milliseconds of wall time. */
  readonly silence: number
  /** The longest that its own work blocked it, in milliseconds of its thread's CPU time: without delays by a busy machine. */
  readonly held: number
}

const TICK = 5
const wall = Date.now
let set = 0
Date.now = () => wall() + set

const [data] = process.argv.slice(2)
const serving = await serve({ data, port: 0, hostname: '127.0.0.1', page: '/nowhere', logLevel: 'error', limits: HIGHEST_LIMITS })

const monitor = monitorEventLoopDelay({ resolution: TICK })
let held = 0
let warm = false
let last = process.threadCpuUsage()
setInterval(() => {
  const { user, system } = process.threadCpuUsage(last)
  last = process.threadCpuUsage()
  if (warm) held = Math.max(held, (user + system) / 1000)
}, TICK).unref()

process.on('message', async (order: Order) => {
  if (order === 'figures') process.send?.({ silence: monitor.max / 1e6, held } satisfies Figures)
  else if (order === 'stop') {
    await serving.stop()
    process.disconnect()
  } else {
    // Starting and first compilation are over when the clock is set for the first time.
    monitor.enable()
    warm = true
    set = order.setClock
  }
})
process.send?.({ url: serving.url })
