import { type Bot, fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { byChance, duel, NO_SEARCH, playOut } from '../../test/duel.ts'
import { bot } from '../bot.ts'
import type { Move, State, View } from '../state.ts'
import { greedy1 } from './greedy-1.ts'
import { type FaiyumRules, Sandbox } from './helpers.ts'

type Player = Bot<Move, View>

/** A whole game of one player against itself; `see` is called for every decision. */
function playAlone(rules: FaiyumRules, player: Player, seed: string, see?: (state: State, move: Move) => void): readonly number[] {
  const random = fastRandom(seed)
  const players = new Array(rules.facts.seats).fill(player)
  const state = playOut(rules, rules.setup(random), players, random, (now, [move]) => see?.(now, move))
  return rules.outcome(state)?.scores ?? []
}

/** The share of bought cards that were never played for their action. */
function idleShare(rules: FaiyumRules, player: Player, games: number): number {
  let bought = 0
  let idle = 0
  for (let game = 0; game < games; game++) {
    const owned = new Set<string>()
    const used = new Set<string>()
    playAlone(rules, player, `idle ${game}`, (state, move) => {
      if (state.phase !== 'turn') return
      if (move.do === 'buy') owned.add(`${state.seat} ${move.card}`)
      if (move.do === 'use') used.add(`${state.seat} ${move.card}`)
    })
    bought += owned.size
    for (const card of owned) if (!used.has(card)) idle++
  }
  return idle / bought
}

/** The move it chooses in the sandbox, without playing it. */
function choice({ rules, state }: Sandbox): Move {
  return bot.greedy(rules).choose(rules.view(state, state.seat), rules.moves(state, state.seat), NO_SEARCH, fastRandom(1))
}

describe('The greedy player', () => {
  it('beats three random players at almost every table', () => {
    const { rules } = new Sandbox(4)
    expect(duel(rules, bot.greedy(rules), byChance, { seats: 4, tables: 12 })).toBeGreaterThan(0.9)
  })

  it('wins at least every second table against three of the first greedy player', () => {
    const { rules } = new Sandbox(4)
    expect(duel(rules, bot.greedy(rules), greedy1(rules), { seats: 4, tables: 40 })).toBeGreaterThan(0.5)
  })

  it('scores like human players: 70 to 110 with four, 90 to 140 with two, 150 and more in a solo game', () => {
    const scores = (seats: number) => {
      const { rules } = new Sandbox(seats)
      const all = Array.from({ length: 12 }, (_, game) => playAlone(rules, bot.greedy(rules), `people ${game}`)).flat()
      return all.reduce((sum, each) => sum + each, 0) / all.length
    }
    expect(scores(4)).toBeGreaterThan(70)
    expect(scores(4)).toBeLessThan(110)
    expect(scores(2)).toBeGreaterThan(90)
    expect(scores(2)).toBeLessThan(140)
    expect(scores(1)).toBeGreaterThan(190)
  })

  it('does not run out of resources in a solo game', () => {
    const { rules } = new Sandbox(1)
    const scores = Array.from({ length: 40 }, (_, game) => playAlone(rules, bot.greedy(rules), `alone ${game}`)[0])
    expect(scores.filter((score) => score < 100).length).toBeLessThanOrEqual(1)
  })

  it('plays nearly all cards it buys, while the first greedy player left many unused', () => {
    const { rules } = new Sandbox(4)
    expect(idleShare(rules, bot.greedy(rules), 12)).toBeLessThan(0.1)
    expect(idleShare(rules, greedy1(rules), 6)).toBeGreaterThan(0.1)
  })

  it('removes the worker whose place its own cards need', () => {
    const trader = new Sandbox(2).hand(14).stack().worker('F3', 'A6', 'E8').play({ do: 'administer' })
    expect(choice(trader)).toEqual({ do: 'space', space: trader.space('F3') })
    const farmer = new Sandbox(2).hand('Farmer').stack().purse({ wheat: 3 }).worker('F3', 'A6').play({ do: 'administer' })
    farmer.state.hands[1] = [farmer.card(14)]
    expect(choice(farmer)).toEqual({ do: 'space', space: farmer.space('A6') })
  })

  it('does not give up its last card that brings resources', () => {
    const sandbox = new Sandbox(2).hand(12, 'Farmer', 'Settlement').stack().use(12)
    expect(choice(sandbox)).toEqual({ do: 'give', card: sandbox.card('Settlement') })
  })

  it('closes a connection with its last road', () => {
    const sandbox = new Sandbox(2).hand(30).road('F3', 'E4').dry('D4').use(30)
    const { spaces } = choice(sandbox) as Extract<Move, { do: 'join' }>
    expect(spaces.map((space) => sandbox.table.land.spots[space].id).sort()).toEqual(['D4', 'E4'])
  })

  it('quits for the best disaster once its hand brings nothing more, and plays on while it does', () => {
    const over = new Sandbox(4).hand('Farmer').purse({})
    over.state.ending = true
    over.state.market = [...over.state.market.slice(0, 4), ...[0, 1, 2, 3].map((index) => over.table.disaster + index)]
    expect(choice(over)).toEqual({ do: 'quit' })
    const rich = new Sandbox(4).hand(118, 120).purse({ wheat: 3, grape: 3, stone: 3 })
    rich.state.ending = true
    rich.state.market = over.state.market
    expect(choice(rich).do).toBe('use')
  })

  it('chooses the same for the same view and seed', () => {
    const { rules, state } = new Sandbox(3)
    const view = rules.view(state, 0)
    const moves = rules.moves(state, 0)
    const choose = () => bot.greedy(rules).choose(JSON.parse(JSON.stringify(view)), moves, NO_SEARCH, fastRandom(9))
    expect(choose()).toEqual(choose())
  })
})

describe('What a search uses', () => {
  it('a playout policy that chooses legal moves, as the greedy player does', () => {
    const { rules } = new Sandbox(3)
    const hooks = bot.search?.(rules)
    let compared = 0
    playAlone(rules, bot.greedy(rules), 'hooks', (state) => {
      const moves = rules.moves(state, state.seat)
      const chosen = hooks?.playout?.(rules.copy(state), state.seat, moves, fastRandom(4))
      expect(chosen).toEqual(bot.greedy(rules).choose(rules.view(state, state.seat), moves, NO_SEARCH, fastRandom(4)))
      compared++
    })
    expect(compared).toBeGreaterThan(100)
  })

  it('an order of the moves with the greedy choice first', () => {
    const { rules, state } = new Sandbox(2)
    const moves = rules.moves(state, 0)
    const promise = new Float64Array(moves.length)
    const view = rules.view(state, 0)
    bot.search?.(rules).order?.(view, moves, promise)
    expect(moves[promise.indexOf(Math.max(...promise))]).toEqual(bot.greedy(rules).choose(view, moves, NO_SEARCH, fastRandom(2)))
  })

  it('win chances that add up to one, highest for the leader', () => {
    const { rules, state } = new Sandbox(4)
    const worth = new Float64Array(4)
    state.reputation[2] = 30
    bot.search?.(rules).evaluate?.(state, worth)
    expect(worth.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
    expect(worth.indexOf(Math.max(...worth))).toBe(2)
  })
})
