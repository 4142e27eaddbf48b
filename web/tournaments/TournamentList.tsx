import type { TournamentSummary } from '@fairground/protocol'
import { get } from '../lib/api.ts'
import { Cover } from '../lib/Cover.tsx'
import { EmptyState } from '../lib/EmptyState.tsx'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { me } from '../lib/me.ts'
import { usePolled } from '../lib/polled.ts'
import { useTitle } from '../lib/title.ts'
import { useTitles } from '../lib/titles.ts'
import { Failure } from '../pages/Failure.tsx'
import { kindOf, whenIs } from './names.ts'
import { words } from './words.ts'
import './tournament-list.css'

const NEWS = 15_000

const load = async (query: string) => (await get<{ tournaments: readonly TournamentSummary[] }>(`/api/tournaments${query}`)).tournaments

/** Running, upcoming and finished tournaments. */
export function TournamentList() {
  const say = words.value
  const on = usePolled(
    () => load(''),
    `on ${typeof me.value === 'object' ? me.value.id : ''}`,
    () => NEWS,
  )
  const over = useLoaded(() => load('?over=1'), 'over')
  useTitle(say.title)
  if (on.error !== undefined) return <Failure error={on.error} again={on.again} />
  return (
    <main class="tournament-list">
      <header class="dusk tournament-banner">
        <div class="tournament-name">
          <h1>{say.title}</h1>
          <p>{say.intro}</p>
        </div>
        <a class="button primary" href="/tournaments/new">
          <Icon name="trophy" size={18} /> {say.make}
        </a>
      </header>
      <div class="tournament-shelf">
        <section aria-labelledby="on">
          <h2 id="on">{say.on}</h2>
          {on.value?.length === 0 && <EmptyState>{say.none}</EmptyState>}
          <Cards tournaments={on.value ?? []} />
        </section>
        <section aria-labelledby="past">
          <h2 id="past">{say.past}</h2>
          {over.state === 'there' && over.value.length === 0 && <p class="hint">{say.nonePast}</p>}
          <Cards tournaments={over.state === 'there' ? over.value : []} />
        </section>
      </div>
    </main>
  )
}

/** Tournaments as cards. */
export function Cards({ tournaments }: { readonly tournaments: readonly TournamentSummary[] }) {
  const say = words.value
  const titleOf = useTitles(tournaments.map(({ game }) => game))
  return (
    <ul class="tournament-cards">
      {tournaments.map((each) => (
        <li key={each.id}>
          <a class="card tournament-card" href={`/tournaments/${each.id}`}>
            <Cover game={each.game} />
            <span class="tournament-card-words">
              <b>{each.name}</b>
              <span class="hint">
                {say.formats[kindOf(each.format)]} · {titleOf(each.game)} · {say.people(each.people)}
              </span>
              <span class="hint">
                {each.state === 'running' && each.ends !== undefined
                  ? say.minutesLeft(Math.max(0, Math.ceil((each.ends - Date.now()) / 60_000)))
                  : each.state === 'running' && each.rounds !== undefined && each.round > 0
                    ? say.roundOf(each.round, each.rounds)
                    : each.state === 'planned'
                      ? say.begins(whenIs(each.starts))
                      : say.states[each.state]}
                {each.state === 'over' && each.leaders[0]?.name !== undefined && ` · ${say.next.won(each.leaders[0].name)}`}
              </span>
              {each.entered && (
                <span class="tournament-mine">
                  <Icon name="check" size={16} /> {each.state === 'over' || each.state === 'cancelled' ? say.tookPart : say.entered}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
