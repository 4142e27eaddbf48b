import { parseArgs } from 'node:util'
import { fastRandom, type Random } from '@fairground/kernel'

/**
 * `node bench/city.ts`: a simulated load. People come, play and think as below; it simulates a day's busiest quarter of an hour second by
 * second, and divides the demand by the measured capacity of one process and one database (docs/scaling.md).
 */

/** How people play: our guesses; replace them with your own. */
const PEOPLE = {
  /** How many of a thousand monthly visitors are present at the busiest moment. */
  atOncePerThousand: 15,
  /** Percent of those present who play live; the others watch, or play slow games. */
  playLive: 60,
  seats: 3,
  /** Seconds between two moves at a live table: mostly quick, sometimes long. */
  thinking: { median: 6, spread: 1.1 },
  /** Moves per day of a person who plays slow games. */
  slowMovesPerDay: 12,
} as const

/** Measured values, by default those of docs/scaling.md; override with `--moves-per-core`, `--writes-per-core`. */
interface Measured {
  /** Accepted moves a second of one core of a web process. */
  readonly movesPerCore: number
  /** Commits a second of one core of the database. */
  readonly writesPerCore: number
  readonly socketKilobytes: number
  readonly tableKilobytes: number
}

const WINDOW = 900
/** The highest planned load of a core at the peak. */
const FULLEST = 0.6
/** Bytes that a move adds to the database and to its log. */
const BYTES_A_MOVE = { rows: 220, log: 900 } as const

const { values } = parseArgs({
  options: {
    'moves-per-core': { type: 'string', default: '2150' },
    'writes-per-core': { type: 'string', default: '2000' },
    'socket-kb': { type: 'string', default: '5' },
    'table-kb': { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
})
const measured: Measured = {
  movesPerCore: Number(values['moves-per-core']),
  writesPerCore: Number(values['writes-per-core']),
  socketKilobytes: Number(values['socket-kb']),
  tableKilobytes: Number(values['table-kb']),
}

/** Moves in each second of the window. */
function played(tables: number, slowMovesPerSecond: number, random: Random): readonly number[] {
  const seconds = new Array<number>(WINDOW).fill(0)
  for (let table = 0; table < tables; table++)
    for (let at = fraction(random) * thought(random); at < WINDOW; at += thought(random)) seconds[Math.floor(at)]++
  for (let left = slowMovesPerSecond * WINDOW; left >= 1; left--) seconds[random.below(WINDOW)]++
  return seconds
}

function fraction(random: Random): number {
  return random.below(2 ** 30) / 2 ** 30
}

/** Log-normal: the product of many small reasons to wait. */
function thought(random: Random): number {
  const { median, spread } = PEOPLE.thinking
  const normal = Math.sqrt(-2 * Math.log(1 - fraction(random))) * Math.cos(2 * Math.PI * fraction(random))
  return median * Math.exp(spread * normal)
}

function needed(work: number, perCore: number): number {
  return Math.max(1, Math.ceil(work / perCore / FULLEST))
}

const random = fastRandom(Number(values.seed))
const rows = [1000, 10_000, 100_000, 1_000_000, 10_000_000].map((people) => {
  const here = (people * PEOPLE.atOncePerThousand) / 1000
  const tables = Math.round((here * PEOPLE.playLive) / 100 / PEOPLE.seats)
  // A large city is many small ones: we simulate one and scale the result.
  const sample = Math.min(tables, 2000)
  const slow = (people * 0.2 * PEOPLE.slowMovesPerDay) / 86_400
  const seconds = played(sample, (slow * sample) / Math.max(1, tables), random).map((moves) => (moves * tables) / Math.max(1, sample))
  const mean = seconds.reduce((sum, moves) => sum + moves, 0) / WINDOW
  const peak = seconds.toSorted((a, b) => a - b)[Math.floor(WINDOW * 0.99)]
  return {
    people,
    'there at once': here,
    'live tables': tables,
    'moves/s': round(mean),
    'busiest second': round(peak),
    'web cores': needed(peak, measured.movesPerCore),
    'database cores': needed(peak, measured.writesPerCore),
    'memory of sockets and tables, GB': round((here * measured.socketKilobytes + tables * 2 * measured.tableKilobytes) / 1024 / 1024),
    'rows, GB a month': round((mean * 0.4 * 86_400 * 30 * BYTES_A_MOVE.rows) / 1e9),
    'log, MB/s': round((peak * BYTES_A_MOVE.log) / 1e6),
  }
})

function round(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 10) / 10
}

console.table(rows)
