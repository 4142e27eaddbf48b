import type { AnyRules, Bot, Budget, Random, SeenBy } from '@fairground/kernel'

/**
 * Plays a position to its end, in place, and counts the decisions: plays by a seat that had at least two moves to choose from.
 * Every choice is random. `draws` is the rules' chance and `choices` the players'; they may be one and the same.
 *
 * This is the loop that playouts and simulation spend their time in: nothing is looked at but whose turn it is and what they may do.
 */
export function playRandomly(rules: AnyRules, state: unknown, draws: Random, choices: Random): number {
  let decisions = 0
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    const seat = turn[0]
    const moves = rules.moves(state, seat)
    const count = moves.length
    if (count > 1) decisions++
    rules.play(state, seat, count > 1 ? moves[choices.below(count)] : moves[0], draws)
  }
  return decisions
}

/** No search: what a level does at once. */
export const AT_ONCE: Budget = { iterations: 0 }

/** As much as the level takes for itself. */
export const UNHURRIED: Budget = { iterations: Number.MAX_SAFE_INTEGER }

/** The same with a bot in each seat, which is shown its own view and nothing else. */
export function playWith(
  bots: readonly Bot<unknown, SeenBy>[],
  rules: AnyRules,
  state: unknown,
  draws: Random,
  choices: Random,
  budget = UNHURRIED,
): number {
  let decisions = 0
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    const seat = turn[0]
    const moves = rules.moves(state, seat)
    if (moves.length === 1) {
      rules.play(state, seat, moves[0], draws)
      continue
    }
    decisions++
    const move = bots[seat].choose(rules.view(state, seat), moves, budget, choices)
    if (!moves.includes(move)) throw new Error(`the bot in seat ${seat} chose ${JSON.stringify(move)}, which was not offered`)
    rules.play(state, seat, move, draws)
  }
  return decisions
}
