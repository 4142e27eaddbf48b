import { isLevel, levelOf } from '@fairground/bots'
import { SeatMark } from '@fairground/kit'
import type { AccuracyLine, LastGame, TableInfo } from '@fairground/protocol'
import { useEffect, useState } from 'preact/hooks'
import { get, post } from '../lib/api.ts'
import { Cover } from '../lib/Cover.tsx'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { go } from '../lib/router.ts'
import { settings } from '../lib/settings.ts'
import { listed, t } from '../lib/text.ts'
import { useTitles } from '../lib/titles.ts'
import { shownError } from './accuracy.ts'
import { words } from './words.ts'

const PAGE = 6

interface Props {
  readonly person: string
  readonly self: boolean
  readonly accuracies: readonly AccuracyLine[]
}

/** The last games of a person: place, opponents, and the change of the rating. */
export function LastGames({ person, self, accuracies }: Props) {
  const [games, setGames] = useState<readonly LastGame[] | undefined>(undefined)
  const [more, setMore] = useState(false)
  const titleOf = useTitles((games ?? []).map(({ game }) => game))
  const say = words.value.profile

  async function load(before?: number): Promise<void> {
    const from = before === undefined ? '' : `&before=${before}`
    const answer = await get<{ games: readonly LastGame[] }>(`/api/people/${person}/games?limit=${PAGE}${from}`)
    setGames((old) => (before === undefined ? answer.games : [...(old ?? []), ...answer.games]))
    setMore(answer.games.length === PAGE)
  }

  useEffect(() => {
    load().catch(failed)
  }, [person])

  if (games === undefined || games.length === 0) return null
  return (
    <section class="card profile-last">
      <div class="profile-head">
        <h2>{say.last}</h2>
      </div>
      <ul>
        {games.map((game) => (
          <li key={game.match} class="last-game">
            <Place place={game.place} />
            <Cover game={game.game} class="last-cover" />
            <p>
              <b>
                {self || game.open ? (
                  <a href={`/replay/${game.match}`} title={say.replay}>
                    {titleOf(game.game)}
                  </a>
                ) : (
                  titleOf(game.game)
                )}{' '}
                <SeatMark seat={game.seat} size={12} />
              </b>
              <span class="hint">
                {new Date(game.endedAt).toLocaleDateString(settings.value.language, { day: 'numeric', month: 'short' })} ·{' '}
                {say.with(listed(game.with.map(nameIn)))}
              </span>
            </p>
            <p class="last-change">
              <span class="last-figures">
                {game.change === undefined ? <span class="hint">{say.unrated}</span> : <Change by={game.change} />}
                <Accuracy line={accuracies.find(({ match }) => match === game.match)} open={self || game.open} />
              </span>
              {self && game.with.some(({ id }) => id !== undefined) && (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={say.again}
                  title={say.again}
                  onClick={() => again(game.match).catch(failed)}
                >
                  <Icon name="refresh" size={18} />
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" class="button small quiet" onClick={() => load(games.at(-1)?.endedAt).catch(failed)}>
          {say.older}
        </button>
      )}
    </section>
  )
}

/** A new table with the same settings, to which everybody is invited. */
async function again(match: string): Promise<void> {
  const table = await post<TableInfo>(`/api/tables/${match}/again`)
  go(`/table/${table.id}`)
}

function nameIn({ name, bot }: LastGame['with'][number]): string {
  if (name !== undefined) return name
  return bot !== undefined && isLevel(bot) ? t.value.bots.levels[levelOf(bot)].name : words.value.profile.somebody
}

function Accuracy({ line, open }: { readonly line: AccuracyLine | undefined; readonly open: boolean }) {
  if (line === undefined) return null
  const say = words.value.profile.accuracy
  const accuracy = String(Math.round(line.accuracy))
  const long = say.long(accuracy, shownError(line.error))
  if (!open) return <span class="hint number">{say.short(accuracy)}</span>
  return (
    <a class="hint number" href={`/review/${line.match}?seat=${line.seat}`} title={long} aria-label={long}>
      {say.short(accuracy)}
    </a>
  )
}

/** Gold, silver, bronze, plain; always with the number. */
function Place({ place }: { readonly place: number | undefined }) {
  return <span class={`place place-${Math.min(place ?? 4, 4)} number`}>{place ?? '–'}</span>
}

export function Change({ by }: { readonly by: number }) {
  return <span class={`number change ${by < 0 ? 'less' : 'more'}`}>{by < 0 ? `−${-by}` : `+${by}`}</span>
}
