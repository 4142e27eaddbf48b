import type { AnyGamePackage, LessonText } from '@fairground/kernel'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'

export type AnyLesson = Awaited<ReturnType<NonNullable<AnyGamePackage['lesson']>>>

export interface WordedLesson {
  readonly lesson: AnyLesson
  readonly words: LessonText
}

/** A game's lesson in the language of the moment, once it has come; without one, or unless it is wanted, never. */
export function useLesson(gamePackage: AnyGamePackage, wanted = true): WordedLesson | undefined {
  const { language } = settings.value
  const loaded = useLoaded(async () => {
    const lesson = wanted ? await gamePackage.lesson?.() : undefined
    return lesson === undefined ? undefined : { lesson, words: await lesson.text[language]() }
  }, `${gamePackage.game.id} ${language} ${wanted}`)
  return loaded.state === 'there' ? loaded.value : undefined
}
