import type { AnyGame, MatchText, Names, Seat } from '@fairground/kernel'
import { type AnyBoard, type EventDisplay, SeatMark } from '@fairground/kit'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { IconPress } from '../lib/IconPress.tsx'
import { Icon } from '../lib/icon.tsx'
import { change, SPEED_NAMES, settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import type { Live } from './live.ts'
import { eventDisplayOf } from './log-lines.ts'
import type { PlaybackMoment } from './playback.ts'
import './tape.css'
import { Select } from '../lib/Select.tsx'

interface Props {
  readonly live: Pick<Live, 'playback' | 'missed' | 'replayMissed'>
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
  readonly display: EventDisplay
  readonly seat: Seat | undefined
  readonly sentence: string
}

/** What happened since the viewer's last move, as a strip: it can be replayed, paused, stepped through and skipped. */
export function EventStrip({ live, failed, board, facts, summary, text, names }: Props) {
  const { playback } = live
  const moments = playback.moments.value
  const at = playback.isPlaying.value ? playback.at.value : undefined
  const row = useRef<HTMLOListElement>(null)
  const { language } = settings.value
  const parts = useMemo(
    () => partsOf(moments, (event) => eventDisplayOf(event, { board, facts, text, names }), summary, text, names),
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
  useKeys(playback)
  const say = t.value.story
  // What happened before the page was opened is fetched first.
  const canRetell = playback.canGoBack.value || live.missed.value.length > 0
  const retell = () => (live.missed.value.length > 0 ? void live.replayMissed().catch(failed) : playback.replay())
  return (
    <section class={`tape ${at === undefined ? '' : 'telling'}`} aria-label={say.title}>
      <div class="tape-buttons">
        <IconPress icon="stepBack" label={say.back} off={!playback.canGoBack.value} press={playback.back} />
        {at === undefined ? (
          <IconPress icon="history" label={t.value.table.since} off={!canRetell} press={retell} />
        ) : (
          <IconPress
            icon={playback.paused.value ? 'play' : 'pause'}
            label={playback.paused.value ? say.resume : say.pause}
            off={false}
            press={playback.paused.value ? playback.resume : playback.pause}
          />
        )}
        <IconPress icon="stepForward" label={say.forward} off={at === undefined} press={playback.forward} />
      </div>
      <ol ref={row} class="tape-parts">
        {parts.map((part, index) => (
          <li key={part.from}>
            <PartOf part={part} moment={at} isDone={current < 0 || index < current} isCurrent={index === current} go={playback.go} />
          </li>
        ))}
      </ol>
      <Speed />
      <button type="button" class="tape-skip" aria-disabled={at === undefined} onClick={() => at !== undefined && playback.hurry()}>
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

function PartOf({ part: { from, to, display, seat, sentence }, moment, isDone, isCurrent, go }: PartProps) {
  const { icon: Sign, chapter, chip } = display
  const label = chapter ?? chip
  return (
    <button
      type="button"
      class={`tape-part ${chapter === undefined ? '' : 'chapter'} ${isCurrent ? 'current' : isDone ? 'done' : 'ahead'}`}
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
  moments: readonly PlaybackMoment[],
  displayFor: (event: unknown) => EventDisplay,
  summary: AnyGame['summary'],
  text: Props['text'],
  names: Names,
): readonly Part[] {
  const parts: Part[] = []
  for (const [index, { event, dwell, n }] of moments.entries()) {
    if (event === undefined || dwell === 0) continue
    const display = displayFor(event)
    const last = parts.at(-1)
    const seat = summary.seats(event)[0]
    const goesOn =
      last?.display.chapter !== undefined &&
      (display.chapter === last.display.chapter || (display.chapter === undefined && moments[last.to].n === n))
    // An event without a player and an icon, such as a new card in a market, belongs to its cause.
    const isBare = display.chapter === undefined && display.chip === undefined && display.icon === undefined && seat === undefined
    if (last !== undefined && (goesOn || isBare)) parts[parts.length - 1] = { ...last, to: index }
    else parts.push({ from: index, to: index, display, seat, sentence: text.event(event, names) })
  }
  return parts
}

/** The speed of events on this device. */
function Speed() {
  return (
    <Select
      class="tape-speed"
      aria-label={t.value.replay.rate}
      title={t.value.replay.rate}
      values={SPEED_NAMES}
      chosen={settings.value.speed}
      word={(speed) => t.value.story.speeds[speed]}
      choose={(speed) => change({ speed })}
    />
  )
}

/** While events are shown: arrows step, Space pauses, Escape skips; not where a key has its own meaning. */
function useKeys(playback: Live['playback']): void {
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !playback.isPlaying.peek()) return
      if (event.target instanceof Element && event.target.closest(event.key === ' ' ? SPACE_PRESSES : KEYS_MEAN) !== null) return
      if (event.key === 'ArrowRight') playback.forward()
      else if (event.key === 'ArrowLeft') playback.back()
      else if (event.key === ' ') playback.paused.peek() ? playback.resume() : playback.pause()
      else if (event.key === 'Escape') playback.hurry()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [playback])
}

const KEYS_MEAN = 'select, input, textarea, dialog, [role=tab], [role=radio]'
const SPACE_PRESSES = `button, a, summary, ${KEYS_MEAN}`
