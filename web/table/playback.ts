import type { Position, ReceivedEntry } from '@fairground/protocol'
import { computed, type ReadonlySignal, signal } from '@preact/signals'

/** A moment of the playback: the view after an event, or the final position of an entry. */
export interface PlaybackMoment {
  /** Of the entry. */
  readonly n: number
  readonly seat: number
  /** Missing for the final position of an entry. */
  readonly event: unknown
  /** How long it is shown, in milliseconds at normal speed; 0: only logged. */
  readonly dwell: number
  readonly received: readonly ReceivedEntry[]
  readonly position: Position
}

/**
 * Shows one moment after another, automatically or by hand. It keeps those since the viewer's last move, so that they can be shown
 * again: this changes only what is shown, never the match.
 */
export interface Playback {
  readonly moments: ReadonlySignal<readonly PlaybackMoment[]>
  /** The moment that is being shown. */
  readonly at: ReadonlySignal<number>
  /** Is a past moment being shown, not the final position? */
  readonly isPlaying: ReadonlySignal<boolean>
  readonly paused: ReadonlySignal<boolean>
  readonly canGoBack: ReadonlySignal<boolean>
  add(moments: readonly PlaybackMoment[]): void
  /** Adds these as already shown. */
  keep(moments: readonly PlaybackMoment[]): void
  /** Updates the final position of the last entry. */
  amend(change: (moment: PlaybackMoment) => PlaybackMoment): void
  /** Shows a moment and waits there. */
  go(at: number): void
  back(): void
  /** To the next shown moment; after the last one, to the final position. */
  forward(): void
  pause(): void
  resume(): void
  /** Replays from the first stored moment. */
  replay(): void
  /** Shows everything queued at once. */
  hurry(): void
  /** Drops earlier moments; shows everything queued at once. */
  clear(): void
}

/** From this queue length on, each moment is shown faster. */
const LONG_QUEUE = 40
const KEPT = 200

/** `show` displays a moment, with or without its event; `speed` is called each time, 0 for no animation. */
export function openPlayback(show: (moment: PlaybackMoment, event: unknown) => void, speed: () => number): Playback {
  const moments = signal<readonly PlaybackMoment[]>([])
  const at = signal(-1)
  const isPlaying = signal(false)
  const paused = signal(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  const isLast = (index: number) => index >= moments.peek().length - 1
  const isSeen = (index: number) => (moments.peek()[index]?.dwell ?? 0) > 0

  function put(index: number, isStep: boolean): void {
    at.value = index
    isPlaying.value = isStep
    const moment = moments.peek()[index]
    show(moment, isStep ? moment.event : undefined)
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

  /** Everything has been shown. */
  function arrive(): void {
    if (isPlaying.peek()) put(at.peek(), false)
  }

  function go(index: number): void {
    halt()
    paused.value = true
    put(index, true)
  }

  function towards(by: 1 | -1): number | undefined {
    const from = isPlaying.peek() ? at.peek() : moments.peek().length
    for (let index = from + by; index >= 0 && index < moments.peek().length; index += by) if (isSeen(index)) return index
    return undefined
  }

  function hurry(): void {
    halt()
    paused.value = false
    const last = moments.peek().length - 1
    // Each one is shown, so that no listener misses one.
    for (let index = at.peek() + 1; index <= last; index++) put(index, false)
    if (last >= 0 && (isPlaying.peek() || at.peek() !== last)) put(last, false)
  }

  return {
    moments,
    at,
    isPlaying,
    paused,
    canGoBack: computed(() => moments.value.slice(0, isPlaying.value ? at.value : undefined).some(({ dwell }) => dwell > 0)),
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
      const to = isPlaying.peek() ? towards(1) : undefined
      if (to === undefined) hurry()
      else go(to)
    },
    pause() {
      if (!isPlaying.peek()) return
      halt()
      paused.value = true
    },
    resume() {
      paused.value = false
      advance()
    },
    replay() {
      halt()
      const first = moments.peek().findIndex(({ dwell }) => dwell > 0)
      if (first < 0) return
      // Without automatic playback, the viewer steps by hand.
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
