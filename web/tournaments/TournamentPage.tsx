import type { TournamentInfo, TournamentSummary } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, post } from '../lib/api.ts'
import { confirmed } from '../lib/Confirm.tsx'
import { paceOf } from '../lib/durations.ts'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { me } from '../lib/me.ts'
import { useHouseTime, usePolled } from '../lib/polled.ts'
import { PageSkeleton } from '../lib/Skeleton.tsx'
import { useTitle } from '../lib/title.ts'
import { useTitles } from '../lib/titles.ts'
import { Failure } from '../pages/Failure.tsx'
import { ArenaStrip } from './ArenaStrip.tsx'
import { Bracket } from './Bracket.tsx'
import { Lanterns } from './Lanterns.tsx'
import { NextGame } from './NextGame.tsx'
import { kindOf, nameOf, whenIs } from './names.ts'
import { RulesCard } from './RulesCard.tsx'
import { Standings } from './Standings.tsx'
import { OtherTables } from './TableCards.tsx'
import { words } from './words.ts'

const LIVE = 3000
const CALM = 20_000

type Part = 'standings' | 'tables' | 'rules'

/** One tournament: the viewer's own table first, the standings next to it, the other tables, and the rules. */
export function TournamentPage({ id }: { readonly id: string }) {
  const polled = usePolled(
    () => get<TournamentInfo>(`/api/tournaments/${id}`),
    `${id} ${typeof me.value === 'object' ? me.value.id : ''}`,
    (info) => (info === undefined || isSoon(info) ? LIVE : CALM),
  )
  if (polled.error !== undefined) return <Failure error={polled.error} again={polled.again} />
  if (polled.value === undefined) return <PageSkeleton />
  return <Tournament info={polled.value} put={polled.put} again={polled.again} />
}

/** Could something that the viewer waits for happen at any moment? */
function isSoon({ state, clock, entered, starts, nextRound, now }: TournamentInfo): boolean {
  // It, or its next round, should begin now: in slow tournaments too, the organiser waits to see that.
  if (state === 'planned' && starts <= now) return true
  if (state === 'running' && nextRound !== undefined && nextRound <= now) return true
  return clock.kind !== 'slow' && (state === 'running' || (state === 'planned' && entered))
}

interface Props {
  readonly info: TournamentInfo
  put(info: TournamentInfo): void
  again(): void
}

function Tournament({ info, put, again }: Props) {
  const [part, setPart] = useState<Part>('standings')
  const now = useHouseTime(info.now)
  const say = words.value
  useTitle(info.name)
  const open = info.tables.filter(({ state, round }) => state !== 'over' && (info.format === 'arena' || round === info.round)).length
  return (
    <main class="tournament" data-part={part}>
      <Banner info={info} now={now} />
      <div class="tournament-grid">
        <NextGame info={info} now={now} put={put} />
        <div class="tournament-tabs" role="tablist" aria-label={info.name}>
          {(['standings', 'tables', 'rules'] as const).map((each) => (
            <button key={each} type="button" role="tab" aria-selected={part === each} onClick={() => setPart(each)}>
              {each === 'standings' ? say.standings : each === 'tables' ? say.tablesTitle : say.rules}
              {each === 'tables' && open > 0 && <span class="badge number">{open}</span>}
            </button>
          ))}
        </div>
        <div class="tournament-standings">
          {info.format === 'knockout' && <Bracket info={info} />}
          <Standings info={info} />
        </div>
        <div class="tournament-tables">
          <OtherTables info={info} />
        </div>
        <div class="tournament-rules">
          <RulesCard info={info} />
          <Manage info={info} put={put} again={again} />
        </div>
        <Evening info={info} now={now} />
      </div>
    </main>
  )
}

