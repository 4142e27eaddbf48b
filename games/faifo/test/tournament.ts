import type { Bot } from '@fairground/kernel'
import { duel } from '../../test/duel.ts'
import { type Move, SHIP, type View } from '../state.ts'
import { type FaifoRules, openGame } from './helpers.ts'

export type BotFactory = (rules: FaifoRules) => Bot<Move, View>

interface Result {
  /** The share of tables that the hero won; a shared win counts in part. */
  readonly wins: number
  /** The share of turns without a forced card in which three or more laid ships. */
  readonly crowded: number
}

export function tournament(hero: BotFactory, others: BotFactory, seats: number, tables: number): Result {
  const rules = openGame(seats)
  let turns = 0
  let crowded = 0
  const wins = duel(rules, hero(rules), others(rules), {
    seats,
    tables,
    look({ phase, forced }, chosen) {
      if (phase !== 'lay' || forced.some((card) => card !== 0)) return
      turns++
      if (chosen.filter((move) => 'lay' in move && move.lay === SHIP).length >= 3) crowded++
    },
  })
  return { wins, crowded: crowded / turns }
}
