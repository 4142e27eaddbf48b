import { type AnyRules, fastRandom, type RaceThinking } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { NO_LIMIT_BUT_LEVEL } from '../index.ts'
import type { Opened } from '../search/playout.ts'
import { raceSearch } from '../search/race.ts'
import { matrixGame, openedOn, WINS } from './matrix-game.ts'

const THINKING: RaceThinking = { kind: 'race', iterations: 4000, reward: WINS }

/** Against each column the second row is better than the first, and the third much worse. */
const ROWS = [
  [1, 0, 0.5, 0],
  [1, 1, 0.5, 0.5],
  [0, 0, 0, 0],
]

/** The other seat chooses at random, in playouts and in the game. */
function byChance(rules: AnyRules): Opened {
  return { ...openedOn(rules), hooks: { playout: (_state, _seat, moves, random) => moves[random.below(moves.length)] } }
}

function think(wins: readonly (readonly number[])[], thinking = THINKING, budget = NO_LIMIT_BUT_LEVEL, seed = 1) {
  const rules = matrixGame(wins)
  const state = rules.setup(fastRandom(1))
  return raceSearch(byChance(rules), thinking).think(rules.view(state, 0), rules.moves(state, 0), budget, fastRandom(seed))
}

describe('A race', () => {
  it('finds the better move', () => {
    const { choice, candidates } = think(ROWS, { ...THINKING, drop: 99 })
    expect(choice).toBe(1)
    expect(candidates[0].move).toBe(1)
    expect(candidates.map(({ share }) => share)).toEqual([1, 0, 0])
    expect(candidates[0].worth).toBeCloseTo(0.75, 1)
  })

  it('drops moves that are clearly behind, and ends when one is left', () => {
    const alone = think([
      [1, 1],
      [0, 0],
    ])
    expect(alone.choice).toBe(0)
    // Both are tried in eight positions, two choices each; then one is left.
    expect(alone.iterations).toBeLessThan(50)
    const { candidates } = think(ROWS, { ...THINKING, drop: 3 })
    const hopeless = candidates.find(({ move }) => move === 2)
    // It was tried in fewer positions, so its estimate is less exact, but exact enough.
    expect(hopeless?.worth).toBe(0)
  })

  it("keeps the hand-written player's choice unless another is clearly better", () => {
    const alike = [
      [1, 0],
      [0, 1],
    ]
    for (let seed = 0; seed < 20; seed++) expect(think(alike, { ...THINKING, keep: 4, drop: 9 }, NO_LIMIT_BUT_LEVEL, seed).choice).toBe(0)
  })

  it('tries every move in each position, so that only the moves differ', () => {
    // Rows of equal worth against every column get equal estimates, however long the race.
    const { candidates } = think([
      [1, 0, 0.5, 0],
      [1, 0, 0.5, 0],
    ])
    expect(candidates[0].worth).toBe(candidates[1].worth)
  })
})
