import type { ReceivedEntry } from '@fairground/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { type LogContext, linesOf } from './log-lines.ts'
import { Sentence } from './Sentence.tsx'

interface Props {
  readonly missed: readonly ReceivedEntry[]
  readonly log: LogContext
  /** Steps through it on the board. */
  replay(): void
  close(): void
}

/** The most lines in the summary; the log has the rest. */
const MOST = 6

/** For a player who comes back to a slow table: a short summary of what happened, before anything else. */
export function MissedEvents({ missed, log, replay, close }: Props) {
  const card = useRef<HTMLElement>(null)
  // A press on anything else closes it, and still does what was pressed.
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      if (card.current !== null && !card.current.contains(target as Node)) close()
    }
    addEventListener('pointerdown', pressed)
    return () => removeEventListener('pointerdown', pressed)
  }, [close])
  const lines = linesOf(missed, log).filter(({ undone, heading, commits }) => !undone && heading === undefined && !commits)
  if (lines.length === 0) return null
  const left = lines.length - MOST
  return (
    <section class="missed card" ref={card} aria-label={t.value.table.since}>
      <h2>{t.value.table.since}</h2>
      {left > 0 && <p class="hint">{t.value.story.before(left)}</p>}
      <ol>
        {lines.slice(-MOST).map(({ key, text, seats }) => (
          <li key={key}>
            <Sentence text={text} seats={seats} names={log.names} />
          </li>
        ))}
      </ol>
      <div class="row">
        <button type="button" class="button primary small" onClick={replay}>
          <Icon name="history" size={16} /> {t.value.story.retell}
        </button>
        <button type="button" class="button small" onClick={close}>
          {t.value.learn.gotIt}
        </button>
      </div>
    </section>
  )
}
