import type { Bot, Rules } from '@fairground/kernel'
import { duel } from '../../test/duel.ts'
import type { Event, Facts, Move, State, View } from '../state.ts'
import { openGame } from './helpers.ts'

export type Player = (rules: Rules<State, Move, View, Event, Facts>) => Bot<Move, View>

interface Standing {
  /** Share of tables that the hero won; a shared win counts as its share. */
  readonly wins: number
  /** The share of rounds in which all players made the same trader bid. */
  readonly alike: number
  readonly blocks: readonly (readonly number[])[]
}

export function tournament(hero: Player, rival: Player, seats: number, tables: number): Standing {
  const rules = openGame(seats)
  const blocks: (readonly number[])[] = []
  let rounds = 0
  let alike = 0
  const wins = duel(rules, hero(rules), rival(rules), {
    seats,
    tables,
    look(_state, chosen) {
      blocks.push(...chosen.flatMap((move) => ('block' in move ? [move.block] : [])))
      const traders = chosen.flatMap((move) => ('trader' in move ? [move.trader] : []))
      if (traders.length === 0) return
      rounds++
      if (traders.every((bid) => bid === traders[0])) alike++
    },
  })
  return { wins, alike: alike / rounds, blocks }
}
