import { SeatMark } from '@fairground/kit'
import type { EntrantInfo, TableInfo, TournamentInfo, TournamentTable } from '@fairground/protocol'
import armchair from 'lucide-static/icons/armchair.svg?raw'
import { useState } from 'preact/hooks'
import { get, post } from '../lib/api.ts'
import { leftInShort } from '../lib/durations.ts'
import { failed } from '../lib/errors.ts'
import { Icon, OwnIcon } from '../lib/icon.tsx'
import { beSomebody } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { listed } from '../lib/text.ts'
import { wordFor } from '../lib/word.ts'
import { Avatar } from '../people/Avatar.tsx'
import { entrantOf, kindOf, nameOf, pointsIn, whenIs } from './names.ts'
import { words } from './words.ts'
import './next-game.css'

interface Props {
  readonly info: TournamentInfo
  readonly now: number
  put(info: TournamentInfo): void
}

/** The viewer's own table, first and largest; or what they wait for, and how to take part. */
export function NextGame({ info, now, put }: Props) {
  const own = info.me === undefined ? undefined : entrantOf(info, info.me)
  const table = own && info.tables.find(({ state, seats }) => state !== 'over' && seats.some(({ entrant }) => entrant === own.entrant))
  if (own !== undefined && table !== undefined) return <OwnTable info={info} table={table} own={own} now={now} />
  return <Waiting info={info} own={own} now={now} put={put} />
}

