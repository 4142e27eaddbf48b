import { type Bot, fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { byChance, duel, herdingAmong, playOut } from '../../test/duel.ts'
import { bot } from '../bot/bot.ts'
import { type Move, SHIP, type View } from '../state.ts'
import { greedy1 } from './greedy-1.ts'
import { afterLaying, afterNetworking, choose, type FaifoRules, networkingLast, openGame, type Staged, staged } from './helpers.ts'
import { herding } from './herding.ts'

type Player = (rules: FaifoRules) => Bot<Move, View>

const greedy: Player = (rules) => bot.greedy(rules)

function winsOf(hero: Player, rival: Player, seats: number, tables: number): number {
  const rules = openGame(seats)
  return duel(rules, hero(rules), rival(rules), { seats, tables })
}

/** How often copies of a player crowd the harbour with ships. */
function crowdedWith(player: Player, seats: number): number {
  const rules = openGame(seats)
  return herdingAmong(rules, player(rules), { seats, tables: 60 }, herding)
}

function greedyMove({ rules, state }: Staged, seed = 1): Move {
  const [seat] = rules.turn(state)
  return greedy(rules).choose(rules.view(state, seat), rules.moves(state, seat), { iterations: 0 }, fastRandom(seed))
}

/** How many of forty copies of the player make this choice, as a share. */
function share(staging: Staged, move: Move): number {
  const wanted = JSON.stringify(move)
  return Array.from({ length: 40 }, (_, seed) => JSON.stringify(greedyMove(staging, seed))).filter((made) => made === wanted).length / 40
}

/** The faster player of the playouts: chooses in a position sampled from its view. */
const inPlayouts: Player = (rules) => {
  const hooks = bot.search?.(rules)
  return {
    choose(view, moves, _budget, random) {
      const move = hooks?.playout?.(rules.sampler(view, 'open').deal(random), Number(view.viewer), moves, random)
      if (move === undefined) throw new Error('nothing was chosen')
      return move
    },
  }
}

describe('The hand-written player', () => {
  it.each([
    { seats: 3, least: 0.6, tables: 120 },
    { seats: 4, least: 0.45, tables: 160 },
    { seats: 5, least: 0.22, tables: 160 },
  ])('wins more than $least of the tables of $seats against the first greedy player', ({ seats, least, tables }) => {
    expect(winsOf(greedy, greedy1, seats, tables)).toBeGreaterThan(least)
  })

  it.each([3, 4, 5])('lets a random player win less than three quarters of its share at a table of %i', (seats) => {
    expect(winsOf(() => byChance, greedy, seats, 120)).toBeLessThan(0.75 / seats)
  })

  it('does not follow the crowd: three or more ships in a turn are less than half as frequent as with the first greedy player', () => {
    for (const seats of [4, 5]) expect(crowdedWith(greedy, seats)).toBeLessThan(crowdedWith(greedy1, seats) / 2)
  })

  it('varies close choices: in several of twenty deals it opens with different cards', () => {
    const rules = openGame(4)
    let mixed = 0
    for (let deal = 0; deal < 20; deal++) {
      const state = rules.setup(fastRandom(deal))
      const made = new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(greedyMove({ rules, state }, seed))))
      if (made.size > 1) mixed++
    }
    expect(mixed).toBeGreaterThan(7)
  })
})

describe('It lays', () => {
  it('its ship if nobody else can lay one', () => {
    const staging = staged({
      turn: 4,
      hands: [
        [SHIP, 6],
        [1, 7],
        [2, 8],
        [3, 9],
      ],
      laid: [[5], [SHIP], [SHIP], [SHIP, SHIP]],
      purse: [9, 9, 9, 9],
    })
    expect(share(staging, { lay: SHIP })).toBeGreaterThan(0.9)
  })

  it('no Horse while it has the most coins', () => {
    const staging = staged({ turn: 3, hands: [[9, 13, SHIP]], purse: [30, 4, 4, 4], laid: [[2, 3]] })
    expect(share(staging, { lay: 9 })).toBeLessThan(0.1)
  })

  it('a Goat when the Monkey is on the table and the others have mostly ships', () => {
    const staging = staged({
      turn: 4,
      hands: [
        [11, 5],
        [SHIP, 13],
        [SHIP, 14],
        [SHIP, 15],
      ],
      laid: [[SHIP], [12], [10], [9]],
      purse: [9, 9, 9, 9],
    })
    expect(share(staging, { lay: 11 })).toBeGreaterThan(0.6)
  })
})

