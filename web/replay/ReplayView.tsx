import { type AnyGame, canonical, type GameText, type MatchText, type Names, type Seat, sha256Hex, textFor } from '@fairground/kernel'
import type { AnyBoard, BoardProps, Holding } from '@fairground/kit'
import type { Moment, Position, ReceivedEntry, ReceivedEvent, TableInfo } from '@fairground/protocol'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { BackButton } from '../lib/BackButton.tsx'
import { useHeaderGame } from '../lib/header-game.ts'
import { Icon } from '../lib/icon.tsx'
import { Skeleton } from '../lib/Skeleton.tsx'
import { SPEEDS, settings } from '../lib/settings.ts'
import { listed, t } from '../lib/text.ts'
import { isLocal } from '../offline/table-info.ts'
import { headline } from '../table/headline.ts'
import { type LogLine, linesOf } from '../table/log-lines.ts'
import { namesOf } from '../table/names.ts'
import { Plaques } from '../table/Plaques.tsx'
import { SeatSheet } from '../table/SeatSheet.tsx'
import { Charts } from './Charts.tsx'
import { Controls } from './Controls.tsx'
import { EventList } from './EventList.tsx'
import { openPlayer, type TimedEvent } from './player.ts'
import { RecordPanel } from './RecordPanel.tsx'
import { seriesOf } from './series.ts'
import type { Timeline } from './timeline.ts'
import { type ReplayViewer, ViewerPicker } from './ViewerPicker.tsx'
import '../table/rail.css'
import '../table/table.css'
import './replay.css'

type Text = MatchText<unknown, never, unknown>
type Props = BoardProps<unknown, never, unknown>
const TABS = ['log', 'charts', 'record'] as const
type Tab = (typeof TABS)[number]

interface ReplayViewProps {
  readonly timeline: Timeline
  readonly table: TableInfo
  readonly board: AnyBoard
  readonly summary: AnyGame['summary']
  readonly text: GameText<unknown, never, unknown>
  readonly from: number
  readonly as: ReplayViewer
  /** Its address on the server once it is over; missing for a record from this device. */
  readonly address?: string
}

