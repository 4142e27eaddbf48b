import type { AnyGame, Seat, SeenBy, Viewer } from './game.ts'
import type { Language } from './package.ts'
import { load, type MatchRecord } from './record.ts'

/** An annotated game in which a learner makes one seat's moves; data, so that a contributor writes it without touching the page. */
export interface Course {
  /** The game as it is to be played; it may stop before its end. */
  readonly record: MatchRecord
  readonly seed: string
  readonly learner: Seat
  /** The table is first seen at the first of these. */
  readonly notes: readonly LessonNote[]
  readonly text: Readonly<Record<Language, () => Promise<CourseText>>>
}

/** How a game is learnt: a first course, and what else teaches it. */
export interface Lesson<M, V extends SeenBy, F = unknown> extends Course {
  /** Positions of the same record that illustrate the rules reference, by section. */
  readonly pictures: Readonly<Record<string, Picture>>
  /** What a person meets for the first time in this position of a normal game, most important first. */
  tips(view: V, moves: readonly M[], facts: F): readonly string[]
  readonly text: Readonly<Record<Language, () => Promise<LessonText>>>
  /** For whoever wants to know more, one after the other. */
  readonly further?: readonly (() => Promise<Course>)[]
}

/** Said after so many entries of the record; several at one number are read one after the other. */
export interface LessonNote {
  readonly after: number
  readonly id: string
  /** A chapter of the lesson begins here: its name in `LessonText.chapters`. */
  readonly chapter?: string
  /** What happened since the note before is not played, whoever did it: the table stands as it does now. */
  readonly skips?: boolean
}

/** A position of a lesson's record, as someone sees it. */
export interface Picture {
  readonly after: number
  readonly viewer: Viewer
  /** So many things that the viewer heard of the last entry have been told: the table at that moment of the story. Else all. */
  readonly told?: number
  /** What of the table is drawn: what all look at, or what lies before the viewer. Else both, for a viewer who has a seat. */
  readonly part?: 'board' | 'tray'
  /** A selector of what it is about: the frame shows that, as large as it can, and what lies around it. */
  readonly show?: string
  /** Of the frame, which has its size before anything is drawn. Else three to two. */
  readonly shape?: 'wide' | 'hand' | 'tall' | 'square'
}

export interface CourseText {
  /** Of a further course. */
  readonly title?: string
  /** By note: what is said, and what answers a move that the lesson does not want here. */
  readonly notes: Readonly<Record<string, { readonly say: string; readonly wrong?: string }>>
  /** A short name for each chapter that the notes begin. */
  readonly chapters?: Readonly<Record<string, string>>
}

export interface LessonText extends CourseText {
  readonly tips: Readonly<Record<string, string>>
  /** Under each picture, what it shows. */
  readonly captions: Readonly<Record<string, string>>
}

/** The match of a lesson as it stood after so many entries. */
export function matchAfter(game: AnyGame, { record, seed }: Pick<Course, 'record' | 'seed'>, after: number) {
  return load(game, { ...record, entries: record.entries.slice(0, after) }, seed)
}
