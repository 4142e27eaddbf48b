import type { PublicProfile } from '@fairground/protocol'
import { useEffect, useState } from 'preact/hooks'
import { get, patch, remove } from '../lib/api.ts'
import { failed, handled, tell } from '../lib/errors.ts'
import { NameField } from '../lib/Field.tsx'
import { useLoaded } from '../lib/load.ts'
import { beSomebody, known, learnWhoIAm, me } from '../lib/me.ts'
import { PageSkeleton } from '../lib/Skeleton.tsx'
import { t } from '../lib/text.ts'
import { AccountKeys, GuestDoor } from '../people/Account.tsx'
import { Blocks } from '../people/Blocks.tsx'
import { Data } from '../people/Data.tsx'
import { Hours } from '../people/Hours.tsx'
import { Notices } from '../people/Notices.tsx'
import { OfflineHistory } from '../people/OfflineHistory.tsx'
import { PersonRecord } from '../people/PersonRecord.tsx'
import { PrivacyCard } from '../people/PrivacyCard.tsx'
import { Sessions } from '../people/Sessions.tsx'
import { Tokens } from '../people/Tokens.tsx'
import { DuskPage } from './DuskPage.tsx'
import { Unmet } from './Unmet.tsx'

/** A person's own page: their record as others see it, then name, account, devices, data. */
export default function Profile() {
  // Text typed before the person is loaded would be overwritten.
  if (me.value === undefined) return <Unmet />
  const person = known()
  if (person !== undefined) return <OwnPage key={person.id} person={person.id} />
  return (
    <DuskPage title={t.value.me.title} narrow>
      <NameForm />
      <GuestDoor />
    </DuskPage>
  )
}

function OwnPage({ person }: { readonly person: string }) {
  const loaded = useLoaded(() => get<PublicProfile>(`/api/people/${person}/profile`), `${person} ${known()?.name}`)
  if (loaded.state === 'loading') return <PageSkeleton />
  return (
    <main class="profile">
      {loaded.state === 'there' && <PersonRecord profile={loaded.value} again={loaded.again} />}
      <div class="page account">
        {loaded.state === 'failed' && <h1>{t.value.me.title}</h1>}
        <Account />
      </div>
    </main>
  )
}

function Account() {
  const person = known()
  return (
    <>
      <NameForm />
      {person?.login === undefined && <GuestDoor />}
      {person !== undefined && <OfflineHistory person={person.id} />}
      {person?.login !== undefined && <AccountKeys hasPassword={person.hasPassword} />}
      {person !== undefined && <Notices />}
      {person !== undefined && <Hours />}
      {person !== undefined && <PrivacyCard />}
      {person !== undefined && <Blocks />}
      {person !== undefined && <Tokens />}
      {person !== undefined && <Sessions />}
      {person !== undefined && <Data hasPassword={person.hasPassword} />}
      <div class="row">
        {person?.host && (
          <a class="button" href="/host">
            {t.value.host.link}
          </a>
        )}
        {person !== undefined && (
          <button type="button" class="button" onClick={() => remove('/api/session').then(learnWhoIAm).catch(failed)}>
            {t.value.me.signOut}
          </button>
        )}
      </div>
    </>
  )
}

function NameForm() {
  const person = known()
  const [name, setName] = useState(person?.name ?? '')
  const text = t.value.me
  useEffect(() => setName(person?.name ?? ''), [person?.name])

  const save = handled(async () => {
    if (person === undefined) await beSomebody(name)
    else await patch('/api/me', { name })
    await learnWhoIAm()
    tell(text.saved)
  })

  return (
    <form class="stack card" onSubmit={save}>
      <NameField required value={name} set={setName} />
      <div>
        <button type="submit" class="button">
          {text.save}
        </button>
      </div>
    </form>
  )
}
