import type { CourseText, LessonNote } from '@fairground/kernel'

export interface Chapter {
  /** Its first note, by index in the lesson. */
  readonly from: number
  readonly title: string
}

/** The named chapters of a lesson. */
export function chaptersOf(notes: readonly LessonNote[], { chapters = {} }: Pick<CourseText, 'chapters'>): readonly Chapter[] {
  return notes.flatMap(({ chapter }, from) =>
    chapter === undefined || chapters[chapter] === undefined ? [] : [{ from, title: chapters[chapter] }],
  )
}
