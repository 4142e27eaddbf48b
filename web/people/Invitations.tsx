import type { TableInvite } from '@fairground/protocol'
import { get, remove } from '../lib/api.ts'
import { failed } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { useTitles } from '../lib/titles.ts'
import { words } from './words.ts'

/** Invitations to tables that still have seats. */
export function Invitations() {
  const loaded = useLoaded(async () => (await get<{ invitations: readonly TableInvite[] }>('/api/me/invitations')).invitations, 'invited')
  const invitations = loaded.state === 'there' ? loaded.value : []
  const titleOf = useTitles(invitations.map(({ game }) => game))
  const say = words.value.hub
  if (invitations.length === 0) return null
  return (
    <ul class="stack">
      {invitations.map(({ table, code, game, by }) => (
        <li key={table} class="card row spread">
          <b>{say.invited(by, titleOf(game))}</b>
          <span class="row">
            <a class="button small" href={`/table/${code ?? table}`}>
              {say.join}
            </a>
            <button type="button" class="button small" onClick={() => remove(`/api/me/invitations/${table}`).then(loaded.again, failed)}>
              {say.decline}
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}
