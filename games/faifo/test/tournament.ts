import type { Bot } from '@fairground/kernel'
import { duel } from '../../test/duel.ts'
import { type Move, SHIP, type View } from '../state.ts'
import { type FaifoRules, openGame } from './helpers.ts'

export type Opened = (rules: FaifoRules) => Bot<Move, View>

interface Standing {
  /** Share of tables that the hero won; a shared win counts as its share. */
  readonly wins: number
  /** Share of turns in which all had a choice and three or more laid ships. */
  readonly crowded: number
}

export function tournament(hero: Opened, others: Opened, seats: number, tables: number): Standing {
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
