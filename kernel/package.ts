import type { Coach } from './coach.ts'
import type { AnyGame, Game, Reason, Rules, Sampler, Seat, SeenBy } from './game.ts'
import type { Lesson } from './lesson.ts'
import type { Random } from './random.ts'

/** What a game folder holds beside its rules: words, a player's instinct, credits. */

export const LANGUAGES = ['en', 'de', 'vi'] as const
export type Language = (typeof LANGUAGES)[number]

/** How the people at the table are called. */
export type Names = (seat: Seat) => string

/** The prompt bar: what to do now, a verb first, and what will follow from it. */
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
  /** A word for each value of a choice, and for each ready value of a number. */
  readonly values?: Readonly<Record<string, string>>
}

/** A game's words in one language. Facts are those of the opened rules. */
export interface GameText<M, V extends SeenBy, E, F = unknown> {
  readonly title: string
  readonly tagline: string
  readonly options: Readonly<Record<string, OptionText>>
  /** A name for each part of an outcome's breakdown. */
  readonly breakdown: Readonly<Record<string, string>>
  /** What the viewer of this view is asked; for a spectator or a seat that waits, what the table is waiting for. */
  prompt(view: V, turn: readonly Seat[], names: Names, facts: F): Prompt
  /** A short label for a choice, a verb first. */
  move(move: M, view: V, names: Names, facts: F): string
  /** What a person at the table would say happened. */
  event(event: E, names: Names, facts: F): string
  reason(reason: Reason): string
  /** The rules reference, with the values of the edition that is played. */
  rules(facts: F): readonly RulesSection[]
}

/** A game's words for one match: its facts are known. */
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

/** How hard a bot may think: iterations for play that can be repeated, and a way to stop early. */
export interface Budget {
  readonly iterations: number
  stop?(): boolean
}

/** A player at one table. It is given what its seat sees and nothing else. */
export interface Bot<M, V extends SeenBy> {
  choose(view: V, moves: readonly M[], budget: Budget, random: Random): M
}

/** A small leaning of the instinct, so that bots at one table differ. */
export const TEMPERAMENTS = ['even', 'thrifty', 'bold', 'tricky'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]

/** What a game tells the bots. Each part is opened once for a match: it gets the rules, with their facts, and never the match's state. */
export interface GameBot<S, M, V extends SeenBy, E, F = unknown> {
  /** A hand-written player: sensible, quick, no search. */
  greedy(rules: Rules<S, M, V, E, F>, temperament?: Temperament): Bot<M, V>
  /** What a search may lean on. */
  search?(rules: Rules<S, M, V, E, F>): SearchHooks<S, M, V>
  /** The hand-written player as a handful of numbers, for whoever looks for better ones. */
  tunable?(rules: Rules<S, M, V, E, F>): Tunable<M, V>
  /** How the levels that search think at a table of so many. */
  thinking?(seats: number): LevelsThinking
  /** What a network reads of a position and of moves, for levels that have learned. */
  learning?(rules: Rules<S, M, V, E, F>): Learning<S, M>
  /** Where the learned weights lie, for every number of players that there are some for. */
  readonly weights?: URL
}

/** The master plays only where there is something learned to play by. */
export type LevelsThinking = Readonly<Record<'trader' | 'merchant', Thinking>> & { readonly master?: Thinking }

