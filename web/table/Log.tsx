import type { Seat } from '@fairground/kernel'
import type { OpenableCard } from '@fairground/kit'
import { SeatMark } from '@fairground/kit'
import type { ChatLine, ReceivedEntry } from '@fairground/protocol'
import type { RefObject } from 'preact'
import { memo } from 'preact/compat'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { isNews, type LogContext, type LogLine, linesOf } from './log-lines.ts'
import { Sentence } from './Sentence.tsx'

interface Props extends LogContext {
  readonly received: readonly ReceivedEntry[]
  /** The chat; its hints are shown in the log. */
  readonly hints: readonly ChatLine[]
  readonly own: Seat | undefined
  /** Is the last line being shown on the board? */
  readonly isPlaying: boolean
  /** On a phone: is it open? */
  readonly open?: boolean
  /** The seats that the line under the pointer mentions. */
  point(seats: readonly Seat[]): void
  look(card: OpenableCard): void
}

/** A round with its lines. */
interface Chapter {
  readonly head: LogLine | undefined
  readonly lines: readonly LogLine[]
}

/** How many rounds are open besides those with new lines. */
const OPEN = 2

/** What happened, newest at the bottom, under a heading for each round. Lines since the viewer's last move are marked. */
export function Log(props: Props) {
  const end = useRef<HTMLDivElement>(null)
  const lines = withHints(linesOf(props.received, props), props)
  // Scrolls only the panel: on a phone the page would scroll too.
  useLayoutEffect(() => {
    const paper = end.current?.closest('.rail-body')
    if (paper != null) paper.scrollTop = paper.scrollHeight
  }, [lines.length, props.open])
  useKeptAtEnd(end)
  if (lines.length === 0) return <p class="hint">{t.value.table.nothingYet}</p>
  const lastOwn = props.received.findLast(({ seat, did }) => seat === props.own && did === 'play')?.n ?? -1
  const firstNew = lastOwn < 0 ? undefined : lines.find((line) => isNews(line, lastOwn, props.own))?.key
  const now = props.isPlaying ? lines.at(-1)?.key : undefined
  const chapters = chaptersOf(lines)
  return (
    <div class="log">
      {chapters.map((chapter, index) => {
        const isOpen = index >= chapters.length - OPEN || chapter.lines.some(({ n }) => n > lastOwn)
        return <ChapterOf {...props} key={chapter.head?.key ?? 'first'} chapter={chapter} isOpen={isOpen} firstNew={firstNew} now={now} />
      })}
      <div ref={end} />
    </div>
  )
}

/** A tip reduces the panel's height; if the last line was visible, it stays visible. */
function useKeptAtEnd(end: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const paper = end.current?.closest('.rail-body')
    if (paper == null) return
    let height = paper.clientHeight
    const watch = new ResizeObserver(() => {
      const wasAtEnd = paper.scrollTop + height >= paper.scrollHeight - 4
      height = paper.clientHeight
      if (wasAtEnd) paper.scrollTop = paper.scrollHeight
    })
    watch.observe(paper)
    return () => watch.disconnect()
  }, [])
}

/** Inserts hints between the lines, each at its time; of several steps only the last is shown. */
function withHints(lines: readonly LogLine[], { received, hints, names }: Props): readonly LogLine[] {
  const taken = hints.filter((line) => line.hint !== undefined)
  const shown = taken.filter(({ seat, hint = 0 }, index) => {
    const next = taken[index + 1]
    return next === undefined || next.seat !== seat || (next.hint ?? 0) <= hint
  })
  const all = [...lines]
  for (const { n, at, seat, hint = 0 } of shown) {
    if (seat === undefined) continue
    const after = received.findLast((entry) => entry.at <= at)?.n ?? 0
    const place = all.findLastIndex((line) => line.n <= after) + 1
    all.splice(place, 0, {
      key: `hint ${n}`,
      n: after,
      text: t.value.learn.hintTaken(names(seat), hint),
      seats: [seat],
      undone: false,
      icon: Lamp,
    })
  }
  return all
}

function Lamp() {
  return <Icon name="lightbulb" size={16} />
}

/** A turn within a round is not a separate section. */
function chaptersOf(lines: readonly LogLine[]): readonly Chapter[] {
  const chapters: { head: LogLine | undefined; lines: LogLine[] }[] = []
  for (const line of lines) {
    const isRound = line.heading !== undefined && line.heading.level !== 2
    if (isRound || chapters.length === 0) chapters.push({ head: isRound ? line : undefined, lines: isRound ? [] : [line] })
    else chapters[chapters.length - 1].lines.push(line)
  }
  return chapters
}

interface ChapterProps extends Props {
  readonly chapter: Chapter
  readonly isOpen: boolean
  readonly firstNew: string | undefined
  readonly now: string | undefined
}

function ChapterOf({ chapter: { head, lines }, isOpen, firstNew, now, names, point, look }: ChapterProps) {
  const list = (
    <ol>
      {lines.map((line) => (
        <LineOf
          key={line.key}
          line={line}
          isFirstNew={line.key === firstNew}
          isNow={line.key === now}
          names={names}
          point={point}
          look={look}
        />
      ))}
    </ol>
  )
  if (head?.heading === undefined) return list
  return (
    <details class="log-chapter" open={isOpen}>
      <summary>
        <b>{head.heading.title}</b>
        {head.heading.note !== undefined && <span class="log-note">{head.heading.note}</span>}
      </summary>
      {list}
    </details>
  )
}

interface LineProps extends Pick<Props, 'names' | 'point' | 'look'> {
  readonly line: LogLine
  /** Is it the first since the viewer's last move? */
  readonly isFirstNew: boolean
  /** Is it being shown on the board? */
  readonly isNow: boolean
}

/** Redrawn only if it changes: a log is long, and each step adds only a line. */
const LineOf = memo(Line, (was, is) => {
  if (was.isFirstNew !== is.isFirstNew || was.isNow !== is.isNow || was.names !== is.names) return false
  return was.line.text === is.line.text && was.line.undone === is.line.undone && was.line.heading === is.line.heading
})

function Line({ line, isFirstNew, isNow, names, point, look }: LineProps) {
  const { icon: Sign, seats } = line
  const mark = isFirstNew && <span class="log-mark">{t.value.table.since}</span>
  if (line.heading !== undefined)
    return (
      <li class="log-turn">
        {mark}
        <span class="log-turn-title">{line.heading.title}</span>
        {line.heading.note !== undefined && <span class="log-note">{line.heading.note}</span>}
      </li>
    )
  return (
    <li class={`${line.undone ? 'undone' : ''} ${isNow ? 'now' : ''}`} onPointerEnter={() => point(seats)} onPointerLeave={() => point([])}>
      {mark}
      <span class="log-line">
        <span class="log-sign">{Sign !== undefined ? <Sign /> : seats.length > 0 && <SeatMark seat={seats[0]} size={14} />}</span>
        <span>
          <Sentence
            text={line.text}
            seats={seats}
            names={names}
            lead={Sign === undefined ? seats[0] : undefined}
            cards={line.cards}
            look={look}
          />
          {line.note !== undefined && <span class="log-note">{line.note}</span>}
        </span>
      </span>
    </li>
  )
}
