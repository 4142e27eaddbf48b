/**
 * Shows one thing after another: each event is looked at for a moment, then the position it led to stands. When more comes in
 * than can be watched, older events are shown quicker; a person who acts sees the newest position at once.
 */
export interface Beat {
  /** Shown while it lasts; undefined for none. */
  readonly event: unknown
  /** Milliseconds at the speed of the moment. */
  readonly lasts: number
  /** What stands after it. */
  after?(): void
}

export interface Pace {
  add(beats: readonly Beat[]): void
  /** Everything that waits happens now. */
  hurry(): void
}

const LONG_QUEUE = 12

export function pace(show: (event: unknown) => void): Pace {
  let waiting: Beat[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: Beat | undefined

  function next(): void {
    timer = undefined
    current?.after?.()
    current = waiting.shift()
    if (current === undefined) {
      show(undefined)
      return
    }
    if (current.lasts === 0) {
      next()
      return
    }
    show(current.event)
    timer = setTimeout(next, waiting.length > LONG_QUEUE ? current.lasts / 4 : current.lasts)
  }

  return {
    add(beats) {
      waiting.push(...beats)
      if (timer === undefined) next()
    },
    hurry() {
      clearTimeout(timer)
      const rest = waiting
      waiting = []
      timer = undefined
      current?.after?.()
      current = undefined
      for (const beat of rest) beat.after?.()
      show(undefined)
    },
  }
}