describe('With skills it', () => {
  it('takes the richest purse', () => {
    const staging = afterLaying([8, SHIP, SHIP, SHIP], { purse: [0, 3, 9, 6] })
    expect(greedyMove(staging)).toEqual({ target: 2 })
  })

  it('takes from the player nearest to the goal if two are equally rich', () => {
    const staging = afterLaying([8, SHIP, SHIP, SHIP], { purse: [0, 3, 9, 9], contracts: [3, 3, 3] })
    expect(share(staging, { target: 3 })).toBeGreaterThan(0.8)
  })

  it('asks the Monkey rather than the Dog for a favour', () => {
    const staging = afterLaying([11, 15, SHIP, SHIP], { turn: 2, laid: [[SHIP], [12], [14], [13]] })
    expect(share(staging, { favor: 12 })).toBe(1)
  })

  it('places the Monkey for its contract', () => {
    const staging = afterLaying([6, 15, SHIP, SHIP], { hands: [[12, 14]], turn: 2, laid: [[SHIP], [3], [9], [10]] })
    expect(share(staging, { place: 12 })).toBe(1)
  })

  it('forces the Buffalo that brings its own Monkey to 0, for the Monkey’s contract', () => {
    const staging = afterLaying([4, SHIP, SHIP, SHIP], { hands: [[12, 13], [2]] })
    expect(share(staging, { name: 2 })).toBeGreaterThan(0.8)
  })

  it('snitches on a merchant that it knows in a rich player’s hand', () => {
    const staging = afterNetworking([20, 5, 0, 0])
    expect(share(staging, { name: 9 })).toBeGreaterThan(0.9)
  })

  it('takes the highest card in the last turn, when it can only break ties', () => {
    const staging = networkingLast()
    expect(share(staging, { take: 15 })).toBe(1)
  })

  it('throws rock, paper and scissors', () => {
    const staging = afterLaying([1, SHIP, SHIP, SHIP])
    choose(staging, { target: 1 })
    const thrown = new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(greedyMove(staging, seed))))
    expect(thrown.size).toBe(3)
  })
})

describe('The hooks for a search include', () => {
  it('a faster player that still wins more than its share against the first greedy player', () => {
    expect(winsOf(inPlayouts, greedy1, 4, 160)).toBeGreaterThan(0.35)
  })

  it('an order of moves that is always the same and puts the Monkey’s contract first', () => {
    const staging = afterLaying([11, 15, SHIP, SHIP], { turn: 2, laid: [[SHIP], [12], [14], [13]] })
    const { rules, state } = staging
    const moves = rules.moves(state, 0)
    const ordered = () => {
      const promise = new Float64Array(moves.length)
      bot.search?.(rules).order?.(rules.view(state, 0), moves, promise)
      return [...promise]
    }
    const promise = ordered()
    expect(ordered()).toEqual(promise)
    expect(moves[promise.indexOf(Math.max(...promise))]).toEqual({ favor: 12 })
  })

  it.each([3, 4, 5])('chances to win that match the results at a table of %i', (seats) => {
    const rules = openGame(seats)
    const player = greedy(rules)
    const evaluate = bot.search?.(rules).evaluate
    const bins = [0, 1, 2].map(() => ({ count: 0, chance: 0, wins: 0 }))
    for (let seed = 0; seed < 150; seed++) {
      const random = fastRandom(seed)
      const state = rules.setup(random)
      const asked: Float64Array[] = []
      playOut(rules, state, new Array(seats).fill(player), random, () => {
        const worth = new Float64Array(seats)
        evaluate?.(state, worth)
        asked.push(worth)
      })
      const end = new Float64Array(seats)
      evaluate?.(state, end)
      for (const worth of asked)
        for (const [seat, chance] of worth.entries()) {
          const bin = bins[chance < 0.2 ? 0 : chance < 0.5 ? 1 : 2]
          bin.count++
          bin.chance += chance
          bin.wins += end[seat]
        }
    }
    for (const { count, chance, wins } of bins) {
      expect(count).toBeGreaterThan(300)
      expect(Math.abs(chance - wins) / count).toBeLessThan(0.1)
    }
  })
})
