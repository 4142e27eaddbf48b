import type { Position, TableInfo } from '@fairground/protocol'
import { post } from '../lib/api.ts'
import { failed, tell } from '../lib/errors.ts'
import { words } from './words.ts'

interface Props {
  readonly table: TableInfo
  readonly position: Position
  readonly seat: number
}

const LEAST_FOR_PERSON = 2

/** For players: a vote on who replaces an absent player. */
export function AwayVote({ table, position, seat }: Props) {
  const { viewer } = position
  const there = table.seats[seat]
  if (viewer === 'spectator' || viewer === seat || table.state !== 'running') return null
  if (there.sitter !== 'person' || there.conceded || there.present || table.seats[viewer].sitter !== 'person') return null
  const others = table.seats.filter((each) => each.sitter === 'person' && !each.conceded && each.seat !== seat).length
  const say = words.value.away
  const vote = (by: 'bot' | 'person') =>
    void post(`/api/tables/${table.code ?? table.id}/votes`, { seat, by, agree: true }).then(() => tell(say.voted), failed)
  return (
    <section class="stack" aria-label={say.title}>
      <p class="hint">{say.hint}</p>
      <div class="row">
        <button type="button" class="button small" onClick={() => vote('bot')}>
          {say.bot}
        </button>
        {others >= LEAST_FOR_PERSON && (
          <button type="button" class="button small" onClick={() => vote('person')}>
            {say.person}
          </button>
        )}
      </div>
    </section>
  )
}
