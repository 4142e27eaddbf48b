import { post } from '../lib/api.ts'
import { confirmed } from '../lib/Confirm.tsx'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { go } from '../lib/router.ts'
import { words } from './words.ts'
import './table-way.css'

interface Props {
  readonly tournament: string
  /** Does the viewer sit at a table that has not begun? */
  readonly waiting: boolean
}

/** The link from a table to its tournament, and a button to withdraw from it, since nobody can leave only the table. */
export default function TournamentLink({ tournament, waiting }: Props) {
  async function leave(): Promise<void> {
    if (!(await confirmed(words.value.leaveSure))) return
    await post(`/api/tournaments/${tournament}/leave`)
    go(`/tournaments/${tournament}`)
  }

  return (
    <nav class="tournament-way" aria-label={words.value.title}>
      <a class="button small" href={`/tournaments/${tournament}`}>
        <Icon name="trophy" size={16} /> {words.value.toTournament}
      </a>
      {waiting && (
        <button type="button" class="button small quiet" onClick={() => void leave().catch(failed)}>
          {words.value.leave}
        </button>
      )}
    </nav>
  )
}