/** A match at any moment, on the game's own board: from every seat once it is over, only from your own while it runs. */
export function ReplayView({ timeline, table, board, summary, text: words, from, as, address }: ReplayViewProps) {
  const { facts } = timeline
  const text = useMemo(() => textFor(words, facts), [words, facts])
  const [looking, look] = useState(as)
  const [tab, setTab] = useState<Tab>('log')
  const [opened, setOpened] = useState<Seat | undefined>(undefined)
  const { last, whole } = timeline
  const names = namesOf(table)
  const recipient = useMemo(() => ({ looking: as }), [])
  recipient.looking = looking
  const player = useMemo(() => openPlayer(timeline, from, (n) => shownIn(timeline, n, recipient.looking, board)), [timeline])
  useEffect(() => player.stop, [player])
  const at = player.at.value
  const stepIndex = player.stepIndex.value
  useAddress(address, at, looking)

  const { language } = settings.value
  const viewer = looking === 'all' ? 'spectator' : looking
  const reached = useMoment(timeline, at, viewer)
  const shown = stepIndex === undefined ? [] : timeline.entryFor(at + 1, looking).events.slice(0, stepIndex)
  const showing = eventOf(shown.at(-1))
  const moment = reached && {
    ...reached,
    ...(stepIndex !== undefined && { view: stepView(timeline, at + 1, stepIndex, looking) ?? reached.view }),
  }
  const received = useMemo(() => Array.from({ length: last + 1 }, (_, n) => timeline.entryFor(n, looking)), [timeline, looking])
  const lines = useMemo(() => eventLines(timeline, table, board, summary, text, looking), [timeline, table, text, looking, t.value])
  const events = useMemo(
    () => [...received.slice(0, at + 1).flatMap((entry) => entry.events), ...shown].map(eventOf).filter((event) => event !== undefined),
    [received, at, stepIndex],
  )
  const open = opener({ facts, text, names, language, options: table.options as Props['options'], events, showing })
  // With all hands open, each plaque shows what its own seat knows.
  const holdings = (n: number, seat: Seat) => {
    const seen = n === at && looking !== 'all' ? moment : timeline.moment(n, looking === 'all' ? seat : viewer)
    return seen === undefined ? [] : board.holdings(open(seen), seat)
  }
  const ready = timeline.ready()
  const series = useMemo(() => {
    if (tab !== 'charts') return []
    const counts = (n: number, seat: Seat) => {
      const seen = timeline.moment(n, looking === 'all' ? seat : viewer)
      return seen === undefined ? {} : summary.counts(seen.view, facts)
    }
    return seriesOf(last + 1, timeline.seats, heldBy(timeline.seats, [0, at, last], holdings), counts)
  }, [timeline, looking, language, tab, ready])
  const standing = moment && board.standing?.(open(moment))
  useHeaderGame(text.title, standing)
  if (moment === undefined) return <Skeleton />
  const props = open(moment)
  const trays = looking === 'all' ? table.seats.map(({ seat }) => seat) : typeof looking === 'number' ? [looking] : []
  const { Picture, Tray } = board

  return (
    <main class={`table replay game-${table.game}`} data-moment={at} data-shown={moment.n}>
      <h1 class="unseen">
        {t.value.replay.title}: {text.title}
      </h1>
      <div class="replay-top">
        {whole === undefined ? (
          <a class="button small" href={tableAddress(table)}>
            <Icon name="chevronLeft" size={16} /> {t.value.replay.toTable}
          </a>
        ) : (
          <>
            <BackButton />
            <p class="replay-title">
              <b>{text.title}</b> {standing}
            </p>
            <ViewerPicker seats={timeline.seats} names={names} looking={looking} look={look} />
          </>
        )}
        <Plaques
          table={table}
          position={positionOf(moment, props)}
          board={{ ...board, holdings: (_props, seat) => holdings(at, seat) }}
          props={props}
          skew={0}
          changes={showing === undefined ? [] : summary.changes(showing, facts)}
          open={setOpened}
        />
      </div>
      <section class="board" id="board" aria-label={t.value.table.board} aria-busy={moment.n !== at}>
        <Picture {...props} />
      </section>
      <Controls player={player} caption={captionOf(moment, received[at], lines, showing, text, names)} turns={timeline.turns} />
      {trays.length > 0 && (
        <div class={`tray replay-trays ${trays.length > 1 ? 'many' : ''}`}>
          {trays.map((seat) => (
            <section key={seat} class="replay-tray" aria-label={names(seat)}>
              {looking === 'all' && <h2>{names(seat)}</h2>}
              <Tray {...open(seat === viewer ? moment : (timeline.moment(at, seat) ?? moment))} />
            </section>
          ))}
        </div>
      )}
      <aside class="rail">
        <div class="tabs" role="tablist">
          {TABS.filter((each) => each !== 'record' || whole !== undefined).map((each) => (
            <button key={each} type="button" role="tab" aria-selected={tab === each} class="tab" onClick={() => setTab(each)}>
              {t.value.replay.tabs[each]}
            </button>
          ))}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
        <div key={tab} class="rail-body" role="tabpanel" tabIndex={0} aria-label={t.value.replay.tabs[tab]}>
          {whole === undefined && (
            <p class="hint replay-so-far">
              <b>{t.value.replay.running}.</b> {t.value.replay.runningHint}
            </p>
          )}
          {tab === 'log' && address !== undefined && (
            <p class="row replay-explore">
              <a class="button small" href={`/review/${table.id}${typeof looking === 'number' ? `?seat=${looking}` : ''}`}>
                <Icon name="chartLine" size={16} /> {t.value.replay.review}
              </a>
              <a class="button small" href={`/analysis/${table.id}?n=${at}`}>
                <Icon name="branch" size={16} /> {t.value.replay.analysis}
              </a>
            </p>
          )}
          {tab === 'log' && <EventList lines={lines} at={at} go={player.go} />}
          {tab === 'charts' && <Charts series={series} names={names} at={at} last={last} go={player.go} />}
          {tab === 'record' && whole !== undefined && (
            <RecordPanel
              record={whole.record}
              fingerprint={sha256Hex(canonical(whole.frames[at].state))}
              {...(address !== undefined && { address, at, looking })}
            />
          )}
        </div>
      </aside>
      {opened !== undefined && (
        <SeatSheet
          table={table}
          position={positionOf(moment, props)}
          board={{ ...board, holdings: (_props, seat) => holdings(at, seat) }}
          props={looking === 'all' ? open(timeline.moment(at, opened) ?? moment) : props}
          seat={opened}
          close={() => setOpened(undefined)}
        />
      )}
    </main>
  )
}

/** The view at a moment; until it is loaded, the previous one stays. */
function useMoment(timeline: Timeline, n: number, viewer: Seat | 'spectator'): Moment | undefined {
  const shown = useRef<Moment | undefined>(undefined)
  const found = timeline.moment(n, viewer)
  if (found !== undefined) shown.current = found
  return found ?? shown.current
}

/** The board's props at a moment. Nothing can be chosen. */
function opener(rest: Pick<Props, 'facts' | 'text' | 'names' | 'language' | 'options' | 'events' | 'showing'>) {
  const nothing = () => undefined
  return ({ view, turn }: Moment): Props => ({
    ...rest,
    // Built by the rules of the same game.
    view: view as never,
    turn,
    moves: [],
    choose: nothing,
    picked: undefined,
    pick: nothing,
    consider: nothing,
  })
}

