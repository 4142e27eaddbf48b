import { fastRandom, pick, type Random, type Rules, type Seat, type SeenBy } from '@fairground/kernel'

/** A point of a game at which somebody chooses. */
export interface Decision<S, M> {
  /** The same object at every decision of a game. */
  readonly state: S
  readonly seat: Seat
  readonly moves: readonly M[]
}

type Choose<S, M> = (decision: Decision<S, M>, random: Random) => M

/** The decisions of a new game until it is over; each is made, at random or by `choose`, when the next one is asked for. */
export function* decisionsOf<S, M, V extends SeenBy, E, F>(
  rules: Rules<S, M, V, E, F>,
  random: Random,
  choose: Choose<S, M> = ({ moves }) => pick(moves, random),
): Generator<Decision<S, M>, S> {
  const state = rules.setup(random)
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    const seat = pick(turn, random)
    const decision = { state, seat, moves: rules.moves(state, seat) }
    yield decision
    rules.play(state, seat, choose(decision, random), random)
  }
  return state
}

/** A game that has been played to its end. */
export function finishedGame<S, M, V extends SeenBy, E, F>(rules: Rules<S, M, V, E, F>, seed: string | number, choose?: Choose<S, M>): S {
  const decisions = decisionsOf(rules, fastRandom(seed), choose)
  for (;;) {
    const next = decisions.next()
    if (next.done) return next.value
  }
}
