import type { Seat } from '@fairground/kernel'
import { type AnyBoard, type BoardProps, SeatMark } from '@fairground/kit'
import type { Position, TableInfo } from '@fairground/protocol'
import { Dialog } from '../lib/Dialog.tsx'
import { botIn, botLabel } from '../lib/levels.ts'
import { t } from '../lib/text.ts'
import { AwayVote } from '../people/AwayVote.tsx'
import { PersonActions } from '../people/PersonActions.tsx'
import { nameOf } from './names.ts'
import { stateOf } from './Plaques.tsx'

interface Props {
  readonly table: TableInfo
  readonly position: Position
  readonly board: AnyBoard
  readonly props: BoardProps<unknown, never, unknown>
  readonly seat: Seat
  close(): void
}

/** Everything visible of a seat: its numbers in words, and what the board draws for it. */
export function SeatSheet({ table, position, board: { holdings, Details }, props, seat, close }: Props) {
  const info = table.seats[seat]
  const state = stateOf(info, table, position)
  const bot = botIn(info, table.commitment)
  return (
    <Dialog
      class={`seat-sheet game-${table.game}`}
      title={
        <span class="row">
          <SeatMark seat={seat} size={22} /> {nameOf(info)}
        </span>
      }
      close={close}
    >
      {state !== undefined && <p>{state.label}</p>}
      {bot !== undefined && (
        <p class="hint">
          {t.value.setUp.bot}, {botLabel(bot)}. {t.value.bots.levels[bot.level].line}
        </p>
      )}
      <dl class="seat-counts">
        {holdings(props, seat).map(({ icon: Piece, label, value, detail }) => (
          <div key={label}>
            <dt>
              <Piece /> {label}
            </dt>
            <dd class="number">
              {value} {detail !== undefined && <small>({detail})</small>}
            </dd>
          </div>
        ))}
      </dl>
      {Details !== undefined && <Details {...props} seat={seat} />}
      <AwayVote table={table} position={position} seat={seat} />
      {info.person !== undefined && <PersonActions person={info.person} name={nameOf(info)} table={table.id} />}
    </Dialog>
  )
}