function Banner({ info, now }: { info: TournamentInfo; now: number }) {
  const say = words.value
  const titleOf = useTitles([info.game])
  const bots = info.standings.filter(({ bot }) => bot !== undefined).length
  const isOn = info.state === 'running' && info.nextRound === undefined
  const round = say.roundOf(info.round, info.rounds)
  const status =
    info.state === 'running' && info.ends !== undefined
      ? say.minutesLeft(Math.max(0, Math.ceil((info.ends - now) / 60_000)))
      : info.state === 'running' && info.round > 0
        ? isOn
          ? say.isOn(round)
          : say.isOver(round)
        : info.state === 'planned'
          ? say.begins(whenIs(info.starts))
          : say.states[info.state]
  return (
    <header class="dusk tournament-banner">
      <div class="tournament-name">
        <h1>{info.name}</h1>
        <ul class="tournament-facts">
          <li>
            <Icon name="users" size={16} /> {titleOf(info.game)} · {say.people(info.people)}
            {bots > 0 && `, ${say.bots(bots)}`}, {say.tables(info.seats)}
          </li>
          <li>
            <Icon name="clock" size={16} /> {paceOf(info.clock)}
          </li>
          <li>
            <Icon name="trophy" size={16} /> {say.formats[kindOf(info.format)]}, {info.rated ? say.rated : say.unrated}
          </li>
        </ul>
      </div>
      <div class="tournament-rounds">
        {info.rounds !== undefined && info.rounds > 0 && (
          <Lanterns round={info.round} rounds={info.rounds} on={info.state === 'running' && isOn} />
        )}
        <p role="status">{status}</p>
      </div>
      <div class="tournament-take">
        <a class="icon-button" href={`/api/tournaments/${info.id}/export?as=csv`} download aria-label={say.csv} title={say.csv}>
          <Icon name="list" />
        </a>
        <a class="icon-button" href={`/api/tournaments/${info.id}/export?as=json`} download aria-label={say.json} title={say.json}>
          <Icon name="download" />
        </a>
      </div>
    </header>
  )
}

/** The actions of participants and of the organiser. */
function Manage({ info, put, again }: Props) {
  const say = words.value
  const deed = (word: string, body?: unknown) => post<TournamentInfo>(`/api/tournaments/${info.id}/${word}`, body).then(put, failed)
  const sure = async (question: string, word: string) => (await confirmed(question)) && (await deed(word))
  const callOff = async (round: number, number: number) => {
    if (!(await confirmed(say.manage.callOffSure))) return
    await post(`/api/tournaments/${info.id}/tables/${round}/${number}/call-off`).then(again, failed)
  }
  const own = info.standings.find(({ entrant }) => entrant === info.me)
  const isOn = info.state === 'planned' || info.state === 'running'
  if (!isOn) return null
  return (
    <>
      {info.entered && (
        <div class="row">
          {info.state === 'running' && own?.state === 'in' && (
            <button type="button" class="button" onClick={() => void deed('rest', { away: true })}>
              <Icon name="pause" size={16} /> {say.rest}
            </button>
          )}
          <button type="button" class="button" onClick={() => void sure(say.leaveSure, 'leave')}>
            {say.leave}
          </button>
        </div>
      )}
      {info.mayManage && (
        <details class="card manage">
          <summary>{say.manage.title}</summary>
          <div class="row">
            {info.state === 'planned' && (
              <button type="button" class="button" onClick={() => void deed('start')}>
                {say.manage.start}
              </button>
            )}
            {info.state === 'running' && info.format === 'arena' && (
              <button type="button" class="button" onClick={() => void deed('close')}>
                {say.manage.close}
              </button>
            )}
            {info.nextRound !== undefined && (
              <button type="button" class="button" onClick={() => void deed('next-round')}>
                {say.manage.nextRound}
              </button>
            )}
            <button type="button" class="button danger" onClick={() => void sure(say.manage.cancelSure, 'cancel')}>
              {say.manage.cancel}
            </button>
          </div>
          <ul class="manage-people">
            {info.tables
              .filter(({ state }) => state !== 'over')
              .map(({ table, round, number }) => (
                <li key={table}>
                  <button type="button" class="button small quiet" onClick={() => void callOff(round, number)}>
                    <Icon name="x" size={16} /> {say.manage.callOff(number)}
                  </button>
                </li>
              ))}
            {info.standings
              .filter(({ bot, state }) => bot === undefined && state !== 'out')
              .map((row) => (
                <li key={row.entrant}>
                  <button type="button" class="button small quiet" onClick={() => void deed('remove', { entrant: row.entrant })}>
                    <Icon name="x" size={16} /> {say.manage.remove(nameOf(row))}
                  </button>
                </li>
              ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** A running arena. */
function Evening({ info, now }: { info: TournamentInfo; now: number }) {
  const listed = useLoaded(
    async () => (await get<{ tournaments: readonly TournamentSummary[] }>('/api/tournaments')).tournaments,
    `${info.id} evening`,
  )
  const others = listed.state === 'there' ? listed.value : []
  const arena = others.find(({ format, state, id }) => format === 'arena' && state === 'running' && id !== info.id)
  const busy = info.tables.some(({ state, seats }) => state !== 'over' && seats.some(({ entrant }) => entrant === info.me))
  return arena === undefined ? null : <ArenaStrip arena={arena} now={now} busy={busy} />
}
