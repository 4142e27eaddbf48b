import { performance } from 'node:perf_hooks'

/** How long the server is watched before it counts as quiet, in milliseconds. */
const WATCHED = 30_000
/** After so many looks at a busy server the work is done all the same. */
const MOST_LOOKS = 20
/** The share of the time in which a quiet server has something to do. */
const QUIET = 0.2

/** Puts off work that nobody waits for until the server has little else to do, or for ten minutes: a busy evening is not made busier. */
export class Lull {
  private readonly work: () => void
  private readonly load: () => number
  private timer: NodeJS.Timeout | undefined
  private looks = 0

  /** `load`: the share of the time since it was last asked in which there was something to do. */
  constructor(work: () => void, load = loopLoad()) {
    this.work = work
    this.load = load
  }

  /** Does the work in the next lull. Asked again meanwhile, it is still done once. */
  wait(): void {
    if (this.timer !== undefined) return
    this.load()
    this.timer = setTimeout(() => this.look(), WATCHED).unref()
  }

  cancel(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.looks = 0
  }

  private look(): void {
    this.timer = undefined
    this.looks++
    if (this.load() > QUIET && this.looks < MOST_LOOKS) {
      this.wait()
      return
    }
    this.looks = 0
    this.work()
  }
}

function loopLoad(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const { utilization } = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    return utilization
  }
}
