import type { AnyGame, Seat, SeenBy, Viewer } from './game.ts'
import type { Language } from './package.ts'
import { load, type MatchRecord } from './record.ts'

/** An annotated game in which a learner makes one seat's moves. It is data: contributors can write one without touching the page. */
export interface Course {
  /** The game to play; it may stop before its end. */
  readonly record: MatchRecord
  readonly seed: string
  readonly learner: Seat
  /** The lesson starts at the first of these. */
  readonly notes: readonly LessonNote[]
  readonly text: Readonly<Record<Language, () => Promise<CourseText>>>
}

/** How to learn a game: a first course, and what else teaches it. */
export interface Lesson<M, V extends SeenBy, F = unknown> extends Course {
  /** Positions of the same record that illustrate the rules reference, by section. */
  readonly pictures: Readonly<Record<string, Picture>>
  /** What a player who has to choose meets for the first time in this position of a normal game, most important first. */
  tips(view: V, moves: readonly M[], facts: F): readonly string[]
  readonly text: Readonly<Record<Language, () => Promise<LessonText>>>
  /** Further courses for those who want to know more, in order. */
  readonly further?: readonly (() => Promise<Course>)[]
}

/** Shown after so many entries of the record; several notes at one number are shown in order. */
export interface LessonNote {
  readonly after: number
  readonly id: string
  /** A chapter of the lesson begins here; its name is in `LessonText.chapters`. */
  readonly chapter?: string
  /** Skips the moves since the note before: the table jumps to this position. */
  readonly skips?: boolean
}

/** A position of a lesson's record, as one viewer sees it. */
export interface Picture {
  readonly after: number
  readonly viewer: Viewer
  /** How many of the last entry's events have been shown; missing: all. */
  readonly shown?: number
  /** The part to draw: the board or the viewer's tray; missing: both, for a viewer with a seat. */
  readonly part?: 'board' | 'tray'
  /** A selector for what the picture is about: the frame shows it as large as possible, with its surroundings. */
  readonly show?: string
  /** Shape of the frame, which has its size before anything is drawn; missing: three to two. */
  readonly shape?: 'wide' | 'hand' | 'tall' | 'square'
}

export interface CourseText {
  /** Title of a further course. */
  readonly title?: string
  /** By note: its text, and the answer to a move that the lesson does not want here. */
  readonly notes: Readonly<Record<string, { readonly say: string; readonly wrong?: string }>>
  /** A short name for each chapter that the notes begin. */
  readonly chapters?: Readonly<Record<string, string>>
}

export interface LessonText extends CourseText {
  readonly tips: Readonly<Record<string, string>>
  /** A caption for each picture. */
  readonly captions: Readonly<Record<string, string>>
}

/** The match of a lesson after so many entries. */
export function matchAfter(game: AnyGame, { record, seed }: Pick<Course, 'record' | 'seed'>, after: number) {
  return load(game, { ...record, entries: record.entries.slice(0, after) }, seed)
}
