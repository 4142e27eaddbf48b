import type { AnyFurnished, MatchRecord } from '@fairground/kernel'
import type { Heard, Snapshot, TableInfo } from '@fairground/server/tables/api.ts'
import { useState } from 'preact/hooks'
import { get, Refused } from '../lib/api.ts'
import { boardOf, wordsOf } from '../lib/boards.ts'
import { failed } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { isLocal, tableOn } from '../offline/paper.ts'
import { keptGame } from '../offline/store.ts'
import { type Looking, lookingIn } from '../replay/Eyes.tsx'
import { develop } from '../replay/film.ts'
import { HeardSoFar } from '../replay/Heard.tsx'
import { type Judgement, judge, judgeFile } from '../replay/record.ts'
import { Screen } from '../replay/Screen.tsx'
import { Upload } from '../replay/Upload.tsx'
import { Verdict } from '../replay/Verdict.tsx'
import { Failure } from './Failure.tsx'

/** A match to look back at: one of the house by its table, or a record from this device. */
export default function Replay({ table }: { readonly table: string | undefined }) {
  return table === undefined ? <FromFile /> : <FromTable at={table} />
}

type Kept =
  | { readonly over: true; readonly table: TableInfo; readonly judgement: Judgement }
  | { readonly over: false; readonly snapshot: Snapshot; readonly log: readonly Heard[] }

async function fetchTable(at: string): Promise<Kept> {
  if (isLocal(at)) return fromDevice(at)
  const path = `/api/tables/${encodeURIComponent(at)}`
  const snapshot = await get<Snapshot>(path)
  if (snapshot.table.state !== 'over') return { over: false, snapshot, log: (await get<{ log: readonly Heard[] }>(`${path}/log`)).log }
  return { over: true, table: snapshot.table, judgement: await judge(await get<MatchRecord>(`${path}/record`)) }
}

/** A game that this device keeps. */
async function fromDevice(id: string): Promise<Kept> {
  const kept = await keptGame(id)
  if (kept === undefined) throw new Refused('not-found', t.value.errors.notFound)
  return { over: true, table: tableOn(kept.record, kept.names, kept.began), judgement: await judge(kept.record) }
}

function FromTable({ at }: { readonly at: string }) {
  const kept = useLoaded(() => fetchTable(at), at)
  if (kept.state === 'failed') return <Failure error={kept.error} again={kept.again} />
  if (kept.state === 'loading') return <div class="loading" aria-busy="true" />
  if (!kept.value.over) return <Running {...kept.value} />
  const { judgement, table } = kept.value
  return judgement.verdict === 'sound' ? (
    <Sound record={judgement.record} furnished={judgement.furnished} table={table} address={`/replay/${at}`} />
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
    return <Sound record={judgement.record} furnished={judgement.furnished} table={tableFrom(judgement.record)} />
  return (
    <main class="page narrow">
      <div class="stack">
        <h1>{say.title}</h1>
        <p>{say.intro}</p>
      </div>
      {judgement === 'checking' && <p aria-busy="true">{say.checking}</p>}
      {typeof judgement === 'object' && <Verdict judgement={judgement} />}
      <Upload label={say.choose} take={take} />
    </main>
  )
}

/** A record names seats, never people. */
function tableFrom(record: MatchRecord): TableInfo {
  return tableOn(
    record,
    record.sitters.map((sitter, seat) => (sitter === 'person' ? t.value.replay.player(seat + 1) : undefined)),
  )
}

interface SoundProps {
  readonly record: MatchRecord
  readonly furnished: AnyFurnished
  readonly table: TableInfo
  readonly address?: string
}

function Sound({ record, furnished, table, address }: SoundProps) {
  const { language } = settings.value
  const film = useLoaded(async () => develop(furnished.game, record), record)
  const board = useLoaded(() => boardOf(record.game), record.game)
  const text = useLoaded(() => wordsOf(record.game, language), `${record.game} ${language}`)
  if (film.state === 'failed') return <Failure error={film.error} />
  if (board.state === 'failed' || text.state === 'failed') return <Failure error={undefined} again={board.again} />
  if (film.state === 'loading' || board.state === 'loading' || text.state === 'loading') return <div class="loading" aria-busy="true" />
  if (board.value === undefined || text.value === undefined) return <Failure error={undefined} />
  const search = new URLSearchParams(location.search)
  const wish = search.get('n')
  return (
    <Screen
      film={film.value}
      table={table}
      board={board.value}
      // Words and board are of the same game as the record.
      text={text.value as never}
      from={wish === null ? 0 : Number(wish)}
      as={lookingIn(search, record.seats) ?? ownSeat(table)}
      {...(address !== undefined && { address })}
    />
  )
}

function ownSeat(table: TableInfo): Looking {
  const person = known()?.id
  return table.seats.find((seat) => person !== undefined && seat.person === person)?.seat ?? 'all'
}

function Running({ snapshot, log }: { readonly snapshot: Snapshot; readonly log: readonly Heard[] }) {
  const { language } = settings.value
  const text = useLoaded(() => wordsOf(snapshot.table.game, language), `${snapshot.table.game} ${language}`)
  if (text.state !== 'there' || text.value === undefined) return <div class="loading" aria-busy="true" />
  // The words are of the same game as the table.
  return <HeardSoFar snapshot={snapshot} log={log} text={text.value as never} />
}

function Unsound({ judgement }: { readonly judgement: Judgement }) {
  return (
    <main class="page narrow" id="board">
      <h1>{t.value.replay.title}</h1>
      <Verdict judgement={judgement} />
    </main>
  )
}
