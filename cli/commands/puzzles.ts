import { type AnyGamePackage, fastRandom, shuffle } from '@fairground/kernel'
import { type Puzzle, puzzleSetting } from '@fairground/review'
import type { Arguments, Command } from '../command.ts'
import { EXIT_FAILURE, EXIT_OK, Failure, misuse } from '../failure.ts'
import { readJson, write } from '../files.ts'
import { gameNamed, seatCounts, titleOf } from '../games.ts'
import { percent } from '../numbers.ts'
import { print, printJson } from '../output.ts'
import { progress } from '../progress.ts'
import type { PuzzleAnswer, PuzzleTask } from '../review/puzzle-worker.ts'
import { overThreads } from '../threads.ts'

const USUAL_COUNT = 20
const COUNT = { min: 1, max: 100_000 }
const TIMES = { min: 1, max: 1000 }
/** The share of a collection that must be confirmed. */
const ENOUGH = 0.95
/** Each thread searches this many games before the puzzles are written. */
const BATCH = 4
/** The search gives up after this many games per puzzle. */
const MOST_GAMES = 200

export const puzzles: Command = {
  name: 'puzzles',
  takes: 'make|check GAME',
  summary: 'finds positions with one clearly best move that is not obvious, in games between bots; or checks existing puzzles',
  about: `A puzzle is a position in which the best move is clearly better than the obvious one, both a few turns later and at the end of the game. The
puzzles of a game are in games/GAME/coach/puzzles.json: write them with --out. "check" searches each one many times longer and fails
unless 95 % are confirmed.`,
  flags: {
    count: { value: 'N', help: `puzzles to make (default: ${USUAL_COUNT})` },
    seats: { value: 'N', help: 'players at a table (default: every number in turn)' },
    seed: { value: 'S', help: 'any text; the same seed gives the same puzzles; for check, another seed gives an independent check' },
    threads: { value: 'N', help: 'games at the same time (default: one per core)' },
    times: { value: 'N', help: 'for check: think this many times longer than for a usual move (default: 20)' },
    sample: { value: 'N', help: 'for check: a random sample of this size (default: all)' },
    file: { value: 'FILE', help: "for check: a collection other than the game's own" },
    out: { value: 'FILE', help: 'writes the puzzles to this file; with check those that were confirmed, with their new values' },
    json: { help: 'prints JSON' },
  },
  async run(given) {
    const [verb, name, ...more] = given.words
    if ((verb !== 'make' && verb !== 'check') || name === undefined || more.length > 0)
      throw misuse('puzzles needs make or check, and a game: fairground puzzles make fair-trade.')
    const gamePackage = await gameNamed(name)
    return verb === 'make' ? make(given, gamePackage) : check(given, gamePackage)
  },
}

async function make(given: Arguments, gamePackage: AnyGamePackage): Promise<number> {
  const { game } = gamePackage
  const count = given.whole('count', COUNT) ?? USUAL_COUNT
  const asked = given.whole('seats')
  const counts = seatCounts(gamePackage).filter((seats) => (asked === undefined ? seats > 1 : seats === asked))
  if (counts.length === 0) throw misuse(`${await titleOf(gamePackage)} is not played by ${asked}.`)
  const seed = given.text('seed') ?? 'puzzles'
  const threads = given.threads()
  const found = new Map<string, Puzzle>()
  const bar = progress(count, 'puzzles')
  // In the order of the games, so that the speed of threads does not matter.
  for (let from = 0; found.size < count && from < MOST_GAMES * count; from += BATCH * threads) {
    const made: Puzzle[][] = []
    const tasks = Array.from(
      { length: BATCH * threads },
      (_, more): PuzzleTask => ({ make: puzzleSetting(gamePackage, seed, from + more, counts) }),
    )
    await inThreads(game.id, tasks, threads, (answer) => {
      if ('made' in answer) made.push([...answer.made])
    })
    for (const puzzle of made.flat().sort((a, b) => (a.id < b.id ? -1 : 1))) if (found.size < count) found.set(puzzle.id, puzzle)
    bar.at(found.size)
    writePuzzles(given, [...found.values()].sort(byDifficulty))
  }
  bar.end()
  const all = [...found.values()].sort(byDifficulty)
  if (given.has('json')) printJson(all)
  else print(`${await titleOf(gamePackage)}: ${all.length} puzzles, ${all.at(0)?.difficulty ?? 0} to ${all.at(-1)?.difficulty ?? 0}.`)
  return all.length < count ? EXIT_FAILURE : EXIT_OK
}

function byDifficulty(a: Puzzle, b: Puzzle): number {
  return a.difficulty - b.difficulty
}

async function check(given: Arguments, gamePackage: AnyGamePackage): Promise<number> {
  const file = given.text('file')
  const all = (file === undefined ? await (await gamePackage.coach?.())?.puzzles?.() : readJson(file)) as readonly Puzzle[] | undefined
  if (!Array.isArray(all) || all.length === 0) throw new Failure('there are no puzzles to check.')
  const times = given.whole('times', TIMES) ?? 20
  const seed = given.text('seed')
  const some = sampleOf(all, given.whole('sample', COUNT) ?? all.length, seed ?? 'check')
  const confirmed = new Map<string, Puzzle>()
  const bar = progress(some.length, 'puzzles')
  let done = 0
  const tasks = some.map((puzzle: Puzzle): PuzzleTask => ({ check: puzzle, times, luck: seed }))
  await inThreads(gamePackage.game.id, tasks, given.threads(), (answer) => {
    if ('checked' in answer && answer.checked !== undefined) confirmed.set(answer.checked.id, answer.checked)
    bar.at(++done)
  }).finally(bar.end)
  const share = confirmed.size / some.length
  const failed = some.filter(({ id }) => !confirmed.has(id)).map(({ id }) => id)
  writePuzzles(
    given,
    all.filter(({ id }: Puzzle) => !failed.includes(id)).map((puzzle: Puzzle) => confirmed.get(puzzle.id) ?? puzzle),
  )
  if (given.has('json')) printJson({ puzzles: some.length, of: all.length, confirmed: confirmed.size, times, failed })
  else
    print(
      `${confirmed.size} of ${some.length} confirmed with ${times} times the usual search (${percent(share)})${failed.length > 0 ? `; not: ${failed.join(', ')}` : ''}.`,
    )
  return share >= ENOUGH ? EXIT_OK : EXIT_FAILURE
}

/** A random sample, the same for the same seed. */
function sampleOf(all: readonly Puzzle[], count: number, seed: string): readonly Puzzle[] {
  const shuffled = [...all]
  shuffle(shuffled, fastRandom(seed))
  return shuffled.slice(0, count)
}

function inThreads(game: string, tasks: readonly PuzzleTask[], threads: number, done: (answer: PuzzleAnswer) => void): Promise<void> {
  const file = new URL('../review/puzzle-worker.ts', import.meta.url)
  return overThreads(file, { game }, tasks, threads, done, (task) =>
    'make' in task ? `the game ${task.make.seed}` : `the puzzle ${task.check.id}`,
  )
}

/** One puzzle per line, for readable diffs. */
function writePuzzles(given: Arguments, all: readonly Puzzle[]): void {
  const out = given.text('out')
  if (out === undefined) return
  write(out, all.length === 0 ? '[]\n' : `[\n${all.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`, 'the puzzles')
}
