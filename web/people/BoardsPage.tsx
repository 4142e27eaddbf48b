import { isLevel, levelOf } from '@fairground/bots'
import type { Leaderboard } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, loadCatalogue } from '../lib/api.ts'
import { EmptyState } from '../lib/EmptyState.tsx'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { numbers } from '../lib/numbers.ts'
import { go } from '../lib/router.ts'
import { SelectField } from '../lib/Select.tsx'
import { PageSkeleton } from '../lib/Skeleton.tsx'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { useTitles } from '../lib/titles.ts'
import { Failure } from '../pages/Failure.tsx'
import { Avatar } from './Avatar.tsx'
import { Change } from './LastGames.tsx'
import { seasonName, words } from './words.ts'
import '../style/dusk.css'
import './boards.css'
import './hub.css'
import './profile.css'

const USUAL_SEATS = 4

/** Leaderboards: a game, a number of players, all time or a season. People without enough games are below a line. */
export default function BoardsPage({
  game: wanted,
  seats: wantedSeats,
}: {
  readonly game?: string | undefined
  readonly seats?: string | undefined
}) {
  const catalogue = useLoaded(loadCatalogue, 'catalogue')
  const games = catalogue.state === 'there' ? catalogue.value : []
  const titleOf = useTitles(games.map(({ id }) => id))
  const [season, setSeason] = useState('')
  const say = words.value.boards
  useTitle(say.title)
  if (catalogue.state === 'failed') return <Failure error={catalogue.error} again={catalogue.again} />
  const entry = games.find(({ id }) => id === wanted) ?? games[0]
  if (entry === undefined) return <PageSkeleton />
  const { min, max } = entry.seats
  const seats = Math.max(Math.max(2, min), Math.min(max, Number(wantedSeats) || USUAL_SEATS))
  const to = (game: string, count: number) => go(`/people/boards/${game}/${count}`, true)
  return (
    <main class="people-hub boards">
      <header class="dusk hub-banner">
        <h1>{say.title}</h1>
      </header>
      <div class="hub-page">
        <div class="row boards-choice">
          <SelectField
            id="board-game"
            label={words.value.now.game}
            values={games.map(({ id }) => id)}
            chosen={entry.id}
            word={titleOf}
            choose={(id) => to(id, seats)}
          />
          <SelectField
            id="board-players"
            label={say.players}
            values={numbers(Math.max(2, min), max)}
            chosen={seats}
            choose={(count) => to(entry.id, count)}
          />
          <Board key={`${entry.id} ${seats} ${season}`} game={entry.id} seats={seats} season={season} setSeason={setSeason} />
        </div>
        <p class="hint">
          {say.privacy} <a href="/people/ratings">{words.value.ratings.title}</a>
        </p>
      </div>
    </main>
  )
}

interface BoardProps {
  readonly game: string
  readonly seats: number
  readonly season: string
  setSeason(season: string): void
}

function Board({ game, seats, season, setSeason }: BoardProps) {
  const loaded = useLoaded(
    () => get<Leaderboard>(`/api/leaderboards/${game}/${seats}${season === '' ? '' : `?season=${season}`}`),
    `${game} ${seats} ${season}`,
  )
  if (loaded.state !== 'there') return <div class="loading" aria-busy="true" />
  const { ranked, provisional, bots, seasons } = loaded.value
  const say = words.value.boards
  return (
    <>
      <SelectField
        id="board-season"
        label={say.season}
        values={[...new Set(['', ...seasons, season])]}
        chosen={season}
        word={(each) => (each === '' ? say.allTime : seasonName(each))}
        choose={setSeason}
      />
      <section class="card boards-table">
        {ranked.length + provisional.length === 0 && (
          <EmptyState
            way={
              <a class="button" href="/people">
                {words.value.now.press}
              </a>
            }
          >
            {say.empty}
          </EmptyState>
        )}
        {ranked.length > 0 && <Lines lines={ranked} seasonal={season !== ''} ranks />}
        {provisional.length > 0 && (
          <>
            <h2 class="boards-line">{say.provisional}</h2>
            <Lines lines={provisional} seasonal={season !== ''} />
          </>
        )}
        {bots.length > 0 && (
          <>
            <h2 class="boards-line">{say.bots}</h2>
            <table class="standings">
              <Head seasonal={false} />
              <tbody>
                {bots.map(({ level, rating, deviation, games }) => (
                  <tr key={level}>
                    <td />
                    <th scope="row">
                      <span class="row nowrap">
                        <Avatar name={level} size={24} bot />
                        {isLevel(level) ? t.value.bots.levels[levelOf(level)].name : level}
                      </span>
                    </th>
                    <Rating rating={rating} deviation={deviation} />
                    <td class="number">{games}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </section>
    </>
  )
}

function Head({ seasonal }: { readonly seasonal: boolean }) {
  const say = words.value.boards
  return (
    <thead>
      <tr>
        <th scope="col">{say.rank}</th>
        <th scope="col">{say.name}</th>
        <th scope="col">{say.rating}</th>
        <th scope="col">±</th>
        <th scope="col">{say.games}</th>
        {seasonal && <th scope="col">{say.change}</th>}
      </tr>
    </thead>
  )
}

interface LinesProps {
  readonly lines: Leaderboard['ranked']
  readonly seasonal: boolean
  readonly ranks?: boolean
}

function Lines({ lines, seasonal, ranks = false }: LinesProps) {
  const own = known()?.id
  return (
    <table class={`standings ${ranks ? '' : 'provisional'}`}>
      <Head seasonal={seasonal} />
      <tbody>
        {lines.map(({ person, name, rating, deviation, games, change }, index) => (
          <tr key={person} class={person === own ? 'own' : ''}>
            <td class="number">{ranks ? index + 1 : '–'}</td>
            <th scope="row">
              <a class="row nowrap" href={`/people/${person}`}>
                <Avatar name={name} size={24} /> {name}
              </a>
            </th>
            <Rating rating={rating} deviation={deviation} />
            <td class="number">{games}</td>
            {seasonal && <td>{change !== undefined && <Change by={change} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rating({ rating, deviation }: { readonly rating: number; readonly deviation: number }) {
  return (
    <>
      <td class="number">
        <b>{new Intl.NumberFormat(settings.value.language).format(rating)}</b>
      </td>
      <td class="number">{deviation}</td>
    </>
  )
}
