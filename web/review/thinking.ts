import { type ReadonlySignal, signal } from '@preact/signals'
import type { Estimate, Question } from './engine.ts'

/** What the strongest player is asked: what a seat sees and may do, or with open hands the whole position. */
export interface Asked extends Question {
  /** There when hidden cards count. */
  readonly state?: unknown
}

/** What is known about one choice; `choice` is its place among the moves. */
export interface Weighed {
  readonly choice: number
  /** The chance to win that it leaves, 0 to 1, and its standard error. */
  readonly worth: number
  readonly error: number
  /** How much of the mix that is played. */
  readonly share: number
}

export type Report =
  | { readonly candidates: readonly Weighed[]; readonly chances: readonly Estimate[]; readonly iterations: number; readonly over: boolean }
  | { readonly failed: string }

/** Someone who thinks about one position at a time. */
export interface Thinker {
  /** What the choices below belong to, as it was named when it was asked: another position has other moves. */
  readonly about: ReadonlySignal<string>
  /** The choices, the best first; rows change places only for a reason. */
  readonly choices: ReadonlySignal<readonly Weighed[]>
  /** What each seat may expect. */
  readonly chances: ReadonlySignal<readonly Estimate[]>
  readonly iterations: ReadonlySignal<number>
  readonly busy: ReadonlySignal<boolean>
  /** It knows all that it will find out. */
  readonly over: ReadonlySignal<boolean>
  readonly failed: ReadonlySignal<boolean>
  ask(question: Asked, about: string): void
  stop(): void
}

export function openThinker(): Thinker {
  const about = signal('')
  const choices = signal<readonly Weighed[]>([])
  const chances = signal<readonly Estimate[]>([])
  const iterations = signal(0)
  const busy = signal(false)
  const over = signal(false)
  const failed = signal(false)
  let worker: Worker | undefined

  /** It is deep in thought and hears nothing: the whole worker goes. */
  function stop(): void {
    worker?.terminate()
    worker = undefined
    busy.value = false
  }

  function hear(report: Report): void {
    if ('failed' in report) {
      failed.value = true
      stop()
      return
    }
    choices.value = settledOrder(choices.peek(), report.candidates)
    chances.value = report.chances
    iterations.value = report.iterations
    over.value = report.over
    if (report.over) stop()
  }

  return {
    about,
    choices,
    chances,
    iterations,
    busy,
    over,
    failed,
    stop,
    ask(question, named) {
      stop()
      about.value = named
      choices.value = []
      chances.value = []
      iterations.value = 0
      over.value = false
      failed.value = false
      busy.value = true
      worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<Report>) => hear(data))
      worker.addEventListener('error', ({ message }) => hear({ failed: message }))
      worker.postMessage(question)
    },
  }
}

/** News in the order of before: two rows change places only when what lies between them is more than the error of both. */
export function settledOrder(before: readonly Weighed[], now: readonly Weighed[]): readonly Weighed[] {
  if (before.length === 0) return now
  const place = new Map(before.map(({ choice }, index) => [choice, index]))
  const order = now.toSorted((a, b) => (place.get(a.choice) ?? before.length) - (place.get(b.choice) ?? before.length))
  // Insertion: each rises past those that it is clearly better than.
  for (let at = 1; at < order.length; at++)
    for (let i = at; i > 0 && isClearlyBetter(order[i], order[i - 1]); i--) [order[i - 1], order[i]] = [order[i], order[i - 1]]
  return order
}

function isClearlyBetter(a: Weighed, b: Weighed): boolean {
  return a.worth - b.worth > Math.hypot(a.error, b.error)
}
