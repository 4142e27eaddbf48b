import { type Bot, fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { bot } from '../bot.ts'
import type { Move, View } from '../state.ts'
import { Sandbox } from './helpers.ts'

const RANDOM: Open = () => ({ choose: (_, moves, __, random) => moves[random.below(moves.length)] })
const AT_ONCE = { iterations: 0 }

type Open = (rules: Sandbox['rules']) => Bot<Move, View>

function scores(players: readonly Open[], seed: number): readonly number[] {
  const { rules } = new Sandbox(players.length)
  const bots = players.map((open) => open(rules))
  const random = fastRandom(seed)
  const state = rules.setup(random)
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    const moves = rules.moves(state, turn[0])
    const move = moves.length === 1 ? moves[0] : bots[turn[0]].choose(rules.view(state, turn[0]), moves, AT_ONCE, random)
    expect(moves).toContain(move)
    rules.play(state, turn[0], move, random)
  }
  return rules.outcome(state)?.scores ?? []
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

describe('The greedy player', () => {
  it('beats three random players at almost every table', () => {
    let won = 0
    for (let seed = 0; seed < 10; seed++) {
      const [greedy, ...others] = scores([bot.greedy, RANDOM, RANDOM, RANDOM], seed)
      if (greedy > Math.max(...others)) won++
    }
    expect(won).toBeGreaterThanOrEqual(9)
  })

  it('scores as people do: 70 to 110 with four, 90 to 140 with two, 150 alone', () => {
    const games = (seats: number) => Array.from({ length: 12 }, (_, seed) => scores(new Array(seats).fill(bot.greedy), seed)).flat()
    expect(mean(games(4))).toBeGreaterThan(70)
    expect(mean(games(4))).toBeLessThan(110)
    expect(mean(games(2))).toBeGreaterThan(90)
    expect(mean(games(2))).toBeLessThan(140)
    expect(mean(games(1))).toBeGreaterThan(150)
  }, 60_000)

  it('harvests early, and administers with a hand that is nearly empty', () => {
    const { rules, table } = new Sandbox(2)
    const random = fastRandom(2)
    const state = rules.setup(random)
    const hands: number[] = []
    const played: string[] = []
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      const moves = rules.moves(state, turn[0])
      const move = moves.length === 1 ? moves[0] : bot.greedy(rules).choose(rules.view(state, turn[0]), moves, AT_ONCE, random)
      if (move.do === 'use') played.push(table.cards[move.card].facts.kind.value)
      if (move.do === 'administer') hands.push(state.hands[turn[0]].length)
      rules.play(state, turn[0], move, random)
    }
    expect(played.slice(0, 8).filter((kind) => kind === 'harvest').length).toBeGreaterThanOrEqual(4)
    expect(mean(hands)).toBeLessThan(2.5)
  })

  it('chooses the same for the same view and seed', () => {
    const { rules, state } = new Sandbox(3)
    const view = rules.view(state, 0)
    const moves = rules.moves(state, 0)
    const choose = () => bot.greedy(rules).choose(JSON.parse(JSON.stringify(view)), moves, AT_ONCE, fastRandom(9))
    expect(choose()).toEqual(choose())
  })
})
