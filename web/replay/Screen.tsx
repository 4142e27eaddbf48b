import { canonical, type GameText, type Names, type Seat, sha256Hex } from '@fairground/kernel'
import type { AnyBoard, BoardProps } from '@fairground/kit'
import type { Position, TableInfo } from '@fairground/server/tables/api.ts'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { SPEEDS, settings } from '../lib/settings.ts'
import { listed, t } from '../lib/text.ts'
import { type Line, linesOf } from '../table/Log.tsx'
import { namesOf } from '../table/names.ts'
import { Plaques } from '../table/Plaques.tsx'
import { Charts } from './Charts.tsx'
import { Controls } from './Controls.tsx'
import { Eyes, type Looking } from './Eyes.tsx'
import { type Film, type Frame, heardIn } from './film.ts'
import { Paper } from './Paper.tsx'
import { project, type Shown } from './projector.ts'
import { Story } from './Story.tsx'
import { seriesOf } from './series.ts'
import '../table/table.css'
import './replay.css'

type Text = GameText<unknown, never, unknown>
type Props = BoardProps<unknown, never, unknown>
type Tab = 'log' | 'charts' | 'record'

interface ScreenProps {
  readonly film: Film
  readonly table: TableInfo
  readonly board: AnyBoard
  readonly text: Text
  readonly from: number
  readonly as: Looking
  /** Where the server keeps it; missing for a record from this device. */
  readonly address?: string
}

/** A match that is over, at any moment, through anybody's eyes, on the game's own board. */
export function Screen({ film, table, board, text, from, as, address }: ScreenProps) {
  const [looking, look] = useState(as)
  const [tab, setTab] = useState<Tab>('log')
  const { frames } = film
  const names = namesOf(table)
  const ears = useMemo(() => ({ looking: as }), [])
  ears.looking = looking
  const projector = useMemo(() => project(film, from, (n) => shownIn(frames[n], ears.looking, board)), [film])
  useEffect(() => projector.stop, [projector])
  const at = projector.at.value
  const frame = frames[at]
  const showing = projector.showing.value
  useAddress(address, at, looking)

  const { language } = settings.value
  const viewer = looking === 'all' ? 'spectator' : looking
  const heard = useMemo(() => frames.map((each) => heardIn(each, looking)), [frames, looking])
  const lines = useMemo(() => storyOf(film, table, text, looking), [film, table, text, looking, t.value])
  const events = useMemo(
    () => heard.slice(0, at + 1).flatMap(({ told }) => told.flatMap((each) => ('event' in each ? [each.event] : []))),
    [heard, at],
  )
  const open = opener(film, { text, names, language, options: table.options as Props['options'], heard: events, showing })
  const props = open(frame, viewer)
  // With all hands open each plaque shows what its own seat knows.
  const holdings = (shown: Frame, seat: Seat) => board.holdings(open(shown, looking === 'all' ? seat : viewer), seat)
  const series = useMemo(
    () => (tab === 'charts' ? seriesOf(frames.length, film.record.seats, (n, seat) => holdings(frames[n], seat)) : []),
    [film, looking, language, tab],
  )
  const trays = looking === 'all' ? table.seats.map(({ seat }) => seat) : typeof looking === 'number' ? [looking] : []
  const { Picture, Tray } = board

  return (
    <main class={`table replay game-${table.game}`} data-moment={at}>
      <h1 class="unseen">
        {t.value.replay.title}: {text.title}
      </h1>
      <div class="replay-top">
        <Eyes seats={film.record.seats} names={names} looking={looking} look={look} />
        <Plaques
          table={table}
          position={positionOf(frame, props)}
          board={{ ...board, holdings: (_props, seat) => holdings(frame, seat) }}
          props={props}
          skew={0}
        />
      </div>
      <section class="board" id="board" aria-label={t.value.table.board}>
        <Picture {...props} />
      </section>
      <Controls projector={projector} caption={captionOf(frame, lines, showing, text, names)} turns={film.turns} />
      {trays.length > 0 && (
        <div class="tray replay-trays">
          {trays.map((seat) => (
            <section key={seat} class="replay-tray" aria-label={names(seat)}>
              {looking === 'all' && <h2>{names(seat)}</h2>}
              <Tray {...open(frame, seat)} />
            </section>
          ))}
        </div>
      )}
      <aside class="rail">
        <div class="tabs" role="tablist">
          {(['log', 'charts', 'record'] as const).map((each) => (
            <button key={each} type="button" role="tab" aria-selected={tab === each} class="tab" onClick={() => setTab(each)}>
              {t.value.replay.tabs[each]}
            </button>
          ))}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
        <div key={tab} class="rail-body" role="tabpanel" tabIndex={0} aria-label={t.value.replay.tabs[tab]}>
          {tab === 'log' && <Story lines={lines} at={at} go={projector.go} />}
          {tab === 'charts' && <Charts series={series} names={names} at={at} last={projector.last} go={projector.go} />}
          {tab === 'record' && (
            <Paper record={film.record} fingerprint={fingerprintOf(frame)} {...(address !== undefined && { address, at, looking })} />
          )}
        </div>
      </aside>
    </main>
  )
}

