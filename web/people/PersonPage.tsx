import type { PublicProfile } from '@fairground/protocol'
import { get, Refused } from '../lib/api.ts'
import { useLoaded } from '../lib/load.ts'
import { known, me } from '../lib/me.ts'
import { PageSkeleton } from '../lib/Skeleton.tsx'
import { useTitle } from '../lib/title.ts'
import { Failure } from '../pages/Failure.tsx'
import { MessagePage } from '../pages/MessagePage.tsx'
import { PersonRecord } from './PersonRecord.tsx'
import { words } from './words.ts'

/** A person as others see them: arms, record, rating with its error, last games, frequent opponents. */
export default function PersonPage({ id }: { readonly id: string }) {
  const loaded = useLoaded(() => get<PublicProfile>(`/api/people/${encodeURIComponent(id)}/profile`), `${id} ${known()?.id}`)
  const say = words.value.profile
  useTitle(loaded.state === 'there' ? loaded.value.name : say.last)
  if (loaded.state === 'failed' && loaded.error instanceof Refused && loaded.error.code === 'not-found')
    return (
      <MessagePage title={words.value.hub.title}>
        <p>{say.missing}</p>
      </MessagePage>
    )
  if (loaded.state === 'failed') return <Failure error={loaded.error} again={loaded.again} />
  if (loaded.state === 'loading' || me.value === undefined) return <PageSkeleton />
  return (
    <main class="profile">
      <PersonRecord key={id} profile={loaded.value} again={loaded.again} />
    </main>
  )
}
