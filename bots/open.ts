import { MASTERS } from '@fairground/games'
import type {
  AnyGamePackage,
  AnyRules,
  Bot,
  GameBot,
  GuidedThinking,
  NetworkThinking,
  SeenBy,
  Temperament,
  Thinking,
  UnlearnedThinking,
} from '@fairground/kernel'
import { learnedFor } from './learned/learned.ts'
import type { Learned } from './learned/result-values.ts'
import { withNetwork } from './learned/with-network.ts'
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

/** Opens bots for a match: the game's hand-written player together with the search of the level. */

type Searching = 'trader' | 'merchant' | 'master'

export interface BotSetting {
  /** A bias of the hand-written player; none if left out. */
  readonly temperament?: Temperament
  /** Also opens a master that has a network but no measured strength yet: needed for measuring it. */
  readonly untried?: boolean
}

/** The bot of a level, opened for a match with these rules. */
export async function openBot(
  gamePackage: AnyGamePackage,
  name: LevelName,
  rules: AnyRules,
  { temperament, untried = false }: BotSetting = {},
): Promise<Bot<unknown, SeenBy>> {
  const level = levelOf(name)
  if (level === 'random') return randomBot
  const gameBot = await gamePackage.bot()
  const fastBot = gameBot.greedy(rules, temperament)
  const seated = level === 'master' && !untried && !isTried(gamePackage, rules) ? 'merchant' : level
  const thinking = seated === 'apprentice' ? undefined : thinkingOf(gameBot, rules, seated)
  return thinking === undefined ? fastBot : searchBot(await learnedSearcher(gamePackage, rules, fastBot, thinking))
}

function isTried({ game }: AnyGamePackage, rules: AnyRules): boolean {
  return MASTERS[game.id]?.includes(seatsOf(rules)) ?? false
}

/** Does this level really play here, or does the level below replace it? A master must have been measured; if it goes by a network, it needs weights that fit the rules. */
export async function plays(
  gamePackage: AnyGamePackage,
  name: LevelName,
  rules: AnyRules,
  { untried = false }: Pick<BotSetting, 'untried'> = {},
): Promise<boolean> {
  if (levelOf(name) !== 'master') return true
  if (!untried && !isTried(gamePackage, rules)) return false
  const master = (await gamePackage.bot()).thinking?.(seatsOf(rules)).master
  if (master === undefined) return false
  return !learns(master) || (await learnedFor(gamePackage, rules, master)) !== undefined
}

/** Where there is no master, the merchant replaces it. */
function thinkingOf(gameBot: AnyGameBot, rules: AnyRules, level: Searching): Thinking | undefined {
  const levels = gameBot.thinking?.(seatsOf(rules))
  return levels?.[level] ?? levels?.merchant
}

/** A search that uses a network if there is one for these rules, and its `otherwise` if not. */
async function learnedSearcher(
  gamePackage: AnyGamePackage,
  rules: AnyRules,
  fastBot: Bot<unknown, SeenBy>,
  thinking: Thinking,
): Promise<Searcher<unknown, SeenBy>> {
  const gameBot = await gamePackage.bot()
  if (!learns(thinking)) return searcherOf(gameBot, rules, fastBot, thinking)
  const learned = await learnedFor(gamePackage, rules, thinking)
  if (learned === undefined) return searcherOf(gameBot, rules, fastBot, thinking.otherwise)
  return learnedSearch(openedFor(gameBot, rules, fastBot), learned, thinking)
}

/** The search of a level, for those who need more than its choice: hints, reviews, puzzles. */
export async function openSearcher(
  gamePackage: AnyGamePackage,
  level: Searching,
  rules: AnyRules,
): Promise<Searcher<unknown, SeenBy> | undefined> {
  const gameBot = await gamePackage.bot()
  const thinking = thinkingOf(gameBot, rules, level)
  return thinking === undefined ? undefined : learnedSearcher(gamePackage, rules, gameBot.greedy(rules), thinking)
}

/** Not a level: a player who knows how a level thinks, to measure how much it can win from that. */
export async function openAnswer(gamePackage: AnyGamePackage, level: Searching, rules: AnyRules): Promise<Bot<unknown, SeenBy>> {
  const gameBot = await gamePackage.bot()
  const thinking = thinkingOf(gameBot, rules, level)
  if (thinking === undefined) throw new Error(`this game has no search for the level ${level}`)
  const opened = openedFor(gameBot, rules, gameBot.greedy(rules))
  return answerBot(opened, await learnedSearcher(gamePackage, rules, opened.fastBot, thinking), {
    ...unlearned(thinking),
    worlds: ANSWER_WORLDS,
    draws: ANSWER_DRAWS,
  })
}

/** How many positions a best response samples, and how many rival choices it draws in each. */
const ANSWER_WORLDS = 8
const ANSWER_DRAWS = 60

// biome-ignore lint/suspicious/noExplicitAny: as for AnyGame, no type is a supertype of every game
type AnyGameBot = GameBot<any, any, any, any, any>

export function searcherOf(
  gameBot: AnyGameBot,
  rules: AnyRules,
  fastBot: Bot<unknown, SeenBy>,
  thinking: UnlearnedThinking,
): Searcher<unknown, SeenBy> {
  return unlearnedSearch(openedFor(gameBot, rules, fastBot), thinking)
}

/** A search that uses a network: its own tree search, or another search with the network as evaluation. */
export function learnedSearch(opened: Opened, learned: Learned, thinking: GuidedThinking | NetworkThinking): Searcher<unknown, SeenBy> {
  return thinking.kind === 'guided'
    ? guidedSearch(opened, learned, thinking)
    : unlearnedSearch(withNetwork(learned, opened), thinking.search)
}

/** How to think without a network. */
export function unlearned(thinking: Thinking): UnlearnedThinking {
  return learns(thinking) ? thinking.otherwise : thinking
}

function learns(thinking: Thinking): thinking is GuidedThinking | NetworkThinking {
  return thinking.kind === 'guided' || thinking.kind === 'network'
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

export function openedFor(gameBot: AnyGameBot, rules: AnyRules, fastBot: Bot<unknown, SeenBy>): Opened {
  return { rules, hooks: gameBot.search?.(rules) ?? {}, fastBot, seats: seatsOf(rules) }
}

/** Every game's facts contain the number of seats. */
function seatsOf(rules: AnyRules): number {
  const { seats } = rules.facts as { readonly seats: number }
  return seats
}
