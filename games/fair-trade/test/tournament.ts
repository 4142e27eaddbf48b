import { type Bot, fastRandom, type Random, type Rules } from '@fairground/kernel'
import type { Event, Facts, Move, State, View } from '../state.ts'
import { openGame } from './helpers.ts'

type FairTradeRules = Rules<State, Move, View, Event, Facts>
export type Player = (rules: FairTradeRules) => Bot<Move, View>

export const anyMove: Player = () => ({ choose: (_view, moves, _budget, random) => moves[random.below(moves.length)] })

export interface Result {
  /** Shared wins count in part. */
  readonly wins: number
  readonly tables: number
  /** In how large a part of all rounds everybody made the same trader bid. */
  readonly alike: number
  readonly blocks: readonly Extract<Move, { block: unknown }>[]
}

/** One hero against copies of one rival. The hero changes seats from table to table, and every seat meets the same deals. */
export function tournament(hero: Player, rival: Player, seats: number, tables: number, seed = 1): Result {
  const rules = openGame(seats)
  const heroBot = hero(rules)
  const rivalBot = rival(rules)
  const blocks: Extract<Move, { block: unknown }>[] = []
  let wins = 0
  let rounds = 0
  let alike = 0
  for (let table = 0; table < tables; table++) {
    const mine = table % seats
    const draws = fastRandom(seed * 1_000_003 + Math.floor(table / seats))
    const choices: Random = fastRandom(seed * 7919 + table)
    const state = rules.setup(draws)
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      const chosen = turn.map((seat) => {
        const bot = seat === mine ? heroBot : rivalBot
        return bot.choose(rules.view(state, seat), rules.moves(state, seat), { iterations: 0 }, choices)
      })
      const traders = chosen.flatMap((move) => ('block' in move ? [] : [move.trader]))
      if (traders.length > 0) {
        rounds++
        if (traders.every((bid) => bid === traders[0])) alike++
      } else for (const move of chosen) if ('block' in move) blocks.push(move)
      for (const [index, seat] of turn.entries()) rules.play(state, seat, chosen[index], draws)
    }
    const places = rules.outcome(state)?.places ?? []
    if (places[mine] === 1) wins += 1 / places.filter((place) => place === 1).length
  }
  return { wins, tables, alike: alike / rounds, blocks }
}
