import type { ClubSummary } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, post } from '../lib/api.ts'
import { EmptyState } from '../lib/EmptyState.tsx'
import { handled } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { known, me } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { useTitle } from '../lib/title.ts'
import { Failure } from '../pages/Failure.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { type ClubDraft, ClubFields } from './ClubFields.tsx'
import { words } from './words.ts'
import '../tournaments/tournament-list.css'

/** The clubs of the server, your own first, and a form for a new one. */
export function ClubList() {
  const say = words.value
  const clubs = useLoaded(
    async () => (await get<{ clubs: readonly ClubSummary[] }>('/api/clubs')).clubs,
    typeof me.value === 'object' ? me.value.id : '',
  )
  useTitle(say.title)
  if (clubs.state === 'failed') return <Failure error={clubs.error} again={clubs.again} />
  return (
    <main class="tournament-list">
      <header class="dusk tournament-banner">
        <div class="tournament-name">
          <h1>{say.title}</h1>
          <p>{say.intro}</p>
        </div>
      </header>
      <div class="tournament-shelf clubs-shelf">
        <section>
          {clubs.state === 'there' && clubs.value.length === 0 && <EmptyState>{say.none}</EmptyState>}
          <ul class="club-cards">
            {clubs.state === 'there' &&
              clubs.value.map((club) => (
                <li key={club.id}>
                  <a class={`card club-card club-${club.colour}`} href={`/clubs/${club.id}`}>
                    <Avatar name={club.name} colour={club.colour} size={44} />
                    <span>
                      <b>{club.name}</b>
                      <span class="hint">
                        {say.members(club.members)} · {club.open ? say.open : say.closed}
                      </span>
                      {club.role !== undefined && <span class="club-role">{say.roles[club.role]}</span>}
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
        <Found />
      </div>
    </main>
  )
}

function Found() {
  const say = words.value
  const [draft, setDraft] = useState<ClubDraft>({ name: '', about: '', colour: 'red', open: true })
  if (known()?.login === undefined)
    return (
      <section class="card stack">
        <h2>{say.found}</h2>
        <p class="hint">{say.account}</p>
        <div>
          <a class="button" href="/me">
            {say.toAccount}
          </a>
        </div>
      </section>
    )

  const found = handled(async () => {
    const { club } = await post<{ club: string }>('/api/clubs', draft)
    go(`/clubs/${club}`)
  })

  return (
    <section class="card stack" aria-labelledby="found">
      <h2 id="found">{say.found}</h2>
      <form class="stack" onSubmit={found}>
        <ClubFields draft={draft} set={setDraft} />
        <div>
          <button type="submit" class="button primary">
            {say.form.create}
          </button>
        </div>
      </form>
    </section>
  )
}
