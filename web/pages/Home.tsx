import type { CatalogueEntry, TableOverview as Listed } from '@fairground/protocol'
import { useEffect, useState } from 'preact/hooks'
import { HomeTables, isMyTurn } from '../home/HomeTables.tsx'
import { QuickPlay } from '../home/QuickPlay.tsx'
import { EmptyStalls, Stall } from '../home/Stall.tsx'
import { get, loadCatalogue, myTables, Unreachable } from '../lib/api.ts'
import { drawnGames, wearWorld } from '../lib/boards.ts'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { inTurn } from '../lib/in-turn.ts'
import { latePage } from '../lib/late.tsx'
import { useLoaded } from '../lib/load.ts'
import { known, me } from '../lib/me.ts'
import { settings } from '../lib/settings.ts'
import { startAgainstBots } from '../lib/start.ts'
import { t } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { usualGame } from '../lib/usual-game.ts'
import { Failure } from './Failure.tsx'
import '../home/home.css'

const OfflineGames = latePage(async () => ({ default: (await import('../offline/OfflineGames.tsx')).OfflineGames }))

/** The home page: quick play, the games as stalls, and the tables of the server. */
export function Home() {
  const { language, game: last } = settings.value
  const catalogue = useLoaded(loadCatalogue, 'catalogue')
  const games = catalogue.state === 'there' ? catalogue.value : []
  const ids = catalogue.state === 'there' ? games.map(({ id }) => id) : drawnGames
  const mine = useLoaded(async () => (known() === undefined ? [] : myTables()), me.value)
  const overview = useLoaded(() => get<Listed>('/api/overview'), 'grounds')
  useNews(() => {
    mine.again()
    overview.again()
  })
  useWorlds(ids)
  const waiting = mine.state === 'there' ? mine.value.filter(isMyTurn) : []
  useTitle(waiting.length > 0 ? t.value.title.turns(waiting.length, t.value.brand) : t.value.brand)
  if (catalogue.state === 'failed' && catalogue.error instanceof Unreachable) return <OfflineGames again={catalogue.again} />
  if (catalogue.state === 'failed') return <Failure error={catalogue.error} again={catalogue.again} />
  const titleOf = (game: string) => games.find(({ id }) => id === game)?.title[language] ?? game
  const listed = overview.state === 'there' ? overview.value : undefined
  return (
    <main class="home">
      <div class="fair">
        <h1 class="gate">
          <span class="unseen">{t.value.brand}</span>
        </h1>
        <p>{t.value.tagline(ids.length)}</p>
        <QuickPlay game={games.find(({ id }) => id === last) ?? usualGame(games)} games={games} titleOf={titleOf} waiting={waiting[0]} />
      </div>
      <ul class="stalls">
        {games.length === 0 && <EmptyStalls count={drawnGames.length} />}
        {games.map((game) => (
          <GameStall key={game.id} game={game} tables={listed?.games[game.id] ?? 0} />
        ))}
      </ul>
      <HomeTables mine={mine.state === 'there' ? mine.value : []} overview={listed} titleOf={titleOf} />
    </main>
  )
}

const NEWS = 10_000
/** A background tab skips all but every n-th poll. */
const HIDDEN = 3

/** Polls now and then, and when the page becomes visible: the title of a background tab should be true. */
function useNews(again: () => void): void {
  useEffect(() => {
    const back = () => document.hidden || again()
    let tick = 0
    const timer = setInterval(() => {
      tick++
      if (!document.hidden || tick % HIDDEN === 0) again()
    }, NEWS)
    document.addEventListener('visibilitychange', back)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
    }
  }, [])
}

/** Each game's fonts and colours load after the page, one after the other: nobody waits for them. */
function useWorlds(games: readonly string[]): void {
  useEffect(() => {
    for (const game of games) inTurn(() => wearWorld(game))
  }, [games.join()])
}

interface StallProps {
  readonly game: CatalogueEntry
  readonly tables: number
}

function GameStall({ game, tables }: StallProps) {
  const { language } = settings.value
  const [starting, setStarting] = useState(false)
  const title = game.title[language]

  async function start(): Promise<void> {
    setStarting(true)
    try {
      await startAgainstBots(game)
    } catch (error) {
      setStarting(false)
      failed(error)
    }
  }

  const facts = (
    <>
      <span>
        <Icon name="users" size={16} />
        <span aria-hidden="true">
          {game.seats.min}–{game.seats.max}
        </span>
        <span class="unseen">{t.value.games.players(game.seats.min, game.seats.max)}</span>
      </span>
      <span>
        <Icon name="clock" size={16} /> {t.value.games.minutes(...game.credits.minutes)}
      </span>
      {tables > 0 && <span class="stall-tables">{t.value.home.tables(tables)}</span>}
    </>
  )
  return (
    <Stall game={game.id} title={title} tagline={game.tagline[language]} facts={facts}>
      <button type="button" class="button play" disabled={starting} onClick={start}>
        <Icon name="play" size={16} />
        <span>
          {t.value.games.playNow}
          <span class="unseen">: {title}</span>
        </span>
      </button>
      <a class="button tint" href={`/new/${game.id}`}>
        <span>
          {t.value.games.setUp}
          <span class="unseen">: {title}</span>
        </span>
      </a>
    </Stall>
  )
}
