import type { AnyGamePackage, Course, Language, LessonText } from '@fairground/kernel'
import { type AnyLesson, lessonIn } from '../lib/boards.ts'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'

export interface WordedLesson {
  readonly lesson: AnyLesson
  readonly words: LessonText
}

/** A game's lesson with its texts, if it has one. */
export async function lessonOf(game: string, language: Language): Promise<WordedLesson | undefined> {
  const lesson = await lessonIn(game)
  return lesson === undefined ? undefined : { lesson, words: await lesson.text[language]() }
}

/** A game's lesson in the current language, once it is loaded; never if there is none or it is not wanted. */
export function useLesson(game: string, wanted = true): WordedLesson | undefined {
  const { language } = settings.value
  const loaded = useLoaded(async () => (wanted ? lessonOf(game, language) : undefined), `${game} ${language} ${wanted}`)
  return loaded.state === 'there' ? loaded.value : undefined
}

/** Courses are counted from 1: the first is the lesson itself. */
export async function courseOf(lesson: AnyLesson, number: number): Promise<Course | undefined> {
  return number === 1 ? lesson : lesson.further?.[number - 2]?.()
}

/** The key of a course: the game's id, with a number for further ones. */
export function courseName(game: string, number: number): string {
  return number === 1 ? game : `${game}/${number}`
}

/** A further course: its title and address. */
export interface FurtherCourse {
  readonly title: string
  readonly href: string
}

/** The courses after the lesson itself. */
export async function furtherCourses(gamePackage: AnyGamePackage, language: Language): Promise<readonly FurtherCourse[]> {
  const further = (await gamePackage.lesson?.())?.further ?? []
  const courses = await Promise.all(further.map((load) => load()))
  const texts = await Promise.all(courses.map(({ text }) => text[language]()))
  return texts.map(({ title = '' }, index) => ({ title, href: `/learn/${courseName(gamePackage.game.id, index + 2)}` }))
}

/** The courses after this one, with their titles in the current language, once they are loaded. */
export function useFurther(gamePackage: AnyGamePackage, after: number): readonly FurtherCourse[] {
  const { language } = settings.value
  const loaded = useLoaded(
    async () => (await furtherCourses(gamePackage, language)).slice(after - 1),
    `${gamePackage.game.id} ${language} ${after}`,
  )
  return loaded.state === 'there' ? loaded.value : []
}
