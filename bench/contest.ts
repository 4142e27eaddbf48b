import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Scores, Script } from './script.ts'

/** An engine that can play scripts and returns the result of each game. */
export interface Contestant {
  readonly name: string
  act(scripts: readonly Script[]): readonly Scores[]
}

export interface Contest {
  readonly title: string
  readonly ours: Contestant
  readonly theirs: Contestant
  readonly scripts: readonly Script[]
  /** How often we play all scripts within one run, so that both sides' runs take about as long. */
  readonly encores: number
  readonly runs: number
}

/** Plays per second of CPU time, over all runs. */
export interface Speed {
  readonly median: number
  readonly slowest: number
  readonly fastest: number
}

export interface ContestReport {
  readonly title: string
  readonly games: number
  readonly runs: number
  readonly ours: { readonly name: string; readonly speed: Speed }
  readonly theirs: { readonly name: string; readonly speed: Speed }
  /** Our median over theirs. */
  readonly ratio: number
}

const WARM_UP_SECONDS = 2

setFlagsFromString('--expose-gc')
export const collectGarbage: () => void = runInNewContext('gc')

export class ScoresDiffer extends Error {}

/** Runs alternate, so that a busy moment of the machine hits both. */
export function hold({ title, ours, theirs, scripts, encores, runs }: Contest, progress: (text: string) => void): ContestReport {
  const plays = scripts.reduce((sum, script) => sum + script.plays.length, 0)
  const ourSpeeds: number[] = []
  const theirSpeeds: number[] = []
  progress(`${title}: warming up`)
  warmUp(theirs, scripts)
  warmUp(ours, scripts)
  for (let run = 1; run <= runs; run++) {
    progress(`${title}: run ${run} of ${runs}`)
    const their = timed(theirs, scripts, 1)
    const our = timed(ours, scripts, encores)
    compare(our.scores, their.scores)
    theirSpeeds.push(plays / their.seconds)
    ourSpeeds.push((plays * encores) / our.seconds)
  }
  const our = speedOf(ourSpeeds)
  const their = speedOf(theirSpeeds)
  return {
    title,
    games: scripts.length,
    runs,
    ours: { name: ours.name, speed: our },
    theirs: { name: theirs.name, speed: their },
    ratio: our.median / their.median,
  }
}

/** Warm-up for the compiler: it takes longer for their code than for ours. */
function warmUp(contestant: Contestant, scripts: readonly Script[]): void {
  let seconds = 0
  while (seconds < WARM_UP_SECONDS) seconds += timed(contestant, scripts, 1).seconds
}

function timed(contestant: Contestant, scripts: readonly Script[], times: number): { scores: readonly Scores[]; seconds: number } {
  let scores: readonly Scores[] = []
  // Otherwise one side's garbage would be collected during the other's time.
  collectGarbage()
  const seconds = cpuSeconds(() => {
    for (let time = 0; time < times; time++) scores = contestant.act(scripts)
  })
  return { scores, seconds }
}

export function compare(ours: readonly Scores[], theirs: readonly Scores[]): void {
  if (ours.length !== theirs.length) throw new ScoresDiffer(`we ended ${ours.length} games, they ${theirs.length}`)
  for (const [game, scores] of ours.entries())
    if (scores.length === 0 || scores.join() !== theirs[game].join())
      throw new ScoresDiffer(`game ${game} ended ${scores.join(', ')} with us and ${theirs[game].join(', ')} with them`)
}

/** CPU time of the whole process, all threads: what the garbage collector does on another core counts too. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

export function speedOf(speeds: readonly number[]): Speed {
  const sorted = [...speeds].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  return { median, slowest: sorted[0], fastest: sorted[sorted.length - 1] }
}
