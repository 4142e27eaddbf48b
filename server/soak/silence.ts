const EVERY = 5

/**
 * Runs something and returns the longest block of this thread's event loop during it, in milliseconds of the thread's own CPU time: other
 * work on the machine does not count.
 */
export async function longestSilence(run: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = cpuMillis()
  const tick = () => {
    const now = cpuMillis()
    longest = Math.max(longest, now - before)
    before = now
  }
  const ticking = setInterval(tick, EVERY)
  try {
    await run()
  } finally {
    clearInterval(ticking)
    tick()
  }
  return longest
}

function cpuMillis(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
