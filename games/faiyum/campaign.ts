import type { Campaign, Outcome } from '@fairground/kernel'
import { USUAL_EDITION } from './edition/vocabulary.ts'
import { ACHIEVEMENTS } from './rules/solo.ts'
import type { Options } from './state.ts'

/** The pharaoh's challenge: seven goals, one per game. Each goal met unlocks the next achievement. */

/** What a goal asks of a finished game: at least, or at most, so much of something. */
export interface Goal {
  readonly id: string
  readonly counts: 'reputation' | 'bridges' | 'palaces' | 'blocks' | 'workshops' | 'crocodiles'
  readonly target: number
  readonly most?: true
}

/** The first goal opens the campaign; the others follow in any order. */
export const GOALS: readonly [Goal, ...Goal[]] = [
  { id: 'respect', counts: 'reputation', target: 150 },
  { id: 'bridges', counts: 'bridges', target: 3 },
  { id: 'palaces', counts: 'palaces', target: 2 },
  { id: 'fame', counts: 'reputation', target: 250 },
  { id: 'monuments', counts: 'blocks', target: 15 },
  { id: 'workshops', counts: 'workshops', target: 9 },
  { id: 'crocodiles', counts: 'crocodiles', target: 10, most: true },
]

const [FIRST] = GOALS

/** How much of the thing a goal counts a solo game reached. */
export function goalValue({ counts }: Goal, { scores, breakdown }: Outcome): number {
  return counts === 'reputation' ? scores[0] : breakdown[0][counts]
}

export function isMet({ target, most }: Goal, value: number): boolean {
  return most ? value <= target : value >= target
}

/** The record a player keeps: every game with its score and the goal it met, if any. */
export interface Challenge {
  readonly games: readonly { readonly score: number; readonly goal?: string }[]
}

const MOST_GAMES = 100_000
const HIGHEST_SCORE = 100_000

/**
 * Reports why a value is not a record. It uses no schema, because every page that draws a table reads a record and needs no other schema.
 */
function shapeLines(record: unknown): readonly string[] {
  if (!hasOnly(record, ['games']) || !Array.isArray(record.games)) return ['expected a list of games and nothing else']
  if (record.games.length > MOST_GAMES) return [`games: at most ${MOST_GAMES} are kept`]
  const wrong = record.games.findIndex(
    (game: unknown) => !hasOnly(game, ['score', 'goal']) || !isScore(game.score) || !(game.goal === undefined || isGoal(game.goal)),
  )
  return wrong === -1 ? [] : [`games.${wrong}: expected a score of 0 to ${HIGHEST_SCORE} and at most one of the goals`]
}

function hasOnly(value: unknown, keys: readonly string[]): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.keys(value).every((key) => keys.includes(key))
}

function isScore(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= HIGHEST_SCORE
}

function isGoal(value: unknown): boolean {
  return GOALS.some(({ id }) => id === value)
}

/** The ids of the goals that were met, in that order. */
export function struckOff({ games }: Challenge): readonly string[] {
  return games.flatMap(({ goal }) => goal ?? [])
}

/** Goals that this game met and that were still open. */
function openGoals(challenge: Challenge, outcome: Outcome): readonly Goal[] {
  const done = struckOff(challenge)
  const allowed = done.includes(FIRST.id) ? GOALS.filter(({ id }) => !done.includes(id)) : [FIRST]
  return allowed.filter((goal) => isMet(goal, goalValue(goal, outcome)))
}

export const campaign: Campaign<Options> = {
  start: (): Challenge => ({ games: [] }),

  options(record) {
    const done = struckOff(checked(record)).length
    if (done === GOALS.length) return undefined
    return { edition: USUAL_EDITION, achievements: Math.min(done, ACHIEVEMENTS.length) }
  },

  after(record, outcome, choice): Challenge {
    const challenge = checked(record)
    const open = openGoals(challenge, outcome)
    const goal = open.find(({ id }) => id === choice) ?? open[0]
    const score = outcome.scores[0]
    return { games: [...challenge.games, goal === undefined ? { score } : { score, goal: goal.id }] }
  },

  check(record) {
    const lines = shapeLines(record)
    if (lines.length > 0) return lines
    const goals = struckOff(record as Challenge) // checked just above
    const problems: string[] = []
    if (goals.length > 0 && goals[0] !== FIRST.id) problems.push(`the first goal to be struck off is ${FIRST.id}`)
    if (new Set(goals).size !== goals.length) problems.push('a goal was struck off twice')
    for (const { score, goal } of (record as Challenge).games) {
      const struck = GOALS.find(({ id }) => id === goal)
      if (struck?.counts === 'reputation' && !isMet(struck, score)) problems.push(`${score} reputation is too little for ${struck.id}`)
    }
    return problems
  },
}

function checked(record: unknown): Challenge {
  const problems = campaign.check(record)
  if (problems.length > 0) throw new Error(`not a record of this campaign: ${problems.join('; ')}`)
  return record as Challenge // checked above
}
