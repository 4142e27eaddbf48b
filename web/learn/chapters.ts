import type { CourseText, LessonNote } from '@fairground/kernel'

export interface Chapter {
  /** The first note of it, by its place in the lesson. */
  readonly from: number
  readonly title: string
}

/** The chapters that the notes of a lesson begin, as far as they have a name. */
export function chaptersOf(notes: readonly LessonNote[], { chapters = {} }: Pick<CourseText, 'chapters'>): readonly Chapter[] {
  return notes.flatMap(({ chapter }, from) =>
    chapter === undefined || chapters[chapter] === undefined ? [] : [{ from, title: chapters[chapter] }],
  )
}
