import type { GameText } from '@fairground/kernel'
import type { Heard, Snapshot } from '@fairground/server/tables/api.ts'
import { useMemo, useState } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { linesOf } from '../table/Log.tsx'
import { namesOf } from '../table/names.ts'
import { Story } from './Story.tsx'
import './replay.css'

interface Props {
  readonly snapshot: Snapshot
  readonly log: readonly Heard[]
  readonly text: GameText<unknown, never, unknown>
}

/** A match that still runs: what this viewer has heard, line by line. The server gives no past positions away, and the page says so. */
export function HeardSoFar({ snapshot: { table, position }, log, text }: Props) {
  const names = namesOf(table)
  const say = t.value.replay
  const lines = useMemo(
    () => (position === undefined ? [] : linesOf({ heard: log, names, text, view: position.view as never })),
    [log, text, t.value],
  )
  const [at, setAt] = useState(lines.length - 1)
  const line = lines[at]
  const step = (to: number) => setAt(Math.max(0, Math.min(lines.length - 1, to)))
  return (
    <main class="page narrow" id="board">
      <div class="stack">
        <h1>{say.running}</h1>
        <p class="notice warn">
          <Icon name="circleAlert" /> {say.runningHint}
        </p>
        <a class="button" href={`/table/${table.id}`}>
          {say.toTable}
        </a>
      </div>
      {line === undefined ? (
        <p class="hint">{say.nothing}</p>
      ) : (
        <section class="stack card" aria-label={say.tabs.log}>
          <p class="prompt-turn number">{say.line(at + 1, lines.length)}</p>
          <p class="replay-caption" aria-live="polite">
            {line.text}
          </p>
          <div class="row">
            <button type="button" class="button small" aria-disabled={at === 0} onClick={() => step(at - 1)}>
              <Icon name="chevronLeft" /> {say.line(Math.max(1, at), lines.length)}
            </button>
            <button type="button" class="button small" aria-disabled={at === lines.length - 1} onClick={() => step(at + 1)}>
              {say.line(Math.min(at + 2, lines.length), lines.length)} <Icon name="chevronRight" />
            </button>
          </div>
          <div class="heard-lines">
            <Story lines={lines} at={line.n} go={(n) => step(lines.findIndex((each) => each.n === n))} />
          </div>
        </section>
      )}
    </main>
  )
}
