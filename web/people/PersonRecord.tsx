import type { AccuracyLine, PublicProfile } from '@fairground/protocol'
import { useEffect, useState } from 'preact/hooks'
import { get, put, remove } from '../lib/api.ts'
import { wearWorld } from '../lib/boards.ts'
import { Cover } from '../lib/Cover.tsx'
import { EmptyState } from '../lib/EmptyState.tsx'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { inTurn } from '../lib/in-turn.ts'
import { useLoaded } from '../lib/load.ts'
import { beSomebody, known } from '../lib/me.ts'
import { settings } from '../lib/settings.ts'
import { useTitles } from '../lib/titles.ts'
import { AccuracyCurve } from './AccuracyCurve.tsx'
import { Avatar } from './Avatar.tsx'
import { meanAccuracy, shownError } from './accuracy.ts'
import { LastGames } from './LastGames.tsx'
import { PersonActions } from './PersonActions.tsx'
import { PresenceLine } from './PresenceLine.tsx'
import { RatingCurve } from './RatingCurve.tsx'
import { Ribbons } from './Ribbons.tsx'
import { words } from './words.ts'
import '../style/dusk.css'
import './profile.css'

type GameRecord = PublicProfile['records'][number]

/** A person's banner, and below it their results: record and curve first. */
export function PersonRecord({ profile, again }: { readonly profile: PublicProfile; again(): void }) {
  const self = known()?.id === profile.id
  const titleOf = useTitles([
    ...profile.records.map(({ game }) => game),
    ...(profile.presence?.game === undefined ? [] : [profile.presence.game]),
  ])
  const [chosen, setChosen] = useState<GameRecord | undefined>(profile.records[0])
  const reviewed = useLoaded(
    async () => (await get<{ accuracies: readonly AccuracyLine[] }>(`/api/people/${profile.id}/accuracy`)).accuracies,
    profile.id,
  )
  const accuracies = reviewed.state === 'there' ? reviewed.value : []
  // Without reviews there is no second chart: what would leave a hole there is below the first one instead.
  const hasAccuracy = accuracies.some(({ game }) => game === chosen?.game)
  const met = reviewed.state !== 'loading' && profile.met.length > 0 && <Met met={profile.met} />
  const say = words.value.profile
  useEffect(() => {
    for (const { game } of profile.records) inTurn(() => wearWorld(game))
  }, [profile.id])
  return (
    <>
      <Banner profile={profile} accuracies={accuracies} self={self} titleOf={titleOf} again={again} />
      <div class="profile-grid">
        {profile.records.length === 0 ? (
          <section class="card profile-none">
            <NoGames self={self} />
          </section>
        ) : (
          <div class="profile-column">
            <section class="card profile-record">
              <div class="profile-head">
                <h2>{say.record}</h2>
              </div>
              <ul>
                {profile.records.map((record) => (
                  <li key={`${record.game} ${record.seats}`}>
                    <button
                      type="button"
                      class="record"
                      aria-pressed={record.game === chosen?.game && record.seats === chosen.seats}
                      onClick={() => setChosen(record)}
                    >
                      <RecordLine
                        record={record}
                        title={titleOf(record.game)}
                        standing={profile.standings.find(({ game, seats }) => game === record.game && seats === record.seats)}
                      />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            {hasAccuracy && met}
          </div>
        )}
        {chosen !== undefined && (
          <div class="profile-column">
            <RatingCurve
              person={profile.id}
              game={chosen.game}
              seats={chosen.seats}
              title={`${titleOf(chosen.game)}, ${say.seats(chosen.seats)}`}
              ribbons={profile.ribbons}
            />
            {reviewed.state === 'there' && (
              <AccuracyCurve
                key={chosen.game}
                lines={accuracies.filter(({ game }) => game === chosen.game)}
                title={titleOf(chosen.game)}
                self={self}
              />
            )}
            {!hasAccuracy && met}
          </div>
        )}
        <div class="profile-column">
          <LastGames person={profile.id} self={self} accuracies={accuracies} />
          <Ribbons ribbons={profile.ribbons} />
        </div>
      </div>
      <p class="hint profile-foot">
        {self ? say.self : say.publicOnly} <a href="/people/ratings">{words.value.ratings.title}</a>
      </p>
    </>
  )
}

/** Shown once, with a link to the first game. */
function NoGames({ self }: { readonly self: boolean }) {
  const say = words.value.profile
  if (!self) return <EmptyState>{say.noGames}</EmptyState>
  return (
    <EmptyState
      way={
        // A guest is offered an account below, which matters more.
        <a class={`button ${known()?.login === undefined ? '' : 'primary'}`} href="/">
          {say.chooseGame}
        </a>
      }
    >
      {say.noGames} {say.firstGame}
    </EmptyState>
  )
}

function Met({ met }: { readonly met: PublicProfile['met'] }) {
  const say = words.value.profile
  return (
    <section class="card profile-met">
      <div class="profile-head">
        <h2>{say.met}</h2>
      </div>
      <ul>
        {met.map(({ id, name, together, ahead }) => (
          <li key={id}>
            <a class="met" href={`/people/${id}`}>
              <Avatar name={name} size={44} />
              <span>
                <b>{name}</b>
                <span class="hint">{say.ahead(ahead, together)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BannerProps {
  readonly profile: PublicProfile
  readonly accuracies: readonly AccuracyLine[]
  readonly self: boolean
  titleOf(game: string): string
  again(): void
}

function Banner({ profile, accuracies, self, titleOf, again }: BannerProps) {
  const [more, setMore] = useState(false)
  const { id, name, guest, createdAt, presence, following, records } = profile
  const say = words.value.profile
  const number = new Intl.NumberFormat(settings.value.language)
  const mean = meanAccuracy(accuracies)
  const sum = (of: (record: GameRecord) => number) => records.reduce((total, record) => total + of(record), 0)

  async function follow(): Promise<void> {
    await beSomebody()
    if (following) await remove(`/api/me/following/${id}`)
    else await put(`/api/me/following/${id}`, {})
    again()
  }

  return (
    <header class="dusk profile-banner">
      <Avatar name={name} size={132} />
      <div class="profile-name">
        <h1>{name}</h1>
        <p class="row">
          <PresenceLine presence={presence} titleOf={titleOf} />
          {guest && <span>{say.guest}</span>}
          <span>{say.since(new Date(createdAt).toLocaleDateString(settings.value.language, { month: 'long', year: 'numeric' }))}</span>
        </p>
        {!self && (
          <div class="row">
            {presence?.table !== undefined && (
              <a class="button primary" href={`/table/${presence.table}`}>
                {say.watch}
              </a>
            )}
            <button type="button" class="button" aria-pressed={following} onClick={() => follow().catch(failed)}>
              <Icon name={following ? 'check' : 'user'} size={18} /> {following ? say.unfollow : say.follow}
            </button>
            {known() !== undefined && (
              <button
                type="button"
                class="button"
                aria-expanded={more}
                aria-label={say.more}
                title={say.more}
                onClick={() => setMore(!more)}
              >
                <Icon name="menu" />
              </button>
            )}
          </div>
        )}
        {more && <PersonActions person={id} name={name} />}
      </div>
      <dl class="totals">
        <div>
          <dd class="number">{number.format(sum(({ played }) => played))}</dd>
          <dt>{say.games}</dt>
        </div>
        <div>
          <dd class="number">{number.format(sum(({ won }) => won))}</dd>
          <dt>{say.won}</dt>
        </div>
        {mean !== undefined && (
          <div>
            <dd class="number">
              {Math.round(mean.accuracy)} <small>± {shownError(mean.error)}</small>
            </dd>
            <dt>{say.accurate}</dt>
          </div>
        )}
      </dl>
    </header>
  )
}

interface RecordProps {
  readonly record: GameRecord
  readonly title: string
  readonly standing: PublicProfile['standings'][number] | undefined
}

function RecordLine({ record, title, standing }: RecordProps) {
  const { game, seats, played, won, second, third, bestScore } = record
  const say = words.value.profile
  const number = new Intl.NumberFormat(settings.value.language)
  const rest = played - won - second - third
  const parts = [won, second, third, rest]
  return (
    <>
      <Cover game={game} class="record-cover" />
      <span class="record-what">
        <span class="record-name">
          <b class={`world-${game}`}>{title}</b> <small>{say.seats(seats)}</small>
        </span>
        <span class="record-places" role="img" aria-label={say.places(won, second, third, rest)}>
          {parts.map((count, index) => count > 0 && <i key={index} class={`place-${index + 1}`} style={{ flexGrow: count }} />)}
        </span>
        <small class="hint record-facts">
          <span>{say.first(played, Math.round((100 * won) / Math.max(1, played)))}</span>{' '}
          {bestScore !== undefined && <span>{say.best(number.format(bestScore))}</span>}
        </small>
      </span>
      <span class={`record-rating number ${standing?.provisional ? 'provisional' : ''}`}>
        {standing === undefined ? (
          <small class="hint">{say.unrated}</small>
        ) : (
          <>
            <b>{number.format(standing.rating)}</b> <small>± {standing.deviation}</small>
            <small class="record-rank">
              {standing.provisional
                ? say.provisional
                : standing.rank !== undefined && say.rank(standing.rank, standing.of ?? standing.rank)}
            </small>
          </>
        )}
      </span>
    </>
  )
}
