import { games } from '@fairground/games'
import { type CostProblem, costProblem, type Edition } from '@fairground/kernel'
import { openPlayer, type Played, seatsFor, type Tally } from './play.ts'

/** Plays the trial in a worker: alternates between both editions, so that both have as many games whenever it is stopped. */

export interface TrialTask {
  readonly game: string
  readonly edition: Edition
  readonly builtIn: Edition
  /** Missing: only the cost is checked. */
  readonly games: number
}

export type TrialNews =
  | { readonly mine: Played; readonly builtIn: Played }
  /** It is more expensive than a server allows. */
  | { readonly cost: CostProblem | undefined }
  | { readonly failed: string }

const tallies = import.meta.glob<{ tally: Tally }>('../../../games/*/board/workshop/tally.ts')

addEventListener('message', ({ data }: MessageEvent<TrialTask>) => {
  run(data).catch((error) => tell({ failed: String(error) }))
})

async function run(task: TrialTask): Promise<void> {
  const gamePackage = await games[task.game]()
  const seats = seatsFor(gamePackage)
  const now = () => performance.now()
  const cost = costProblem(gamePackage.game, { edition: task.edition }, seats, { now, spent: now })
  if (cost !== undefined || task.games === 0) {
    tell({ cost })
    return
  }
  const tally = (await tallies[`../../../games/${task.game}/board/workshop/tally.ts`]?.())?.tally
  const [mine, builtIn] = await Promise.all([openPlayer(gamePackage, task.edition, tally), openPlayer(gamePackage, task.builtIn, tally)])
  for (let game = 0; game < task.games; game++) tell({ mine: mine(`trial ${game}`), builtIn: builtIn(`trial ${game}`) })
}

function tell(news: TrialNews): void {
  postMessage(news)
}
