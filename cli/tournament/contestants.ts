import { isLevel, LEVELS, NO_LIMIT_BUT_LEVEL, openAnswer, openBot, temperamentOf } from '@fairground/bots'
import type { AnyGamePackage, AnyRules, Bot, Budget, Seat, SeenBy } from '@fairground/kernel'
import { misuse } from '../failure.ts'

/**
 * Who can take part: every level by its name, `NAME@N` with fewer iterations than usual, the first hand-written player of each game, and best
 * responses, which ask a Merchant or a Guild master what it would choose in each rival's place.
 */

const FIRST = 'greedy-1'
const ANSWERS = { answer: 'merchant', 'answer-master': 'master' } as const

interface Contestant {
  readonly name: string
  readonly iterations?: number
}

export function contestantNames(): readonly string[] {
  return [...LEVELS, FIRST, ...Object.keys(ANSWERS)]
}

/** Refuses unknown contestants before anything is played. */
export function judged(name: string): string {
  read(name)
  return name
}

function read(text: string): Contestant {
  const [, name, iterations] = /^([^@]*)(?:@(\d+))?$/.exec(text) ?? []
  if (name === undefined || (name !== FIRST && !isAnswer(name) && !isLevel(name)))
    throw misuse(`there is no bot ${text || 'without a name'}; there are ${contestantNames().join(', ')}, each also as NAME@ITERATIONS.`)
  return iterations === undefined ? { name } : { name, iterations: Number(iterations) }
}

export interface SeatedBot {
  readonly bot: Bot<unknown, SeenBy>
  readonly iterations: number
}

/** A contestant opened for one table, so that no other table can influence it; it gets a temperament as bots at a table do. */
export async function seated(gamePackage: AnyGamePackage, rules: AnyRules, text: string, table: string, seat: Seat): Promise<SeatedBot> {
  const { name, iterations = NO_LIMIT_BUT_LEVEL.iterations } = read(text)
  if (isAnswer(name)) return { bot: await openAnswer(gamePackage, ANSWERS[name], rules), iterations }
  if (!isLevel(name)) return { bot: await first(gamePackage.game.id, rules), iterations }
  return { bot: await openBot(gamePackage, name, rules, { temperament: temperamentOf(table, seat), untried: true }), iterations }
}

function isAnswer(name: string): name is keyof typeof ANSWERS {
  return Object.hasOwn(ANSWERS, name)
}

async function first(game: string, rules: AnyRules): Promise<Bot<unknown, SeenBy>> {
  const { greedy1 } = await import(`@fairground/games/${game}/test/greedy-1.ts`)
  return greedy1(rules)
}

/** The budget for a decision: so many iterations, which is repeatable, and at most so many milliseconds, which is not. */
export function budgetOf(iterations: number, milliseconds: number | undefined): Budget {
  if (milliseconds === undefined) return { iterations }
  const until = performance.now() + milliseconds
  return { iterations, stop: () => performance.now() >= until }
}