function positionOf({ n, turn, conceded, result }: Moment, { view }: Props): Position {
  const { viewer } = view as { readonly viewer: Position['viewer'] }
  const still = { moves: [], secret: false, canUndo: false, paused: false, clocks: [] }
  return { ...still, n, viewer, view, turn, conceded, ...(result && { result }) }
}

/** The link to the table of a running match. */
function tableAddress({ id, game, seats }: TableInfo): string {
  if (!isLocal(id)) return `/table/${id}`
  return `/${seats.filter(({ sitter }) => sitter === 'person').length > 1 ? 'hot-seat' : 'offline'}/${game}/${id}`
}

const PAUSE = 700

/** The events of a step, each as long as the board shows it; one that shows nothing still gets a short pause. */
function shownIn(timeline: Timeline, n: number, looking: ReplayViewer, board: AnyBoard): readonly TimedEvent[] {
  const { did, events } = timeline.entryFor(n, looking)
  if (did === 'done') return []
  const speed = SPEEDS[settings.peek().speed]
  const shown = events.flatMap((each, index) => {
    const lasts = 'event' in each ? board.dwell(each.event, false) * speed : 0
    return lasts > 0 ? [{ shown: index + 1, lasts }] : []
  })
  return shown.length > 0 ? shown : [{ shown: 0, lasts: PAUSE }]
}

/** Every kind of holding that a plaque shows at one of these moments. */
function heldBy(seats: number, moments: readonly number[], holdings: (n: number, seat: Seat) => readonly Holding[]): readonly Holding[] {
  const kinds = new Map<string, Holding>()
  for (const n of moments) for (let seat = 0; seat < seats; seat++) for (const held of holdings(n, seat)) kinds.set(held.label, held)
  return [...kinds.values()]
}

function eventOf(each: ReceivedEvent | undefined): unknown {
  return each !== undefined && 'event' in each ? each.event : undefined
}

/** The view after so many events of an entry; the last one leads to the moment itself. */
function stepView(timeline: Timeline, n: number, count: number, looking: ReplayViewer): unknown {
  const { events } = timeline.entryFor(n, looking)
  if (count === 0) return undefined
  return (
    timeline.steps(n, looking)[count - 1] ??
    (count === events.length ? timeline.moment(n, looking === 'all' ? 'spectator' : looking)?.view : undefined)
  )
}

/** The log of the whole match. With all hands open, a line says who could not see it. */
function eventLines(
  timeline: Timeline,
  table: TableInfo,
  board: AnyBoard,
  summary: AnyGame['summary'],
  text: Text,
  looking: ReplayViewer,
): readonly LogLine[] {
  const names = namesOf(table)
  const viewer = looking === 'all' ? 'spectator' : looking
  const { last, whole } = timeline
  const all = Array.from({ length: last + 1 }, (_, n) => timeline.entryFor(n, looking))
  const undone = new Set(all.flatMap(({ did }) => (typeof did === 'object' && 'undo' in did ? [did.undo] : [])))
  return all.flatMap((received, n) => {
    // Forced moves are described with the table at that time; for a running match, with the current table.
    const view = timeline.moment(whole === undefined ? last : n, viewer)?.view as never
    const own = linesOf([received], { names, text, view, facts: timeline.facts, summary, board })
    const addressed = looking === 'all' ? (whole?.frames[n].trace.events ?? []) : []
    const before = own.length - addressed.length
    return own.map((line, index) => {
      const to = addressed[index - before]?.to
      const only = typeof to === 'object' && 'only' in to ? ` (${t.value.replay.onlyFor(listed(to.only.map(names)))})` : ''
      return { ...line, text: line.text + only, undone: undone.has(n) }
    })
  })
}

function captionOf(
  { n, result }: Moment,
  received: ReceivedEntry,
  lines: readonly LogLine[],
  showing: unknown,
  text: Text,
  names: Names,
): string {
  if (showing !== undefined) return text.event(showing, names)
  const own = lines.filter((line) => line.n === received.n).map((line) => line.text)
  const end = n === received.n && result?.places !== undefined ? [headline(t.value.end, result, 'spectator', names, listed)] : []
  const words = [...own, ...end].join(' · ')
  if (words !== '') return words
  return received.did === 'done' ? t.value.replay.handedOn(names(received.seat)) : received.did === 'deal' ? t.value.replay.deal : ''
}

const SETTLED = 300

/** Keeps a link to the moment in the address; not at each step, since browsers limit the rate. */
function useAddress(address: string | undefined, at: number, looking: ReplayViewer): void {
  useEffect(() => {
    if (address === undefined) return
    const timer = setTimeout(() => history.replaceState(undefined, '', momentOf(address, at, looking)), SETTLED)
    return () => clearTimeout(timer)
  }, [address, at, looking])
}

export function momentOf(address: string, at: number, looking: ReplayViewer): string {
  return `${address}?n=${at}&seat=${looking}`
}
