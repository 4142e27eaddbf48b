import { type Bot, type Budget, fastRandom, type Random, type Rules, type Seat, type SeenBy } from '@fairground/kernel'

export const AT_ONCE: Budget = { iterations: 0 }

/** Somebody who plays by chance. */
export const byChance: Bot<never, SeenBy> = { choose: (_view, moves, _budget, random) => moves[random.below(moves.length)] }

/** Hears what all who owed a choice have chosen, before any of it is played. */
export type Look<S, M> = (state: S, chosen: readonly M[], turn: readonly Seat[]) => void

/** Plays a position to its end, in place. */
export function playOut<S, M, V extends SeenBy, E, F>(
  rules: Rules<S, M, V, E, F>,
  state: S,
  players: readonly Bot<M, V>[],
  random: Random,
  look?: Look<S, M>,
): S {
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    const chosen = turn.map((seat) => {
      const moves = rules.moves(state, seat)
      return moves.length === 1 ? moves[0] : players[seat].choose(rules.view(state, seat), moves, AT_ONCE, random)
    })
    look?.(state, chosen, turn)
    for (const [index, seat] of turn.entries()) rules.play(state, seat, chosen[index], random)
  }
  return state
}

/** What each seat has of the win, once it is over. */
export function sharesOf<S, M, V extends SeenBy, E, F>(rules: Rules<S, M, V, E, F>, state: S): readonly number[] {
  const { places = [] } = rules.outcome(state) ?? {}
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}

interface Trial<S, M> {
  readonly seats: number
  readonly tables: number
  readonly seed?: string
  readonly look?: Look<S, M>
  /** Hears how a table ended, and where the hero sat. */
  over?(state: S, hero: Seat): void
}

/** What share of tables one hero wins against copies of a rival. Every deal is played once with the hero in each seat. */
export function duel<S, M, V extends SeenBy, E, F>(
  rules: Rules<S, M, V, E, F>,
  hero: Bot<M, V>,
  rival: Bot<M, V>,
  { seats, tables, seed = 'duel', look, over }: Trial<S, M>,
): number {
  let won = 0
  for (let table = 0; table < tables; table++) {
    const place = table % seats
    const players = Array.from({ length: seats }, (_, seat) => (seat === place ? hero : rival))
    const random = fastRandom(`${seed} ${Math.floor(table / seats)}`)
    const state = playOut(rules, rules.setup(random), players, random, look)
    won += sharesOf(rules, state)[place]
    over?.(state, place)
  }
  return won / tables
}
