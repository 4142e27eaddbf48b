import type { Position, TableInfo } from '@fairground/protocol'
import { useEffect, useRef, useState } from 'preact/hooks'
import { post } from '../lib/api.ts'
import { isLocal } from '../offline/table-info.ts'
import type { Hint } from './engine.ts'
import type { HintAnswer } from './hint.worker.ts'

/** Where to look, the move, why. */
export const HINT_STEPS = 3

/** The current hint, up to the requested step. */
export interface Hinting {
  /** 0: none is open. */
  readonly step: number
  /** Missing while it is being computed. */
  readonly hint: Hint | undefined
  /** The move itself, one of those offered; set from the first step on, since the area to look at is derived from it. */
  readonly move: unknown
  next(): void
  close(): void
}

/** Not allowed where the result counts between people; the server enforces the same. */
export function mayHint({ id, offline, unrated, seats }: TableInfo): boolean {
  return isLocal(id) || offline === true || unrated === true || seats.filter(({ sitter }) => sitter === 'person').length < 2
}

interface Asked {
  /** The offered moves when it was requested. */
  readonly moves: string
  readonly step: number
  readonly hint?: Hint
}

/** Hints for the player to move. At a server's table each step is announced to everybody before it is shown. */
export function useHint(table: TableInfo, position: Position, failed: (error: unknown) => void): Hinting | undefined {
  const { moves, viewer } = position
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const worker = useRef<Worker | undefined>(undefined)
  useEffect(() => () => worker.current?.terminate(), [])
  const allowed = mayHint(table) && viewer !== 'spectator' && moves.length > 1
  // A new decision resets the hint; simultaneous choices of others do not.
  const open = asked !== undefined && allowed && asked.moves === JSON.stringify(moves) ? asked : undefined
  const busy = open !== undefined && open.step > 0 && open.hint === undefined

  async function next(): Promise<void> {
    const step = (open?.step ?? 0) + 1
    if (busy || step > HINT_STEPS || viewer === 'spectator') return
    const now = JSON.stringify(moves)
    setAsked({ ...open, moves: now, step })
    try {
      if (!isLocal(table.id)) await post(`/api/tables/${table.id}/hints`, { step, seat: viewer })
      if (open?.hint !== undefined) return
      worker.current ??= new Worker(new URL('./hint.worker.ts', import.meta.url), { type: 'module' })
      const question = { game: table.game, options: table.options, seats: table.seats.length, view: position.view, moves }
      const hint = await answered(worker.current, question)
      setAsked((before) => (before?.moves === now ? { ...before, hint } : before))
    } catch (error) {
      setAsked(open)
      failed(error)
    }
  }

  if (!allowed) return undefined
  return {
    step: open?.step ?? 0,
    hint: open?.hint,
    move: open?.hint && moves[open.hint.best.index],
    next: () => void next(),
    // The result is cached: a second request is answered at once.
    close: () => setAsked(open && { ...open, step: 0 }),
  }
}

let asking = 0

function answered(worker: Worker, question: unknown): Promise<Hint> {
  const id = ++asking
  return new Promise((resolve, reject) => {
    function hear({ data }: MessageEvent<HintAnswer>): void {
      if (data.id !== id) return
      worker.removeEventListener('message', hear)
      if ('hint' in data) resolve(data.hint)
      else reject(new Error(data.failed))
    }
    worker.addEventListener('message', hear)
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
    worker.postMessage({ id, question })
  })
}
