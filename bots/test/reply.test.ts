import { fastRandom, type ReplyThinking } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { UNHURRIED } from '../index.ts'
import type { Opened } from '../search/playout.ts'
import { replySearch } from '../search/reply.ts'
import { matrixGame, openedOn, WINS } from './matrix-game.ts'

const ROCK_PAPER_SCISSORS = [
  [0.5, 0, 1],
  [1, 0.5, 0],
  [0, 1, 0.5],
]
const RULES = matrixGame(ROCK_PAPER_SCISSORS)
/** Whoever does not think throws rock. */
const OPENED: Opened = { ...openedOn(RULES), hooks: { ...openedOn(RULES).hooks, rival: (_state, _seat, moves) => moves[0] } }

function sharesOf(setting: Partial<ReplyThinking>, iterations = UNHURRIED.iterations): readonly number[] {
  const thinking: ReplyThinking = {
    kind: 'reply',
    iterations: 4000,
    reward: WINS,
    rivals: { iterations: 60 },
    draws: 4,
    heat: 0.1,
    ...setting,
  }
  const state = RULES.setup(fastRandom(1))
  const moves = RULES.moves(state, 0)
  const { candidates } = replySearch(OPENED, thinking).think(RULES.view(state, 0), moves, { iterations }, fastRandom(2))
  return moves.map((move) => candidates.find((each) => each.move === move)?.share ?? 0)
}

describe('A reply to rivals who think', () => {
  it('takes them for players who race: against rock they throw paper, so it throws scissors', () => {
    const [rock, paper, scissors] = sharesOf({})
    expect(scissors).toBeGreaterThan(0.95)
    expect(rock + paper).toBeLessThan(0.05)
  })

  it('plays what is a little worse, too, the more often the more heat there is', () => {
    const [rock, paper, scissors] = sharesOf({ heat: 1 })
    expect(scissors).toBeLessThan(0.6)
    expect(paper).toBeGreaterThan(rock)
    expect(rock).toBeGreaterThan(0.15)
  })

  it('plays each move as often as its share says', () => {
    const search = replySearch(OPENED, { kind: 'reply', iterations: 400, reward: WINS, rivals: { iterations: 60 }, draws: 4, heat: 1 })
    const state = RULES.setup(fastRandom(1))
    let scissors = 0
    for (let game = 0; game < 400; game++)
      if (search.think(RULES.view(state, 0), RULES.moves(state, 0), UNHURRIED, fastRandom(game)).choice === 2) scissors++
    expect(Math.abs(scissors / 400 - sharesOf({ heat: 1 })[2])).toBeLessThan(0.08)
  })

  it('goes by instinct where there is no time at all', () => {
    expect(sharesOf({}, 0)).toEqual([1, 0, 0])
  })
})
