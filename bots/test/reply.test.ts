import { fastRandom, type ReplyThinking } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { NO_LIMIT_BUT_LEVEL } from '../index.ts'
import type { Opened } from '../search/playout.ts'
import { replySearch } from '../search/reply.ts'
import { matrixGame, openedOn, WINS } from './matrix-game.ts'

const ROCK_PAPER_SCISSORS = [
  [0.5, 0, 1],
  [1, 0.5, 0],
  [0, 1, 0.5],
]
const RULES = matrixGame(ROCK_PAPER_SCISSORS)
/** A player who does not search throws rock. */
const OPENED: Opened = { ...openedOn(RULES), hooks: { ...openedOn(RULES).hooks, rival: (_state, _seat, moves) => moves[0] } }

const THINKING: ReplyThinking = {
  kind: 'reply',
  iterations: 4000,
  reward: WINS,
  racing: { chance: 1, iterations: 60 },
  draws: 4,
  heat: 0.1,
}

function sharesOf(
  setting: Partial<ReplyThinking>,
  iterations = NO_LIMIT_BUT_LEVEL.iterations,
  usual: ReplyThinking = THINKING,
): readonly number[] {
  const state = RULES.setup(fastRandom(1))
  const moves = RULES.moves(state, 0)
  const { candidates } = replySearch(OPENED, { ...usual, ...setting }).think(RULES.view(state, 0), moves, { iterations }, fastRandom(2))
  return moves.map((move) => candidates.find((each) => each.move === move)?.share ?? 0)
}

function choiceOf(setting: Partial<ReplyThinking>, seed: number): unknown {
  const state = RULES.setup(fastRandom(1))
  return replySearch(OPENED, { ...THINKING, ...setting }).think(
    RULES.view(state, 0),
    RULES.moves(state, 0),
    NO_LIMIT_BUT_LEVEL,
    fastRandom(seed),
  ).choice
}

describe('A reply to rivals who search', () => {
  it('assumes that they race: against rock they throw paper, so it throws scissors', () => {
    const [rock, paper, scissors] = sharesOf({})
    expect(scissors).toBeGreaterThan(0.95)
    expect(rock + paper).toBeLessThan(0.05)
  })

  it('assumes ordinary players as often as set, and throws paper', () => {
    const { racing: _never, ...ordinary } = THINKING
    expect(sharesOf({}, NO_LIMIT_BUT_LEVEL.iterations, ordinary)[1]).toBeGreaterThan(0.95)
    let paper = 0
    for (let game = 0; game < 200; game++) if (choiceOf({ racing: { chance: 0.5, iterations: 60 }, iterations: 300 }, game) === 1) paper++
    expect(paper).toBeGreaterThan(70)
    expect(paper).toBeLessThan(130)
  })

  it('also plays slightly worse moves, more often with more heat', () => {
    const [rock, paper, scissors] = sharesOf({ heat: 1 })
    expect(scissors).toBeLessThan(0.6)
    expect(paper).toBeGreaterThan(rock)
    expect(rock).toBeGreaterThan(0.15)
  })

  it('plays each move as often as its share says', () => {
    let scissors = 0
    for (let game = 0; game < 400; game++) if (choiceOf({ heat: 1, iterations: 400 }, game) === 2) scissors++
    expect(Math.abs(scissors / 400 - sharesOf({ heat: 1 })[2])).toBeLessThan(0.08)
  })

  it("plays the hand-written player's choice when it has no iterations", () => {
    expect(sharesOf({}, 0)).toEqual([1, 0, 0])
  })
})
