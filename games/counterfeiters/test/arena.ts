/**
 * `node games/counterfeiters/test/arena.ts [tables] [seats] [improvements]`: one present player against copies of its predecessor and the
 * other way round, seats rotated over the same deals; then each alone with its like. Prints what share of tables is won, and habits.
 */
import { type Bot, fastRandom } from '@fairground/kernel'
import { bot } from '../bot/bot.ts'
import { type Move, NONE, type State, type View } from '../state.ts'
import { greedy1 } from './greedy-1.ts'
import { type CounterfeitersRules, openGame } from './helpers.ts'

type Player = Bot<Move, View>

const BUDGET = { iterations: 0 }

export interface Played {
  readonly state: State
  /** What each seat has of the win. */
  readonly shares: readonly number[]
  readonly decisions: number
}

export function playTable(rules: CounterfeitersRules, players: readonly Player[], seed: string): Played {
  const random = fastRandom(seed)
  const state = rules.setup(random)
  let decisions = 0
  while (rules.turn(state).length > 0) {
    const seat = state.actor
    const moves = rules.moves(state, seat)
    decisions++
    rules.play(state, seat, players[seat].choose(rules.view(state, seat), moves, BUDGET, random), random)
  }
  const places = rules.outcome(state)?.places ?? []
  const winners = places.filter((place) => place === 1).length
  return { state, shares: places.map((place) => (place === 1 ? 1 / winners : 0)), decisions }
}

/** What share of tables one hero wins against copies of a rival, in each seat in turn. */
export function duel(rules: CounterfeitersRules, hero: Player, rival: Player, tables: number): number {
  const { seats } = rules.facts
  let won = 0
  for (let table = 0; table < tables; table++) {
    const place = table % seats
    const players = Array.from({ length: seats }, (_, seat) => (seat === place ? hero : rival))
    won += playTable(rules, players, `duel ${Math.floor(table / seats)}`).shares[place]
  }
  return won / tables
}

export interface Habits {
  /** Of the games that a player ended, those that this player won. */
  readonly endsAndWins: number
  /** Of the improvements that were drafted, those that were used. */
  readonly improved: number
  readonly rounds: number
}

/** How players of one kind play among themselves. */
export function habitsOf(rules: CounterfeitersRules, player: Player, tables: number): Habits {
  const players = rules.facts.startCash.map(() => player)
  let [ended, won, drafted, used, rounds] = [0, 0, 0, 0, 0]
  for (let table = 0; table < tables; table++) {
    const { state, shares } = playTable(rules, players, `habits ${table}`)
    rounds += state.round
    if (rules.facts.track[state.police] === 'end') {
      ended++
      won += shares[state.trigger]
    }
    for (const [index, owner] of state.owners.entries()) {
      if (owner === NONE) continue
      drafted++
      if ((state.spent & (1 << index)) !== 0) used++
    }
  }
  return { endsAndWins: won / ended, improved: drafted === 0 ? 0 : used / drafted, rounds: rounds / tables }
}

if (import.meta.main) {
  const [tables = 400, seats = 4, improvements = 0] = process.argv.slice(2).map(Number)
  const rules = openGame(seats, { improvements: improvements > 0 })
  const [now, before] = [bot.greedy(rules), greedy1(rules)]
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  for (const [name, hero, rival] of [
    ['present against predecessors', now, before],
    ['predecessor against present', before, now],
  ] as const) {
    const share = duel(rules, hero, rival, tables)
    process.stdout.write(`${name}: ${percent(share)} ± ${percent(Math.sqrt((share * (1 - share)) / tables))}\n`)
  }
  for (const [name, player] of [
    ['present', now],
    ['predecessor', before],
  ] as const) {
    const { endsAndWins, improved, rounds } = habitsOf(rules, player, tables)
    process.stdout.write(
      `${name}: who ends the game wins ${percent(endsAndWins)}, improvements used ${percent(improved)}, ${rounds.toFixed(1)} rounds\n`,
    )
  }
}
