import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'

/** Checks the health of a server again and again, from its own thread, and reports the longest wait. */

export interface Probed {
  readonly asked: number
  /** The longest round trip, in milliseconds. */
  readonly longest: number
  /** The longest delay of this thread itself: what a busy machine adds. */
  readonly noise: number
}

const PAUSE = 10
const { url }: { url: string } = workerData
const noise = monitorEventLoopDelay({ resolution: 5 })
noise.enable()
let asked = 0
let longest = 0
let stopped = false

parentPort?.once('message', () => {
  stopped = true
})

while (!stopped) {
  const begun = performance.now()
  const response = await fetch(`${url}/healthz`)
  await response.text()
  longest = Math.max(longest, performance.now() - begun)
  asked++
  if (!response.ok) throw new Error(`the server is not well: ${response.status}`)
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
}
parentPort?.postMessage({ asked, longest, noise: noise.max / 1e6 } satisfies Probed)
