import { SeatMark } from '@fairground/kit'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { LogLine } from '../table/log-lines.ts'

interface Props {
  readonly lines: readonly LogLine[]
  /** The number of the current entry. */
  readonly at: number
  go(n: number): void
}

/** The log of the whole match: the current lines are marked, and a click on any other goes there. */
export function EventList({ lines, at, go }: Props) {
  const list = useRef<HTMLOListElement>(null)
  // Entries without events have no line: the last line before them is marked.
  const current = lines.findLast(({ n }) => n <= at)?.n
  useLayoutEffect(() => {
    const marked = list.current?.querySelector('[aria-current]')
    const box = list.current?.parentElement
    if (marked === null || marked === undefined || box === null || box === undefined) return
    // Scrolls only the list: the page must not move while somebody uses the scrubber.
    const [line, frame] = [marked.getBoundingClientRect(), box.getBoundingClientRect()]
    if (line.top < frame.top || line.bottom > frame.bottom) box.scrollTop += line.top - frame.top - frame.height / 3
  }, [current, lines])
  return (
    <ol class="story" ref={list}>
      {lines.map(({ key, n, text, undone, heading, icon: Sign, seats, note }) => (
        <li key={key}>
          <button
            type="button"
            class={`story-line ${n > at ? 'ahead' : ''} ${undone ? 'undone' : ''} ${heading === undefined ? '' : `heading-${heading.level ?? 1}`}`}
            {...(n === current && { 'aria-current': 'step' as const })}
            onClick={() => go(n)}
          >
            <span class="number story-n">{n}</span>
            <span class="log-sign">{Sign !== undefined ? <Sign /> : seats.length > 0 && <SeatMark seat={seats[0]} size={14} />}</span>
            <span>
              {heading?.title ?? text}
              {note !== undefined && <span class="log-note">{note}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
