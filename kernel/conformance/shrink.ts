import { type Case, picksOf, randomPicks, walk } from './case.ts'
import { gameLaws, matchLaws, positionLaws } from './laws/all.ts'
import { Moment, newTally, type Verdict } from './laws/law.ts'
import { walkMatch } from './match-walk.ts'
import type { OpaqueGame, OpaqueRules } from './opaque.ts'
import { verdictOf } from './run.ts'

/**
 * How a case breaks its law, if it still does. The law is broken at the last position or at the one before, where the last pick is the next
 * move; there the law checks the same sample as in the run, and then everything.
 */
export function breaks(game: OpaqueGame, tried: Case, used?: OpaqueRules): Verdict {
  return verdictOf(() => {
    const whole = gameLaws.find(({ name }) => name === tried.law)
    if (whole !== undefined) return whole.judge(game, used ?? usedRules(game, tried), tried)
    const rules = game.open(tried.options, tried.seats)
    let found: Verdict
    const near = tried.picks.length - 1
    const judge = (step: number, look: (thorough: boolean) => Verdict): boolean => {
      if (step >= near) found ??= verdictOf(() => look(false)) ?? verdictOf(() => look(true))
      return found === undefined
    }
    const atPosition = positionLaws.find(({ name }) => name === tried.law)
    const inMatch = matchLaws.find(({ name }) => name === tried.law)
    try {
      if (atPosition !== undefined)
        walk(rules, tried.seed, picksOf(tried.picks), (stop) =>
          judge(stop.step, (thorough) =>
            atPosition.judge(new Moment({ rules, summary: game.summary }, tried.seats, tried.seed, stop, thorough, newTally())),
          ),
        )
      if (inMatch !== undefined)
        walkMatch(game, rules, tried, picksOf(tried.picks), (moment, step) =>
          judge(step, (thorough) => inMatch.judge({ ...moment, thorough })),
        )
    } catch (error) {
      // Rules that fail on the way break the law of moves, whichever law was being checked.
      if (tried.law === 'moves' || tried.law === 'refusals') throw error
    }
    return found
  })
}

const GAMES_BEFORE = 60

/** Rules on which the games before this one have been played, as in a run. */
function usedRules(game: OpaqueGame, { options, seats, seed }: Case): OpaqueRules {
  const rules = game.open(options, seats)
  for (let before = Math.max(0, seed - GAMES_BEFORE); before <= seed; before++)
    walk(rules, before, randomPicks(before, []), ({ state, turn, step }) => {
      for (const seat of turn) rules.moves(state, seat)
      return step < LONGEST_BEFORE
    })
  return rules
}

const LONGEST_BEFORE = 2000

/** Stop shrinking a long game if that would take minutes. */
const MOST_TRIES = 3000

/** The smallest case that still breaks the same law, found by leaving out moves and lowering picks. */
export function shrink(game: OpaqueGame, found: Case): Case {
  let best = found
  let tries = 0
  const used = gameLaws.some(({ name }) => name === found.law) ? usedRules(game, found) : undefined
  const better = (tried: Case): boolean => {
    if (++tries > MOST_TRIES || breaks(game, tried, used) === undefined) return false
    best = tried
    return true
  }
  if (breaks(game, best, used) === undefined) return found
  for (let before = -1; before !== sizeOf(best); ) {
    before = sizeOf(best)
    leaveOut(() => best, better)
    lower(() => best, better)
  }
  return best
}

type Better = (tried: Case) => boolean

/** Half of the moves, a quarter, …, single ones. */
function leaveOut(best: () => Case, better: Better): void {
  for (let size = best().picks.length; size >= 1; size = Math.floor(size / 2))
    for (let start = 0; start < best().picks.length; ) {
      const { picks } = best()
      if (!better({ ...best(), picks: [...picks.slice(0, start), ...picks.slice(start + size)] })) start += size
    }
}

/** Sets each pick to 0, or else lowers it. */
function lower(best: () => Case, better: Better): void {
  for (let index = 0; index < best().picks.length; index++)
    for (const part of [0, 1] as const)
      for (const value of [0, 1, 2, 3, best().picks[index][part] % SMALL]) {
        const { picks } = best()
        if (value >= picks[index][part]) continue
        const lowered = part === 0 ? ([value, picks[index][1]] as const) : ([picks[index][0], value] as const)
        if (better({ ...best(), picks: picks.with(index, lowered) })) break
      }
}

const SMALL = 64

function sizeOf({ picks }: Case): number {
  return picks.reduce((sum, [who, what]) => sum + who + what + 1, 0)
}
