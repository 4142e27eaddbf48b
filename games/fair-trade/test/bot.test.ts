import { fastRandom, imagine, type Random, type Seat } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { byChance, duel, herdingAmong, NO_SEARCH } from '../../test/duel.ts'
import { decisionsOf, finishedGame } from '../../test/random-game.ts'
import { learningOf } from '../bot/learning.ts'
import { bot } from '../bot.ts'
import type { Move, State } from '../state.ts'
import { greedy1 } from './greedy-1.ts'
import { biddingState, openGame } from './helpers.ts'
import { herding } from './herding.ts'

type Player = typeof bot.greedy

function winsOf(hero: Player, rival: Player, seats: number, tables: number): number {
  const rules = openGame(seats)
  return duel(rules, hero(rules), rival(rules), { seats, tables })
}

/** Plays a game at random, and stops in every round where all but one seat have bid. */
function eachLastBid(
  rules: ReturnType<typeof openGame>,
  random: Random,
  visit: (state: State, me: Seat, moves: readonly Move[]) => void,
): void {
  const state = rules.setup(random)
  const play = (seat: Seat) => {
    const offered = rules.moves(state, seat)
    rules.play(state, seat, offered[random.below(offered.length)], random)
  }
  while (state.phase !== 'over') {
    const me = random.below(state.purse.length)
    for (const seat of rules.turn(state).filter((other) => other !== me)) play(seat)
    if (state.phase === 'bid') visit(state, me, rules.moves(state, me))
    play(me)
  }
}

describe('The hand-written player', () => {
  it('wins most of 160 games against three of the first hand-written player, seats rotated', () => {
    expect(winsOf(bot.greedy, greedy1, 4, 160)).toBeGreaterThan(0.45)
  })

  it('lets the first hand-written player win almost nothing against three of it', () => {
    expect(winsOf(greedy1, bot.greedy, 4, 40)).toBeLessThan(0.1)
  })

  it.each([
    [2, 60, 0.5],
    [3, 60, 0.5],
    [6, 120, 0.4],
  ])('is the better one at a table of %i too', (seats, tables, least) => {
    expect(winsOf(bot.greedy, greedy1, seats, tables)).toBeGreaterThan(least)
  })

  it.each([2, 4, 6])('wins clearly more than its share against random bids with %i players', (seats) => {
    expect(winsOf(bot.greedy, () => byChance, seats, 40)).toBeGreaterThan(2 / seats > 0.9 ? 0.8 : 2 / seats)
  })

  it('does not herd: several of it hardly ever bid alike, while the first one did in most rounds', () => {
    const rules = openGame(4)
    const [before, now] = [greedy1, bot.greedy].map((player) => herdingAmong(rules, player(rules), { seats: 4, tables: 40 }, herding))
    expect(before).toBeGreaterThan(0.5)
    expect(now).toBeLessThan(before / 5)
  })

  it('blocks cards that it would hardly bid, and not always the same', () => {
    const rules = openGame(4)
    const player = bot.greedy(rules)
    const blocks = Array.from({ length: 160 }, (_, deal) => {
      const random = fastRandom(deal)
      const state = rules.setup(random)
      const move = player.choose(rules.view(state, 0), rules.moves(state, 0), NO_SEARCH, random)
      return 'block' in move ? move.block : []
    })
    const cards = blocks.flat()
    expect(cards.reduce((sum, card) => sum + card, 0) / cards.length).toBeGreaterThan(9)
    expect(new Set(blocks.map((block) => block.join())).size).toBeGreaterThan(5)
  })

  it('does not save coins in the last round, and does not borrow more than the markers are worth', () => {
    const rules = openGame(3, 6)
    const state = lastRound(6)
    const player = bot.greedy(rules)
    const random = fastRandom(3)
    const bids = Array.from({ length: 100 }, () => {
      const move = player.choose(rules.view(state, 0), rules.moves(state, 0), { iterations: 0 }, random)
      if ('block' in move) throw new Error('cards are blocked only before the first round')
      return move
    })
    expect(bids.filter(({ trader }) => trader > 7).length).toBeGreaterThan(60)
    Object.assign(state, { purse: [0, 40, 40] })
    const poor = Array.from({ length: 100 }, () => player.choose(rules.view(state, 0), rules.moves(state, 0), { iterations: 0 }, random))
    expect(poor.every((move) => 'trader' in move && move.farmer + move.trader <= 8)).toBe(true)
  })
})

