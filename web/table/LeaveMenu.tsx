import type { Seat } from '@fairground/kernel'
import type { PlayerCommand, ReceivedEntry, TableInfo } from '@fairground/protocol'
import { useRef } from 'preact/hooks'
import { confirmed } from '../lib/Confirm.tsx'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { isLocal } from '../offline/table-info.ts'
import { words } from '../people/words.ts'
import { lastStanding } from './standing-moves.ts'

interface Props {
  readonly table: TableInfo
  readonly received: readonly ReceivedEntry[]
  readonly own: Seat
  readonly paused: boolean
  act(command: PlayerCommand): void
}

/** Going back and ending early, which the others must agree to, and conceding. */
export function LeaveMenu({ table, received, own, paused, act: does }: Props) {
  const paper = useRef<HTMLDetailsElement>(null)
  const people = table.seats.filter(({ sitter, conceded }) => sitter === 'person' && !conceded).length
  const isAlone = people < 2
  // Goes back to before the viewer's own last move: what bots did after it is undone too.
  const last = lastStanding(received, own, people)
  const say = t.value.table
  const act = (command: PlayerCommand) => {
    if (paper.current !== null) paper.current.open = false
    does(command)
  }
  return (
    <details ref={paper} class="leaving">
      <summary>
        {isAlone ? say.backOrEnd : say.ask} <Icon name="chevronDown" size={16} />
      </summary>
      <div class="row">
        {last !== undefined && (
          <button type="button" class="button small" onClick={() => act({ ask: { undo: last } })}>
            <Icon name="undo" size={16} />
            {isAlone ? say.goBack : say.askUndo}
          </button>
        )}
        {!paused && !isLocal(table.id) && (
          <button type="button" class="button small" onClick={() => act({ ask: 'pause' })}>
            <Icon name="pause" size={16} />
            {isAlone ? words.value.matters.pauseNow : words.value.matters.askPause}
          </button>
        )}
        <button type="button" class="button small" onClick={() => act({ ask: 'end' })}>
          {isAlone ? say.endNow : say.askEnd}
        </button>
        <button
          type="button"
          class="button small danger"
          onClick={async () => (await confirmed(say.concedeSure)) && act({ concede: true })}
        >
          <Icon name="flag" size={16} />
          {say.concede}
        </button>
      </div>
    </details>
  )
}
