import type { LevelName } from '@fairground/bots'
import { type AnyGamePackage, type AnyMatch, checkedOptions, fastRandom, Match, type SeenBy, sha256Hex } from '@fairground/kernel'
import { randomFor } from './chances.ts'
import { compare } from './compare.ts'
import { type Engine, openEngine } from './engine.ts'
import { isClear, lookAt, reasonFor } from './look.ts'
import { playMatch } from './self-play.ts'
import type { Estimate, Puzzle } from './types.ts'

/** By how much the answer must be better than the obvious move, and than any other evaluated move. */
const LEAST = 0.06
const LEAST_NEXT = 0.02
/** The difference to the obvious move must be this many standard errors. */
const SURE = 3
const COMPARED = 300
const ENDS = 300
/** Among more moves than this, people would find the answer only by luck. */
const MOST_MOVES = 200
/** Equivalent moves count as one answer; with more of them it would be too easy. */
const MOST_ALSO = 2
const MOST_FOLLOWS = 6
/** Longer lines would make the data too large. */
const LONGEST_LINE = 300

export interface PuzzleSetting {
  readonly options: unknown
  readonly seats: number
  /** Any text: the same gives the same match. */
  readonly seed: string
  readonly bots: readonly LevelName[]
}

/** The n-th of the games that are played from a seed to find puzzles. */
export function puzzleSetting(gamePackage: AnyGamePackage, seed: string, number: number, counts = countsOf(gamePackage)): PuzzleSetting {
  const seats = counts[number % counts.length]
  const options = checkedOptions(gamePackage.game, {}, seats)
  // Traders search, Apprentices do not: together they reach more kinds of positions.
  const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? ('apprentice' as const) : ('trader' as const)))
  return { options, seats, seed: `${seed} ${number}`, bots }
}

function countsOf({ game: { seats } }: AnyGamePackage): readonly number[] {
  const least = Math.min(seats.max, Math.max(2, seats.min))
  return Array.from({ length: seats.max - least + 1 }, (_, more) => least + more)
}

/**
 * Positions of one game between bots in which one move is clearly best and the obvious one clearly worse. `stopped` is called before each
 * position; if it returns true, this throws.
 */
export async function puzzlesIn(
  gamePackage: AnyGamePackage,
  setting: PuzzleSetting,
  most = 2,
  stopped: () => boolean = () => false,
): Promise<readonly Puzzle[]> {
  const { options, seats, seed } = setting
  const match = await playMatch(gamePackage, setting)
  const engine = await openEngine(gamePackage, options, seats, { withoutNetwork: true })
  const again = dealt(gamePackage, options, seats, sha256Hex(seed))
  const found: Puzzle[] = []
  const line: number[] = []
  for (const { seat, do: command } of match.entries) {
    if (!('play' in command)) continue
    if (stopped()) throw new Error('the search for puzzles was stopped')
    const moves = [...again.moves(seat)]
    const index = moves.findIndex((move) => JSON.stringify(move) === JSON.stringify(command.play))
    if (moves.length > 2 && moves.length <= MOST_MOVES && line.length < LONGEST_LINE && found.length < most) {
      const puzzle = puzzleAt(engine, again, seat, moves, { gamePackage, setting, line })
      if (puzzle !== undefined) found.push(puzzle)
    }
    line.push(index)
    again.play(seat, moves[index])
  }
  return found
}

interface Around {
  readonly gamePackage: AnyGamePackage
  readonly setting: PuzzleSetting
  readonly line: readonly number[]
}

function puzzleAt(engine: Engine, match: AnyMatch, seat: number, moves: readonly unknown[], around: Around): Puzzle | undefined {
  const { gamePackage, setting, line } = around
  const view: SeenBy = match.view(seat)
  // A quick look decides whether a long one is worth it.
  const quick = lookAt(engine, view, moves, 'quick')
  if (quick.best === quick.natural || quick.by(quick.best.index, quick.natural.index).value < LEAST) return undefined
  const found = provenAt(engine, view, moves)
  if (found === undefined) return undefined
  const { answer, natural, also, worth, natural_worth, by, next } = found
  const reason = reasonFor(
    engine,
    view,
    { move: moves[answer], index: answer, worth, share: 1 },
    { move: moves[natural], index: natural, worth: natural_worth, share: 0 },
  )
  return {
    id: `${gamePackage.game.id}-${sha256Hex(`${setting.seed} ${line.length}`).slice(0, 10)}`,
    game: gamePackage.game.id,
    version: gamePackage.game.version,
    options: setting.options,
    seats: setting.seats,
    seat,
    seed: sha256Hex(setting.seed),
    line: [...line],
    answer,
    natural,
    also,
    worth,
    natural_worth,
    by,
    follows: followsOf(engine, match, seat, moves[answer]),
    difficulty: difficultyOf(moves.length, by.value, next),
    ...(reason && { reason }),
  }
}

interface Proof extends Pick<Puzzle, 'answer' | 'natural' | 'also' | 'worth' | 'natural_worth' | 'by'> {
  /** By how much the answer is better than the best move that is not equivalent to it. */
  readonly next: number
}

