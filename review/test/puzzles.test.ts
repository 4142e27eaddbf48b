import { games } from '@fairground/games'
import { describe, expect, it } from 'vitest'
import {
  confirmedPuzzle,
  judgeAnswer,
  NEW_PUZZLE_DEVIATION,
  NEW_SOLVER,
  type Puzzle,
  puzzleMatch,
  rated,
  rested,
  solveChance,
} from '../index.ts'

/** A puzzle's record must stay small, so that a collection loads quickly. */
const MOST_BYTES = 1500

describe.each(Object.entries(games))('The puzzles of %s', (_id, load) => {
  it('are at least two hundred, can be set up, have an answer and an obvious mistake among the moves, and are small', async () => {
    const gamePackage = await load()
    const puzzles = ((await (await gamePackage.coach?.())?.puzzles?.()) ?? []) as readonly Puzzle[]
    expect(puzzles.length).toBeGreaterThanOrEqual(200)
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
    for (const puzzle of puzzles) {
      const match = puzzleMatch(gamePackage, puzzle)
      if (match === undefined) throw new Error(`${puzzle.id} cannot be set up`)
      const moves = match.moves(puzzle.seat)
      for (const index of [puzzle.answer, puzzle.natural, ...puzzle.also]) expect(moves[index]).toBeDefined()
      expect(judgeAnswer(puzzle, puzzle.answer)).toBe('right')
      expect(judgeAnswer(puzzle, puzzle.natural)).toBe('wrong')
      expect(puzzle.by.value).toBeGreaterThan(1.6 * puzzle.by.error)
      expect(JSON.stringify(puzzle).length).toBeLessThan(MOST_BYTES)
      // The continuation after the answer is legal.
      match.play(puzzle.seat, moves[puzzle.answer])
      for (const index of puzzle.follows) {
        const [mover] = match.turn
        const offered = match.moves(mover)
        expect(offered[index]).toBeDefined()
        match.play(mover, offered[index])
      }
    }
  })
})

describe('A puzzle that is checked again', () => {
  it('is confirmed with its new values, and refused with the obvious move as its answer', async () => {
    const gamePackage = await games['fair-trade']()
    const [puzzle] = ((await (await gamePackage.coach?.())?.puzzles?.()) ?? []) as readonly Puzzle[]
    const confirmed = await confirmedPuzzle(gamePackage, { ...puzzle, worth: { value: 0, error: 0 }, by: { value: 1, error: 0 } }, 1)
    expect(confirmed).toMatchObject({ id: puzzle.id, answer: puzzle.answer, follows: puzzle.follows })
    expect(confirmed?.worth.value).toBeGreaterThan(confirmed?.natural_worth.value ?? 1)
    expect(confirmed?.by.value).toBeLessThan(1)
    expect(await confirmedPuzzle(gamePackage, { ...puzzle, answer: puzzle.natural, natural: puzzle.answer }, 1)).toBeUndefined()
  })
})

describe('The rating of a solver', () => {
  const puzzle = { rating: 1500, deviation: NEW_PUZZLE_DEVIATION }

  it("rises with a solved puzzle and falls with an unsolved one; the puzzle's rating does the opposite", () => {
    const right = rated(NEW_SOLVER, puzzle, true)
    expect(right.solver.rating).toBeGreaterThan(1500)
    expect(right.puzzle.rating).toBeLessThan(1500)
    const wrong = rated(NEW_SOLVER, puzzle, false)
    expect(wrong.solver.rating).toBeLessThan(1500)
    expect(right.solver.rating - 1500).toBeCloseTo(1500 - wrong.solver.rating)
  })

  it("becomes more certain with each answer, finds the solver's strength, and becomes less certain with time", () => {
    let solver = NEW_SOLVER
    for (let i = 0; i < 400; i++) solver = rated(solver, { rating: 1800, deviation: 50 }, i % 4 !== 0).solver
    expect(solver.deviation).toBeLessThan(80)
    expect(solveChance(solver, { rating: 1800, deviation: 0 })).toBeCloseTo(0.75, 1)
    expect(rested(solver, 30).deviation).toBeGreaterThan(solver.deviation)
    expect(rested(NEW_SOLVER, 10_000).deviation).toBe(350)
  })
})
