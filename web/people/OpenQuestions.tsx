import type { OpenVote, Position, TableInfo } from '@fairground/protocol'
import type { ComponentChildren } from 'preact'
import { post } from '../lib/api.ts'
import { failed } from '../lib/errors.ts'
import { Icon, type IconName } from '../lib/icon.tsx'
import { known } from '../lib/me.ts'
import type { Live } from '../table/live.ts'
import { nameOf } from '../table/names.ts'
import { words } from './words.ts'
import './people.css'

interface Props {
  readonly live: Live
  readonly table: TableInfo
  readonly position: Position | undefined
}

/** Open questions between the players of a running match: a seat to come back to, a pause, a vote on an absent player. */
export function OpenQuestions({ live, table, position }: Props) {
  const person = known()?.id
  if (person === undefined || position === undefined || table.state !== 'running') return null
  const say = words.value.matters
  const lost = table.seats.find((seat) => seat.former === person || (seat.person === person && seat.sitter !== 'person' && !seat.conceded))
  const own = table.seats.find((seat) => seat.person === person && seat.sitter === 'person' && !seat.conceded)
  const votes = own === undefined ? [] : table.votes.filter(({ seat }) => seat !== own.seat)
  if (lost === undefined && !(position.paused && own !== undefined) && votes.length === 0) return null
  const command = (name: string, body?: unknown) => void post(`/api/tables/${table.code ?? table.id}/${name}`, body).catch(failed)
  return (
    <div class="notices update matters" role="status">
      {lost !== undefined && (
        <Matter icon="user" text={lost.former === person ? say.taken(nameOf(lost)) : say.botPlays}>
          <button type="button" class="button small primary" onClick={() => command('sit-back')}>
            {say.sitBack}
          </button>
        </Matter>
      )}
      {position.paused && own !== undefined && (
        <Matter icon="pause" text={say.paused}>
          <button type="button" class="button small primary" onClick={() => void live.act({ resume: true }).catch(failed)}>
            <Icon name="play" size={16} /> {say.resume}
          </button>
        </Matter>
      )}
      {votes.map((vote) => (
        <Vote
          key={`${vote.seat} ${vote.by}`}
          vote={vote}
          table={table}
          own={own?.seat}
          cast={(agree) => command('votes', { ...vote, agreed: undefined, agree })}
        />
      ))}
    </div>
  )
}

interface VoteProps {
  readonly vote: OpenVote
  readonly table: TableInfo
  readonly own: number | undefined
  cast(agree: boolean): void
}

function Vote({ vote: { seat, by, agreed }, table, own, cast }: VoteProps) {
  const say = words.value.matters
  const name = nameOf(table.seats[seat])
  const others = table.seats.filter((each) => each.sitter === 'person' && !each.conceded && each.seat !== seat).length
  const needed = Math.floor(others / 2) + 1
  const mine = own !== undefined && agreed.includes(own)
  return (
    <Matter icon="users" text={`${by === 'bot' ? say.voteBot(name) : say.votePerson(name)} ${say.votes(agreed.length, needed)}`}>
      {!mine && (
        <button type="button" class="button small primary" onClick={() => cast(true)}>
          {say.agree}
        </button>
      )}
      {mine && (
        <button type="button" class="button small" onClick={() => cast(false)}>
          {say.against}
        </button>
      )}
    </Matter>
  )
}

function Matter({ icon, text, children }: { readonly icon: IconName; readonly text: string; readonly children: ComponentChildren }) {
  return (
    <div class="notice">
      <Icon name={icon} />
      <span>{text}</span>
      {children}
    </div>
  )
}
