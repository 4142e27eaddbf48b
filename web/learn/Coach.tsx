import type { CourseText, LessonNote } from '@fairground/kernel'
import { useEffect, useState } from 'preact/hooks'
import { wearWorld } from '../lib/boards.ts'
import { Cover } from '../lib/Cover.tsx'
import { Icon } from '../lib/icon.tsx'
import { Select } from '../lib/Select.tsx'
import { t } from '../lib/text.ts'
import { CoachFace } from './CoachFace.tsx'
import { chaptersOf } from './chapters.ts'
import type { LessonRun } from './lesson-run.ts'

interface Props {
  readonly game: string
  readonly title: string
  readonly run: LessonRun
  readonly notes: readonly LessonNote[]
  readonly words: CourseText
  again(): void
  /** Starts again from a note. */
  goTo(note: number): void
}

/** The coach: one note at a time, a reply to a wrong move, and the progress. */
export function Coach({ game, title, run, notes, words, again, goTo }: Props) {
  const at = run.at.value
  const there = run.there.value
  const asks = run.wanted.value !== undefined
  const back = run.back.value
  const [stuck, setStuck] = useState(false)
  useEffect(() => setStuck(false), [at])
  // Once all is read, the last note stays while the others finish the game.
  const read = Math.max(0, Math.min(at, notes.length - 1) - back)
  const note = words.notes[notes[read].id]
  const erred = run.erred.value && back === 0
  const asksNow = asks && back === 0
  const say = !there && back === 0 ? t.value.learn.watch : erred ? (note.wrong ?? t.value.learn.wrong) : note.say
  return (
    <section class="coach card" aria-label={t.value.learn.title}>
      {read === 0 && <Welcome game={game} title={title} />}
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
        <a class="icon-button coach-leave" href="/" title={t.value.learn.leave} aria-label={t.value.learn.leave}>
          <Icon name="x" size={16} />
        </a>
        <button type="button" class="icon-button" onClick={again} title={t.value.learn.again} aria-label={t.value.learn.again}>
          <Icon name="refresh" size={16} />
        </button>
        <Place notes={notes} words={words} read={read} goTo={goTo} />
        <button type="button" class="button small" aria-disabled={read === 0} onClick={() => read > 0 && run.look(back + 1)}>
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
            onClick={() => (asksNow ? setStuck(true) : back > 0 ? run.look(back - 1) : run.next())}
          >
            {asksNow ? t.value.learn.yourMove : t.value.learn.next}
          </button>
        )}
      </div>
    </section>
  )
}

/** A lesson opens with the game's picture, like all pages about it. */
function Welcome({ game, title }: Pick<Props, 'game' | 'title'>) {
  useEffect(() => wearWorld(game), [game])
  return (
    <div class={`coach-cover world-${game}`} aria-hidden="true">
      <Cover game={game} />
      <b>{title}</b>
    </div>
  )
}

/** The progress; by chapters if the lesson has some, and each can be started. */
function Place({ notes, words, read, goTo }: Pick<Props, 'notes' | 'words' | 'goTo'> & { readonly read: number }) {
  const place = t.value.learn.place(read + 1, notes.length)
  const chapters = chaptersOf(notes, words)
  const current = chapters.findLast(({ from }) => from <= read)
  return (
    <span class="coach-place number">
      {chapters.length > 1 && (
        <Select
          class="coach-chapter"
          aria-label={t.value.learn.chapter}
          values={[...chapters.keys()]}
          chosen={current === undefined ? 0 : chapters.indexOf(current)}
          word={(index) => `${index + 1}. ${chapters[index].title}`}
          choose={(index) => goTo(chapters[index].from)}
        />
      )}
      <span class="coach-count">{place}</span>
    </span>
  )
}
