import type { MatchRecord, Reason, Seat } from '@fairground/kernel'

/** Hints, reviews and puzzles as plain data: whatever stands here can be sent, stored and read again. Moves are the game's own. */

/** A number that was found by trying, with its standard error. Chances run from 0 to 1. */
export interface Estimate {
  readonly value: number
  readonly error: number
}

/** What each seat may expect: its chance to win, where winners who share a place share the win. Alone: the share of a score that nobody tops. */
export interface Chances {
  readonly seats: readonly Estimate[]
  /** Positions that were played on to find it. */
  readonly samples: number
}

/** A move among those offered, and what it leaves to the one who makes it. */
export interface Choice {
  readonly move: unknown
  /** Its place in the list of moves on offer. */
  readonly index: number
  readonly worth: Estimate
  /** How often the strong player takes it, 0 to 1: where all choose at once it mixes. */
  readonly share: number
}

/** How a position is asked about: what one seat sees of it and may do, and nothing else. */
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
  /** At most five, and `chosen` among them if one was asked about. Order changes only beyond the error. */
  readonly choices: readonly Choice[]
  /** Simulated choices so far. */
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
  readonly why: Why
  /** The other choices that were looked at. */
  readonly others: readonly Choice[]
}

/**
 * A part of the board to look at. `kind` is the name of the move's only or first field (place, fly, lay, farmer …); `moves` are all moves on
 * offer that begin there, by their places in the list, so that a board that can mark moves can mark it.
 */
export interface Look {
  readonly kind: string
  readonly moves: readonly number[]
  /** What the game calls it, for its own words. */
  readonly reason?: Reason
}

/**
 * Why a move is the better one. `clear`: it leaves more than the other, and the difference stands outside its error; `alike`: nothing is
 * better beyond the error; `only`: there is nothing else.
 */
export interface Why {
  readonly kind: 'clear' | 'alike' | 'only'
  /** What it was compared with: the choice that comes to mind, or the next best. */
  readonly other?: Choice
  /** By how much it is better than the other, over the same positions and the same luck. */
  readonly by?: Estimate
  /** What the game can say about it: a key and its numbers, for the game's words. */
  readonly reason?: Reason
}

/** Best: the strong player's own choice or as good; a slip costs something beyond its error, a blunder much. */
export const CLASSES = ['best', 'good', 'slip', 'blunder'] as const
export type DecisionClass = (typeof CLASSES)[number]

/** One choice of the seat that is reviewed. */
export interface Decision {
  /** The number of its entry; the position it was made in is the one after the entry before. */
  readonly n: number
  /** The place in the line of moves that stand: entries that were taken back are not in it. */
  readonly at: number
  readonly played: Choice
  /** What the strong player would have done, and what comes to mind without thinking. */
  readonly best: Choice
  readonly natural: Choice
  /** Best first; `played` and `best` are among them. */
  readonly choices: readonly Choice[]
  /** What the choice cost in chance to win, over the same positions and luck; not below 0 but for its error. */
  readonly cost: Estimate
  /** By how much it was better than what comes to mind. */
  readonly over: Estimate
  readonly class: DecisionClass
  /** Why the better move is better, where the game can say it. */
  readonly reason?: Reason
}

/** The chances as the reviewed seat could see them after an entry; 0 is the deal. The last one is the result. */
export interface Moment {
  readonly n: number
  readonly seats: readonly Estimate[]
}

/** Where the game turned: an entry that changed the seat's chance more than others did. */
export interface TurningPoint {
  readonly n: number
  readonly kind: 'draw' | 'other' | 'own'
  /** Who made the entry. */
  readonly seat: Seat
  readonly by: Estimate
}

/**
 * Luck apart from skill: from the fair share to the result in rungs that add up exactly. Draws are what was dealt and drawn, others' what the
 * other seats chose, own what the seat chose, each by comparing what was to be expected before and after.
 */
export interface Ladder {
  readonly fair: number
  readonly draws: Estimate
  readonly others: Estimate
  readonly own: Estimate
  readonly result: number
}

/**
 * A sentence of the coach as data; `reviewWords` of a language puts it in words. Loss: a choice that cost something. Praise: one that was clearly
 * better than what comes to mind. Steady: for how many nothing clearly better was found. Small: none was surely a loss, together they were. Swing:
 * what somebody else did. Luck, others: a rung of the ladder. Ending: how it came out.
 */
