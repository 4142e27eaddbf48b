import type { LessonNote, LessonText } from '@fairground/kernel'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { useBottomBar } from '../table/bottom-bar.ts'
import { CoachFace } from './CoachFace.tsx'
import type { LessonRun } from './lesson-run.ts'

interface Props {
  readonly run: LessonRun
  readonly notes: readonly LessonNote[]
  readonly words: LessonText
  again(): void
}

/** Whoever teaches: one note at a time, an answer to a move that the lesson does not want, and how far it is. */
export function Coach({ run, notes, words, again }: Props) {
  const at = run.at.value
  const there = run.there.value
  const asks = run.wanted.value !== undefined
  const [back, setBack] = useState(0)
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    setBack(0)
    setStuck(false)
  }, [at])
  // Once all is read the last note stays while the others move to the end.
  const read = Math.max(0, Math.min(at, notes.length - 1) - back)
  const note = words.notes[notes[read].id]
  const erred = run.erred.value && back === 0
  const asksNow = asks && back === 0
  const card = useBottomBar<HTMLElement>('--coach')
  const say = !there && back === 0 ? t.value.learn.watch : erred ? (note.wrong ?? t.value.learn.wrong) : note.say
  return (
    <section ref={card} class="coach card" aria-label={t.value.learn.title}>
      <progress value={read + 1} max={notes.length} aria-label={t.value.learn.progress} />
      <CoachFace />
      <div class="coach-words">
        <p class="coach-say" aria-live="polite" aria-atomic="true">
          {say}
        </p>
        {(erred || stuck) && (
          <p class="hint" aria-live="polite">
            {erred ? t.value.learn.notPlayed : ''} {t.value.learn.marked}
          </p>
        )}
      </div>
      <div class="coach-foot">
        <button type="button" class="icon-button" onClick={again} title={t.value.learn.again} aria-label={t.value.learn.again}>
          <Icon name="refresh" size={16} />
        </button>
        <span class="coach-place number">{t.value.learn.place(read + 1, notes.length)}</span>
        <button type="button" class="button small" aria-disabled={read === 0} onClick={() => read > 0 && setBack(back + 1)}>
          {t.value.learn.back}
        </button>
        {erred || (stuck && asksNow) ? (
          <button type="button" class="button small primary" onClick={run.showMe}>
            {t.value.learn.showMe}
          </button>
        ) : (
          <button
            type="button"
            class={`button small ${asksNow ? '' : 'primary'}`}
            aria-disabled={back === 0 && !there}
            onClick={() => (asksNow ? setStuck(true) : back > 0 ? setBack(back - 1) : run.next())}
          >
            {asksNow ? t.value.learn.yourMove : t.value.learn.next}
          </button>
        )}
      </div>
    </section>
  )
}
