import { type Bot, fastRandom } from '@fairground/kernel'
import { playOut, sharesOf } from '../../test/duel.ts'
import { type Move, NONE, type View } from '../state.ts'
import type { CounterfeitersRules } from './helpers.ts'

interface Habits {
  /** The share of games that were won by the player who ended them. */
  readonly endsAndWins: number
  /** The share of drafted improvements that were used. */
  readonly improved: number
}

/** How copies of one player play against each other. */
export function habitsOf(rules: CounterfeitersRules, player: Bot<Move, View>, tables: number): Habits {
  const players = rules.facts.startCash.map(() => player)
  let [ended, won, drafted, used] = [0, 0, 0, 0]
  for (let table = 0; table < tables; table++) {
    const random = fastRandom(`habits ${table}`)
    const state = playOut(rules, rules.setup(random), players, random)
    if (rules.facts.track[state.police] === 'end') {
      ended++
      won += sharesOf(rules, state)[state.trigger]
    }
    for (const [index, owner] of state.owners.entries()) {
      if (owner === NONE) continue
      drafted++
      if ((state.spent & (1 << index)) !== 0) used++
    }
  }
  return { endsAndWins: won / ended, improved: drafted === 0 ? 0 : used / drafted }
}