export interface Sentence {
  readonly kind: 'praise' | 'steady' | 'loss' | 'small' | 'swing' | 'luck' | 'others' | 'ending'
  /** The entry it speaks of. */
  readonly n: number
  /** Chances in whole points of 100 and their standard errors in tenths of one, places, counts. */
  readonly facts: Readonly<Record<string, number>>
  /** The moves it speaks of. */
  readonly played?: unknown
  readonly best?: unknown
  readonly reason?: Reason
}

/** How well somebody chose, 0 to 100: all best is 100. */
export interface Accuracy {
  readonly value: number
  readonly error: number
  readonly decisions: number
}

/** A finished game as one seat played it. */
export interface Review {
  readonly review: 1
  readonly game: string
  readonly seats: number
  readonly seat: Seat
  /** Alone there is nobody to beat: numbers are shares of this score. */
  readonly alone?: number
  readonly moments: readonly Moment[]
  readonly decisions: readonly Decision[]
  /** How many decisions of each class. */
  readonly classes: Readonly<Record<DecisionClass, number>>
  readonly accuracy: Accuracy
  readonly turning: readonly TurningPoint[]
  readonly ladder: Ladder
  readonly coach: readonly Sentence[]
}

/** As far as a review has come: it can be shown, kept, and gone on with. */
export interface ReviewDraft {
  readonly moments: readonly Moment[]
  readonly decisions: readonly Decision[]
  /** What the seat could expect in the true positions, from the deal on. */
  readonly steps: readonly Step[]
}

/** An entry, and what the seat could expect in the true position after it. Who chooses at the same time as others is taken before them. */
export interface Step {
  /** 0 is the deal. */
  readonly n: number
  readonly seat: Seat
  /** Once the move was chosen and before what it drew; missing where nothing was drawn. */
  readonly chosen?: Estimate
  readonly after: Estimate
}

/** How much work a review or a hint may take. */
export type Effort = 'quick' | 'usual' | 'deep'

export interface ReviewSetting {
  readonly record: MatchRecord
  readonly seat: Seat
  readonly effort?: Effort
  /** Goes on from here. */
  readonly draft?: ReviewDraft
}

/** A review that is being made, `openReview(gamePackage, setting)`: each step looks at one entry, which takes a moment. */
export interface Reviewer {
  readonly done: number
  readonly total: number
  readonly draft: ReviewDraft
  /** Looks at the next entry; false once there is none. */
  step(): boolean
  /** What there is; complete once `step` says so. */
  review(): Review
}

/** A position with one clearly best move and a natural one that is clearly worse. */
export interface Puzzle {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: unknown
  readonly seats: number
  readonly seat: Seat
  /** The match up to the position: its seed, and each move by its place among those offered. */
  readonly seed: string
  readonly line: readonly number[]
  /** The best move and the one that comes to mind, by their places among those offered. */
  readonly answer: number
  readonly natural: number
  /** Other moves that are as good within the error: they count as solved. */
  readonly also: readonly number[]
  /** What the answer leaves, and what the natural move leaves. */
  readonly worth: Estimate
  readonly natural_worth: Estimate
  readonly by: Estimate
  /** What follows the answer, each move by its place among those offered, as strong players go on. */
  readonly follows: readonly number[]
  /** On the scale of the solvers' ratings. */
  readonly difficulty: number
  readonly reason?: Reason
}

/** How strong a solver is, or how hard a puzzle: Glicko's rating and its deviation. */
export interface PuzzleRating {
  readonly rating: number
  readonly deviation: number
}

/** What a seat played first, by a question of the game's coach. */
export interface OpeningPlayed {
  readonly seat: Seat
  /** From the first player on; 0 for all where seats are alike. */
  readonly place: number
  readonly question: string
  readonly answer: string
  /** In sixtieths: a win can be shared by two to six. */
  readonly won: number
}

/** How often something was played first, and what it won. */
export type OpeningCount = Omit<OpeningPlayed, 'seat'> & { readonly games: number }

/** What bots played first among themselves, by number of seats; made for one version of the rules. */
export interface SelfPlayOpenings {
  readonly version: number
  readonly seats: Readonly<Record<string, { readonly games: number; readonly counts: PackedOpenings }>>
}

/** Counts as they are kept in files: by question and answer, games and wins of one place after the other. */
export type PackedOpenings = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
