import { type AnyRules, fastRandom, type RaceThinking } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { UNHURRIED } from '../index.ts'
import type { Opened } from '../search/playout.ts'
import { raceSearch } from '../search/race.ts'
import { matrixGame, openedOn, WINS } from './matrix-game.ts'

const THINKING: RaceThinking = { kind: 'race', iterations: 4000, reward: WINS }

/** Against each column the second row does better than the first, the third much worse. */
const ROWS = [
  [1, 0, 0.5, 0],
  [1, 1, 0.5, 0.5],
  [0, 0, 0, 0],
]

/** The other seat chooses by chance, in races as in life. */
function byChance(rules: AnyRules): Opened {
  return { ...openedOn(rules), hooks: { playout: (_state, _seat, moves, random) => moves[random.below(moves.length)] } }
}

function think(wins: readonly (readonly number[])[], thinking = THINKING, budget = UNHURRIED, seed = 1) {
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

  it('lets those clearly behind drop out, and ends when one is left', () => {
    const alone = think([
      [1, 1],
      [0, 0],
    ])
    expect(alone.choice).toBe(0)
    // Eight positions are met by both, two choices each; then one is left.
    expect(alone.iterations).toBeLessThan(50)
    const { candidates } = think(ROWS, { ...THINKING, drop: 3 })
    const hopeless = candidates.find(({ move }) => move === 2)
    // It was met in fewer positions, so less is known about it; but enough.
    expect(hopeless?.worth).toBe(0)
  })

  it('keeps the choice of the instinct unless another is clearly better', () => {
    const alike = [
      [1, 0],
      [0, 1],
    ]
    for (let seed = 0; seed < 20; seed++) expect(think(alike, { ...THINKING, keep: 4, drop: 9 }, UNHURRIED, seed).choice).toBe(0)
  })

  it('meets each position with every move: what differs is the move alone', () => {
    // Rows that bring the same against every column are never told apart, however long the race.
    const { candidates } = think([
      [1, 0, 0.5, 0],
      [1, 0, 0.5, 0],
    ])
    expect(candidates[0].worth).toBe(candidates[1].worth)
  })
})
