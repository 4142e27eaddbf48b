import type { AnyRules, Bot, Random, Reward, SearchHooks, Seat, SeenBy } from '@fairground/kernel'
import { NO_SEARCH } from '../playing.ts'

export type AnyHooks = SearchHooks<unknown, unknown, SeenBy>
export type AnyBot = Bot<unknown, SeenBy>

/** What a search is opened with: the rules, the game's hooks, the hand-written player, and the number of seats. */
export interface Opened {
  readonly rules: AnyRules
  readonly hooks: AnyHooks
  readonly fastBot: AnyBot
  readonly seats: number
  /** With a network: the same without it, for computing what the level below would do. */
  readonly unlearned?: Opened
}

/** Chooses for a seat in a sampled state. */
export type Policy = (state: unknown, seat: Seat, moves: readonly unknown[], random: Random) => unknown

/** The game's own quick choice, or else what the hand-written player would choose from the seat's view. */
export function policyOf({ rules, hooks, fastBot }: Opened): Policy {
  const { playout } = hooks
  if (playout !== undefined) return (state, seat, moves, random) => playout.call(hooks, state, seat, moves, random)
  return (state, seat, moves, random) => fastBot.choose(rules.view(state, seat), moves, NO_SEARCH, random)
}

export interface PlayoutSetting {
  readonly reward: Reward
  /** After so many turns of the seat the position is evaluated. If left out, the playout goes to the end of the game. */
  readonly turns?: number
}

/** Plays sampled positions on, in place, and evaluates the result. */
export interface Playout {
  /** The worth of the reached position for each seat, 0 to 1. */
  readonly worth: Float64Array
  /** Plays on for everybody; returns how many choices that took. `had`: turns of the seat before the call; `waited`: others have moved since. */
  run(state: unknown, seat: Seat, draws: Random, choices: Random, had?: number, waited?: boolean): number
}

/** The loop allocates nothing, except what the rules allocate. */
export function playoutOf(opened: Opened, { reward, turns = Number.POSITIVE_INFINITY }: PlayoutSetting): Playout {
  const { rules, hooks, seats } = opened
  const policy = policyOf(opened)
  const worth = new Float64Array(seats)
  if (turns !== Number.POSITIVE_INFINITY && hooks.evaluate === undefined)
    throw new Error('a playout that stops early needs the hook `evaluate`')

  return {
    worth,
    run(state, seat, draws, choices, had = 0, waitedBefore = false) {
      let plays = 0
      let visits = had
      let mover = seat
      let waited = waitedBefore
      for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
        const inTurn = turn.includes(seat)
        // Several choices in a row are one turn of a seat, unless everybody chooses again; in a solo game each choice is a turn.
        if (inTurn && (waited || (mover === seat && (turn.length > 1 || seats === 1))) && ++visits >= turns) {
          hooks.evaluate?.(state, worth, seat)
          return plays
        }
        waited = !inTurn
        mover = turn[0]
        const moves = rules.moves(state, mover)
        rules.play(state, mover, moves.length > 1 ? policy(state, mover, moves, choices) : moves[0], draws)
        plays++
      }
      settle(rules, state, reward, worth)
      return plays
    },
  }
}

/** The worth of a finished game for each seat. */
export function settle(rules: AnyRules, state: unknown, { margin, lead, alone }: Reward, worth: Float64Array): void {
  const outcome = rules.outcome(state)
  if (outcome === undefined) throw new Error('the game is over but has no outcome')
  const { places, scores } = outcome
  if (scores.length === 1) {
    worth[0] = Math.max(0, Math.min(1, scores[0] / (alone ?? 1)))
    return
  }
  let winners = 0
  for (let seat = 0; seat < places.length; seat++) if (places[seat] === 1) winners++
  for (let seat = 0; seat < places.length; seat++) {
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < scores.length; other++) if (other !== seat && scores[other] > best) best = scores[other]
    const clear = 1 / (1 + Math.exp((best - scores[seat]) / lead))
    worth[seat] = (1 - margin) * (places[seat] === 1 ? 1 / winners : 0) + margin * clear
  }
}