/** A long look: one move is best, both after a few turns and at the end of the game, and the obvious one is clearly worse. */
function provenAt(engine: Engine, view: SeenBy, moves: readonly unknown[]): Proof | undefined {
  const { best, natural, choices } = lookAt(engine, view, moves, 'deep')
  if (best === natural) return undefined
  const luck = randomFor([view, 'puzzle'])
  const compared = compare(
    engine,
    view,
    choices.map(({ move }) => move),
    COMPARED,
    false,
    luck,
  )
  const at = (index: number) => choices.findIndex((choice) => choice.index === index)
  const by = compared.by(at(best.index), at(natural.index))
  if (by.value < LEAST || by.value < SURE * by.error) return undefined
  const also: number[] = []
  let next = 1
  for (const { index } of choices) {
    if (index === best.index) continue
    const ahead = compared.by(at(best.index), at(index))
    if (!isClear(ahead) || ahead.value < LEAST_NEXT) also.push(index)
    else next = Math.min(next, ahead.value)
  }
  if (also.includes(natural.index) || also.length > MOST_ALSO) return undefined
  const ends = compare(engine, view, [best.move, natural.move], ENDS, true, luck)
  const end = ends.by(0, 1)
  if (end.value < LEAST / 2 || !isClear(end)) return undefined
  return {
    answer: best.index,
    natural: natural.index,
    also,
    worth: short(compared.worth(at(best.index))),
    natural_worth: short(compared.worth(at(natural.index))),
    by: short(end.value < by.value ? end : by),
    next,
  }
}

/** More moves and a closer alternative make it harder. Ratings begin at 1500. */
function difficultyOf(moves: number, by: number, next: number): number {
  return Math.round(1500 + 130 * Math.log2(Math.max(2, moves) / 8) - 900 * (by - 0.2) - 600 * (Math.min(next, by) - 0.1))
}

/** How strong players continue after the answer until the seat's next turn; each move by its index among the legal moves. */
function followsOf(engine: Engine, match: AnyMatch, seat: number, answer: unknown): readonly number[] {
  const fork = match.fork()
  const follows: number[] = []
  fork.play(seat, answer)
  const random = fastRandom('follows')
  while (fork.result === undefined && follows.length < MOST_FOLLOWS) {
    const [mover] = fork.turn
    const moves = [...fork.moves(mover)]
    const view = fork.view(mover)
    const choice =
      moves.length === 1
        ? moves[0]
        : (engine.searcher?.think(view, moves, { iterations: engine.iterations * 0.2 }, random).choice ?? moves[0])
    follows.push(moves.indexOf(choice))
    if (mover === seat && moves.length > 1) break
    fork.play(mover, choice)
  }
  return follows
}

function short({ value, error }: Estimate): Estimate {
  const round = (number: number) => Math.round(number * 1000) / 1000
  return { value: round(value), error: round(error) }
}

function dealt(gamePackage: AnyGamePackage, options: unknown, seats: number, seed: string): AnyMatch {
  return new Match(gamePackage.game, {
    id: 'self-play',
    seats,
    options,
    seed,
    words: new Array(seats).fill(''),
    sitters: new Array(seats).fill('person'),
    waits: false,
  })
}

/** The match of a puzzle at its position; `undefined` if the rules have changed since it was made. */
export function puzzleMatch(gamePackage: AnyGamePackage, puzzle: Puzzle): AnyMatch | undefined {
  if (puzzle.version !== gamePackage.game.version || puzzle.game !== gamePackage.game.id) return undefined
  const match = dealt(gamePackage, puzzle.options, puzzle.seats, puzzle.seed)
  for (const index of puzzle.line) {
    // Simultaneous choices were recorded in the order of the turn.
    const mover = match.turn[0]
    if (mover === undefined) return undefined
    const moves = match.moves(mover)
    if (index < 0 || index >= moves.length) return undefined
    match.play(mover, moves[index])
  }
  return match.turn.includes(puzzle.seat) ? match : undefined
}

/** A move equivalent to the answer also counts as right. */
export function judgeAnswer(puzzle: Pick<Puzzle, 'answer' | 'also'>, index: number): 'right' | 'wrong' {
  return index === puzzle.answer || puzzle.also.includes(index) ? 'right' : 'wrong'
}

/**
 * Checks a puzzle with so many times the usual search. If it finds the same answer, returns the puzzle with its new values; else undefined.
 * Another `luck` gives an independent check.
 */
export async function confirmedPuzzle(
  gamePackage: AnyGamePackage,
  puzzle: Puzzle,
  times: number,
  luck = 'confirm',
): Promise<Puzzle | undefined> {
  const match = puzzleMatch(gamePackage, puzzle)
  if (match === undefined) return undefined
  const engine = await openEngine(gamePackage, puzzle.options, puzzle.seats, { times, withoutNetwork: true })
  const view = match.view(puzzle.seat)
  const moves = match.moves(puzzle.seat)
  const answers = [puzzle.answer, ...puzzle.also]
  const samples = Math.ceil(COMPARED * Math.sqrt(times))
  const { choices } = lookAt(engine, view, moves, 'deep', undefined, undefined, luck)
  const compared = [...new Set([...answers, puzzle.natural, ...choices.map(({ index }) => index)])]
  const comparison = compare(
    engine,
    view,
    compared.map((index) => moves[index]),
    samples,
    false,
    randomFor([view, luck, 'compared']),
  )
  // No other move may be clearly better than the answer, and the obvious move must still be clearly worse.
  const naturalAt = compared.indexOf(puzzle.natural)
  const by = comparison.by(0, naturalAt)
  if (by.value <= 0 || !isClear(by)) return undefined
  const beaten = compared.some((index, at) => {
    const ahead = comparison.by(at, 0)
    return !answers.includes(index) && ahead.value > 0 && isClear(ahead)
  })
  if (beaten) return undefined
  return { ...puzzle, worth: short(comparison.worth(0)), natural_worth: short(comparison.worth(naturalAt)), by: short(by) }
}
