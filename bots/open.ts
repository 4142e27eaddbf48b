import { MASTERS } from '@fairground/games'
import type {
  AnyGamePackage,
  AnyRules,
  AppraisedThinking,
  Bot,
  GameBot,
  GuidedThinking,
  SeenBy,
  Temperament,
  Thinking,
  UnlearnedThinking,
} from '@fairground/kernel'
import { appraisedBy } from './learned/appraised.ts'
import type { Learned } from './learned/earned.ts'
import { learnedFor } from './learned/learned.ts'
import { type LevelName, levelOf } from './levels.ts'
import { randomBot } from './random.ts'
import { answerBot } from './search/answer.ts'
import { guidedSearch } from './search/guided.ts'
import { mixSearch } from './search/mix.ts'
import type { Opened } from './search/playout.ts'
import { raceSearch } from './search/race.ts'
import { replySearch } from './search/reply.ts'
import { type Searcher, searchBot } from './search/search.ts'
import { treeSearch } from './search/tree.ts'

/** Bots, opened for a match: what a game adds, and the search that goes with the level. */

type Searching = 'trader' | 'merchant' | 'master'

export interface BotSetting {
  /** A leaning of the instinct; even if left out. */
  readonly temperament?: Temperament
  /** Also a master who has learned but was never measured: for measuring. */
  readonly untried?: boolean
}

/** The player of a level, opened for a match with these rules. */
export async function openBot(
  gamePackage: AnyGamePackage,
  name: LevelName,
  rules: AnyRules,
  { temperament, untried = false }: BotSetting = {},
): Promise<Bot<unknown, SeenBy>> {
  const level = levelOf(name)
  if (level === 'random') return randomBot
  const gameBot = await gamePackage.bot()
  const instinct = gameBot.greedy(rules, temperament)
  const seated = level === 'master' && !untried && !isTried(gamePackage, rules) ? 'merchant' : level
  const thinking = seated === 'apprentice' ? undefined : thinkingOf(gameBot, rules, seated)
  return thinking === undefined ? instinct : searchBot(await learnedSearcher(gamePackage, rules, instinct, thinking))
}

function isTried({ game }: AnyGamePackage, rules: AnyRules): boolean {
  return MASTERS[game.id]?.includes(seatsOf(rules)) ?? false
}

/** Does somebody play at this level here, or does the one below stand in for it? A master must have been tried and needs weights that fit the rules. */
export async function plays(
  gamePackage: AnyGamePackage,
  name: LevelName,
  rules: AnyRules,
  { untried = false }: Pick<BotSetting, 'untried'> = {},
): Promise<boolean> {
  if (levelOf(name) !== 'master') return true
  if (!untried && !isTried(gamePackage, rules)) return false
  const master = (await gamePackage.bot()).thinking?.(seatsOf(rules)).master
  return master !== undefined && (await learnedFor(gamePackage, rules, master)) !== undefined
}

/** Where nobody has become a master, the merchant stands in. */
function thinkingOf(gameBot: AnyGameBot, rules: AnyRules, level: Searching): Thinking | undefined {
  const levels = gameBot.thinking?.(seatsOf(rules))
  return levels?.[level] ?? levels?.merchant
}

/** A search that may go by what was learned, if that fits the rules; if not, it does otherwise. */
async function learnedSearcher(
  gamePackage: AnyGamePackage,
  rules: AnyRules,
  instinct: Bot<unknown, SeenBy>,
  thinking: Thinking,
): Promise<Searcher<unknown, SeenBy>> {
  const gameBot = await gamePackage.bot()
  if (thinking.kind !== 'guided' && thinking.kind !== 'appraised') return searcherOf(gameBot, rules, instinct, thinking)
  const learned = await learnedFor(gamePackage, rules, thinking)
  if (learned === undefined) return searcherOf(gameBot, rules, instinct, thinking.otherwise)
  return learnedSearch(openedFor(gameBot, rules, instinct), learned, thinking)
}

/** The search of a level, for whoever wants to know more than its choice: hints, reviews, puzzles. */
export async function openSearcher(
  gamePackage: AnyGamePackage,
  level: Searching,
  rules: AnyRules,
): Promise<Searcher<unknown, SeenBy> | undefined> {
  const gameBot = await gamePackage.bot()
  const thinking = thinkingOf(gameBot, rules, level)
  return thinking === undefined ? undefined : learnedSearcher(gamePackage, rules, gameBot.greedy(rules), thinking)
}

/** Not a level: somebody who knows how a level thinks, to measure what that gains. */
export async function openAnswer(gamePackage: AnyGamePackage, level: Searching, rules: AnyRules): Promise<Bot<unknown, SeenBy>> {
  const gameBot = await gamePackage.bot()
  const thinking = thinkingOf(gameBot, rules, level)
  if (thinking === undefined) throw new Error(`nobody thinks as a ${level} at this game`)
  const opened = openedFor(gameBot, rules, gameBot.greedy(rules))
  return answerBot(opened, await learnedSearcher(gamePackage, rules, opened.instinct, thinking), {
    ...unlearned(thinking),
    worlds: ANSWER_WORLDS,
    draws: ANSWER_DRAWS,
  })
}

/** Positions in which a best response asks, and how often it draws from each answer. */
const ANSWER_WORLDS = 8
const ANSWER_DRAWS = 60

// biome-ignore lint/suspicious/noExplicitAny: as for AnyGame, no type is a supertype of every game
type AnyGameBot = GameBot<any, any, any, any, any>

export function searcherOf(
  gameBot: AnyGameBot,
  rules: AnyRules,
  instinct: Bot<unknown, SeenBy>,
  thinking: UnlearnedThinking,
): Searcher<unknown, SeenBy> {
  return unlearnedSearch(openedFor(gameBot, rules, instinct), thinking)
}

/** The search that goes by a network: a tree of its own, or another search beside which the network sits. */
export function learnedSearch(opened: Opened, learned: Learned, thinking: GuidedThinking | AppraisedThinking): Searcher<unknown, SeenBy> {
  return thinking.kind === 'guided'
    ? guidedSearch(opened, learned, thinking)
    : unlearnedSearch(appraisedBy(learned, opened), thinking.search)
}

/** What is thought without a network. */
export function unlearned(thinking: Thinking): UnlearnedThinking {
  return thinking.kind === 'guided' || thinking.kind === 'appraised' ? thinking.otherwise : thinking
}

export function unlearnedSearch(opened: Opened, thinking: UnlearnedThinking): Searcher<unknown, SeenBy> {
  switch (thinking.kind) {
    case 'race':
      return raceSearch(opened, thinking)
    case 'reply':
      return replySearch(opened, thinking)
    case 'tree':
      return treeSearch(opened, thinking)
    case 'mix':
      return mixSearch(opened, thinking)
  }
}

export function openedFor(gameBot: AnyGameBot, rules: AnyRules, instinct: Bot<unknown, SeenBy>): Opened {
  return { rules, hooks: gameBot.search?.(rules) ?? {}, instinct, seats: seatsOf(rules) }
}

/** Every game's facts say how many sit at the table. */
function seatsOf(rules: AnyRules): number {
  const { seats } = rules.facts as { readonly seats: number }
  return seats
}
