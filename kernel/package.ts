import type { Coach } from './coach.ts'
import type { AnyGame, Game, Reason, Rules, Sampler, Seat, SeenBy } from './game.ts'
import type { Lesson } from './lesson.ts'
import type { Random } from './random.ts'

/** What a game folder holds besides its rules: text, the fast bot, credits. */

export const LANGUAGES = ['en', 'de', 'vi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The names of the people at the table. */
export type Names = (seat: Seat) => string

/** The prompt bar: what to do now, starting with a verb, and what happens next. */
export interface Prompt {
  readonly now: string
  readonly next?: string
}

/** One page of the rules reference, in our own words. */
export interface RulesSection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly example?: string
}

interface OptionText {
  readonly label: string
  readonly help: string
  /** A word for each value of a choice, and for each preset of a number. */
  readonly values?: Readonly<Record<string, string>>
}

/** A game's text in one language. Facts are those of the opened rules. */
export interface GameText<M, V extends SeenBy, E, F = unknown> {
  readonly title: string
  readonly tagline: string
  readonly options: Readonly<Record<string, OptionText>>
  /** A name for each part of an outcome's breakdown. */
  readonly breakdown: Readonly<Record<string, string>>
  /** What the viewer has to do; for a spectator or a waiting seat, what the table is waiting for. */
  prompt(view: V, turn: readonly Seat[], names: Names, facts: F): Prompt
  /** A short label for a move, starting with a verb. */
  move(move: M, view: V, names: Names, facts: F): string
  /** What a person at the table would say happened. */
  event(event: E, names: Names, facts: F): string
  reason(reason: Reason): string
  /** The rules reference, with the values of the edition in play. */
  rules(facts: F): readonly RulesSection[]
}

/** A game's text for one match, with its facts filled in. */
export type MatchText<M, V extends SeenBy, E, T = unknown> = Omit<T, 'prompt' | 'move' | 'event' | 'rules'> &
  Omit<GameText<M, V, E>, 'prompt' | 'move' | 'event' | 'rules'> & {
    prompt(view: V, turn: readonly Seat[], names: Names): Prompt
    move(move: M, view: V, names: Names): string
    event(event: E, names: Names): string
    rules(): readonly RulesSection[]
  }

export function textFor<M, V extends SeenBy, E, F, T extends GameText<M, V, E, F>>(
  text: T & GameText<M, V, E, F>,
  facts: F,
): MatchText<M, V, E, T> {
  return {
    ...text,
    prompt: (view, turn, names) => text.prompt(view, turn, names, facts),
    move: (move, view, names) => text.move(move, view, names, facts),
    event: (event, names) => text.event(event, names, facts),
    rules: () => text.rules(facts),
  }
}

/** How long a bot may think: iterations for reproducible play, and a way to stop early. */
export interface Budget {
  readonly iterations: number
  stop?(): boolean
}

/** A player at one table. It gets only what its seat sees. */
export interface Bot<M, V extends SeenBy> {
  choose(view: V, moves: readonly M[], budget: Budget, random: Random): M
}

/** A small bias of the fast bot, so that bots at one table differ. */
export const TEMPERAMENTS = ['even', 'thrifty', 'bold', 'tricky'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]

/** A game's part of its bots. Each part is opened once for a match: it gets the rules with their facts, never the match's state. */
export interface GameBot<S, M, V extends SeenBy, E, F = unknown> {
  /** A hand-written player: sensible, fast, no search. */
  greedy(rules: Rules<S, M, V, E, F>, temperament?: Temperament): Bot<M, V>
  /** Helpers for a search. */
  search?(rules: Rules<S, M, V, E, F>): SearchHooks<S, M, V>
  /** The hand-written player's parameters, for tuning. */
  tunable?(rules: Rules<S, M, V, E, F>): Tunable<M, V>
  /** How the searching levels think, for this number of players. */
  thinking?(seats: number): LevelsThinking
  /** A network's inputs for a position and for moves, for levels that use one. */
  learning?(rules: Rules<S, M, V, E, F>): Learning<S, M>
  /** The file of learned weights, for every number of players that has some. */
  readonly weights?: URL
}

/** A master that thinks with a network plays only where there are learned weights. */
export type LevelsThinking = Readonly<Record<'trader' | 'merchant', Thinking>> & {
  readonly master?: Thinking
  /** The search that a network learns from, if it is not the master's. */
  readonly teacher?: NetworkThinking
}