function OwnTable({ info, table, own, now }: { info: TournamentInfo; table: TournamentTable; own: EntrantInfo; now: number }) {
  const [busy, setBusy] = useState(false)
  const say = words.value.next
  const seat = table.seats.findIndex(({ entrant }) => entrant === own.entrant)
  const isReady = table.seats[seat].ready
  const others = table.seats.filter((_, index) => index !== seat)
  const met = others.filter(({ entrant }) => {
    const theirs = entrantOf(info, entrant)?.rounds ?? []
    return own.rounds.some((round) => round.table !== undefined && theirs.some((other) => other.table === round.table))
  })
  const names = met.map(({ entrant }) => entrantOf(info, entrant)).flatMap((each) => (each === undefined ? [] : [nameOf(each)]))

  async function takeSeat(): Promise<void> {
    setBusy(true)
    try {
      if (table.state === 'open' && !isReady) {
        // First the commitment to the seed, then this browser's word.
        const { table: seen } = await get<{ table: TableInfo }>(`/api/tables/${table.table}`)
        await post(`/api/tables/${table.table}/ready`, { ready: true, ...wordFor(seen) })
      }
      go(`/table/${table.table}`)
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <section class="card own-table" aria-labelledby="own-table">
      <FromAbove info={info} table={table} seat={seat} now={now} />
      <div class="own-side">
        <p class="own-kind">
          <b>{say.title}</b>
          <span> · {names.length === 0 ? say.metNone : say.metSome(listed(names))}</span>
        </p>
        <h2 id="own-table">{say.place(table.number, say.seats[seat])}</h2>
        <ul class="own-seats">
          {table.seats.map(({ seat: each, entrant, ready }) => {
            const who = entrantOf(info, entrant)
            return (
              <li key={each}>
                <SeatMark seat={each} size={16} />
                {each === seat ? <b>{say.you}</b> : <span class="own-name">{who === undefined ? '' : nameOf(who)}</span>}
                <span class="number hint own-points">{words.value.points(pointsIn(who?.points ?? 0))}</span>
                <span class="number hint own-points short">{pointsIn(who?.points ?? 0)}</span>
                <span class={ready ? 'is-ready' : 'hint'}>
                  <Icon name={ready ? 'check' : 'clock'} size={18} />
                  <span class="unseen">{ready ? say.ready : say.awaited}</span>
                </span>
              </li>
            )
          })}
        </ul>
        <button type="button" class="button primary own-go" disabled={busy} onClick={() => void takeSeat()}>
          <OwnIcon raw={armchair} size={20} /> {table.state === 'open' && !isReady ? say.takeSeat : say.toTable}
        </button>
      </div>
    </section>
  )
}

/** The table from above with the players' arms around it, the viewer's own at the bottom. */
function FromAbove({ info, table, seat, now }: { info: TournamentInfo; table: TournamentTable; seat: number; now: number }) {
  const say = words.value.next
  const count = table.seats.length
  return (
    <div class="from-above" aria-hidden="true">
      <div class="wood">
        <b class="number">{table.seatBy === undefined ? <Icon name="play" size={32} /> : leftInShort(Math.max(0, table.seatBy - now))}</b>
        <span>{table.seatBy === undefined ? say.playing : say.untilPlay}</span>
      </div>
      {table.seats.map(({ seat: each, entrant }) => {
        const who = entrantOf(info, entrant)
        const angle = Math.PI / 2 + (2 * Math.PI * (each - seat)) / count
        const at = { left: `${50 + 41 * Math.cos(angle)}%`, top: `${50 + 36 * Math.sin(angle)}%` }
        return (
          <span key={each} class={`at-table${each === seat ? ' own' : ''}`} style={at}>
            <Avatar name={who?.name ?? ''} bot={who?.bot !== undefined} size={46} />
            <i>
              <SeatMark seat={each} size={12} />
            </i>
          </span>
        )
      })}
    </div>
  )
}

function Waiting({ info, own, now, put }: Omit<Props, 'put'> & { own: EntrantInfo | undefined; put: Props['put'] }) {
  const say = words.value
  const deed = (word: string, body?: unknown) =>
    beSomebody()
      .then(() => post<TournamentInfo>(`/api/tournaments/${info.id}/${word}`, body))
      .then(put)
      .catch(failed)
  const mayEnter =
    info.mayEnter || (info.me === undefined && (info.state === 'planned' || (info.state === 'running' && info.format === 'arena')))
  const entered = own !== undefined && info.entered
  return (
    <section class="card own-wait" aria-live="polite">
      <p class="own-line">{sentence(info, own, now)}</p>
      {info.state === 'over' && <Podium info={info} />}
      {entered && own.state === 'break' && info.state === 'running' && (
        <button type="button" class="button primary" onClick={() => void deed('rest', { away: false })}>
          {say.back}
        </button>
      )}
      {!entered && mayEnter && (
        <button type="button" class="button primary own-go" onClick={() => void deed('enter')}>
          {say.enter}
        </button>
      )}
      {!entered && !mayEnter && info.state === 'running' && <p class="hint">{say.next.closed}</p>}
    </section>
  )
}

/** The podium, once it is decided. */
function Podium({ info }: { readonly info: TournamentInfo }) {
  return (
    <ol class="tournament-podium">
      {info.standings.slice(0, 3).map((row) => (
        <li key={row.entrant} class={`step-${row.rank}`}>
          <Avatar name={row.name ?? ''} bot={row.bot !== undefined} size={row.rank === 1 ? 64 : 48} />
          {row.person === undefined ? <b>{nameOf(row)}</b> : <a href={`/people/${row.person}`}>{nameOf(row)}</a>}
          <span class="tournament-step number">
            <b>{row.rank}</b>
            {words.value.points(pointsIn(row.points))}
          </span>
        </li>
      ))}
    </ol>
  )
}

function sentence(info: TournamentInfo, own: EntrantInfo | undefined, now: number): string {
  const say = words.value
  const { next } = say
  if (info.state === 'cancelled') return info.because === 'too-few' ? next.tooFew : next.cancelled
  if (info.state === 'over') return info.standings.length > 0 ? `${next.over} ${next.won(nameOf(info.standings[0]))}` : next.over
  if (own === undefined || !info.entered) {
    if (info.state === 'planned') return `${say.formatLines[kindOf(info.format)]} ${capital(say.begins(whenIs(info.starts)))}.`
    return say.formatLines[kindOf(info.format)]
  }
  if (own.state === 'break') return own.rounds.at(-1)?.how === 'absent' ? say.missed : say.resting
  if (info.state === 'planned') return next.waitStart(whenIs(info.starts))
  if (info.format === 'arena') return next.waitArena
  if (own.rounds.some(({ round, how }) => round === info.round && how === 'bye')) return next.bye
  const knockout = info.tables.filter(({ round, stage }) => round === info.round && stage === 'knockout')
  if (knockout.length > 0 && !knockout.some(({ seats }) => seats.some(({ entrant }) => entrant === own.entrant))) return next.out
  if (info.nextRound !== undefined && info.nextRound > now) return next.waitUntil(leftInShort(info.nextRound - now))
  return next.waitRound
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
