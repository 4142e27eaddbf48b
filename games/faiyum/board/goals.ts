import type { Outcome } from '@fairground/kernel'
import { campaign } from '../campaign.ts'
import { ACHIEVEMENTS } from '../rules/solo.ts'
import { BRIDGE, PALACE, type View, WORKSHOP } from '../state.ts'

/** The pharaoh's challenge as the page shows it. What counts is decided by the campaign itself; here is how far one has come. */

export interface Goal {
  readonly id: string
  readonly target: number
  /** Is it met by having no more than the target? */
  readonly most?: true
  now(view: View): number
}

const count = (list: readonly number[], from: number, to = from): number => list.filter((each) => each >= from && each <= to).length

export const GOALS: readonly Goal[] = [
  { id: 'respect', target: 150, now: ({ reputation }) => reputation[0] },
  { id: 'bridges', target: 3, now: ({ board }) => count(board.road, BRIDGE, Number.POSITIVE_INFINITY) },
  { id: 'palaces', target: 2, now: ({ board }) => count(board.piece, PALACE) },
  { id: 'fame', target: 250, now: ({ reputation }) => reputation[0] },
  { id: 'monuments', target: 15, now: ({ board }) => board.blocks.reduce((sum, each) => sum + each, 0) },
  { id: 'workshops', target: 9, now: ({ board }) => count(board.piece, WORKSHOP, Number.POSITIVE_INFINITY) },
  { id: 'crocodiles', target: 10, most: true, now: ({ board }) => count(board.crocodile, 1) },
]

/** A record of the campaign, as its own check has passed it. */
interface Challenge {
  readonly games: readonly { readonly score: number; readonly goal?: string }[]
}

export function readRecord(record: unknown): Challenge {
  return campaign.check(record).length === 0 ? (record as Challenge) : { games: [] }
}

export function struckOff(record: unknown): readonly string[] {
  return readRecord(record).games.flatMap(({ goal }) => goal ?? [])
}

/** Goals that this outcome would strike off, one of which may be chosen. */
export function open(record: unknown, outcome: Outcome): readonly string[] {
  const met = GOALS.map(({ id }) => {
    const { games } = campaign.after(record, outcome, id) as Challenge
    return games[games.length - 1].goal
  })
  return [...new Set(met)].filter((goal) => goal !== undefined)
}

export const REWARDS: readonly string[] = ACHIEVEMENTS
