import type { Audience, Reason, Seat, Viewer } from './game.ts'

/** Who made an entry: seats are named, never people. */
export type By = 'person' | 'clock' | 'host' | `bot:${string}`

const LONGEST_BY = 100

export function isBy(value: unknown): value is By {
  if (value === 'person' || value === 'clock' || value === 'host') return true
  return typeof value === 'string' && value.startsWith('bot:') && value.length < LONGEST_BY
}

/** Who sits in a seat. */
export type Sitter = 'person' | `bot:${string}`

/** What needs everybody's consent: to go back to before an entry that lies beyond the barrier, to pause, or to end without a ranking. */
export type Proposal = { readonly undo: number } | 'pause' | 'end'

/** What an entry does. */
export type Command<M> =
  | { readonly play: M }
  /** Takes back one's own move, named by its entry's number. */
  | { readonly undo: number }
  /** Hands the turn on before the pause for second thoughts is over. */
  | { readonly done: true }
  | { readonly ask: Proposal }
  | { readonly answer: boolean }
  /** Ends a pause; anybody at the table may. */
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
  /** Milliseconds since 1970, as the one who keeps the clock says. */
  readonly at: number
  readonly seat: Seat
  readonly by: By
  readonly do: Command<M>
}

/** An entry of whichever game. */
export type AnyEntry = Entry<unknown>

/** Something that was told: an event of the rules, or a forced move that the kernel made on a seat's behalf. */
export type AddressedEvent<M = unknown, E = unknown> = { readonly to: Audience; readonly reveals: boolean } & (
  | { readonly event: E }
  | { readonly forced: M; readonly seat: Seat }
)

/** What was told, one thing after another, and the full state at each of these moments. */
export interface Story<S = unknown, M = unknown, E = unknown> {
  readonly told: AddressedEvent<M, E>[]
  readonly moments: S[]
}

/** What an accepted entry brought. */
export interface AppliedEntry<M = unknown, E = unknown, S = unknown> extends Story<S, M, E> {
  readonly entry: Entry<M>
}

export type RefusalCode =
  /** That seat owes no move now. */
  | 'not-your-turn'
  /** The match has ended. */
  | 'over'
  /** Not the shape of a move, an entry or a seat. */
  | 'malformed'
  /** Meant for a position that is gone. */
  | 'stale'
  /** Not among the moves that the rules offer. */
  | 'not-offered'
  /** It cannot be taken back: something was drawn, shown or built upon since. */
  | 'barrier'
  /** The match is paused. */
  | 'paused'
  /** Nothing to take back, answer or hand on. */
  | 'nothing'

export interface Refusal {
  readonly refused: RefusalCode
  readonly because: string
  /** The rule that forbids it, where the game can name it. */
  readonly rule?: Reason
}

export function refuse(refused: RefusalCode, because: string, rule?: Reason): Refusal {
  return rule === undefined ? { refused, because } : { refused, because, rule }
}

/** Whose ears: one viewer's, or everybody's at once. */
export type Ears = Viewer | 'all'

/** Are they among those told? */
export function hears(audience: Audience, ears: Ears): boolean {
  if (audience === 'all' || ears === 'all') return true
  if ('only' in audience) return ears !== 'spectator' && audience.only.includes(ears)
  return ears === 'spectator' || !audience.except.includes(ears)
}
