import { type ReadonlySignal, signal } from '@preact/signals'
import type { Estimate, Question } from './engine.ts'

/** The question for the strongest bot: what a seat sees and may do, or with open hands the whole position. */
export interface Asked extends Question {
  /** Set if hidden cards count. */
  readonly state?: unknown
}

/** The evaluation of one choice; `choice` is its index among the moves. */
export interface EvaluatedChoice {
  readonly choice: number
  /** The win chance after it, 0 to 1, and its standard error. */
  readonly worth: number
  readonly error: number
  /** Its probability in the mixed strategy. */
  readonly share: number
}

export type Report =
  | {
      readonly candidates: readonly EvaluatedChoice[]
      readonly chances: readonly Estimate[]
      readonly iterations: number
      readonly over: boolean
    }
  | { readonly failed: string }

/** A thinker for one position at a time. */
export interface Thinker {
  /** The key of the position that the choices below belong to: another position has other moves. */
  readonly about: ReadonlySignal<string>
  /** The choices, the best first; rows swap only for a clear difference. */
  readonly choices: ReadonlySignal<readonly EvaluatedChoice[]>
  /** The win chance of each seat. */
  readonly chances: ReadonlySignal<readonly Estimate[]>
  readonly iterations: ReadonlySignal<number>
  readonly busy: ReadonlySignal<boolean>
  /** It is finished. */
  readonly over: ReadonlySignal<boolean>
  readonly failed: ReadonlySignal<boolean>
  ask(question: Asked, about: string): void
  stop(): void
}

export function openThinker(): Thinker {
  const about = signal('')
  const choices = signal<readonly EvaluatedChoice[]>([])
  const chances = signal<readonly Estimate[]>([])
  const iterations = signal(0)
  const busy = signal(false)
  const over = signal(false)
  const failed = signal(false)
  let worker: Worker | undefined

  /** It is busy and receives no messages: terminate the whole worker. */
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

/** New results in the previous order: two rows swap only if their difference is larger than the error of both. */
export function settledOrder(before: readonly EvaluatedChoice[], now: readonly EvaluatedChoice[]): readonly EvaluatedChoice[] {
  if (before.length === 0) return now
  const place = new Map(before.map(({ choice }, index) => [choice, index]))
  const order = now.toSorted((a, b) => (place.get(a.choice) ?? before.length) - (place.get(b.choice) ?? before.length))
  // Insertion sort: each moves up past those that it clearly beats.
  for (let at = 1; at < order.length; at++)
    for (let i = at; i > 0 && isClearlyBetter(order[i], order[i - 1]); i--) [order[i - 1], order[i]] = [order[i], order[i - 1]]
  return order
}

function isClearlyBetter(a: EvaluatedChoice, b: EvaluatedChoice): boolean {
  return a.worth - b.worth > Math.hypot(a.error, b.error)
}
