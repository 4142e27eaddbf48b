import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import type { ContestReport, Speed } from './contest.ts'
import type { Answer, Task } from './line-process.ts'
import { measureSizes, type Sizes } from './sizes.ts'
import { goofspielSpeed } from './yardstick.ts'

export interface EngineReport {
  readonly machine: { readonly cpu: string; readonly node: string; readonly boardgameio: string }
  readonly contests: readonly EngineContest[]
  /** Goofspiel, four players: decisions per second of CPU time. */
  readonly goofspiel: Speed
  readonly sizes: Sizes
}

interface EngineContest extends ContestReport {
  /** Our target ratio. */
  readonly floor?: number
}

interface EngineOptions {
  /** A quick estimate in seconds instead of a measurement in a minute or two. */
  readonly quick?: boolean
  readonly progress?: (text: string) => void
}

/** Resolved at once, so that an import without the peers installed fails right away. */
const { version: boardgameio }: { version: string } = createRequire(import.meta.url)('boardgame.io/package.json')

/** Fails if a game ends differently on the two sides. */
export async function benchEngine({ quick = false, progress = () => undefined }: EngineOptions = {}): Promise<EngineReport> {
  const effort = quick ? { games: 40, runs: 3 } : { games: 300, runs: 7 }
  const bare = await inOwnProcess({ line: 'bare', effort }, progress)
  const whole = await inOwnProcess({ line: 'whole', effort }, progress)
  const table = await inOwnProcess({ line: 'table', effort }, progress)
  progress('Goofspiel')
  return {
    machine: { cpu: cpus()[0]?.model ?? 'unknown', node: process.version, boardgameio },
    contests: [{ ...bare, floor: 500 }, { ...whole, floor: 50 }, table],
    goofspiel: goofspielSpeed(quick ? 20_000 : 200_000, effort.runs),
    sizes: measureSizes(6),
  }
}

function inOwnProcess(task: Task, progress: (text: string) => void): Promise<ContestReport> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('line-process.ts', import.meta.url), { execArgv: [] })
    child.on('message', (answer: Answer) => {
      if ('progress' in answer) progress(answer.progress)
      else if ('report' in answer) resolve(answer.report)
      else reject(new Error(answer.failure))
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the process of the line ${task.line} ended with code ${code}`)))
    child.send(task)
  })
}

export function formatEngineReport({ machine, contests, goofspiel, sizes }: EngineReport): string {
  const lines = [
    `${machine.cpu}, Node ${machine.node}, boardgame.io ${machine.boardgameio} in production mode`,
    'Fair Trade with 4 players, the same games on both sides, scores equal game by game',
    'plays per second of CPU time: median (slowest – fastest)',
    '',
  ]
  for (const { title, games, runs, ours, theirs, ratio, floor } of contests)
    lines.push(
      `${title}, ${games} games, ${runs} alternating runs each`,
      `  ${ours.name.padEnd(36)} ${speedText(ours.speed)}`,
      `  ${theirs.name.padEnd(36)} ${speedText(theirs.speed)}`,
      `  ratio ${Math.round(ratio)}×${floor === undefined ? '' : `, at least ${floor}× wanted${ratio < floor ? ': MISSED' : ''}`}`,
      '',
    )
  lines.push(
    `Goofspiel, 4 players, 13 cards: ${speedText(goofspiel)} decisions`,
    `Fair Trade with ${sizes.seats} players, JSON: state ${sizes.state} bytes, view ${sizes.view} bytes, ` +
      `record ${sizes.record} bytes = ${Math.round(sizes.recordPerMove)} a move`,
  )
  return lines.join('\n')
}

export function speedText({ median, slowest, fastest }: Speed): string {
  return `${short(median)} (${short(slowest)} – ${short(fastest)})`
}

function short(speed: number): string {
  if (speed >= 1e6) return `${(speed / 1e6).toFixed(2)} M`
  return speed >= 1e3 ? `${(speed / 1e3).toFixed(1)} k` : speed.toFixed(0)
}
