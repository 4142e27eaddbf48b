import type { CostProblem, Edition } from '@fairground/kernel'
import type { TrialNews, TrialTask } from './trial.worker.ts'

/** A worker that looks at an edition longer than this is ended, and the edition with it. */
const LONGEST = 10_000

const known = new WeakMap<Edition, Promise<CostProblem | undefined>>()

/** Whether an edition that is sound costs more than a table may: what the server would say, asked of a worker here. */
export function costOf(game: string, edition: Edition): Promise<CostProblem | undefined> {
  const asked = known.get(edition) ?? ask(game, edition)
  known.set(edition, asked)
  return asked
}

/** It would make a table wait: it goes nowhere. */
export class TooDear extends Error {
  readonly problem: CostProblem

  constructor(problem: CostProblem) {
    super(problem.reason)
    this.problem = problem
  }
}

export async function expectCheap(game: string, edition: Edition): Promise<void> {
  const problem = await costOf(game, edition)
  if (problem !== undefined) throw new TooDear(problem)
}

function ask(game: string, edition: Edition): Promise<CostProblem | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./trial.worker.ts', import.meta.url), { type: 'module' })
    const answer = (problem: CostProblem | undefined) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(problem)
    }
    const timer = setTimeout(() => answer({ rule: 'cost.play', reason: 'it takes too long', facts: { most: LONGEST } }), LONGEST)
    worker.addEventListener('message', ({ data }: MessageEvent<TrialNews>) => answer('cost' in data ? data.cost : undefined))
    // A browser that has no room for a worker leaves it to the server to say so.
    worker.addEventListener('error', () => answer(undefined))
    worker.postMessage({ game, edition, builtIn: edition, games: 0 } satisfies TrialTask)
  })
}
