import type { Campaign, Outcome } from '@fairground/kernel'
import * as z from 'zod/mini'
import { shapeLines, whole } from '../shape.ts'
import { reconstruction } from './edition/built-in.ts'
import { ACHIEVEMENTS } from './rules/solo.ts'
import type { Options } from './state.ts'

/** The challenge of the pharaoh: seven goals, one a game; each fulfilled one unlocks the next achievement. */

const GOALS = ['respect', 'bridges', 'palaces', 'fame', 'monuments', 'workshops', 'crocodiles'] as const
type Goal = (typeof GOALS)[number]

/** It opens the campaign; the others follow in any order. */
const FIRST: Goal = 'respect'

type Deeds = Outcome['breakdown'][number]

const FULFILLED: Readonly<Record<Goal, (reputation: number, deeds: Deeds) => boolean>> = {
  respect: (reputation) => reputation >= 150,
  bridges: (_, { bridges }) => bridges >= 3,
  palaces: (_, { palaces }) => palaces >= 2,
  fame: (reputation) => reputation >= 250,
  monuments: (_, { blocks }) => blocks >= 15,
  workshops: (_, { workshops }) => workshops >= 9,
  crocodiles: (_, { crocodiles }) => crocodiles <= 10,
}

/** The record a player keeps: every game with its score and the goal it struck off, if any. */
interface Challenge {
  readonly games: readonly { readonly score: number; readonly goal?: Goal }[]
}

const schema = z.strictObject({
  games: z.array(z.strictObject({ score: whole(0, 100_000), goal: z.optional(z.enum(GOALS)) })).check(z.maxLength(100_000)),
})

function goalsOf({ games }: Challenge): readonly Goal[] {
  return games.flatMap(({ goal }) => goal ?? [])
}

/** Goals that a game has met and that may be struck off now. */
function openGoals(challenge: Challenge, { scores, breakdown }: Outcome): readonly Goal[] {
  const done = goalsOf(challenge)
  const allowed = done.includes(FIRST) ? GOALS.filter((goal) => !done.includes(goal)) : [FIRST]
  return allowed.filter((goal) => FULFILLED[goal](scores[0], breakdown[0]))
}

export const campaign: Campaign<Options> = {
  start: (): Challenge => ({ games: [] }),

  options(record) {
    const done = goalsOf(sound(record)).length
    if (done === GOALS.length) return undefined
    return { edition: reconstruction.id, achievements: Math.min(done, ACHIEVEMENTS.length) }
  },

  after(record, outcome, choice): Challenge {
    const challenge = sound(record)
    const open = openGoals(challenge, outcome)
    const goal = open.find((each) => each === choice) ?? open[0]
    const score = outcome.scores[0]
    return { games: [...challenge.games, goal === undefined ? { score } : { score, goal }] }
  },

  check(record) {
    const lines = shapeLines(schema, record)
    if (lines.length > 0) return lines
    const goals = goalsOf(record as Challenge) // the schema has just established the shape
    const problems: string[] = []
    if (goals.length > 0 && goals[0] !== FIRST) problems.push(`the first goal to be struck off is ${FIRST}`)
    if (new Set(goals).size !== goals.length) problems.push('a goal was struck off twice')
    for (const { score, goal } of (record as Challenge).games) {
      if (goal === 'respect' || goal === 'fame')
        if (!FULFILLED[goal](score, {})) problems.push(`${score} reputation is too little for ${goal}`)
    }
    return problems
  },
}

function sound(record: unknown): Challenge {
  const problems = campaign.check(record)
  if (problems.length > 0) throw new Error(`not a record of this campaign: ${problems.join('; ')}`)
  return record as Challenge // checked above
}
