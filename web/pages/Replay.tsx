import { games } from '@fairground/games'
import { type AnyGamePackage, type GameText, type MatchRecord, textFor, type Viewer } from '@fairground/kernel'
import type { ReceivedEntry, Snapshot, TableInfo } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, momentsOf, Refused } from '../lib/api.ts'
import { boardOf, wordsOf } from '../lib/boards.ts'
import { failed } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { Skeleton } from '../lib/Skeleton.tsx'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { type KeptGame, keptGame } from '../offline/store.ts'
import { isLocal, localTableInfo } from '../offline/table-info.ts'
import { CheckResult } from '../replay/CheckResult.tsx'
import { ReplayView } from '../replay/ReplayView.tsx'
import { type Judgement, judge, judgeFile } from '../replay/record.ts'
import { runningTimeline } from '../replay/running-timeline.ts'
import { type Timeline, timelineOf } from '../replay/timeline.ts'
import { Upload } from '../replay/Upload.tsx'
import { lookingIn, type ReplayViewer } from '../replay/ViewerPicker.tsx'
import { eventDisplayOf } from '../table/log-lines.ts'
import { namesOf } from '../table/names.ts'
import { DuskPage } from './DuskPage.tsx'
import { Failure } from './Failure.tsx'

/** A replay: of a table on the server, or of a record from this device. */
export default function Replay({ table }: { readonly table: string | undefined }) {
  return table === undefined ? <FromFile /> : <FromTable at={table} />
}

type Kept =
  | { readonly over: true; readonly table: TableInfo; readonly judgement: Judgement }
  /** A running match, as far as one viewer has seen it. */
  | { readonly over: false; readonly table: TableInfo; readonly timeline: Timeline; readonly viewer: Viewer }

async function fetchTable(at: string): Promise<Kept> {
  const kept = isLocal(at) ? await keptGame(at) : undefined
  if (kept !== undefined) return fromDevice(kept)
  const path = `/api/tables/${encodeURIComponent(at)}`
  const { table, facts, position } = await get<Snapshot>(path)
  if (table.state === 'over') return { over: true, table, judgement: await judge(await get<MatchRecord>(`${path}/record`)) }
  if (position === undefined) throw new Refused('not-begun', t.value.replay.nothing)
  const { log } = await get<{ log: readonly ReceivedEntry[] }>(`${path}/log`)
  const timeline = runningTimeline({ seats: table.seats.length, facts, position }, log, momentsOf(path), await commitmentsAt(table, facts))
  return { over: false, table, timeline, viewer: position.viewer }
}

/** Recognizes entries that are only secret choices. */
async function commitmentsAt(table: TableInfo, facts: unknown): Promise<(entry: ReceivedEntry) => boolean> {
  const { language } = settings.peek()
  const [board, words] = await Promise.all([boardOf(table.game), wordsOf(table.game, language)])
  if (board === undefined || words === undefined) return () => false
  const context = { board, facts, text: textFor(words as GameText<unknown, never, unknown>, facts), names: namesOf(table) }
  return ({ events }) =>
    events.length > 0 && events.every((each) => 'event' in each && eventDisplayOf(each.event, context).commits === true)
}

/** A game saved on this device. While it runs, it shows what its only person has seen or, with several, what everybody has. */
async function fromDevice({ id, record, seed, names, began }: KeptGame): Promise<Kept> {
  const table = localTableInfo({ ...record, id }, names, began)
  const gamePackage = await games[record.game]?.()
  if (record.result !== undefined || gamePackage === undefined) return { over: true, table, judgement: await judge(record) }
  const people = record.sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []))
  const { whole: _, ...timeline } = timelineOf(gamePackage.game, record, seed)
  return { over: false, table, timeline, viewer: people.length === 1 ? people[0] : 'spectator' }
}

