import type { Problem } from './edition.ts'
import type { AnyGame } from './game.ts'
import { readOptions } from './options.ts'
import { fastRandom } from './random.ts'

/** How much time an owner's edition would take: plays it for a moment and times every decision. */

/** How many positions to play, over several games; fewer if they take long. */
const POSITIONS = 240
const GAMES = 4
const LONGEST_TRIAL = 1500
/** The most that one decision may take, in milliseconds. The built-in editions take a hundredth of it. */
const SLOWEST = 40
/** What looks slow is timed again: the first run includes compiling, and the machine may be busy. */
const TRIES = 3
const MOST_MOVES = 2000
const LARGEST_VIEW = 512 * 1024

/** Time in milliseconds, and CPU time if it is known. Passed in, since the kernel has no clock. */
export interface CostClock {
  now(): number
  spent(): number
}

/** The whole edition costs too much, so the problem has no path. */
export type CostProblem = Omit<Problem, 'path'>

const slow = (what: 'moves' | 'view' | 'play', reason: string): CostProblem => ({ rule: `cost.${what}`, reason, facts: { most: SLOWEST } })

/** Why valid options cost too much; `undefined` if they do not. */
export function costProblem(game: AnyGame, given: unknown, seats: number, clock: CostClock): CostProblem | undefined {
  const read = readOptions<unknown>(game, given, seats)
  if ('problems' in read) return undefined
  const rules = game.open(read.options, seats)
  const isSlow = (work: () => unknown): boolean => {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = clock.spent()
      work()
      if (clock.spent() - before <= SLOWEST) return false
    }
    return true
  }
  const until = clock.now() + LONGEST_TRIAL
  for (let played = 0; played < GAMES; played++) {
    const random = fastRandom(played)
    const state = rules.setup(random)
    for (let seen = 0; seen < POSITIONS / GAMES; seen++) {
      const turn = rules.turn(state)
      if (turn.length === 0) break
      if (clock.now() > until) return undefined
      for (const seat of turn)
        if (isSlow(() => rules.moves(state, seat))) return slow('moves', `a decision takes more than ${SLOWEST} ms to be found`)
      const [seat] = turn
      const moves = rules.moves(state, seat)
      if (moves.length === 0) return { rule: 'cost.stuck', reason: 'a seat in turn has no move' }
      if (moves.length > MOST_MOVES)
        return { rule: 'cost.many', reason: `a decision has more than ${MOST_MOVES} moves`, facts: { most: MOST_MOVES } }
      if (isSlow(() => rules.view(state, seat))) return slow('view', `a view takes more than ${SLOWEST} ms to be made`)
      if (seen === 0 && JSON.stringify(rules.view(state, seat)).length > LARGEST_VIEW)
        return { rule: 'cost.large', reason: `a view is larger than ${LARGEST_VIEW} bytes`, facts: { most: LARGEST_VIEW / 1024 } }
      const move = moves[random.below(moves.length)]
      if (isSlow(() => rules.play(rules.copy(state), seat, move, fastRandom(1))))
        return slow('play', `a move takes more than ${SLOWEST} ms to be played`)
      rules.play(state, seat, move, random)
    }
  }
  return undefined
}
