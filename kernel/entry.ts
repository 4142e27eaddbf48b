import type { Audience, Reason, Seat, Viewer } from './game.ts'

/** Who made an entry. Entries name seats, never people. */
export type By = 'person' | 'clock' | 'host' | `bot:${string}`

const LONGEST_BY = 100

export function isBy(value: unknown): value is By {
  if (value === 'person' || value === 'clock' || value === 'host') return true
  return typeof value === 'string' && value.startsWith('bot:') && value.length < LONGEST_BY
}

/** Who sits in a seat. */
export type Sitter = 'person' | `bot:${string}`

/** What needs everybody's consent: undoing an entry beyond the barrier, a pause, an end without a ranking. */
export type Proposal = { readonly undo: number } | 'pause' | 'end'

/** What an entry does. */
export type Command<M> =
  | { readonly play: M }
  /** Undoes one's own move, given by its entry's number. */
  | { readonly undo: number }
  /** Ends the undo pause early and passes the turn. */
  | { readonly done: true }
  | { readonly ask: Proposal }
  | { readonly answer: boolean }
  /** Ends a pause; anybody at the table can. */
  | { readonly resume: true }
  | { readonly concede: true }
  /** Somebody else takes the seat. */
  | { readonly sit: Sitter }
  /** The host ends a match that is stuck, without a ranking. */
  | { readonly stop: true }

/** One line of a match's record. */
export interface Entry<M> {
  /** 1 for the first. */
  readonly n: number
  /** Milliseconds since 1970, given by whoever runs the clock. */
  readonly at: number
  readonly seat: Seat
  readonly by: By
  readonly do: Command<M>
}

/** An entry of any game. */
export type AnyEntry = Entry<unknown>

/** An event with its audience: from the rules, or a forced move that the kernel made for a seat. */
export type AddressedEvent<M = unknown, E = unknown> = { readonly to: Audience; readonly reveals: boolean } & (
  | { readonly event: E }
  | { readonly forced: M; readonly seat: Seat }
)

/** The events of a move in order, and the full state at each of them. */
export interface EventTrace<S = unknown, M = unknown, E = unknown> {
  readonly events: AddressedEvent<M, E>[]
  readonly moments: S[]
}

/** The result of an accepted entry. */
export interface AppliedEntry<M = unknown, E = unknown, S = unknown> extends EventTrace<S, M, E> {
  readonly entry: Entry<M>
}

export type RefusalCode =
  /** That seat has no move to make now. */
  | 'not-your-turn'
  /** The match has ended. */
  | 'over'
  /** Not the shape of a move, an entry or a seat. */
  | 'malformed'
  /** Meant for an earlier position. */
  | 'stale'
  /** Not among the moves that the rules offer. */
  | 'not-offered'
  /** It cannot be undone: something was drawn, shown or built upon since. */
  | 'barrier'
  /** The match is paused. */
  | 'paused'
  /** Nothing to undo, answer or pass on. */
  | 'nothing'

export interface Refusal {
  readonly refused: RefusalCode
  readonly because: string
  /** The rule that forbids it, if the game can name it. */
  readonly rule?: Reason
}

export function refuse(refused: RefusalCode, because: string, rule?: Reason): Refusal {
  return rule === undefined ? { refused, because } : { refused, because, rule }
}

/** Who receives events: one viewer, or everybody at once. */
export type Recipient = Viewer | 'all'

/** Do these viewers receive it? */
export function receives(audience: Audience, recipient: Recipient): boolean {
  if (audience === 'all' || recipient === 'all') return true
  if ('only' in audience) return recipient !== 'spectator' && audience.only.includes(recipient)
  return recipient === 'spectator' || !audience.except.includes(recipient)
}
