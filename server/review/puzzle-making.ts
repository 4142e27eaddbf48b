import { randomBytes } from 'node:crypto'
import { games } from '@fairground/games'
import type { PuzzleProgress } from '@fairground/protocol'
import type { Puzzle } from '@fairground/review'
import type { BackgroundTask } from '../cluster/background-worker.ts'
import { Fault } from '../fault.ts'
import type { Log } from '../log.ts'
import { maybeText, maybeWhole, text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import type { Row, Store } from '../store/store.ts'
import { Threads } from '../threads.ts'
import type { PuzzleTask, PuzzleThreadSetting } from './puzzle-thread.ts'

export interface PuzzleMakingSetting {
  readonly store: Store
  /** The module that exports `games`. */
  readonly gamesModule: string
  readonly threads: number
  readonly now: () => number
  readonly log: Log
  /** Tells the workers that puzzles are requested. */
  readonly ask: (game: string) => void
}

type PuzzleEndReason = NonNullable<PuzzleProgress['because']>

class PuzzleFailure extends Error {}

/** The most stored puzzles of a game. */
export const MOST_MADE = 500
/** The maximum size in characters; the longest puzzle in the collections has a tenth of it. */
const LONGEST_PUZZLE = 8000
/** We give up after so many games per requested puzzle. */
const GAMES_EACH = 50
const MOST_A_GAME = 2
/** The same as for the collections that come with the games. */
const TIMES = 20
/** The time limit for one game and its analysis, in milliseconds: the longest takes a quarter of this. */
const LONGEST = 20 * 60_000
const GRACE = 60_000
const SEED_BYTES = 12

/**
 * Generates more puzzles from games between bots: one run per game (such as Faifo) at a time, and one match per piece of work. Results and
 * the number of matches played are written together, so that another process can continue with the next one.
 */
export class PuzzleMaking implements BackgroundTask {
  readonly name = 'puzzles'
  private readonly setting: PuzzleMakingSetting
  private readonly threads: Threads<PuzzleTask, readonly Puzzle[]>

  constructor(setting: PuzzleMakingSetting) {
    this.setting = setting
    this.threads = new Threads({
      file: new URL('./puzzle-thread.ts', import.meta.url),
      data: (stop) => ({ gamesModule: setting.gamesModule, times: TIMES, stop }) satisfies PuzzleThreadSetting,
      threads: setting.threads,
      grace: GRACE,
      failure: PuzzleFailure,
    })
  }

  /** The last request of each game. */
  async list(): Promise<readonly PuzzleProgress[]> {
    return (await this.setting.store.all(`${MAKINGS} ORDER BY game`, [])).map(makingIn)
  }

  /** Requests more puzzles, unless some are being generated. */
  async request(game: string, count: number): Promise<PuzzleProgress> {
    const { store, now, ask } = this.setting
    const { version } = await gameOf(game)
    if ((await this.kept(game, version)) >= MOST_MADE) throw new Fault('too-many', `${MOST_MADE} puzzles of a game are kept at most`)
    const [begun] = await store.commit([
      sql`INSERT INTO puzzle_making (game, seed, wanted, games, asked_at)
        VALUES (${game}, ${randomBytes(SEED_BYTES).toString('hex')}, ${count}, 0, ${now()})
        ON CONFLICT (game) DO UPDATE SET seed = excluded.seed, wanted = excluded.wanted, games = 0, asked_at = excluded.asked_at,
          done_at = NULL, because = NULL WHERE puzzle_making.done_at IS NOT NULL RETURNING game`,
      // Puzzles of old rules: they are no longer used.
      sql`DELETE FROM puzzle_made WHERE game = ${game} AND version < ${version}`,
    ])
    if (begun.length === 0) throw new Fault('not-allowed', 'puzzles of this game are being made; stop that first, or wait')
    ask(game)
    return this.find(game)
  }

  /** Stops it. Puzzles found so far stay; the current match is aborted within seconds. */
  async stop(game: string): Promise<PuzzleProgress> {
    await gameOf(game)
    await this.end(game, 'stopped')
    return this.find(game)
  }

  async open(before: number): Promise<readonly string[]> {
    const rows = await this.setting.store.all('SELECT game FROM puzzle_making WHERE done_at IS NULL AND asked_at < $1', [before])
    return rows.map((row) => text(row, 'game'))
  }

  async isOpen(game: string): Promise<boolean> {
    const [row] = await this.setting.store.all('SELECT game FROM puzzle_making WHERE game = $1 AND done_at IS NULL', [game])
    return row !== undefined
  }

  /** Plays one match. */
  async work(game: string, signal: AbortSignal): Promise<boolean> {
    const { store } = this.setting
    const [row] = await store.all(`${MAKINGS} WHERE m.game = $1 AND m.done_at IS NULL`, [game])
    if (row === undefined) return false
    const { wanted, found, games: number } = makingIn(row)
    // From a newer release that has more games; another process handles it.
    if (!Object.hasOwn(games, game)) return false
    const { version } = await gameOf(game)
    const kept = await this.kept(game, version)
    const because = found >= wanted ? 'made' : kept >= MOST_MADE ? 'full' : number >= wanted * GAMES_EACH ? 'rare' : undefined
    if (because !== undefined) {
      await this.end(game, because)
      return false
    }
    const most = Math.min(MOST_A_GAME, wanted - found, MOST_MADE - kept)
    await this.keep(game, text(row, 'seed'), number, await this.foundIn({ game, seed: text(row, 'seed'), number, most }, signal))
    return true
  }

  close(): Promise<void> {
    return this.threads.close()
  }

  /** A match that fails counts as one without puzzles. */
  private async foundIn(task: PuzzleTask, signal: AbortSignal): Promise<readonly Puzzle[]> {
    try {
      return await this.threads.run(task, { millis: LONGEST, signal })
    } catch (error) {
      if (signal.aborted) throw error
      this.setting.log.warn({ err: error, game: task.game, number: task.number }, 'the search for puzzles in a game failed')
      return []
    }
  }

  /** Another process that has played the same match has found the same puzzles. */
  private async keep(game: string, seed: string, number: number, puzzles: readonly Puzzle[]): Promise<void> {
    const at = this.setting.now()
    const fitting = puzzles.map((puzzle) => ({ puzzle, data: JSON.stringify(puzzle) })).filter(({ data }) => data.length <= LONGEST_PUZZLE)
    await this.setting.store.commit([
      ...fitting.map(
        ({ puzzle, data }) => sql`INSERT INTO puzzle_made (puzzle, game, version, seed, at, data)
        VALUES (${puzzle.id}, ${game}, ${puzzle.version}, ${seed}, ${at}, ${data}) ON CONFLICT (puzzle) DO NOTHING`,
      ),
      sql`UPDATE puzzle_making SET games = ${number + 1} WHERE game = ${game} AND seed = ${seed} AND games = ${number} AND done_at IS NULL`,
    ])
  }

  private async end(game: string, because: PuzzleEndReason): Promise<void> {
    await this.setting.store.commit([
      sql`UPDATE puzzle_making SET done_at = ${this.setting.now()}, because = ${because} WHERE game = ${game} AND done_at IS NULL`,
    ])
  }

  private async find(game: string): Promise<PuzzleProgress> {
    const [row] = await this.setting.store.all(`${MAKINGS} WHERE m.game = $1`, [game])
    if (row === undefined) throw new Fault('not-found', 'no puzzles of this game were asked for')
    return makingIn(row)
  }

  private async kept(game: string, version: number): Promise<number> {
    const [row] = await this.setting.store.all('SELECT count(*) AS kept FROM puzzle_made WHERE game = $1 AND version = $2', [game, version])
    return Number(row.kept)
  }
}

const MAKINGS = `SELECT m.game, m.seed, m.wanted, m.games, m.asked_at, m.done_at, m.because,
  (SELECT count(*) FROM puzzle_made p WHERE p.game = m.game AND p.seed = m.seed) AS found FROM puzzle_making m`

function makingIn(row: Row): PuzzleProgress {
  const [doneAt, because] = [maybeWhole(row, 'done_at'), maybeText(row, 'because')]
  return {
    game: text(row, 'game'),
    wanted: whole(row, 'wanted'),
    found: Number(row.found),
    games: whole(row, 'games'),
    askedAt: whole(row, 'asked_at'),
    ...(doneAt !== undefined && { doneAt }),
    // Nobody else writes it.
    ...(because !== undefined && { because: because as PuzzleEndReason }),
  }
}

async function gameOf(game: string): Promise<{ readonly version: number }> {
  if (!Object.hasOwn(games, game)) throw new Fault('not-found', 'there is no such game')
  return (await games[game]()).game
}