/** The inputs of a network. They come from a state that was imagined from what a seat sees. */
export interface Learning<S, M> {
  /** Raise it when an input changes its meaning: older weights no longer fit. */
  readonly version: number
  /** What else the weights depend on: the facts of the rules that matter for play. */
  readonly facts: unknown
  readonly inputs: number
  /** Number of move types; 0 if the network does not suggest moves. */
  readonly sorts: number
  /** The position from the point of view of the seat that chooses. Must write every input. */
  read(state: S, seat: Seat, inputs: Float32Array): void
  /** The types of each move, two per move (-1: no second one), and the fast bot's rating of it, where 1 is a lot. */
  sort(state: S, seat: Seat, moves: readonly M[], sorts: Int32Array, rating: Float64Array): void
  /** Solo games: the score that is beaten half of the time, and how much more makes the odds e to one. */
  readonly alone?: { readonly usual: number; readonly spread: number }
  /** Is somebody in the middle of something? Then the fast bot finishes it before the network evaluates the position. */
  unsettled?(state: S): boolean
  /**
   * Weights dealt states by what others have done: the more likely their choices in a state, the more it counts. `likely` is the
   * probability of the move at an index for a seat. Missing if choices say nothing about hidden things.
   */
  beliefWeight?(view: SeenBy, likely: (state: S, seat: Seat, moves: readonly M[], at: number) => number): ((state: S) => number) | undefined
  /** Deals states that fit a view by how players usually make hidden choices; missing: as the rules deal them. */
  believed?(view: SeenBy): Sampler<S>
  /**
   * Identifies a move in a tree over many imagined states, if the key alone is not enough: what was drawn there, or what the move leaves.
   * Must differ between moves that are offered at the same time.
   */
  branch?(state: S, move: M): number
  /**
   * The network looks at one seat at a time: `read` writes what concerns that seat, and the network says how strong it stands. Chances are
   * shares of e to that power. Only for games in which seats hide nothing but what they choose now.
   */
  readonly apart?: true
  /** Like `replies` of a search, valued by how strong the network says that a seat stands. */
  replies?(strength: (inputs: Float32Array) => number): NonNullable<SearchHooks<S, M, SeenBy>['replies']>
}

export type Weights = Readonly<Record<string, number>>

export interface Tunable<M, V extends SeenBy> {
  /** The parameters for the number of players. */
  readonly weights: Weights
  /** The player with other parameters. */
  player(weights: Weights): Bot<M, V>
}

/** How a level thinks, as data. */
export type Thinking = UnlearnedThinking | GuidedThinking | NetworkThinking

/** Without a network. */
export type UnlearnedThinking = RaceThinking | ReplyThinking | MixThinking | TreeThinking

/** Settings of every search: how much work per decision, and what an end is worth. */
interface Work {
  /** Simulated choices per decision, all playouts together. */
  readonly iterations: number
  readonly reward: Reward
  /** Playouts stop and the position is evaluated after the thinking seat was in turn so often; missing: they run to the end. */
  readonly turns?: number
}

/** A win counts, plus a little for its margin, so that a search has a goal where wins are rare. */
export interface Reward {
  /** The weight of the margin, 0 to 1. */
  readonly margin: number
  /** A lead over the best rival, in points, that gives about three quarters of the margin's weight. */
  readonly lead: number
  /** Solo games: a score that nobody beats. */
  readonly alone?: number
}

/** Compares moves over the same imagined states. */
export interface RaceThinking extends Work {
  readonly kind: 'race'
  /** How many moves to start with, the most promising ones; missing: all. */
  readonly widest?: number
  /** A move drops out when it is so many standard errors behind the best. */
  readonly drop?: number
  /** A move must be so many standard errors better than the fast bot's to replace it. */
  readonly keep?: number
}

/** For simultaneous choices: a good reply to what the rivals are expected to choose. */
export interface ReplyThinking extends Work {
  readonly kind: 'reply'
  /**
   * How likely rivals are to race themselves, how long they then race, and how far ahead. Otherwise, and always if this is missing, they are
   * expected to play like ordinary players; with a network, as it says.
   */
  readonly racing?: { readonly chance: number; readonly iterations: number; readonly turns?: number }
  /** How many playouts per imagined state and move. */
  readonly draws: number
  /** A move worse than the best by so much of a win is played 1/e as often. */
  readonly heat: number
}

/** A tree over what the seat can know, for games in which players act one after the other. */
export interface TreeThinking extends Work {
  readonly kind: 'tree'
  /** How strongly the search explores rarely tried moves. */
  readonly explore?: number
  /** How many moves a node has: first + factor · visits ^ power. */
  readonly widen?: { readonly first: number; readonly factor: number; readonly power: number }
  /**
   * Instead of widening: every move can be tried, in proportion to the game's rating of it. A rating lower by this much gets 1/e of the
   * visits.
   */
  readonly heat?: number
  /** Whether the tree also searches rivals' moves (the default) or lets the fast bot make them and plans only its own. */
  readonly rivals?: 'search' | 'fast-bot'
}

