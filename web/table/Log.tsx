import type { MatchText, Names, Seat } from '@fairground/kernel'
import type { Heard } from '@fairground/protocol'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../lib/text.ts'
import { askedFor } from './asked.ts'

interface Props {
  readonly heard: readonly Heard[]
  readonly names: Names
  readonly text: MatchText<unknown, never, unknown>
  readonly view: never
  readonly seats: number
  readonly own: Seat | undefined
  /** Whom the line under the pointer speaks of. */
  point?(seats: readonly Seat[]): void
}

export interface LogLine {
  readonly key: string
  readonly n: number
  readonly text: string
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
            onPointerEnter={() => props.point?.(namedIn(line.text, props))}
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

/** The seats whose names stand in a sentence. */
function namedIn(sentence: string, { names, seats }: Props): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sentence.includes(names(seat)))
}

export function linesOf({ heard, names, text, view }: Pick<Props, 'heard' | 'names' | 'text' | 'view'>): readonly LogLine[] {
  const undone = new Set(heard.flatMap(({ did }) => (typeof did === 'object' && 'undo' in did ? [did.undo] : [])))
  return heard.flatMap((entry) => {
    const own = sentenceOf(entry, names)
    const told = entry.told.map((each) =>
      'event' in each ? text.event(each.event, names) : t.value.table.forced(names(each.seat), text.move(each.forced, view, names)),
    )
    return [...(own === undefined ? [] : [own]), ...told].map((line, index) => ({
      key: `${entry.n}.${index}`,
      n: entry.n,
      text: line,
      undone: undone.has(entry.n),
    }))
  })
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