/** What the board is given at a frame, through somebody's eyes. Nothing can be chosen. */
function opener(film: Film, rest: Pick<Props, 'text' | 'names' | 'language' | 'options' | 'heard' | 'showing'>) {
  const nothing = () => undefined
  return (frame: Frame, viewer: Seat | 'spectator'): Props => ({
    ...rest,
    // The film was developed with these very rules.
    view: film.rules.view(frame.state, viewer) as never,
    turn: frame.turn,
    moves: [],
    choose: nothing,
    picked: undefined,
    pick: nothing,
    consider: nothing,
  })
}

function positionOf({ n, turn, conceded, result }: Frame, { view }: Props): Position {
  const { viewer } = view as { readonly viewer: Position['viewer'] }
  const still = { moves: [], secret: false, canUndo: false, paused: false, clocks: [] }
  return { ...still, n, viewer, view, turn, conceded, ...(result && { result }) }
}

const PAUSE = 700

/** The events of a step, each for as long as the board looks at it; one that shows nothing still takes a breath. */
function shownIn(frame: Frame, looking: Looking, board: AnyBoard): readonly Shown[] {
  if (frame.entry !== undefined && 'done' in frame.entry.do) return []
  const speed = SPEEDS[settings.peek().speed]
  const shown = heardIn(frame, looking).told.flatMap((each) => {
    const lasts = 'event' in each ? board.dwell(each.event, false) * speed : 0
    return 'event' in each && lasts > 0 ? [{ event: each.event, lasts }] : []
  })
  return shown.length > 0 ? shown : [{ event: undefined, lasts: PAUSE }]
}

/** The log of the whole match. With all hands open a line says who else could not hear it. */
function storyOf({ frames, rules }: Film, table: TableInfo, text: Text, looking: Looking): readonly Line[] {
  const names = namesOf(table)
  const viewer = looking === 'all' ? 'spectator' : looking
  const whole = frames.map((frame) => heardIn(frame, looking))
  const undone = new Set(whole.flatMap(({ did }) => (typeof did === 'object' && 'undo' in did ? [did.undo] : [])))
  return whole.flatMap((heard, n) => {
    const view = rules.view(frames[n].state, viewer) as never
    const own = linesOf({ heard: [heard], names, text, view })
    const told = frames[n].told
    const before = own.length - told.length
    return own.map((line, index) => {
      const to = looking === 'all' ? told[index - before]?.to : undefined
      const only = typeof to === 'object' && 'only' in to ? ` (${t.value.replay.onlyFor(listed(to.only.map(names)))})` : ''
      return { ...line, text: line.text + only, undone: undone.has(n) }
    })
  })
}

function captionOf({ n, result }: Frame, lines: readonly Line[], showing: unknown, text: Text, names: Names): string {
  if (showing !== undefined) return text.event(showing, names)
  const told = lines.filter((line) => line.n === n).map((line) => line.text)
  const winners = result?.places?.flatMap((place, seat) => (place === 1 ? [names(seat)] : [])) ?? []
  const end = winners.length === 0 ? [] : [winners.length === 1 ? t.value.end.won(winners[0]) : t.value.end.wonShared(listed(winners))]
  const words = [...told, ...end].join(' · ')
  return words === '' && n === 0 ? t.value.replay.deal : words
}

function fingerprintOf({ state }: Frame): string {
  return sha256Hex(canonical(state))
}

const SETTLED = 300

/** Keeps the address a link to the moment; not at each step, as browsers ration that. */
function useAddress(address: string | undefined, at: number, looking: Looking): void {
  useEffect(() => {
    if (address === undefined) return
    const timer = setTimeout(() => history.replaceState(undefined, '', momentOf(address, at, looking)), SETTLED)
    return () => clearTimeout(timer)
  }, [address, at, looking])
}

export function momentOf(address: string, at: number, looking: Looking): string {
  return `${address}?n=${at}&seat=${looking}`
}
