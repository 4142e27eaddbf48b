import type { Reason, Seat, Viewer } from '@fairground/kernel'
import type { Accepted, Delivery, Moment, PlayerCommand } from './match.ts'

/** What the page asks of the worker that holds a match. Views of a seat leave it only for whoever looks from there. */
export type Ask =
  /** Opens a game that the device keeps. Bots pause so many milliseconds before each move. */
  | { readonly do: 'open'; readonly game: string; readonly pause: number }
  /** From now on deliveries for this viewer, beginning with a welcome; nobody: none at all. */
  | { readonly do: 'look'; readonly as: Viewer | 'nobody' }
  /** What this viewer saw after each of these entries. */
  | { readonly do: 'moments'; readonly as: Viewer; readonly from: number; readonly count: number }
  | { readonly do: 'act'; readonly seat: Seat; readonly act: PlayerCommand; readonly after: number }

export interface Answers {
  readonly open: Standing
  readonly look: undefined
  readonly act: Accepted
  readonly moments: readonly Moment[]
}

export type Asked = Ask & { readonly id: number }

/** What anybody in the room may know: it holds no view. */
export interface Standing {
  readonly game: string
  readonly names: readonly (string | undefined)[]
  readonly turn: readonly Seat[]
  /** Seats that are played by people, in order. */
  readonly people: readonly Seat[]
  readonly over: boolean
}

export type Answer =
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number; readonly error: { readonly code: string; readonly message: string; readonly rule?: Reason } }
  | { readonly to: Viewer; readonly delivery: Delivery }
  | { readonly standing: Standing }