/** What a network is shown. All of it is of a state that was imagined from what a seat sees. */
export interface Learning<S, M> {
  /** Raised when anything that is read here changes its meaning: older weights do not fit any more. */
  readonly version: number
  /** What else the weights were made for: the facts of the rules as far as they matter to play. */
  readonly facts: unknown
  readonly inputs: number
  /** Sorts of moves; none where the network is not to say which moves are worth trying. */
  readonly sorts: number
  /** How the position looks to the seat that chooses: every input is written. */
  read(state: S, seat: Seat, inputs: Float32Array): void
  /** Of which sorts each move is, two places a move (-1: no second one), and what the instinct thinks of it on a scale on which 1 is much. */
  sort(state: S, seat: Seat, moves: readonly M[], sorts: Int32Array, rating: Float64Array): void
  /** Playing alone: the score that is topped as often as not, and by how much it is to be topped for odds of e to one. */
  readonly alone?: { readonly usual: number; readonly spread: number }
  /** Is somebody in the midst of something? Then the instinct ends it before the network is asked what the position is worth. */
  unsettled?(state: S): boolean
  /**
   * How what others have done weighs on what a view allows: a dealt state is weighed by how likely each choice in it was. `likely`: how likely
   * the move at a place in a list is for a seat. Nothing where nothing can be told from choices.
   */
  hindsight?(view: SeenBy, likely: (state: S, seat: Seat, moves: readonly M[], at: number) => number): ((state: S) => number) | undefined
  /** Deals what a view allows by how players like to choose where nobody looks; left out: as the rules deal it. */
  believed?(view: SeenBy): Sampler<S>
  /**
   * What a move is in a tree over many imagined positions, where that is more than its key: what chance has laid there, or what it leaves.
   * Different for each of the moves that are offered at a time.
   */
  branch?(state: S, move: M): number
  /** As `replies` of a search, by the chance that the network gives the seat that looks. */
  replies?(chance: (inputs: Float32Array) => number): NonNullable<SearchHooks<S, M, SeenBy>['replies']>
}

export type Weights = Readonly<Record<string, number>>

export interface Tunable<M, V extends SeenBy> {
  /** The numbers as they are at a table of so many. */
  readonly weights: Weights
  /** The player with these numbers instead. */
  player(weights: Weights): Bot<M, V>
}

/** How a level thinks, as data. */
export type Thinking = UnlearnedThinking | GuidedThinking | AppraisedThinking

/** Without a network. */
export type UnlearnedThinking = RaceThinking | ReplyThinking | MixThinking | TreeThinking

/** What every search is told: how much work a decision may take, and what an end is worth. */
interface Work {
  /** Simulated choices a decision, all playouts together. */
  readonly iterations: number
  readonly reward: Reward
  /** Playouts stop when the one who thinks is in turn again for so many times, and the position is appraised; left out: at the end. */
  readonly turns?: number
}

/** A win counts, and a little how clear it is, so that a search has something to go by where wins are rare. */
export interface Reward {
  /** The share that the margin has, 0 to 1. */
  readonly margin: number
  /** A lead over the best rival, in points, that makes about three quarters of the margin's share. */
  readonly lead: number
  /** Playing alone: a score that nobody tops. */
  readonly alone?: number
}

/** Moves race against each other over the same imagined positions. */
export interface RaceThinking extends Work {
  readonly kind: 'race'
  /** So many moves start, the most promising; left out: all. */
  readonly widest?: number
  /** So many standard errors behind the best a move drops out. */
  readonly drop?: number
  /** So many standard errors better must another move be than the instinct's. */
  readonly keep?: number
}

/** Where several choose at once: a good reply to rivals who either race themselves or play as ordinary players do, which of the two by chance. */
export interface ReplyThinking extends Work {
  readonly kind: 'reply'
  /** How often rivals are thought to race, 0 to 1. */
  readonly racing: number
  /** How long they do, and how far they look. */
  readonly rivals: { readonly iterations: number; readonly turns?: number }
  /** How often an imagined position is played on with each move. */
  readonly draws: number
  /** A move that is worse than the best by so much of a win is played 1/e as often. */
  readonly heat: number
}

/** A tree over what the seat can know, for games in which one acts after the other. */
export interface TreeThinking extends Work {
  readonly kind: 'tree'
  /** How strongly rarely tried moves are tried again. */
  readonly explore?: number
  /** How many moves a node has: first + factor · visits ^ power. */
  readonly widen?: { readonly first: number; readonly factor: number; readonly power: number }
  /**
   * Instead of widening: every move may be tried, as often as the game's rating of it asks for. A rating that is lower by this much gets 1/e
   * of the attention.
   */
  readonly heat?: number
  /** Whether rivals' moves are searched too, as they are if left out, or made by the instinct: then the tree is the thinker's own plan. */
  readonly rivals?: 'search' | 'instinct'
}

