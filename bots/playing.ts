import type { AnyRules, Bot, Budget, Random, SeenBy } from '@fairground/kernel'

/**
 * Plays a position to its end, in place, and counts the decisions: moves by a seat that had at least two to choose from.
 * Every choice is random. `draws` is the rules' source of chance and `choices` the players'; they may be the same.
 *
 * Playouts and simulation spend their time in this loop, so it asks the rules only for the turn and the legal moves.
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

/** No search: the level's immediate choice. */
export const NO_SEARCH: Budget = { iterations: 0 }

/** No limit but the level's own. */
export const NO_LIMIT_BUT_LEVEL: Budget = { iterations: Number.MAX_SAFE_INTEGER }

/** The same with a bot in each seat; a bot gets its own view and nothing else. */
export function playWith(
  bots: readonly Bot<unknown, SeenBy>[],
  rules: AnyRules,
  state: unknown,
  draws: Random,
  choices: Random,
  budget = NO_LIMIT_BUT_LEVEL,
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
