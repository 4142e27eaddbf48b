import { games } from '@fairground/games'
import type { Answered, Solver } from '@fairground/protocol'
import {
  dayOf,
  judgeAnswer,
  NEW_PUZZLE_DEVIATION,
  NEW_SOLVER,
  nextPuzzle,
  type Puzzle,
  type PuzzleRating,
  puzzleOfDay,
  rated,
  rested,
} from '@fairground/review'
import { Fault } from '../fault.ts'
import { text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import type { Row, Statement, Store } from '../store/store.ts'

/** Ratings are stored as whole thousandths. */
const UNIT = 1000
const DAY = 24 * 60 * 60_000
const MOST_DAYS = 90
/** How long the list of generated puzzles is cached, in milliseconds; other processes may add some. */
const FRESH = 5000

/** Puzzles that come with the game, and those generated on this server. */
interface Collection {
  readonly own: readonly Puzzle[]
  readonly made: readonly Puzzle[]
}

/** People's attempts at puzzles and their puzzle ratings. */
export class Puzzles extends Repository {
  private readonly collections = new Map<string, { readonly readAt: number; readonly reading: Promise<Collection> }>()

  async solver(person: string, game: string): Promise<Solver> {
    const collection = await this.collection(game)
    const puzzles = [...collection.own, ...collection.made]
    const [[own], tries, known] = await Promise.all([
      this.store.all('SELECT rating, deviation, tried, solved, last_at FROM puzzle_solver WHERE person = $1 AND game = $2', [person, game]),
      this.store.all('SELECT puzzle, solved, day FROM puzzle_tried WHERE person = $1 AND game = $2 ORDER BY at DESC', [person, game]),
      // The id of a puzzle begins with the id of its game.
      this.store.all('SELECT puzzle, rating, deviation FROM puzzle_known WHERE puzzle LIKE $1', [`${game}-%`]),
    ])
    const ratings = new Map(known.map((row) => [text(row, 'puzzle'), ratingIn(row)]))
    const tried = new Set(tries.map((row) => text(row, 'puzzle')))
    const standing = own === undefined ? NEW_SOLVER : rested(ratingIn(own), (this.now() - whole(own, 'last_at')) / DAY)
    // Without generated puzzles: adding some would change yesterday's puzzle.
    const daily = collection.own.length > 0 ? collection.own : collection.made
    const today = puzzleOfDay(daily, dayOf(this.now()))
    const next = nextPuzzle(puzzles, standing, tried, (puzzle) => ratings.get(puzzle.id) ?? unknown(puzzle))
    const days = tries
      .filter((row) => puzzleOfDay(daily, text(row, 'day'))?.id === text(row, 'puzzle'))
      .slice(0, MOST_DAYS)
      .map((row) => ({ day: text(row, 'day'), solved: whole(row, 'solved') === 1 }))
    return {
      rating: Math.round(standing.rating),
      deviation: Math.round(standing.deviation),
      tried: own === undefined ? 0 : whole(own, 'tried'),
      solved: own === undefined ? 0 : whole(own, 'solved'),
      ...(today && { today: today.id }),
      ...(next && { next: next.id }),
      days,
    }
  }

  /** The first try changes both ratings, once even if it is sent again; for later ones it returns only whether they are right. */
  async answer(person: string, game: string, id: string, move: number): Promise<Answered> {
    const { own: ownPuzzles, made } = await this.collection(game)
    const puzzle = [...ownPuzzles, ...made].find((each) => each.id === id)
    if (puzzle === undefined) throw new Fault('not-found', 'there is no such puzzle')
    const right = judgeAnswer(puzzle, move) === 'right'
    const at = this.now()
    const [[own], [known]] = await Promise.all([
      this.store.all('SELECT rating, deviation, last_at FROM puzzle_solver WHERE person = $1 AND game = $2', [person, game]),
      this.store.all('SELECT rating, deviation FROM puzzle_known WHERE puzzle = $1', [id]),
    ])
    const before = own === undefined ? NEW_SOLVER : rested(ratingIn(own), (at - whole(own, 'last_at')) / DAY)
    const of = known === undefined ? unknown(puzzle) : ratingIn(known)
    const after = rated(before, of, right)
    const [first] = await this.store.commit([
      sql`INSERT INTO puzzle_tried (person, puzzle, game, solved, day, at)
        VALUES (${person}, ${id}, ${game}, ${right ? 1 : 0}, ${dayOf(at)}, ${at})
        ON CONFLICT (person, puzzle) DO NOTHING RETURNING puzzle`,
    ])
    const counted = first.length > 0
    if (counted) await this.store.commit(standingStatements(person, game, id, after, right, at))
    const { rating, deviation } = counted ? after.puzzle : of
    return {
      right,
      counted,
      solver: await this.solver(person, game),
      puzzle: { rating: Math.round(rating), deviation: Math.round(deviation) },
    }
  }

  /** Puzzles generated on this server for these rules. */
  async made(game: string): Promise<readonly Puzzle[]> {
    return (await this.collection(game)).made
  }

  private collection(game: string): Promise<Collection> {
    if (!Object.hasOwn(games, game)) throw new Fault('not-found', 'there is no such game')
    const known = this.collections.get(game)
    if (known !== undefined && performance.now() - known.readAt < FRESH) return known.reading
    const reading = read(this.store, game)
    this.collections.set(game, { readAt: performance.now(), reading })
    // Do not cache a failure.
    reading.catch(() => this.collections.delete(game))
    return reading
  }
}

/** Puzzles for the current rules. */
async function read(store: Store, game: string): Promise<Collection> {
  const gamePackage = await games[game]()
  const { version } = gamePackage.game
  const [all, rows] = await Promise.all([
    gamePackage.coach?.().then((coach) => coach.puzzles?.()),
    store.all('SELECT data FROM puzzle_made WHERE game = $1 AND version = $2 ORDER BY at, puzzle', [game, version]),
  ])
  // Built by `review/`, so it has this type.
  const own = ((all ?? []) as readonly Puzzle[]).filter((puzzle) => puzzle.version === version)
  const ids = new Set(own.map(({ id }) => id))
  const made = rows.map((row): Puzzle => JSON.parse(text(row, 'data'))).filter(({ id }) => !ids.has(id))
  return { own, made }
}

function unknown({ difficulty }: Puzzle): PuzzleRating {
  return { rating: difficulty, deviation: NEW_PUZZLE_DEVIATION }
}

function ratingIn(row: Row): PuzzleRating {
  return { rating: whole(row, 'rating') / UNIT, deviation: whole(row, 'deviation') / UNIT }
}

function standingStatements(
  person: string,
  game: string,
  puzzle: string,
  { solver, puzzle: known }: ReturnType<typeof rated>,
  right: boolean,
  at: number,
): readonly Statement[] {
  const units = (value: number) => Math.round(value * UNIT)
  return [
    sql`INSERT INTO puzzle_solver (person, game, rating, deviation, tried, solved, last_at)
      VALUES (${person}, ${game}, ${units(solver.rating)}, ${units(solver.deviation)}, 1, ${right ? 1 : 0}, ${at})
      ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
      tried = puzzle_solver.tried + 1, solved = puzzle_solver.solved + excluded.solved, last_at = excluded.last_at`,
    sql`INSERT INTO puzzle_known (puzzle, rating, deviation, tried) VALUES (${puzzle}, ${units(known.rating)}, ${units(known.deviation)}, 1)
      ON CONFLICT (puzzle) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, tried = puzzle_known.tried + 1`,
  ]
}

/** A guest's attempts move to the account, except for puzzles that it has tried itself; if both have a rating, the account's stays. */
export function mergeSolver(guest: string, account: string): readonly Statement[] {
  return [
    sql`UPDATE puzzle_tried SET person = ${account} WHERE person = ${guest} AND NOT EXISTS (
      SELECT 1 FROM puzzle_tried own WHERE own.person = ${account} AND own.puzzle = puzzle_tried.puzzle)`,
    sql`UPDATE puzzle_solver SET person = ${account} WHERE person = ${guest} AND NOT EXISTS (
      SELECT 1 FROM puzzle_solver own WHERE own.person = ${account} AND own.game = puzzle_solver.game)`,
    ...forgetSolver(guest),
  ]
}

export function forgetSolver(person: string): readonly Statement[] {
  return [sql`DELETE FROM puzzle_tried WHERE person = ${person}`, sql`DELETE FROM puzzle_solver WHERE person = ${person}`]
}
