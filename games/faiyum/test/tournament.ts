/**
 * How the greedy player fares against the first one: `node games/faiyum/test/tournament.ts --tables 400 --seats 4`. At each table one seat
 * is the new player and the others the old one, or the other way round with `--reverse`; the seat goes round on the same deals. With one
 * seat it tells how both do alone.
 */
import { parseArgs } from 'node:util'
import { fastRandom } from '@fairground/kernel'
import { bot } from '../bot.ts'
import { openRules } from '../rules/rules.ts'
import { greedy1 } from './greedy-1.ts'
import type { FaiyumRules } from './helpers.ts'

type Player = ReturnType<typeof greedy1>

export interface Standing {
  readonly tables: number
  /** Tables that the seat in question won, shared ones in part. */
  readonly won: number
  readonly scores: readonly number[]
  readonly others: readonly number[]
  /** Milliseconds a decision of the seat in question. */
  readonly each: number
}

const AT_ONCE = { iterations: 0 }

export function tournament(rules: FaiyumRules, seats: number, tables: number, hero: Player, rest: Player, seed = 'tournament'): Standing {
  let won = 0
  let spent = 0
  let decisions = 0
  const scores: number[] = []
  const others: number[] = []
  for (let table = 0; table < tables; table++) {
    const at = table % seats
    const random = fastRandom(`${seed} ${Math.floor(table / seats)}`)
    const state = rules.setup(random)
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      const [seat] = turn
      const moves = rules.moves(state, seat)
      let [move] = moves
      if (moves.length > 1) {
        const view = rules.view(state, seat)
        const began = performance.now()
        move = (seat === at ? hero : rest).choose(view, moves, AT_ONCE, random)
        if (seat === at) {
          spent += performance.now() - began
          decisions++
        }
      }
      rules.play(state, seat, move, random)
    }
    const outcome = rules.outcome(state)
    if (outcome === undefined) throw new Error('the game did not end')
    if (outcome.places[at] === 1) won += 1 / outcome.places.filter((place) => place === 1).length
    scores.push(outcome.scores[at])
    for (const [seat, score] of outcome.scores.entries()) if (seat !== at) others.push(score)
  }
  return { tables, won, scores, others, each: spent / decisions }
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '400' },
      seats: { type: 'string', default: '4' },
      seed: { type: 'string', default: 'tournament' },
      reverse: { type: 'boolean', default: false },
      mirror: { type: 'boolean', default: false },
    },
  })
  const seats = Number(values.seats)
  const rules = openRules({ achievements: 0, edition: 'reconstruction-1' }, seats)
  const players = [bot.greedy(rules), greedy1(rules)]
  const [hero, rest] = values.reverse ? players.toReversed() : players
  const { tables, won, scores, others, each } = tournament(
    rules,
    seats,
    Number(values.tables),
    hero,
    values.mirror ? hero : rest,
    values.seed,
  )
  const sorted = scores.toSorted((a, b) => a - b)
  const low = sorted.filter((score) => score < 100).length
  console.log(
    `${tables} tables, ${((100 * won) / tables).toFixed(1)} % won, mean ${meanOf(scores).toFixed(1)} (${sorted[0]}–${sorted.at(-1)}, ${low} below 100), others ${others.length === 0 ? '–' : meanOf(others).toFixed(1)}, ${each.toFixed(3)} ms a decision`,
  )
}
