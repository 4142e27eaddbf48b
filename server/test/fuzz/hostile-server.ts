import { monitorEventLoopDelay } from 'node:perf_hooks'
import { serveAttacked } from './attacked.ts'

/**
 * The real server as a process of its own, whose clock on the wall is set by the one who attacks it, and which measures how long its
 * event loop is silent.
 */

export type Order = { readonly setClock: number } | 'figures' | 'stop'
export interface Figures {
  /** The longest silence of the loop, in milliseconds of the wall. */
  readonly silence: number
  /** The longest that it was held by work of its own, in milliseconds of its thread: what is left when the machine was busy elsewhere. */
  readonly held: number
}

const TICK = 5
const wall = Date.now
let set = 0
Date.now = () => wall() + set

const serving = await serveAttacked()

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
    // What starts and is compiled for the first time is behind it when the first clock is set.
    monitor.enable()
    warm = true
    set = order.setClock
  }
})
process.send?.({ url: serving.url })
