import type { Outcome } from '@fairground/kernel'
import { type Challenge, campaign, GOALS, type Goal, goalValue, isMet, struckOff as struckOffIn } from '../campaign.ts'
import type { View } from '../state.ts'
import { copyOf, outcomeOf } from './rules.ts'
import type { Words } from './words.ts'

/** The pharaoh's challenge for the page. The campaign decides what counts; this file shows the progress. */

/** The value for a goal if the game ended now. */
export function goalValueNow(goal: Goal, view: View): number {
  const outcome = outcomeOf({ ...copyOf(view), phase: 'over' })
  return outcome === undefined ? 0 : goalValue(goal, outcome)
}

export function readRecord(record: unknown): Challenge {
  return campaign.check(record).length === 0 ? (record as Challenge) : { games: [] } // `check` has passed it
}

export function struckOff(record: unknown): readonly string[] {
  return struckOffIn(readRecord(record))
}

/** Goals that this outcome meets and that can be ticked off; the player chooses one. */
export function open(record: unknown, outcome: Outcome): readonly string[] {
  const met = GOALS.map(({ id }) => {
    const { games } = campaign.after(record, outcome, id) as Challenge
    return games[games.length - 1].goal
  })
  return [...new Set(met)].filter((goal) => goal !== undefined)
}

/** The goals that this game can still tick off; at first only the first one. */
export function openGoals(record: unknown): readonly Goal[] {
  const done = struckOff(record)
  return done.length === 0 ? GOALS.slice(0, 1) : GOALS.filter(({ id }) => !done.includes(id))
}

/** A sentence that names the goals met, or says what was missed. */
export function goalsSentence(record: unknown, outcome: Outcome, { goals }: Words): string {
  const asked = openGoals(record)
  const met = asked.filter((goal) => isMet(goal, goalValue(goal, outcome)))
  if (met.length > 0) return goals.met(met.map(({ id, target }) => goals.names[id](target)).join(' · '))
  const [only] = asked
  return asked.length === 1 ? goals.missed(goals.names[only.id](only.target), goalValue(only, outcome)) : goals.noneMet(asked.length)
}
