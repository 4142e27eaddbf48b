import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fullLoad, type LoadFigures, pacedLoad, percentile } from './server/load.ts'
import { type Opening, openOurTables, openTheirMatch } from './server/opening.ts'
import { openOurs } from './server/ours.ts'
import type { BenchServer } from './server/side.ts'
import { openTheirs } from './server/theirs.ts'

export interface ServerReport {
  readonly machine: { readonly cpu: string; readonly node: string; readonly boardgameio: string }
  /** The storage of both servers. */
  readonly folder: string
  readonly tables: number
  readonly rounds: number
  readonly ours: SideFigures
  readonly theirs: SideFigures
  /** Our accepted moves per CPU-second at full load over theirs. */
  readonly ratio: number
  readonly openings: { readonly ours: readonly Opening[]; readonly theirs: Opening }
  /** The targets that we missed. */
  readonly missed: readonly string[]
}

/** Medians over all rounds. */
export interface SideFigures {
  readonly name: string
  readonly full: LoadFigures
  /** At half of the load of the same round. */
  readonly half: LoadFigures
}

interface ServerOptions {
  /** A quick estimate in seconds instead of a measurement in minutes. */
  readonly quick?: boolean
  readonly progress?: (text: string) => void
}

const RATIO = 10
const P99_AT_HALF = 50
const OPENING = 20

/** A game of Fair Trade for two without its last round: no table ends while others are measured. */
const MOVES_PER_TABLE = 24
/** Warm-up rounds until both servers run at a steady speed: after one, a third of our time is still compilation. */
const WARM_UP = 2
/** Both sides make the same moves at full load, however long that takes; this is the time limit. */
const LONGEST = 60

