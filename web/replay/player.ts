import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Timeline } from './timeline.ts'

/** The speed relative to the table. */
export const RATES = [0.5, 1, 2, 4] as const
export type Rate = (typeof RATES)[number]

/** A step of the playback towards the next moment: how many events of the next entry are shown, and for how long. */
export interface TimedEvent {
  readonly shown: number
  /** Milliseconds. */
  readonly lasts: number
}

/** The position in a timeline, and the functions that move it. */
export interface ReplayPlayer {
  readonly at: ReadonlySignal<number>
  /** While the next entry is being shown: how many of its events so far. */
  readonly stepIndex: ReadonlySignal<number | undefined>
  readonly playing: ReadonlySignal<boolean>
  readonly rate: Signal<Rate>
  readonly last: number
  go(n: number): void
  step(by: 1 | -1): void
  turn(by: 1 | -1): void
  toggle(): void
  stop(): void
}

/** `shownIn` returns what to show between a moment and the previous one. */
export function openPlayer(
  { last, turns, stops }: Pick<Timeline, 'last' | 'turns' | 'stops'>,
  from: number,
  shownIn: (n: number) => readonly TimedEvent[],
): ReplayPlayer {
  const at = signal(within(from))
  const stepIndex = signal<number | undefined>(undefined)
  const playing = signal(false)
  const rate = signal<Rate>(1)
  let timer: ReturnType<typeof setTimeout> | undefined

  function within(n: number): number {
    return Number.isFinite(n) ? Math.max(0, Math.min(last, Math.round(n))) : last
  }

  function halt(): void {
    clearTimeout(timer)
    stepIndex.value = undefined
    playing.value = false
  }

  function go(n: number): void {
    halt()
    at.value = within(n)
  }

  /** The next of those numbers in a direction; the end of the timeline if there is none. */
  function towards(numbers: readonly number[], by: 1 | -1): void {
    const here = at.peek()
    go(by === 1 ? (numbers.find((n) => n > here) ?? last) : (numbers.findLast((n) => n < here) ?? 0))
  }

  function roll(): void {
    if (at.peek() === last) {
      halt()
      return
    }
    const next = at.peek() + 1
    show(shownIn(next), () => {
      stepIndex.value = undefined
      at.value = next
      roll()
    })
  }

  function show([first, ...rest]: readonly TimedEvent[], after: () => void): void {
    if (first === undefined) {
      after()
      return
    }
    stepIndex.value = first.shown
    timer = setTimeout(() => show(rest, after), first.lasts / rate.peek())
  }

  return {
    at,
    stepIndex,
    playing,
    rate,
    last,
    go,
    step: (by) => towards(stops, by),
    turn: (by) => towards(turns, by),
    toggle() {
      if (playing.peek()) {
        halt()
        return
      }
      if (at.peek() === last) at.value = 0
      playing.value = true
      roll()
    },
    stop: halt,
  }
}
