import type { GameText, Language } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import type { CatalogueEntry, TableSummary } from '@fairground/protocol'
import { lazy } from 'preact/compat'
import { useEffect, useState } from 'preact/hooks'
import { LearnLinks } from '../learn/LearnLinks.tsx'
import { listedTables, loadCatalogue, myTables, Unreachable } from '../lib/api.ts'
import { coverOf, wordsOf } from '../lib/boards.ts'
import { paceOf } from '../lib/durations.ts'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { known, me } from '../lib/me.ts'
import { settings } from '../lib/settings.ts'
import { sitDown } from '../lib/start.ts'
import { listed, t } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { nameOf } from '../table/names.ts'
import { OfflineMark } from '../table/OfflineMark.tsx'
import { Failure } from './Failure.tsx'

const OfflineGames = lazy(async () => ({ default: (await import('../offline/OfflineGames.tsx')).OfflineGames }))

type Titles = Readonly<Record<string, GameText<never, never, never> | undefined>>

/** The four games, each one click from a running table; below, the tables one plays at and those that wait for players. */
export function Home() {
  const { language } = settings.value
  const catalogue = useLoaded(loadCatalogue, 'catalogue')
  const ids = catalogue.state === 'there' ? catalogue.value.map(({ id }) => id) : []
  const titles = useLoaded(() => loadTitles(ids, language), `${language} ${ids.join()}`)
  const mine = useLoaded(async () => (known() === undefined ? [] : myTables()), me.value)
  const open = useLoaded(listedTables, 'open')
  useNews(mine.again)
  const turns = mine.state === 'there' ? mine.value.filter(isMyTurn).length : 0
  useTitle(turns > 0 ? t.value.title.turns(turns, t.value.house) : t.value.house)
  if (catalogue.state === 'failed' && catalogue.error instanceof Unreachable) return <OfflineGames again={catalogue.again} />
  if (catalogue.state === 'failed') return <Failure error={catalogue.error} again={catalogue.again} />
  const texts = titles.state === 'there' ? titles.value : {}
  return (
    <main class="page home">
      <div class="hero">
        <h1>{t.value.house}</h1>
        <p>{t.value.tagline}</p>
      </div>
      {mine.state === 'there' && mine.value.length > 0 && <Mine tables={mine.value} texts={texts} />}
      <ul class="covers">
        {(catalogue.state === 'there' ? catalogue.value : []).map((game) => (
          <CoverCard key={game.id} game={game} text={texts[game.id]} />
        ))}
      </ul>
      <section class="stack">
        <h2>{t.value.home.open}</h2>
        {open.state === 'there' && open.value.length === 0 && <p class="hint">{t.value.home.noneOpen}</p>}
        {open.state === 'there' && (
          <ul class="table-list">
            {open.value.map((table) => (
              <TableRow key={table.id} table={table} texts={texts} action={t.value.home.join} state={t.value.home.free(freeSeats(table))} />
            ))}
          </ul>
        )}
      </section>
      <nav class="row" aria-label={t.value.offline.title}>
        <a class="button" href="/offline">
          {t.value.offline.link}
        </a>
        <a class="button quiet" href="/replay">
          {t.value.replay.fromFile}
        </a>
      </nav>
    </main>
  )
}

const NEWS = 30_000

/** Looks again now and then, and when somebody comes back to the page: the title of a tab in the background should be true. */
function useNews(again: () => void): void {
  useEffect(() => {
    const back = () => document.hidden || again()
    const timer = setInterval(again, NEWS)
    document.addEventListener('visibilitychange', back)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
    }
  }, [])
}

function isMyTurn({ seats, turn }: TableSummary): boolean {
  const person = known()?.id
  return seats.some((seat) => seat.person === person && seat.sitter === 'person' && turn.includes(seat.seat))
}

async function loadTitles(ids: readonly string[], language: Language): Promise<Titles> {
  const all = await Promise.all(ids.map(async (id) => [id, await wordsOf(id, language)] as const))
  return Object.fromEntries(all.flatMap(([id, text]) => (text === undefined ? [] : [[id, text]])))
}

function CoverCard({ game, text }: { readonly game: CatalogueEntry; readonly text: Titles[string] | undefined }) {
  const [starting, setStarting] = useState(false)
  const Picture = coverOf(game.id)
  const title = text?.title ?? game.id

  async function start(): Promise<void> {
    setStarting(true)
    try {
      await sitDown(game)
    } catch (error) {
      setStarting(false)
      failed(error)
    }
  }

  return (
    <li class={`cover cover-${game.id}`}>
      <div class="cover-picture">{Picture === undefined ? null : <Picture />}</div>
      <div class="cover-body">
        <h2>{title}</h2>
        <p>{text?.tagline}</p>
        <p class="cover-facts">
          <span>
            <Icon name="users" size={16} /> {t.value.games.players(game.seats.min, game.seats.max)}
          </span>
          <span>
            <Icon name="clock" size={16} /> {t.value.games.minutes(...game.credits.minutes)}
          </span>
        </p>
        <div class="row">
          <button type="button" class="button primary" disabled={starting} onClick={start}>
            {t.value.games.playNow}
            <span class="unseen">: {title}</span>
          </button>
          <a class="button" href={`/new/${game.id}`}>
            {t.value.games.setUp}
            <span class="unseen">: {title}</span>
          </a>
        </div>
        <LearnLinks game={game.id} title={title} />
        <p class="hint">{t.value.games.by(listed(game.credits.designers))}</p>
      </div>
    </li>
  )
}

function Mine({ tables, texts }: { readonly tables: readonly TableSummary[]; readonly texts: Titles }) {
  return (
    <section class="stack">
      <h2>{t.value.home.yours}</h2>
      <ul class="table-list">
        {tables.map((table) => {
          const turn = isMyTurn(table)
          const state = table.state === 'open' ? t.value.home.notBegun : turn ? t.value.home.yourTurn : t.value.home.waiting
          return <TableRow key={table.id} table={table} texts={texts} action={t.value.home.goOn} state={state} strong={turn} />
        })}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly table: TableSummary
  readonly texts: Titles
  readonly action: string
  readonly state: string
  readonly strong?: boolean
}

function TableRow({ table, texts, action, state, strong = false }: RowProps) {
  return (
    <li class={`table-row ${strong ? 'strong' : ''}`}>
      <span class="row">
        <b>{texts[table.game]?.title ?? table.game}</b>
        {table.offline && <OfflineMark />}
      </span>
      <span class="row table-row-seats">
        {table.seats.map((seat) =>
          seat.sitter === undefined ? null : (
            <span key={seat.seat} class="row">
              <SeatMark seat={seat.seat} size={14} /> {nameOf(seat)}
            </span>
          ),
        )}
      </span>
      <span class="table-row-state">{[state, table.state === 'over' ? undefined : paceOf(table.clock)].filter(Boolean).join(' · ')}</span>
      <a class={`button small ${strong ? 'primary' : ''}`} href={`/table/${table.id}`}>
        {action}
      </a>
    </li>
  )
}

function freeSeats(table: TableSummary): number {
  return table.seats.filter(({ sitter }) => sitter === undefined).length
}