/** Fails if a server does not start or refuses a move. */
export async function benchServer({ quick = false, progress = () => undefined }: ServerOptions = {}): Promise<ServerReport> {
  const effort = quick ? { tables: 100, rounds: 1, seconds: 2, starts: 3 } : { tables: 500, rounds: 5, seconds: 3, starts: 5 }
  const folder = await mkdtemp(join(tmpdir(), 'fairground-bench-'))
  try {
    const { ours, theirs } = await contest(folder, effort, progress)
    const openings = {
      ours: await openOurTables(join(folder, 'our-openings'), effort.starts, progress),
      theirs: await openTheirMatch(join(folder, 'their-openings'), effort.starts, progress),
    }
    const ratio = ours.full.acceptedPerCpuSecond / theirs.full.acceptedPerCpuSecond
    return {
      machine: { cpu: cpus()[0]?.model ?? 'unknown', node: process.version, boardgameio: version('boardgame.io') },
      folder: tmpdir(),
      tables: effort.tables,
      rounds: effort.rounds,
      ours,
      theirs,
      ratio,
      openings,
      missed: missedBy(ratio, ours.half.p99, openings.ours),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Effort {
  readonly tables: number
  readonly rounds: number
  /** How long the half load lasts. */
  readonly seconds: number
}

/** Rounds alternate, so that a busy moment of the machine hits both. The first ones are a warm-up and not counted. */
async function contest(folder: string, { tables, rounds, seconds }: Effort, progress: (text: string) => void) {
  progress(`seating ${2 * tables} players at each server`)
  const sides: BenchServer[] = []
  try {
    for (const [name, open] of Object.entries({ theirs: openTheirs, ours: openOurs })) sides.push(await open(join(folder, name), tables))
    const played: Round[][] = sides.map(() => [])
    for (let round = 1 - WARM_UP; round <= rounds; round++)
      for (const [index, side] of sides.entries()) {
        const title = round < 1 ? 'warming up' : `round ${round} of ${rounds}`
        progress(`${title}: ${side.name}`)
        const figures = await playRound(side, seconds)
        progress(`${title}: ${side.name} accepted ${figures.full.acceptedPerCpuSecond.toFixed(0)} moves per CPU-second`)
        if (round > 0) played[index].push(figures)
      }
    const [theirs, ours] = sides.map((side, index) => summary(side, played[index]))
    return { ours, theirs }
  } finally {
    for (const side of sides) await side.close()
  }
}

interface Round {
  readonly full: LoadFigures
  readonly half: LoadFigures
}

async function playRound(side: BenchServer, seconds: number): Promise<Round> {
  const full = await fullLoad(side, await side.deal(), { seconds: LONGEST, movesPerTable: MOVES_PER_TABLE })
  const half = await pacedLoad(side, await side.deal(), full.acceptedPerSecond / 2, { seconds, movesPerTable: MOVES_PER_TABLE })
  return { full, half }
}

function summary({ name }: BenchServer, rounds: readonly Round[]): SideFigures {
  return { name, full: medians(rounds.map(({ full }) => full)), half: medians(rounds.map(({ half }) => half)) }
}

function medians(figures: readonly LoadFigures[]): LoadFigures {
  const median = (figure: keyof LoadFigures) =>
    percentile(
      figures.map((each) => each[figure]),
      50,
    )
  return {
    accepted: median('accepted'),
    acceptedPerSecond: median('acceptedPerSecond'),
    acceptedPerCpuSecond: median('acceptedPerCpuSecond'),
    p50: median('p50'),
    p99: median('p99'),
  }
}

export function missedBy(ratio: number, p99AtHalf: number, openings: readonly Opening[]): readonly string[] {
  const missed: string[] = []
  if (ratio < RATIO) missed.push(`${RATIO}× their accepted moves per CPU-second`)
  if (p99AtHalf >= P99_AT_HALF) missed.push(`p99 under ${P99_AT_HALF} ms at half of the load`)
  for (const { game, entries, median } of openings)
    if (median >= OPENING) missed.push(`opening ${game} with ${entries} entries under ${OPENING} ms`)
  return missed
}

function version(peer: string): string {
  const { version }: { version: string } = createRequire(import.meta.url)(`${peer}/package.json`)
  return version
}

export function formatServerReport({ machine, folder, tables, rounds, ours, theirs, ratio, openings, missed }: ServerReport): string {
  const lines = [
    `${machine.cpu}, Node ${machine.node}, boardgame.io ${machine.boardgameio} in production mode with FlatFile`,
    `${tables} live tables of Fair Trade, two players each with a socket of their own; storage in ${folder}`,
    `medians of ${rounds} alternating rounds; CPU time of the server's process with all its threads`,
    'Ours answers when the move is synced to disk; theirs answers before it writes, and does not sync.',
    '',
    `${''.padEnd(24)}${['accepted/s', 'per CPU-second', 'p50', 'p99'].map((head) => head.padStart(16)).join('')}`,
  ]
  for (const { name, full, half } of [ours, theirs])
    lines.push(`${name.padEnd(24)}${row(full)}`, `${'  at half of that'.padEnd(24)}${row(half)}`)
  lines.push(
    `ratio ${ratio.toFixed(1)}× per CPU-second, at least ${RATIO}× wanted`,
    '',
    'Opening a table after a start of the server, median',
  )
  for (const { game, entries, median } of openings.ours) lines.push(`  ${game.padEnd(24)} ${entries} entries ${milliseconds(median)}`)
  const { entries, median } = openings.theirs
  lines.push(`  ${'boardgame.io, with log'.padEnd(24)} ${entries} moves ${milliseconds(median)}`, '')
  lines.push(missed.length === 0 ? 'all that was wanted is met' : `MISSED: ${missed.join('; ')}`)
  return lines.join('\n')
}

function row({ acceptedPerSecond, acceptedPerCpuSecond, p50, p99 }: LoadFigures): string {
  return [acceptedPerSecond.toFixed(0), acceptedPerCpuSecond.toFixed(0), milliseconds(p50), milliseconds(p99)]
    .map((cell) => cell.padStart(16))
    .join('')
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`
}
