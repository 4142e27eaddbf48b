import type { AnyGame, MatchText, Names, Seat } from '@fairground/kernel'
import type { Heard, HeardEvent } from '@fairground/protocol'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../lib/text.ts'
import { askedFor } from './asked.ts'

interface Props {
  readonly heard: readonly Heard[]
  readonly names: Names
  readonly text: MatchText<unknown, never, unknown>
  readonly view: never
  readonly summary: AnyGame['summary']
  readonly own: Seat | undefined
  /** Whom the line under the pointer speaks of. */
  point?(seats: readonly Seat[]): void
}

export interface LogLine {
  readonly key: string
  readonly n: number
  readonly text: string
  /** Whom it is about. */
  readonly seats: readonly Seat[]
  readonly undone: boolean
}

/** What happened, newest at the bottom, in the language of the moment. Lines since one's own last move are marked. */
export function Log(props: Props) {
  const end = useRef<HTMLDivElement>(null)
  const lines = linesOf(props)
  // The paper alone: on a phone the page would go along.
  useLayoutEffect(() => {
    const paper = end.current?.closest('.rail-body')
    if (paper != null) paper.scrollTop = paper.scrollHeight
  }, [lines.length])
  if (lines.length === 0) return <p class="hint">{t.value.table.nothingYet}</p>
  const lastOwn = props.heard.findLast(({ seat, did }) => seat === props.own && did === 'play')?.n ?? -1
  const firstNew = lines.findIndex(({ n }) => n > lastOwn)
  return (
    <div class="log">
      <ol>
        {lines.map((line, index) => (
          <li
            key={line.key}
            class={line.undone ? 'undone' : ''}
            onPointerEnter={() => props.point?.(line.seats)}
            onPointerLeave={() => props.point?.([])}
          >
            {index === firstNew && index > 0 && <span class="log-mark">{t.value.table.since}</span>}
            {line.text}
          </li>
        ))}
      </ol>
      <div ref={end} />
    </div>
  )
}

type Said = Pick<LogLine, 'text' | 'seats'>

export function linesOf({
  heard,
  names,
  text,
  view,
  summary,
}: Pick<Props, 'heard' | 'names' | 'text' | 'view' | 'summary'>): readonly LogLine[] {
  const undone = new Set(heard.flatMap(({ did }) => (typeof did === 'object' && 'undo' in did ? [did.undo] : [])))
  return heard.flatMap((entry) => {
    const own = sentenceOf(entry, names)
    const said: readonly Said[] = [
      ...(own === undefined ? [] : [{ text: own, seats: [entry.seat] }]),
      ...entry.told.map((each) =>
        'event' in each
          ? { text: text.event(each.event, names), seats: summary.seats(each.event) }
          : { text: forcedText(each, text, names, view), seats: [each.seat] },
      ),
    ]
    return said.map((line, index) => ({ key: `${entry.n}.${index}`, n: entry.n, ...line, undone: undone.has(entry.n) }))
  })
}

/** A forced move is worded with what was seen at its own moment, where that is known. */
function forcedText(told: Extract<HeardEvent, { forced: unknown }>, text: Props['text'], names: Names, view: never): string {
  return t.value.table.forced(names(told.seat), text.move(told.forced, (told.view as never) ?? view, names))
}

/** What an entry says beside the game's own events. */
function sentenceOf({ did, seat }: Heard, names: Names): string | undefined {
  const say = t.value.table
  const name = names(seat)
  if (did === 'concede') return say.conceded(name)
  if (typeof did === 'string') return undefined
  if ('undo' in did) return say.takenBack(name)
  if ('ask' in did) return askedFor(did.ask, name)
  if ('answer' in did) return did.answer ? say.agreed(name) : say.refused(name)
  return say.satDown(name, did.sit === 'person' ? say.person : say.bot)
}
