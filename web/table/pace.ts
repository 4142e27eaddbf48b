/**
 * Shows one thing after another: what an event did stands while the event is looked at. When more comes in than can be watched, older
 * events are shown quicker; a person who acts sees the newest position at once.
 */
export interface Beat {
  /** Shown while it lasts; undefined for none. */
  readonly event: unknown
  /** Milliseconds at the speed of the moment. */
  readonly lasts: number
  /** Makes stand what the event did; called once, before it is shown. */
  begin(): void
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

  function next(): void {
    timer = undefined
    for (let beat = waiting.shift(); beat !== undefined; beat = waiting.shift()) {
      beat.begin()
      if (beat.lasts === 0) continue
      show(beat.event)
      timer = setTimeout(next, waiting.length > LONG_QUEUE ? beat.lasts / 4 : beat.lasts)
      return
    }
    show(undefined)
  }

  return {
    add(beats) {
      waiting.push(...beats)
      if (timer === undefined) next()
    },
    hurry() {
      clearTimeout(timer)
      timer = undefined
      const rest = waiting
      waiting = []
      for (const beat of rest) beat.begin()
      show(undefined)
    },
  }
}
