import type { AnyGame, MatchText, Names, Seat } from '@fairground/kernel'
import type { AnyBoard, EventDisplay, Heading } from '@fairground/kit'
import type { ReceivedEntry, ReceivedEvent } from '@fairground/protocol'
import { settings } from '../lib/settings.ts'
import { listed, t } from '../lib/text.ts'
import { askedFor } from './asked.ts'

/** A line of the log, or a heading in it. */
export interface LogLine {
  readonly key: string
  /** The entry that it describes. */
  readonly n: number
  readonly text: string
  /** The seats it is about, the acting one first. */
  readonly seats: readonly Seat[]
  readonly undone: boolean
  readonly heading?: Heading
  readonly icon?: EventDisplay['icon']
  readonly note?: string
  readonly cards?: EventDisplay['cards']
  /** A secret choice: consecutive ones share a line. */
  readonly commits?: boolean
}

export interface LogContext {
  readonly names: Names
  readonly text: MatchText<unknown, never, unknown>
  /** The current view, for forced moves whose own view was not kept. */
  readonly view: never
  readonly facts: unknown
  readonly summary: AnyGame['summary']
  readonly board: AnyBoard
}

/** How an event is shown on this board, in the current language. */
export function eventDisplayOf(
  event: unknown,
  { board, facts, text, names }: Pick<LogContext, 'board' | 'facts' | 'text' | 'names'>,
): EventDisplay {
  return board.eventDisplay?.(event, { facts, text, names, language: settings.value.language }) ?? {}
}

type Said = Omit<LogLine, 'key' | 'n' | 'undone'>

/** The received events as lines, oldest first. Consecutive secret choices are one line. */
export function linesOf(received: readonly ReceivedEntry[], context: LogContext): readonly LogLine[] {
  const undone = new Set(received.flatMap(({ did }) => (typeof did === 'object' && 'undo' in did ? [did.undo] : [])))
  const lines: LogLine[] = []
  for (const entry of received) {
    for (const [index, said] of saidIn(entry, context).entries()) {
      const line: LogLine = { key: `${entry.n}.${index}`, n: entry.n, ...said, undone: undone.has(entry.n) }
      const last = lines.at(-1)
      if (line.commits && last?.commits && !last.undone && !line.undone) lines[lines.length - 1] = together(last, line, context.names)
      else lines.push(line)
    }
  }
  return lines
}

/** What came after the viewer's own move, and what others did while it was carried out. */
export function isNews({ n, seats, heading, commits }: LogLine, lastOwn: number, own: Seat | undefined): boolean {
  if (heading?.level === 1 || commits) return false
  return n > lastOwn || (n === lastOwn && seats.some((seat) => seat !== own))
}

function saidIn(entry: ReceivedEntry, context: LogContext): readonly Said[] {
  const own = sentenceOf(entry, context.names)
  return [...(own === undefined ? [] : [{ text: own, seats: [entry.seat] }]), ...entry.events.map((each) => saidOf(each, context))]
}

/** Caches lines: the log is rebuilt at every step, and only its last lines change. */
const kept = new WeakMap<ReceivedEvent, { readonly said: Said; readonly names: Names; readonly text: LogContext['text'] }>()

function saidOf(each: ReceivedEvent, context: LogContext): Said {
  const { names, text, view } = context
  // A forced move is described with the view of its own moment, if known.
  if ('forced' in each) {
    const what = text.move(each.forced, (each.view as never) ?? view, names)
    return { text: t.value.table.forced(names(each.seat), what), seats: [each.seat] }
  }
  const before = kept.get(each)
  if (before !== undefined && before.names === names && before.text === text) return before.said
  const said = eventSaid(each.event, context)
  kept.set(each, { said, names, text })
  return said
}

function eventSaid(event: unknown, context: LogContext): Said {
  const { heading, icon, note, cards, commits } = eventDisplayOf(event, context)
  return {
    text: context.text.event(event, context.names),
    seats: context.summary.seats(event),
    ...(heading && { heading }),
    ...(icon && { icon }),
    ...(note !== undefined && { note }),
    ...(cards && { cards }),
    ...(commits && { commits }),
  }
}

function together(first: LogLine, second: LogLine, names: Names): LogLine {
  const seats = [...new Set([...first.seats, ...second.seats])]
  return { ...first, seats, text: t.value.table.haveChosen(listed(seats.map(names))) }
}

/** The text of an entry besides the game's own events. */
function sentenceOf({ did, seat }: ReceivedEntry, names: Names): string | undefined {
  const say = t.value.table
  const name = names(seat)
  if (did === 'concede') return say.conceded(name)
  if (typeof did === 'string') return undefined
  if ('undo' in did) return say.takenBack(name)
  if ('ask' in did) return askedFor(did.ask, name)
  if ('answer' in did) return did.answer ? say.agreed(name) : say.refused(name)
  return say.satDown(name, did.sit === 'person' ? say.person : say.bot)
}

/** The forms of a card's name in a sentence: in German “der Affe” becomes “den Affen”. */
export function formsOf(name: string): readonly string[] {
  return name.endsWith('e') ? [name, `${name}n`] : [name]
}
