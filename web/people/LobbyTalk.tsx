import type { TableInfo } from '@fairground/protocol'
import { known } from '../lib/me.ts'
import { InviteKnown } from './InviteKnown.tsx'

/** What people do at a table that has not begun, beside taking seats: ask those they know. */
export function LobbyTalk({ table }: { readonly table: TableInfo }) {
  const person = known()?.id
  const sits = person !== undefined && (table.owner === person || table.seats.some((seat) => seat.person === person))
  if (table.state !== 'open' || !sits) return null
  return (
    <aside class="page narrow lobby-talk">
      <InviteKnown table={table} />
    </aside>
  )
}
