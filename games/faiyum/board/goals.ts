import type { Outcome } from '@fairground/kernel'
import { type Challenge, campaign, GOALS, type Goal, isMet, reached, struckOff as struckOffIn } from '../campaign.ts'
import type { View } from '../state.ts'
import { copyOf, outcomeOf } from './rules.ts'
import type { Words } from './words.ts'

/** The pharaoh's challenge as the page shows it. What counts is decided by the campaign itself; here is how far one has come. */

/** What a goal would have come to if the game ended now. */
export function reachedNow(goal: Goal, view: View): number {
  const outcome = outcomeOf({ ...copyOf(view), phase: 'over' })
  return outcome === undefined ? 0 : reached(goal, outcome)
}

export function readRecord(record: unknown): Challenge {
  return campaign.check(record).length === 0 ? (record as Challenge) : { games: [] } // its own check has passed it
}

export function struckOff(record: unknown): readonly string[] {
  return struckOffIn(readRecord(record))
}

/** Goals that this outcome would strike off, one of which may be chosen. */
export function open(record: unknown, outcome: Outcome): readonly string[] {
  const met = GOALS.map(({ id }) => {
    const { games } = campaign.after(record, outcome, id) as Challenge
    return games[games.length - 1].goal
  })
  return [...new Set(met)].filter((goal) => goal !== undefined)
}

/** The goals that this game may strike off one of: the first alone until it is. */
export function openGoals(record: unknown): readonly Goal[] {
  const done = struckOff(record)
  return done.length === 0 ? GOALS.slice(0, 1) : GOALS.filter(({ id }) => !done.includes(id))
}

/** Which goals a game has met, or that it missed what was asked, in a sentence. */
export function goalsSaid(record: unknown, outcome: Outcome, { goals }: Words): string {
  const asked = openGoals(record)
  const met = asked.filter((goal) => isMet(goal, reached(goal, outcome)))
  if (met.length > 0) return goals.met(met.map(({ id, target }) => goals.names[id](target)).join(' · '))
  const [only] = asked
  return asked.length === 1 ? goals.missed(goals.names[only.id](only.target), reached(only, outcome)) : goals.noneMet(asked.length)
}