function FromTable({ at }: { readonly at: string }) {
  const kept = useLoaded(() => fetchTable(at), at)
  if (kept.state === 'failed') return <Failure error={kept.error} again={kept.again} />
  if (kept.state === 'loading') return <Skeleton />
  if (!kept.value.over) return <TimelineView timeline={kept.value.timeline} table={kept.value.table} as={kept.value.viewer} />
  const { judgement, table } = kept.value
  return judgement.verdict === 'sound' ? (
    <Sound record={judgement.record} gamePackage={judgement.gamePackage} table={table} address={`/replay/${at}`} />
  ) : (
    <Unsound judgement={judgement} />
  )
}

function FromFile() {
  const [judgement, setJudgement] = useState<Judgement | 'checking' | undefined>(undefined)
  const say = t.value.replay

  function take(file: Blob): void {
    setJudgement('checking')
    judgeFile(file).then(setJudgement, (error) => {
      setJudgement(undefined)
      failed(error)
    })
  }

  if (typeof judgement === 'object' && judgement.verdict === 'sound')
    return <Sound record={judgement.record} gamePackage={judgement.gamePackage} table={tableFrom(judgement.record)} />
  return (
    <DuskPage title={say.title} line={say.intro} narrow>
      {judgement === 'checking' && <p aria-busy="true">{say.checking}</p>}
      {typeof judgement === 'object' && <CheckResult judgement={judgement} />}
      <Upload label={say.choose} take={take} />
    </DuskPage>
  )
}

/** A record names seats, never people. */
function tableFrom(record: MatchRecord): TableInfo {
  return localTableInfo(
    record,
    record.sitters.map((sitter, seat) => (sitter === 'person' ? t.value.replay.player(seat + 1) : undefined)),
  )
}

interface SoundProps {
  readonly record: MatchRecord
  readonly gamePackage: AnyGamePackage
  readonly table: TableInfo
  readonly address?: string
}

function Sound({ record, gamePackage, table, address }: SoundProps) {
  const timeline = useLoaded(async () => timelineOf(gamePackage.game, record), record)
  if (timeline.state === 'failed') return <Failure error={timeline.error} />
  if (timeline.state === 'loading') return <Skeleton />
  return <TimelineView timeline={timeline.value} table={table} as={ownSeat(table)} {...(address !== undefined && { address })} />
}

interface TimelineViewProps {
  readonly timeline: Timeline
  readonly table: TableInfo
  readonly as: ReplayViewer
  readonly address?: string
}

/** A timeline on the game's board, starting at the moment in the address. For a running match it starts at the end. */
function TimelineView({ timeline, table, as, address }: TimelineViewProps) {
  const { language } = settings.value
  const board = useLoaded(() => boardOf(table.game), table.game)
  const text = useLoaded(() => wordsOf(table.game, language), `${table.game} ${language}`)
  const summary = useLoaded(async () => (await games[table.game]?.())?.game.summary, table.game)
  if (board.state === 'failed' || text.state === 'failed' || summary.state === 'failed')
    return <Failure error={undefined} again={board.again} />
  if (board.state === 'loading' || text.state === 'loading' || summary.state === 'loading') return <Skeleton />
  if (board.value === undefined || text.value === undefined) return <Failure error={undefined} />
  const search = new URLSearchParams(location.search)
  const given = search.get('n')
  const first = timeline.whole === undefined ? timeline.last : 0
  return (
    <ReplayView
      timeline={timeline}
      table={table}
      board={board.value}
      summary={summary.value}
      // Texts and board are of the same game as the timeline.
      text={text.value as never}
      from={given === null ? first : Number(given)}
      as={(timeline.whole && lookingIn(search, timeline.seats)) ?? as}
      {...(address !== undefined && { address })}
    />
  )
}

function ownSeat(table: TableInfo): ReplayViewer {
  const person = known()?.id
  return table.seats.find((seat) => person !== undefined && seat.person === person)?.seat ?? 'all'
}

function Unsound({ judgement }: { readonly judgement: Judgement }) {
  return (
    <DuskPage title={t.value.replay.title} narrow id="board">
      <CheckResult judgement={judgement} />
    </DuskPage>
  )
}
