import type { Position, TableInfo } from '@fairground/protocol'
import { post } from '../lib/api.ts'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { beSomebody } from '../lib/me.ts'
import { t } from '../lib/text.ts'
import { nameOf } from './names.ts'

interface Props {
  readonly table: TableInfo
  readonly position: Position | undefined
}

/** A seat that a bot plays until a person comes: offered to spectators. */
export function OpenSeat({ table, position }: Props) {
  const open = table.seats.find(({ wanted }) => wanted)
  if (open === undefined || position?.viewer !== 'spectator' || table.state !== 'running') return null

  async function sit(): Promise<void> {
    await beSomebody(open?.name)
    await post(`/api/tables/${table.code ?? table.id}/join`, { seat: open?.seat })
  }

  return (
    <div class="notices update" role="status">
      <div class="notice">
        <Icon name="users" />
        <span>{t.value.offline.takeSeat(nameOf(open))}</span>
        <button type="button" class="button small primary" onClick={() => void sit().catch(failed)}>
          {t.value.offline.sit}
        </button>
      </div>
    </div>
  )
}
