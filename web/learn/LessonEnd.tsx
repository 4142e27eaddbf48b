import type { AnyGame } from '@fairground/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Unreachable } from '../lib/api.ts'
import { failed } from '../lib/errors.ts'
import { go } from '../lib/router.ts'
import { startAgainstBots } from '../lib/start.ts'
import { t } from '../lib/text.ts'
import { CoachFace } from './CoachFace.tsx'
import type { FurtherCourse } from './lesson.ts'

interface Props {
  readonly game: AnyGame
  readonly title: string
  /** The course after this one. */
  readonly next: FurtherCourse | undefined
  again(): void
}

/** The end of a lesson, and the link to a real game. */
export function LessonEnd({ game, title, next, again }: Props) {
  const [starting, setStarting] = useState(false)
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [])

  async function play(): Promise<void> {
    setStarting(true)
    try {
      await startAgainstBots(game)
    } catch (error) {
      setStarting(false)
      // Without a server the same game is dealt on this device.
      if (error instanceof Unreachable) go(`/offline/${game.id}`)
      else failed(error)
    }
  }

  return (
    <section ref={card} class="coach farewell card" aria-label={t.value.learn.title}>
      <CoachFace />
      <div class="coach-words" aria-live="polite">
        <h2>{t.value.learn.done}</h2>
        <p>{t.value.learn.doneHint(title)}</p>
      </div>
      <div class="row">
        <button type="button" class="button primary" disabled={starting} onClick={play}>
          {t.value.learn.play}
        </button>
        {next !== undefined && (
          <a class="button" href={next.href}>
            {t.value.learn.further(next.title)}
          </a>
        )}
        <a class="button" href={`/rules/${game.id}`}>
          {t.value.learn.rules}
        </a>
        <button type="button" class="button quiet" onClick={again}>
          {t.value.learn.again}
        </button>
      </div>
    </section>
  )
}
