import type { CostProblem, Edition } from '@fairground/kernel'
import type { TrialNews, TrialTask } from './trial.worker.ts'

/** The time limit for checking an edition in a worker; beyond it the edition counts as too expensive. */
const LONGEST = 10_000

const known = new WeakMap<Edition, Promise<CostProblem | undefined>>()

/** Is a valid edition too expensive for a table? Computes what the server would say, in a worker. */
export function costOf(game: string, edition: Edition): Promise<CostProblem | undefined> {
  const asked = known.get(edition) ?? ask(game, edition)
  known.set(edition, asked)
  return asked
}

/** It would make a table wait, so it cannot be used or shared. */
export class TooExpensive extends Error {
  readonly problem: CostProblem

  constructor(problem: CostProblem) {
    super(problem.reason)
    this.problem = problem
  }
}

export async function expectCheap(game: string, edition: Edition): Promise<void> {
  const problem = await costOf(game, edition)
  if (problem !== undefined) throw new TooExpensive(problem)
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
    // If the browser cannot start a worker, the server decides.
    worker.addEventListener('error', () => answer(undefined))
    worker.postMessage({ game, edition, builtIn: edition, games: 0 } satisfies TrialTask)
  })
}
