import type { MatchRecord, Reason, Seat } from '@fairground/kernel'

/** Hints, reviews and puzzles as plain data, which can be sent, stored and read again. Moves are those of the game. */

/** An estimate from samples, with its standard error. Chances are from 0 to 1. */
export interface Estimate {
  readonly value: number
  readonly error: number
}

/** Each seat's chance to win; winners who share a place share the win. Solo: the share of a score that nobody reaches. */
export interface Chances {
  readonly seats: readonly Estimate[]
  /** How many sampled positions were played on. */
  readonly samples: number
}

/** A legal move, and what it is worth to the player who makes it. */
export interface Choice {
  readonly move: unknown
  /** Its index in the list of legal moves. */
  readonly index: number
  readonly worth: Estimate
  /** How often the strong player takes it, 0 to 1: where all choose at once, it mixes. */
  readonly share: number
}

/** A question about a position: one seat's view and legal moves, and nothing else. */
export interface Question {
  readonly game: string
  readonly options: unknown
  readonly seats: number
  readonly view: unknown
  readonly moves: readonly unknown[]
}

/** The strong player's first choices in a position, best first, and the chances of all seats. */
export interface Analysis {
  readonly chances: Chances
  /** At most five, including `chosen` if one was asked about. The order changes only for differences beyond the error. */
  readonly choices: readonly Choice[]
  /** The number of simulated choices so far. */
  readonly iterations: number
}

/** A hint in three steps, as data. */
export interface Hint {
  readonly seat: Seat
  /** First: where to look, without the move. */
  readonly where: Look
  /** Second: the move. */
  readonly best: Choice
  /** Third: why. */
  readonly why: MoveReason
  /** The other choices that were compared. */
  readonly others: readonly Choice[]
}

/**
 * A part of the board to look at. `kind` is the name of the move's only or first field (place, fly, lay, farmer …); `moves` are the indices of
 * all legal moves that begin there, so that a board that can highlight moves can highlight it.
 */
export interface Look {
  readonly kind: string
  readonly moves: readonly number[]
  /** The game's own description of it, as data for its words. */
  readonly reason?: Reason
}

/**
 * Why a move is better. `clear`: it is worth more than the other, and the difference is larger than its error; `alike`: no difference is larger
 * than its error; `only`: there is no other move.
 */
export interface MoveReason {
  readonly kind: 'clear' | 'alike' | 'only'
  /** What it was compared with: the obvious choice, or the next best. */
  readonly other?: Choice
  /** By how much it is better than the other, in the same positions with the same random numbers. */
  readonly by?: Estimate
  /** The game's explanation: a key and its numbers, for the game's words. */
  readonly reason?: Reason
}

/** Best: the strong player's own choice or as good; a slip has a clear cost, a blunder a large one. */
export const CLASSES = ['best', 'good', 'slip', 'blunder'] as const
export type DecisionClass = (typeof CLASSES)[number]

/** One choice of the seat that is reviewed. */
export interface Decision {
  /** The number of its entry; it was made in the position after the previous entry. */
  readonly n: number
  /** The index among the moves that were not undone. */
  readonly at: number
  readonly played: Choice
  /** The strong player's choice, and the obvious one. */
  readonly best: Choice
  readonly natural: Choice
  /** Best first; `played` and `best` are among them. */
  readonly choices: readonly Choice[]
  /** The cost in chance to win, in the same positions with the same random numbers; it is below 0 only by error. */
  readonly cost: Estimate
  /** By how much it was better than the obvious choice. */
  readonly over: Estimate
  readonly class: DecisionClass
  /** Why the better move is better, if the game has an explanation. */
  readonly reason?: Reason
}

/** The chances as the reviewed seat could see them after an entry; entry 0 is the setup. The last one is the result. */
export interface Moment {
  readonly n: number
  readonly seats: readonly Estimate[]
}

/** A turning point: an entry that changed the seat's chance more than others did. */
export interface TurningPoint {
  readonly n: number
  readonly kind: 'draw' | 'other' | 'own'
  /** Who made the entry. */
  readonly seat: Seat
  readonly by: Estimate
}

/**
 * Separates luck from skill: from the fair share to the result in parts that add up exactly. `draws`: what was dealt and drawn; `others`: the
 * choices of the other seats; `own`: the seat's choices. Each compares the expectation before and after.
 */
export interface Ladder {
  readonly fair: number
  readonly draws: Estimate
  readonly others: Estimate
  readonly own: Estimate
  readonly result: number
}

