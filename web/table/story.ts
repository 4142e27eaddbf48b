import type { Heard, Position } from '@fairground/protocol'
import { computed, type ReadonlySignal, signal } from '@preact/signals'

/** A moment of the story: what stands once an event has been told, or where an entry has led. */
export interface StoryMoment {
  /** Of the entry. */
  readonly n: number
  readonly seat: number
  /** Missing for where an entry has led. */
  readonly event: unknown
  /** Milliseconds at normal speed that it is looked at; 0: it is only logged. */
  readonly dwell: number
  readonly heard: readonly Heard[]
  readonly position: Position
}

/**
 * Shows one moment after another, by itself or by hand. It keeps those since the viewer's last move, so that they can be looked at once
 * more: back and forth in sight only, never in the match.
 */
export interface Story {
  readonly moments: ReadonlySignal<readonly StoryMoment[]>
  /** The moment that is on the table. */
  readonly at: ReadonlySignal<number>
  /** Is a moment being looked at, rather than where all of it has led? */
  readonly telling: ReadonlySignal<boolean>
  readonly paused: ReadonlySignal<boolean>
  readonly canGoBack: ReadonlySignal<boolean>
  add(moments: readonly StoryMoment[]): void
  /** Keeps these as told already. */
  keep(moments: readonly StoryMoment[]): void
  /** Changes what is known of where the last entry led. */
  amend(change: (moment: StoryMoment) => StoryMoment): void
  /** Shows a moment and waits there. */
  go(at: number): void
  back(): void
  /** To the next moment that is looked at; past the last one, to where all of it has led. */
  forward(): void
  pause(): void
  resume(): void
  /** From the first moment that is kept. */
  retell(): void
  /** Everything that waits happens now. */
  hurry(): void
  /** Forgets what lies before; what waits happens now. */
  clear(): void
}

/** With so much still to be shown, each moment is shown quicker. */
const LONG_QUEUE = 40
const KEPT = 200

/** `show` puts a moment on the table, with its event or without; `speed` is asked anew each time, 0 for none. */
export function openStory(show: (moment: StoryMoment, event: unknown) => void, speed: () => number): Story {
  const moments = signal<readonly StoryMoment[]>([])
  const at = signal(-1)
  const telling = signal(false)
  const paused = signal(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  const isLast = (index: number) => index >= moments.peek().length - 1
  const isSeen = (index: number) => (moments.peek()[index]?.dwell ?? 0) > 0

  function put(index: number, isTold: boolean): void {
    at.value = index
    telling.value = isTold
    const moment = moments.peek()[index]
    show(moment, isTold ? moment.event : undefined)
  }

  function halt(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function advance(): void {
    halt()
    while (!isLast(at.peek())) {
      const next = at.peek() + 1
      const lasts = moments.peek()[next].dwell * speed()
      put(next, lasts > 0)
      if (lasts === 0) continue
      const waiting = moments.peek().length - next
      timer = setTimeout(advance, waiting > LONG_QUEUE ? lasts / 4 : lasts)
      return
    }
    arrive()
  }

  /** All has been told. */
  function arrive(): void {
    if (telling.peek()) put(at.peek(), false)
  }

  function go(index: number): void {
    halt()
    paused.value = true
    put(index, true)
  }

  function towards(by: 1 | -1): number | undefined {
    const from = telling.peek() ? at.peek() : moments.peek().length
    for (let index = from + by; index >= 0 && index < moments.peek().length; index += by) if (isSeen(index)) return index
    return undefined
  }

  function hurry(): void {
    halt()
    paused.value = false
    const last = moments.peek().length - 1
    // Each is put in its place, so that nothing that listens misses one.
    for (let index = at.peek() + 1; index <= last; index++) put(index, false)
    if (last >= 0 && (telling.peek() || at.peek() !== last)) put(last, false)
  }

  return {
    moments,
    at,
    telling,
    paused,
    canGoBack: computed(() => moments.value.slice(0, telling.value ? at.value : undefined).some(({ dwell }) => dwell > 0)),
    add(more) {
      const wasIdle = isLast(at.peek()) && !paused.peek() && timer === undefined
      const old = moments.peek()
      if (wasIdle && old.length > KEPT) {
        moments.value = [...old.slice(-KEPT), ...more]
        at.value = KEPT - 1
      } else moments.value = [...old, ...more]
      if (wasIdle) advance()
    },
    keep(told) {
      moments.value = told
      at.value = told.length - 1
    },
    amend(change) {
      const last = moments.peek().at(-1)
      if (last !== undefined) moments.value = [...moments.peek().slice(0, -1), change(last)]
    },
    go,
    back() {
      const to = towards(-1)
      if (to !== undefined) go(to)
    },
    forward() {
      const to = telling.peek() ? towards(1) : undefined
      if (to === undefined) hurry()
      else go(to)
    },
    pause() {
      if (!telling.peek()) return
      halt()
      paused.value = true
    },
    resume() {
      paused.value = false
      advance()
    },
    retell() {
      halt()
      const first = moments.peek().findIndex(({ dwell }) => dwell > 0)
      if (first < 0) return
      // Where nothing is shown by itself, one goes on by hand.
      if (speed() === 0) {
        go(first)
        return
      }
      paused.value = false
      at.value = first - 1
      advance()
    },
    hurry,
    clear() {
      hurry()
      moments.value = []
      at.value = -1
    },
  }
}
