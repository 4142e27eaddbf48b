import type { AddressedEvent } from './entry.ts'
import type { Stream } from './fairness.ts'
import type { Emit, Rules, Seat, SeenBy } from './game.ts'

/** How a position follows from the one before: the deal or a move, then all forced moves. Events are collected on the way. */

/** A point in a match. */
export interface Position<S> {
  readonly state: S
  /** How many random numbers were drawn up to here. */
  readonly drawn: number
  /** Who must move. */
  readonly turn: readonly Seat[]
}

/** What is needed to compute positions. */
export interface Source<S, M, V extends SeenBy, E> {
  readonly rules: Rules<S, M, V, E>
  readonly stream: Stream
}

/** Collects events and, if wanted, a copy of the state at each of them. */
export interface Listener<S, M, E> {
  readonly events: AddressedEvent<M, E>[]
  readonly moments?: S[] | undefined
}

/** The position after the deal. */
export function deal<S, M, V extends SeenBy, E>({ rules, stream }: Source<S, M, V, E>, listener: Listener<S, M, E>): Position<S> {
  stream.drawn = 0
  const state = rules.setup(stream)
  return settle(rules, stream, state, rules.turn(state), listener, emitter(rules, state, listener))
}

/** The position after a move, on a copy: the one before does not change. */
export function advance<S, M, V extends SeenBy, E>(
  { rules, stream }: Source<S, M, V, E>,
  before: Position<S>,
  seat: Seat,
  move: M,
  listener: Listener<S, M, E>,
): { readonly now: Position<S>; readonly commit: boolean } {
  const state = rules.copy(before.state)
  const emit = emitter(rules, state, listener)
  stream.drawn = before.drawn
  rules.play(state, seat, move, stream, emit)
  const turn = rules.turn(state)
  const commit = before.turn.length > 1 && isTurnWithout(turn, before.turn, seat)
  return { now: settle(rules, stream, state, turn, listener, emit), commit }
}

/** Makes every forced move: it is the only one, and everybody can see that. */
function settle<S, M, V extends SeenBy, E>(
  rules: Rules<S, M, V, E>,
  stream: Stream,
  state: S,
  turn: readonly Seat[],
  { events, moments }: Listener<S, M, E>,
  emit: Emit<E>,
): Position<S> {
  for (let seat = forced(rules, state, turn); seat !== undefined; seat = forced(rules, state, turn)) {
    const move = rules.moves(state, seat)[0]
    events.push({ forced: move, seat, to: 'all', reveals: false })
    moments?.push(rules.copy(state))
    rules.play(state, seat, move, stream, emit)
    turn = rules.turn(state)
  }
  return { state, drawn: stream.drawn, turn }
}

function forced<S, M, V extends SeenBy, E>(rules: Rules<S, M, V, E>, state: S, turn: readonly Seat[]): Seat | undefined {
  for (const seat of turn) if (rules.moves(state, seat).length === 1 && !rules.secret(state, seat)) return seat
  return undefined
}

function emitter<S, M, E>(rules: { copy(state: S): S }, state: S, { events, moments }: Listener<S, M, E>): Emit<E> {
  return (event, to = 'all', reveals = false) => {
    events.push({ event, to, reveals })
    moments?.push(rules.copy(state))
  }
}

/** Did the move only fill the seat's own slot, while others still have to choose? */
function isTurnWithout(now: readonly Seat[], before: readonly Seat[], seat: Seat): boolean {
  if (now.length !== before.length - 1) return false
  for (const each of before) if ((each === seat) === now.includes(each)) return false
  return true
}
