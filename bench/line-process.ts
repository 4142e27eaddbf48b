import type { ContestReport } from './contest.ts'
import { type BenchSize, type LineName, measureLine } from './lines.ts'

/**
 * The process in which one line is measured. Each line has its own, like a server or a simulation: a function that is called in several
 * ways is compiled for all of them, and one line would slow down the next.
 */

/** The request to the process. */
export interface Task {
  readonly line: LineName
  readonly effort: BenchSize
}

/** Its response. */
export type Answer = { readonly progress: string } | { readonly report: ContestReport } | { readonly failure: string }

process.once('message', ({ line, effort }: Task) => {
  try {
    answer({ report: measureLine(line, effort, (progress) => answer({ progress })) })
  } catch (error) {
    answer({ failure: error instanceof Error ? error.message : String(error) })
  }
  process.disconnect()
})

function answer(message: Answer): void {
  process.send?.(message)
}