/** A tree in which a learned network says which moves to try and what is reached, instead of playouts. */
export interface GuidedThinking {
  readonly kind: 'guided'
  /** Simulated choices a decision, and as many for each position that the network looks at as that takes time for. */
  readonly iterations: number
  /** How strongly rarely tried moves are tried again. */
  readonly explore?: number
  /** Weights of its own, where this level has learned for longer than the others; left out: those of the game. */
  readonly weights?: URL
  /** What plays where the weights do not fit. */
  readonly otherwise: UnlearnedThinking
}

/** Another search beside which a learned network sits: it says what is reached where playouts stop, and what rivals may choose. */
export interface AppraisedThinking {
  readonly kind: 'appraised'
  readonly search: UnlearnedThinking
  /** What plays where the weights do not fit. */
  readonly otherwise: UnlearnedThinking
}

/** All who choose at once mix their moves until nobody regrets much, and one move of the mix is played. */
export interface MixThinking extends Work {
  readonly kind: 'mix'
  /** How often a rival is trusted to play as an ordinary player does, 0 to 1, instead of mixing likewise. */
  readonly trust?: number
  /** Who is trusted plays as the level below does: that is worked out first, with a share of the time and the trust of that level. */
  readonly below?: { readonly share: number; readonly trust: number }
  /** The least share of the mix that is played. */
  readonly least?: number
  /** What a seat may choose lies in its hand: the others are not to know the hand of the one who thinks. */
  readonly veiled?: boolean
}

/** A game's advice to a search, each piece optional. The states are dealt by a sampler or reached from such a state. */
export interface SearchHooks<S, M, V extends SeenBy> {
  /** How well each seat stands, from 0 (lost) to 1 (won), written into a list by seat; `seat`: who asks. */
  evaluate?(state: S, worth: Float64Array, seat?: Seat): void
  /** The choice of a seat in a playout: sensible and very quick. */
  playout?(state: S, seat: Seat, moves: readonly M[], random: Random): M
  /** What an ordinary player in that seat chooses in the position that is searched: better than in a playout, and not as quick. */
  rival?(state: S, seat: Seat, moves: readonly M[], random: Random): M
  /**
   * All others who choose at once have chosen: what each of these moves leaves to the seat, as playing it and appraising would find,
   * but all at once and quicker. Written into a list as long as the moves.
   */
  replies?(state: S, seat: Seat, moves: readonly M[], worth: Float64Array): void
  /** How promising each move looks to the seat that sees this, any scale, written into a list as long as the moves. */
  order?(view: V, moves: readonly M[], promise: Float64Array): void
  /** The same in an imagined state, for searches that look at many: quicker than by way of a view. */
  rate?(state: S, seat: Seat, moves: readonly M[], promise: Float64Array): void
}

/** Whose game it is. */
export interface Credits {
  readonly designers: readonly string[]
  readonly publisher: string
  readonly year?: number
  readonly minutes: readonly [number, number]
}

/** A game with all that its folder holds, each part loaded when it is needed. */
export interface GamePackage<S, M, V extends SeenBy, E, O, F = unknown> {
  readonly game: Game<S, M, V, E, O, F>
  readonly credits: Credits
  bot(): Promise<GameBot<S, M, V, E, F>>
  readonly text: Readonly<Record<Language, () => Promise<GameText<M, V, E, F>>>>
  /** How the game is learnt, and what its rules look like on the table. */
  lesson?(): Promise<Lesson<M, V, F>>
  /** What hints and reviews lean on. */
  coach?(): Promise<Coach<M, V, F>>
}

/** Words of a game in the languages they are written in, English at least; all others fall back to English. */
export function textsIn<T>(written: { readonly en: T } & Partial<Readonly<Record<Language, T>>>): Readonly<Record<Language, T>> {
  return { en: written.en, de: written.de ?? written.en, vi: written.vi ?? written.en }
}

/** The languages that fall back to English, since nobody has written them yet. */
export function missingLanguages(texts: Readonly<Record<Language, unknown>>): readonly Language[] {
  return LANGUAGES.filter((language) => language !== 'en' && texts[language] === texts.en)
}

// biome-ignore lint/suspicious/noExplicitAny: as for AnyGame, no type is a supertype of every game
export type AnyGamePackage = GamePackage<any, any, any, any, any, any> & { readonly game: AnyGame }