/** A tree in which a learned network suggests moves and evaluates positions, instead of playouts. */
export interface GuidedThinking {
  readonly kind: 'guided'
  /** Simulated choices per decision; each evaluation by the network counts as many as it takes time for. */
  readonly iterations: number
  /** How strongly the search explores rarely tried moves. */
  readonly explore?: number
  /** Separate weights, if this level has learned for longer than the others; missing: those of the game. */
  readonly weights?: URL
  /** The search to use if the weights do not fit. */
  readonly otherwise: UnlearnedThinking
}

/** Another search that uses a learned network to evaluate the end of playouts and to predict rivals' choices. */
export interface NetworkThinking {
  readonly kind: 'network'
  readonly search: UnlearnedThinking
  /** The search to use if the weights do not fit. */
  readonly otherwise: UnlearnedThinking
}

/** All who choose at once mix their moves until nobody regrets much (regret matching); one move of the mix is played. */
export interface MixThinking extends Work {
  readonly kind: 'mix'
  /** The probability that a rival plays like an ordinary player instead of mixing as well, 0 to 1. */
  readonly trust?: number
  /** The ordinary player is the level below: what it would do is computed first, and its iterations count. Missing: the hand-written player. */
  readonly below?: MixThinking
  /** Moves with a smaller share of the mix are not played. */
  readonly least?: number
  /** A seat's choices depend on its hand: rivals must not know the hand of the one who thinks. */
  readonly veiled?: boolean
}

/** A game's helpers for a search, all optional. States come from a sampler or are reached from such a state. */
export interface SearchHooks<S, M, V extends SeenBy> {
  /** How good the position is for each seat, from 0 (lost) to 1 (won), written into a list by seat; `seat`: who asks. */
  evaluate?(state: S, worth: Float64Array, seat?: Seat): void
  /** A seat's choice in a playout: sensible and very fast. */
  playout?(state: S, seat: Seat, moves: readonly M[], random: Random): M
  /** The choice of an ordinary player in the position being searched: better than in a playout, and slower. */
  rival?(state: S, seat: Seat, moves: readonly M[], random: Random): M
  /**
   * All others have chosen: the value of each of these moves for the seat, as playing and evaluating it would give, but for all at once and
   * faster. Written into a list as long as the moves.
   */
  replies?(state: S, seat: Seat, moves: readonly M[], worth: Float64Array): void
  /** How promising each move looks to the viewer, on any scale, written into a list as long as the moves. */
  order?(view: V, moves: readonly M[], promise: Float64Array): void
  /** The same for an imagined state, for searches that need many: faster than through a view. */
  rate?(state: S, seat: Seat, moves: readonly M[], promise: Float64Array): void
}

/** Who made the game. */
export interface Credits {
  readonly designers: readonly string[]
  readonly publisher: string
  readonly year?: number
  readonly minutes: readonly [number, number]
}

/** A game with everything its folder holds; each part is loaded when it is needed. */
export interface GamePackage<S, M, V extends SeenBy, E, O, F = unknown> {
  readonly game: Game<S, M, V, E, O, F>
  readonly credits: Credits
  bot(): Promise<GameBot<S, M, V, E, F>>
  readonly text: Readonly<Record<Language, () => Promise<GameText<M, V, E, F>>>>
  /** How to learn the game, with pictures for its rules. */
  lesson?(): Promise<Lesson<M, V, F>>
  /** For hints and reviews. */
  coach?(): Promise<Coach<M, V, F>>
}

/** A game's texts in the languages that exist, at least English; all others fall back to English. */
export function textsIn<T>(written: { readonly en: T } & Partial<Readonly<Record<Language, T>>>): Readonly<Record<Language, T>> {
  return { en: written.en, de: written.de ?? written.en, vi: written.vi ?? written.en }
}

/** An event in words, from a sentence for each kind. */
export function byKind<E extends { readonly kind: string }, Rest extends readonly unknown[]>(
  sentences: {
    readonly [Kind in E['kind']]: (event: Extract<E, { readonly kind: Kind }>, ...rest: Rest) => string
  },
): (event: E, ...rest: Rest) => string {
  // TypeScript does not see that a sentence and an event found by the same kind belong together.
  return (event, ...rest) => (sentences[event.kind as E['kind']] as (event: E, ...rest: Rest) => string)(event, ...rest)
}

/** The languages that fall back to English because nobody has written them yet. */
export function missingLanguages(texts: Readonly<Record<Language, unknown>>): readonly Language[] {
  return LANGUAGES.filter((language) => language !== 'en' && texts[language] === texts.en)
}

// biome-ignore lint/suspicious/noExplicitAny: as for AnyGame, no type is a supertype of every game
export type AnyGamePackage = GamePackage<any, any, any, any, any, any> & { readonly game: AnyGame }
