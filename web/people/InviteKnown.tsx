import type { FollowedPerson, PublicProfile, TableInfo } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, post } from '../lib/api.ts'
import { failed, tell } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { Avatar } from './Avatar.tsx'
import { words } from './words.ts'

/** People you have played with, to invite to a table that has not begun. */
export function InviteKnown({ table }: { readonly table: TableInfo }) {
  const self = known()?.id
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const loaded = useLoaded(async () => {
    if (self === undefined) return []
    const [{ met }, { following }] = await Promise.all([
      get<PublicProfile>(`/api/people/${self}/profile`),
      get<{ following: readonly FollowedPerson[] }>('/api/me/following'),
    ])
    return [...new Map([...met, ...following].map(({ id, name }) => [id, { id, name }])).values()]
  }, self)
  const people = loaded.state === 'there' ? loaded.value.filter(({ id }) => table.seats.every(({ person }) => person !== id)) : []
  if (people.length === 0) return null
  const say = words.value.invite

  async function ask(id: string, name: string): Promise<void> {
    await post(`/api/tables/${table.code ?? table.id}/invite`, { person: id })
    setAsked(new Set([...asked, id]))
    tell(say.asked(name))
  }

  return (
    <section class="card stack invite-known" aria-label={say.title}>
      <h2>{say.title}</h2>
      <p class="hint">{say.hint}</p>
      <ul>
        {people.map(({ id, name }) => (
          <li key={id} class="row spread nowrap">
            <span class="row nowrap">
              <Avatar name={name} size={28} /> {name}
            </span>
            <button type="button" class="button small" disabled={asked.has(id)} onClick={() => ask(id, name).catch(failed)}>
              {say.ask}
              <span class="unseen">: {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
