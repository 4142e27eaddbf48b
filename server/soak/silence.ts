import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION = 5

/** Runs something and returns the longest block of this thread's event loop during it, in milliseconds. */
export async function longestSilence(run: () => Promise<unknown>): Promise<number> {
  const monitor = monitorEventLoopDelay({ resolution: RESOLUTION })
  monitor.enable()
  try {
    await run()
  } finally {
    // What came last is heard too.
    await new Promise((resolve) => setTimeout(resolve, 2 * RESOLUTION))
    monitor.disable()
  }
  return monitor.max / 1e6
}
