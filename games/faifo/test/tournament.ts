import { type Bot, fastRandom, type Random } from '@fairground/kernel'
import type { Move, State, View } from '../state.ts'
import { type FaifoRules, openGame } from './helpers.ts'

export type Player = Bot<Move, View>
export type Opened = (rules: FaifoRules) => Player

export const byChance: Opened = () => ({ choose: (_view, moves, _budget, random) => moves[random.below(moves.length)] })

interface Standing {
  /** Share of tables that the hero won; a shared win counts as its share. */
  readonly wins: number
  /** Share of turns in which all had a choice and three or more laid ships. */
  readonly crowded: number
  /** The same among the first turns of rounds. */
  readonly crowdedFirst: number
}

/** One hero against players of another kind. Seats are rotated, and each deal is played once from every seat. All choose before any is played. */
export function tournament(hero: Opened, others: Opened, seats: number, tables: number): Standing {
  const rules = openGame(seats)
  const [heroic, common] = [hero(rules), others(rules)]
  let wins = 0
  const crowds = { turns: 0, crowded: 0, first: 0, crowdedFirst: 0 }
  for (let table = 0; table < tables; table++) {
    const chair = table % seats
    const players = Array.from({ length: seats }, (_, seat) => (seat === chair ? heroic : common))
    const state = rules.setup(fastRandom(Math.floor(table / seats)))
    playOut(rules, state, players, fastRandom(`table ${table}`), (cards) => {
      const crowded = cards.filter((card) => card === 0).length >= 3
      crowds.turns++
      if (crowded) crowds.crowded++
      if (state.turn > 1) return
      crowds.first++
      if (crowded) crowds.crowdedFirst++
    })
    const places = rules.outcome(state)?.places ?? []
    if (places[chair] === 1) wins += 1 / places.filter((place) => place === 1).length
  }
  return { wins: wins / tables, crowded: crowds.crowded / crowds.turns, crowdedFirst: crowds.crowdedFirst / crowds.first }
}

/** `laid` hears the cards of each turn in which nobody was told what to lay. */
export function playOut(
  rules: FaifoRules,
  state: State,
  players: readonly Player[],
  random: Random,
  laid: (cards: readonly number[]) => void = () => undefined,
): void {
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    const chosen = turn.map((seat) => {
      const moves = rules.moves(state, seat)
      return moves.length === 1 ? moves[0] : players[seat].choose(rules.view(state, seat), moves, { iterations: 0 }, random)
    })
    if (state.phase === 'lay' && state.forced.every((card) => card === 0)) laid(chosen.flatMap((move) => ('lay' in move ? [move.lay] : [])))
    for (const [index, seat] of turn.entries()) rules.play(state, seat, chosen[index], random)
  }
}
