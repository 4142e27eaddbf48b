import type { Reason, Seat, Viewer } from '@fairground/kernel'
import type { Accepted, Delivery, Moment, PlayerCommand } from './match.ts'

/** What the page asks of the worker that runs a match. A seat's view leaves the worker only for a viewer in that seat. */
export type HostRequest =
  /** Opens a game stored on the device. Bots pause so many milliseconds before each move. */
  | { readonly do: 'open'; readonly game: string; readonly pause: number }
  /** From now on sends deliveries for this viewer, starting with a welcome; `nobody` stops them. */
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

export type SentHostRequest = HostRequest & { readonly id: number }

/** What everybody in the room may know: it contains no view. */
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
