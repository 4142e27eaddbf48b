import { performance } from 'node:perf_hooks'

/** How long we measure the load before the server counts as idle, in milliseconds. */
const WATCHED = 30_000
/** After so many measurements of a busy server the work is done anyway. */
const MOST_LOOKS = 20
/** The highest load of an idle server. */
const QUIET = 0.2

/** Delays work that nobody waits for until the server is idle, but at most ten minutes. */
export class IdleTask {
  private readonly work: () => void
  private readonly load: () => number
  private timer: NodeJS.Timeout | undefined
  private looks = 0

  /** `load`: the share of the time since its last call in which the server was busy. */
  constructor(work: () => void, load = loopLoad()) {
    this.work = work
    this.load = load
  }

  /** Does the work when the server is idle next. Several calls before that do it only once. */
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
