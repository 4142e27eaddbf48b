import { type AnyRules, fastRandom, type MixedRace } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { UNHURRIED } from '../index.ts'
import { Balance } from '../search/balance.ts'
import type { Opened } from '../search/playout.ts'
import { raceSearch } from '../search/race.ts'
import { matrixGame, openedOn, WINS } from './matrix-game.ts'

const ROCK_PAPER_SCISSORS = [
  [0.5, 0, 1],
  [1, 0.5, 0],
  [0, 1, 0.5],
]

/** Whoever is taken for ordinary throws rock; a glance sees who wins. */
function openedAt(rules: AnyRules, wins: readonly (readonly number[])[]): Opened {
  const opened = openedOn(rules)
  return {
    ...opened,
    hooks: {
      ...opened.hooks,
      rival: (_state, _seat, moves) => moves[0],
      glance(state, seat, moves, worth) {
        const { chosen } = state as { readonly chosen: readonly number[] }
        for (const [i, move] of (moves as readonly number[]).entries())
          worth[i] = seat === 0 ? wins[move][chosen[1]] : 1 - wins[chosen[0]][move]
        return true
      },
    },
  }
}

function balanced(wins: readonly (readonly number[])[], seat: number): readonly number[] {
  const rules = matrixGame(wins)
  const balance = new Balance(openedAt(rules, wins), 4000)
  const state = rules.setup(fastRandom(1))
  expect(balance.find(state)).toBe(true)
  const moves = rules.moves(state, seat)
  const shares = new Float64Array(moves.length)
  balance.shares(seat, moves, shares)
  return [...shares]
}

function raced(mixed: MixedRace): readonly number[] {
  const rules = matrixGame(ROCK_PAPER_SCISSORS)
  const search = raceSearch(openedAt(rules, ROCK_PAPER_SCISSORS), { kind: 'race', iterations: 4000, reward: WINS, mixed })
  const state = rules.setup(fastRandom(1))
  const moves = rules.moves(state, 0)
  const { candidates } = search.think(rules.view(state, 0), moves, UNHURRIED, fastRandom(2))
  return moves.map((move) => candidates.find((each) => each.move === move)?.share ?? 0)
}

describe('A balance of what all choose at once', () => {
  it.each([0, 1])('throws rock, paper and scissors equally often (seat %i)', (seat) => {
    for (const share of balanced(ROCK_PAPER_SCISSORS, seat)) expect(share).toBeCloseTo(1 / 3, 1)
  })

  it('leaves out what is never better', () => {
    const [better] = balanced(
      [
        [1, 0.5],
        [0, 0],
      ],
      0,
    )
    expect(better).toBeGreaterThan(0.98)
  })

  it('is not looked for where nobody else chooses, or nothing can be said at a glance', () => {
    const rules = matrixGame(ROCK_PAPER_SCISSORS)
    const state = rules.setup(fastRandom(1))
    expect(new Balance(openedOn(rules), 10).find(state)).toBe(false)
    rules.play(state, 1, 0, fastRandom(1))
    expect(new Balance(openedAt(rules, ROCK_PAPER_SCISSORS), 10).find(state)).toBe(false)
  })
})

describe('A race that mixes', () => {
  it('keeps to the balance where no move is worse', () => {
    for (const share of raced({ rounds: 4000, trust: 0, heat: 10, least: 0 })) expect(share).toBeCloseTo(1 / 3, 1)
  })

  it('leans towards what gains from ordinary players, the more the less heat there is', () => {
    const [, warm] = raced({ rounds: 4000, trust: 1, heat: 1, least: 0 })
    const [, cool] = raced({ rounds: 4000, trust: 1, heat: 0.1, least: 0 })
    expect(warm).toBeGreaterThan(0.4)
    expect(warm).toBeLessThan(0.8)
    expect(cool).toBeGreaterThan(0.95)
  })

  it('gives a move that the balance leaves out a little, lest it miss what only playing on shows', () => {
    const shares = raced({ rounds: 1, trust: 1, heat: 10, least: 1 })
    for (const share of shares) expect(share).toBeCloseTo(1 / 3, 1)
  })
})