describe('What a search uses', () => {
  const rules = openGame(4)
  const hooks = bot.search?.(rules)
  const worth = new Float64Array(4)

  it('is a quick choice of a legal move, in every position of a game', () => {
    finishedGame(rules, 4, ({ state, seat, moves }, random) => {
      const move = hooks?.playout?.(state, seat, moves, random)
      expect(moves).toContain(move)
      return move as Move
    })
  })

  it('is a chance to win for each seat, certain at the end, that grows with markers and coins', () => {
    const state = biddingState(rules, { round: 8, markers: [20, 17, 17, 17], purse: [16, 16, 20, 12] })
    hooks?.evaluate?.(state, worth)
    expect(worth.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
    expect(worth[0]).toBeGreaterThan(worth[2])
    expect(worth[2]).toBeGreaterThan(worth[1])
    expect(worth[1]).toBeGreaterThan(worth[3])
    hooks?.evaluate?.(Object.assign(state, { phase: 'over', markers: [20, 20, 19, 19], purse: [16, 17, 11, 20] }), worth)
    expect(worth[1]).toBeGreaterThan(0.99)
  })

  it.each([2, 4, 6])('is the value of every pair at the end of the round, the same as if it were played (%i seats)', (seats) => {
    const opened = openGame(seats)
    const { replies, evaluate } = bot.search?.(opened) ?? {}
    const [after, found] = [new Float64Array(seats), new Float64Array(200)]
    eachLastBid(opened, fastRandom(seats), (state, me, moves) => {
      replies?.(state, me, moves, found)
      for (const [index, move] of moves.entries()) {
        const played = opened.copy(state)
        opened.play(played, me, move, fastRandom(1))
        evaluate?.(played, after)
        expect(found[index]).toBeCloseTo(after[me], 9)
      }
    })
  })

  it.each([2, 4, 6])('is, by a network, how strong the seats stand when the next round begins (%i seats)', (seats) => {
    const opened = openGame(seats)
    const learning = learningOf(opened.facts)
    const random = fastRandom(`network ${seats}`)
    const weights = Array.from({ length: learning.inputs }, () => random.below(2001) / 1000 - 1)
    const strength = (inputs: Float32Array) => Math.tanh(inputs.reduce((sum, each, i) => sum + each * weights[i], 0))
    const replies = learning.replies?.(strength)
    const inputs = new Float32Array(learning.inputs)
    const after = (state: State) => {
      const powers = state.purse.map((_, seat) => {
        learning.read(state, seat, inputs)
        return Math.exp(strength(inputs))
      })
      const sum = powers.reduce((all, each) => all + each, 0)
      return powers.map((each) => each / sum)
    }
    const found = new Float64Array(200)
    eachLastBid(opened, random, (state, me, moves) => {
      // Rich enough for any two bids: the network knows the mean of all scores only without new debt.
      state.purse = state.purse.map((_, seat) => 26 + seat)
      replies?.(state, me, moves, found)
      for (const [index, move] of moves.entries()) {
        const played = opened.copy(state)
        opened.play(played, me, move, fastRandom(index))
        if (played.phase !== 'over') expect(found[index]).toBeCloseTo(after(played)[me], 5)
      }
    })
  })

  it('is an order of moves that uses only what the seat sees', () => {
    const state = biddingState(rules)
    const moves = rules.moves(state, 1)
    const promise = new Float64Array(moves.length)
    hooks?.order?.(rules.view(state, 1), moves, promise)
    const before = promise.slice()
    rules.play(state, 0, { farmer: 9, trader: 8 }, fastRandom(1))
    hooks?.order?.(rules.view(imagine(rules, rules.view(state, 1), fastRandom(2)), 1), moves, promise)
    expect(promise).toEqual(before)
    const worst = moves[promise.indexOf(Math.min(...promise))]
    expect('farmer' in worst && worst.farmer + worst.trader).toBeGreaterThan(16)
  })
})

/** All players have made the lowest bids until the last round. */
function lastRound(rounds: number): State {
  for (const { state } of decisionsOf(openGame(3, rounds), fastRandom(3), ({ moves }) => moves[0]))
    if (state.phase === 'bid' && state.round === rounds) return Object.assign(state, { purse: [40, 20, 20] })
  throw new Error('there is no last round')
}