/**
 * A sentence of the coach as data; `reviewWords` of a language puts it into words. Loss: a choice that cost something. Praise: one that was clearly
 * better than the obvious one. Steady: the number of choices for which nothing clearly better was found. Small: no single choice was surely a loss,
 * but all together were. Swing: what another player did. ReseedableRandom, others: a part of the ladder. Ending: the result.
 */
export interface Sentence {
  readonly kind: 'praise' | 'steady' | 'loss' | 'small' | 'swing' | 'luck' | 'others' | 'ending'
  /** The entry it is about. */
  readonly n: number
  /** Chances in whole points of 100, their standard errors with one decimal; places, counts. */
  readonly facts: Readonly<Record<string, number>>
  /** The moves it is about. */
  readonly played?: unknown
  readonly best?: unknown
  readonly reason?: Reason
}

/** How well a player chose, 0 to 100: 100 if every choice was the best. */
export interface Accuracy {
  readonly value: number
  readonly error: number
  readonly decisions: number
}

/** A finished game from one seat's side. */
export interface Review {
  readonly review: 1
  readonly game: string
  readonly seats: number
  readonly seat: Seat
  /** In a solo game numbers are shares of this score, since there is nobody to beat. */
  readonly alone?: number
  readonly moments: readonly Moment[]
  readonly decisions: readonly Decision[]
  /** The number of decisions of each class. */
  readonly classes: Readonly<Record<DecisionClass, number>>
  readonly accuracy: Accuracy
  readonly turning: readonly TurningPoint[]
  readonly ladder: Ladder
  readonly coach: readonly Sentence[]
}

/** An unfinished review: it can be shown, stored, and continued. */
export interface ReviewDraft {
  readonly moments: readonly Moment[]
  readonly decisions: readonly Decision[]
  /** What the seat could expect in the true positions, from the setup on. */
  readonly steps: readonly Step[]
}

/** An entry, and what the seat could expect in the true position after it. Simultaneous choices: the seat's own comes first. */
export interface Step {
  /** 0 is the setup. */
  readonly n: number
  readonly seat: Seat
  /** After the move was chosen and before its random draws; missing if nothing was drawn. */
  readonly chosen?: Estimate
  readonly after: Estimate
}

/** How much work a review or a hint may take. */
export type Effort = 'quick' | 'usual' | 'deep'

export interface ReviewSetting {
  readonly record: MatchRecord
  readonly seat: Seat
  readonly effort?: Effort
  /** Continue from here. */
  readonly draft?: ReviewDraft
}

/** A review in progress, from `openReview(gamePackage, setting)`: each step evaluates one entry, which takes a moment. */
export interface Reviewer {
  readonly done: number
  readonly total: number
  readonly draft: ReviewDraft
  /** Evaluates the next entry; returns false when there is none. */
  step(): boolean
  /** The review so far; complete once `step` returns false. */
  review(): Review
}

/** A position with one clearly best move and an obvious one that is clearly worse. */
export interface Puzzle {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: unknown
  readonly seats: number
  readonly seat: Seat
  /** The match up to the position: its seed, and each move by its index among the legal moves. */
  readonly seed: string
  readonly line: readonly number[]
  /** The best move and the obvious one, by their indices among the legal moves. */
  readonly answer: number
  readonly natural: number
  /** Other moves that are equally good within the error: they count as solved. */
  readonly also: readonly number[]
  /** What the answer is worth, and what the obvious move is worth. */
  readonly worth: Estimate
  readonly natural_worth: Estimate
  readonly by: Estimate
  /** How strong players continue after the answer, each move by its index among the legal moves. */
  readonly follows: readonly number[]
  /** On the scale of the solvers' ratings. */
  readonly difficulty: number
  readonly reason?: Reason
}

/** A solver's strength, or a puzzle's difficulty: Glicko rating and deviation. */
export interface PuzzleRating {
  readonly rating: number
  readonly deviation: number
}

/** What a seat played first, as an answer to a question of the game's coach. */
export interface OpeningPlayed {
  readonly seat: Seat
  /** Counted from the first player; 0 for all where the order does not matter. */
  readonly place: number
  readonly question: string
  readonly answer: string
  /** In sixtieths, since a win can be shared by two to six. */
  readonly won: number
}

/** How often an opening was played, and how often it won. */
export type OpeningCount = Omit<OpeningPlayed, 'seat'> & { readonly games: number }

/** The openings that bots played against each other, by number of seats; for one version of the rules. */
export interface SelfPlayOpenings {
  readonly version: number
  readonly seats: Readonly<Record<string, { readonly games: number; readonly counts: PackedOpenings }>>
}

/** Counts as stored in files: by question and answer, games and wins of one place after the other. */
export type PackedOpenings = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
