import { cpus } from 'node:os'
import { ourRules, theirReducer } from './bare.ts'
import { version } from './boardgameio.ts'
import { type Contest, type ContestReport, hold, type Speed } from './contest.ts'
import { writeScripts } from './script.ts'
import { measureSizes, type Sizes } from './sizes.ts'
import { ourTable, theirTable } from './table.ts'
import { ourMatch, theirClient } from './whole.ts'
import { goofspielSpeed } from './yardstick.ts'

export interface EngineReport {
  readonly machine: { readonly cpu: string; readonly node: string; readonly boardgameio: string }
  readonly contests: readonly EngineContest[]
  /** Goofspiel, four players: decisions per second of CPU time. */
  readonly goofspiel: Speed
  readonly sizes: Sizes
}

export interface EngineContest extends ContestReport {
  /** The ratio we hold ourselves to. */
  readonly floor?: number
}

export interface EngineOptions {
  /** A look in seconds instead of a measurement in a minute or two. */
  readonly quick?: boolean
  readonly progress?: (text: string) => void
}

const SEATS = 4

/** Throws `ScoresDiffer` when a game does not end alike on both sides. */
export async function benchEngine({ quick = false, progress = () => undefined }: EngineOptions = {}): Promise<EngineReport> {
  const runs = quick ? 3 : 7
  const scripts = writeScripts(SEATS, quick ? 40 : 300)
  const contest = (title: string, ours: Contest['ours'], theirs: Contest['theirs'], encores: number) =>
    hold({ title, ours, theirs, scripts, encores, runs }, progress)
  const bare = contest('bare rules', ourRules(SEATS), theirReducer(SEATS), 500)
  const whole = contest('whole path', ourMatch(SEATS), theirClient(SEATS), 50)
  const table = contest('whole table', ourTable(SEATS), theirTable(SEATS), 100)
  progress('Goofspiel')
  return {
    machine: { cpu: cpus()[0]?.model ?? 'unknown', node: process.version, boardgameio: version },
    contests: [{ ...bare, floor: 500 }, { ...whole, floor: 50 }, table],
    goofspiel: goofspielSpeed(quick ? 20_000 : 200_000, runs),
    sizes: measureSizes(6),
  }
}

export function formatEngineReport({ machine, contests, goofspiel, sizes }: EngineReport): string {
  const lines = [
    `${machine.cpu}, Node ${machine.node}, boardgame.io ${machine.boardgameio} in production mode`,
    `Fair Trade with ${SEATS} players, the same games on both sides, scores equal game by game`,
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

function speedText({ median, slowest, fastest }: Speed): string {
  return `${short(median)} (${short(slowest)} – ${short(fastest)})`
}

function short(speed: number): string {
  if (speed >= 1e6) return `${(speed / 1e6).toFixed(2)} M`
  return speed >= 1e3 ? `${(speed / 1e3).toFixed(1)} k` : speed.toFixed(0)
}
