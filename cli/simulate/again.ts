import { type AnyMatch, type AnyRules, canonical, fastRandom, Match, type Random, type Seat } from '@fairground/kernel'
import { Failure } from '../failure.ts'
import { settingFor } from './match.ts'
import type { Plan } from './plan.ts'

/**
 * After a simulation its first games are played again with recording, and then once more through `Match` with the same random numbers. Both
 * must end alike: what is simulated is what people play. Recording takes time, so it happens outside the measured time.
 */

/** A game that was played with recording. */
export interface RecordedGame {
  readonly line: readonly PlayedMove[]
  /** The final state. */
  readonly state: unknown
  /** The seed of its random numbers. */
  readonly seed: string
}

/** A move that was played. */
export interface PlayedMove {
  readonly seat: Seat
  readonly move: unknown
}

/** The same rules, but every move that a match would ask for is recorded; a match makes forced public moves by itself. */
export function witness(rules: AnyRules, line: PlayedMove[]): AnyRules {
  // The player has just asked for the list of moves; asking again would count against the rules' speed.
  let offered = 0
  return {
    ...rules,
    moves(state, seat) {
      const moves = rules.moves(state, seat)
      offered = moves.length
      return moves
    },
    play(state, seat, move, random, emit) {
      if (offered > 1 || rules.secret(state, seat)) line.push({ seat, move })
      rules.play(state, seat, move, random, emit)
    },
  }
}

/** Plays a recorded game again; a different end is a bug in the rules or the kernel. */
export function playAgain(plan: Plan, { line, state, seed }: RecordedGame): void {
  const { gamePackage, rules } = plan
  const match: AnyMatch = new Match(gamePackage.game, settingFor(plan), withChanceFrom(fastRandom(seed), rules))
  for (const [index, { seat, move }] of line.entries()) {
    const entered = match.play(seat, move)
    if ('refused' in entered) throw differs(seed, `the match refuses decision ${index + 1}, of seat ${seat}: ${entered.because}`)
  }
  if (canonical(match.state) !== canonical(state)) throw differs(seed, 'the match ends differently')
}

/** The same rules with another random source than that of the match. */
function withChanceFrom(random: Random, rules: AnyRules): AnyRules {
  return {
    ...rules,
    setup: () => rules.setup(random),
    play: (state, seat, move, _stream, emit) => rules.play(state, seat, move, random, emit),
  }
}

function differs(seed: string, how: string): Failure {
  return new Failure(`game ${seed} differs from the same game played as a match, which is a bug in the rules or the kernel: ${how}.`)
}
