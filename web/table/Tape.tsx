import type { AnyGame, MatchText, Names, Seat } from '@fairground/kernel'
import { type AnyBoard, SeatMark, type Telling } from '@fairground/kit'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { IconPress } from '../lib/IconPress.tsx'
import { Icon } from '../lib/icon.tsx'
import { change, type Settings, SPEED_NAMES, settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import type { Live } from './live.ts'
import { tellingOf } from './log-lines.ts'
import type { StoryMoment } from './story.ts'
import './tape.css'

interface Props {
  readonly live: Pick<Live, 'story' | 'missed' | 'retellMissed'>
  failed(error: unknown): void
  readonly board: AnyBoard
  readonly facts: unknown
  readonly summary: AnyGame['summary']
  readonly text: MatchText<unknown, never, unknown>
  readonly names: Names
}

/** One chapter, or one event if a game has no chapters. */
interface Part {
  readonly from: number
  readonly to: number
  readonly telling: Telling
  readonly seat: Seat | undefined
  readonly sentence: string
}

/** What happened since the viewer's last move, as a strip: it can be replayed, paused, stepped through and skipped. */
export function Tape({ live, failed, board, facts, summary, text, names }: Props) {
  const { story } = live
  const moments = story.moments.value
  const at = story.telling.value ? story.at.value : undefined
  const row = useRef<HTMLOListElement>(null)
  const { language } = settings.value
  const parts = useMemo(
    () => partsOf(moments, (event) => tellingOf(event, { board, facts, text, names }), summary, text, names),
    [moments, language, text],
  )
  const current = at === undefined ? -1 : parts.findIndex(({ from, to }) => from <= at && at <= to)
  // Keeps the current part in view by scrolling only the strip; after the frame, so that it forces no layout.
  useEffect(() => {
    const list = row.current
    if (list === null) return
    const shown = list.children[current] as HTMLElement | undefined
    list.scrollLeft = shown === undefined ? list.scrollWidth : shown.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2
  }, [current, parts.length])
  useKeys(story)
  const say = t.value.story
  // What happened before the page was opened is fetched first.
  const canRetell = story.canGoBack.value || live.missed.value.length > 0
  const retell = () => (live.missed.value.length > 0 ? void live.retellMissed().catch(failed) : story.retell())
  return (
    <section class={`tape ${at === undefined ? '' : 'telling'}`} aria-label={say.title}>
      <div class="tape-buttons">
        <IconPress icon="stepBack" label={say.back} off={!story.canGoBack.value} press={story.back} />
        {at === undefined ? (
          <IconPress icon="history" label={t.value.table.since} off={!canRetell} press={retell} />
        ) : (
          <IconPress
            icon={story.paused.value ? 'play' : 'pause'}
            label={story.paused.value ? say.resume : say.pause}
            off={false}
            press={story.paused.value ? story.resume : story.pause}
          />
        )}
        <IconPress icon="stepForward" label={say.forward} off={at === undefined} press={story.forward} />
      </div>
      <ol ref={row} class="tape-parts">
        {parts.map((part, index) => (
          <li key={part.from}>
            <PartOf part={part} moment={at} isDone={current < 0 || index < current} isCurrent={index === current} go={story.go} />
          </li>
        ))}
      </ol>
      <Speed />
      <button type="button" class="tape-skip" aria-disabled={at === undefined} onClick={() => at !== undefined && story.hurry()}>
        <Icon name="chevronsRight" size={18} />
        <span>{t.value.table.skip}</span>
      </button>
    </section>
  )
}

interface PartProps {
  readonly part: Part
  /** The moment that is shown. */
  readonly moment: number | undefined
  readonly isDone: boolean
  readonly isCurrent: boolean
  go(at: number): void
}

function PartOf({ part: { from, to, telling, seat, sentence }, moment, isDone, isCurrent, go }: PartProps) {
  const { icon: Sign, chapter, chip } = telling
  const label = chapter ?? chip
  return (
    <button
      type="button"
      class={`tape-part ${isCurrent ? 'current' : isDone ? 'done' : 'ahead'}`}
      title={chapter === undefined ? sentence : chapter}
      {...(isCurrent && { 'aria-current': 'step' as const })}
      onClick={() => go(from)}
    >
      {chapter !== undefined && isDone ? (
        <Icon name="check" size={14} />
      ) : (
        <>
          {chapter === undefined && seat !== undefined && <SeatMark seat={seat} size={14} />}
          {Sign !== undefined ? <Sign /> : seat === undefined && label === undefined && <span class="tape-dot" />}
        </>
      )}
      {label === undefined ? <span class="unseen">{sentence}</span> : <span>{label}</span>}
      {isCurrent && moment !== undefined && to > from && (
        <span class="number tape-count">
          ({moment - from + 1}/{to - from + 1})
        </span>
      )}
    </button>
  )
}

/** The shown moments by chapter; one without a name belongs to the previous chapter, and without chapters each is separate. */
function partsOf(
  moments: readonly StoryMoment[],
  tellingFor: (event: unknown) => Telling,
  summary: AnyGame['summary'],
  text: Props['text'],
  names: Names,
): readonly Part[] {
  const parts: Part[] = []
  for (const [index, { event, dwell, n }] of moments.entries()) {
    if (event === undefined || dwell === 0) continue
    const telling = tellingFor(event)
    const last = parts.at(-1)
    const seat = summary.seats(event)[0]
    const goesOn =
      last?.telling.chapter !== undefined &&
      (telling.chapter === last.telling.chapter || (telling.chapter === undefined && moments[last.to].n === n))
    // An event without a player and an icon, such as a new card in a market, belongs to its cause.
    const isBare = telling.chapter === undefined && telling.chip === undefined && telling.icon === undefined && seat === undefined
    if (last !== undefined && (goesOn || isBare)) parts[parts.length - 1] = { ...last, to: index }
    else parts.push({ from: index, to: index, telling, seat, sentence: text.event(event, names) })
  }
  return parts
}

/** The speed of events on this device. */
function Speed() {
  return (
    <select
      class="tape-speed"
      aria-label={t.value.replay.rate}
      title={t.value.replay.rate}
      value={settings.value.speed}
      // The options below are the speeds, and nothing else.
      onChange={(event) => change({ speed: event.currentTarget.value as Settings['speed'] })}
    >
      {SPEED_NAMES.map((speed) => (
        <option key={speed} value={speed}>
          {t.value.story.speeds[speed]}
        </option>
      ))}
    </select>
  )
}

/** While events are shown: arrows step, Space pauses, Escape skips; not where a key has its own meaning. */
function useKeys(story: Live['story']): void {
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !story.telling.peek()) return
      if (event.target instanceof Element && event.target.closest(event.key === ' ' ? SPACE_PRESSES : KEYS_MEAN) !== null) return
      if (event.key === 'ArrowRight') story.forward()
      else if (event.key === 'ArrowLeft') story.back()
      else if (event.key === ' ') story.paused.peek() ? story.resume() : story.pause()
      else if (event.key === 'Escape') story.hurry()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [story])
}

const KEYS_MEAN = 'select, input, textarea, dialog, [role=tab], [role=radio]'
const SPACE_PRESSES = `button, a, summary, ${KEYS_MEAN}`
