import { type AnyMatch, type AnyRules, canonical, fastRandom, Match, type Random, type Seat } from '@fairground/kernel'
import { Failure } from '../failure.ts'
import { settingFor } from './match.ts'
import type { Plan } from './plan.ts'

/**
 * After a simulation its first games are played once more and written down, and then through `Match` with the same chance. Both must
 * end alike: what is simulated is what people play. Writing down takes time, so it is done once the clock has stopped.
 */

/** A game that was played and written down. */
export interface Witnessed {
  readonly line: readonly Made[]
  /** How it ended. */
  readonly state: unknown
  /** What its chance came from. */
  readonly seed: string
}

/** A move that was made. */
export interface Made {
  readonly seat: Seat
  readonly move: unknown
}

/** The same rules, but every move that a match would ask for is written down; it makes the forced public ones by itself. */
export function witness(rules: AnyRules, line: Made[]): AnyRules {
  // Whoever plays a move has just asked for the list; to ask again would count against the rules' speed.
  let offered = 0
  return {
    ...rules,
    moves(state, seat) {
      const moves = rules.moves(state, seat)
      offered = moves.length
      return moves
    },
    play(state, seat, move, random, tell) {
      if (offered > 1 || rules.secret(state, seat)) line.push({ seat, move })
      rules.play(state, seat, move, random, tell)
    },
  }
}

/** Plays a witnessed game again; a different end is a mistake in rules or kernel. */
export function playAgain(plan: Plan, { line, state, seed }: Witnessed): void {
  const { gamePackage, rules } = plan
  const match: AnyMatch = new Match(gamePackage.game, settingFor(plan), withChanceFrom(fastRandom(seed), rules))
  for (const [index, { seat, move }] of line.entries()) {
    const entered = match.play(seat, move)
    if ('refused' in entered) throw differs(seed, `the match refuses decision ${index + 1}, of seat ${seat}: ${entered.because}`)
  }
  if (canonical(match.state) !== canonical(state)) throw differs(seed, 'the match ends otherwise')
}

/** The same rules with their chance from elsewhere than the stream of the match. */
function withChanceFrom(random: Random, rules: AnyRules): AnyRules {
  return {
    ...rules,
    setup: () => rules.setup(random),
    play: (state, seat, move, _stream, tell) => rules.play(state, seat, move, random, tell),
  }
}

function differs(seed: string, how: string): Failure {
  return new Failure(`game ${seed} does not go the same way through a match, so one of the two breaks the rules: ${how}.`)
}
