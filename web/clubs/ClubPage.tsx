import type { ClubInfo } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, post } from '../lib/api.ts'
import { confirmed } from '../lib/Confirm.tsx'
import { failed } from '../lib/errors.ts'
import { beSomebody, me } from '../lib/me.ts'
import { usePolled } from '../lib/polled.ts'
import { PageSkeleton } from '../lib/Skeleton.tsx'
import { useTitle } from '../lib/title.ts'
import { Failure } from '../pages/Failure.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { ClubAdmin } from './ClubAdmin.tsx'
import { ClubTournaments, People, Tables } from './Members.tsx'
import { Season } from './Season.tsx'
import { words } from './words.ts'

const NEWS = 15_000

/** One club: its season first, its tables and tournaments, its people, and the tools of its leaders. */
export function ClubPage({ id }: { readonly id: string }) {
  const [season, setSeason] = useState<number>()
  const who = typeof me.value === 'object' ? me.value.id : ''
  const polled = usePolled(
    () => get<ClubInfo>(`/api/clubs/${id}${season === undefined ? '' : `?season=${season}`}`),
    `${id} ${who} ${season}`,
    () => NEWS,
  )
  const club = polled.value
  useTitle(club?.name ?? words.value.title)
  if (polled.error !== undefined) return <Failure error={polled.error} again={polled.again} />
  if (club === undefined) return <PageSkeleton />
  return (
    <main class="tournament-list">
      <header class={`dusk tournament-banner club-banner club-${club.colour}`}>
        <Avatar name={club.name} colour={club.colour} size={72} />
        <div class="tournament-name">
          <h1>{club.name}</h1>
          <p>
            {words.value.members(club.members)} · {club.open ? words.value.open : words.value.closed}
          </p>
          {club.about !== '' && <p class="club-about">{club.about}</p>}
        </div>
        <Door club={club} put={polled.put} />
      </header>
      <div class="club-grid">
        <div class="club-column">
          <Season club={club} choose={setSeason} />
          {club.role !== undefined && <People club={club} />}
        </div>
        <div class="club-column">
          {club.role !== undefined && <Tables club={club} />}
          {club.role !== undefined && <ClubTournaments club={club} />}
          {(club.role === 'founder' || club.role === 'leader') && <ClubAdmin key={club.id} club={club} put={polled.put} />}
        </div>
      </div>
    </main>
  )
}

interface Props {
  readonly club: ClubInfo
  put(club: ClubInfo): void
}

/** Joining and leaving. A link with an invitation fills in its code. */
function Door({ club, put }: Props) {
  const say = words.value
  const [code, setCode] = useState(() => new URLSearchParams(location.search).get('invitation') ?? '')
  const deed = (word: string, body?: unknown) => post<ClubInfo>(`/api/clubs/${club.id}/${word}`, body).then(put, failed)

  async function join(event: Event): Promise<void> {
    event.preventDefault()
    await beSomebody()
      .then(() => deed('join', club.open || code === '' ? {} : { code: code.trim() }))
      .catch(failed)
  }

  async function leave(): Promise<void> {
    if (await confirmed(say.leaveSure)) await deed('leave')
  }

  if (club.role === 'founder') return null
  if (club.role !== undefined)
    return (
      <button type="button" class="button" onClick={() => void leave()}>
        {say.leave}
      </button>
    )
  return (
    <form class="row club-door" onSubmit={join}>
      {!club.open && (
        <input
          class="input"
          aria-label={say.code}
          placeholder={say.code}
          required
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <button type="submit" class="button primary">
        {say.join}
      </button>
    </form>
  )
}
