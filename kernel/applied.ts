import { advance, deal, type Position, type Source } from './advance.ts'
import type { AddressedEvent, AppliedEntry, Entry, EventTrace } from './entry.ts'
import type { Stream } from './fairness.ts'
import type { SeenBy } from './game.ts'

/**
 * Event traces: the events of a move. If it is known that somebody will ask for the states at these events, they are kept; otherwise they are
 * computed on demand by replaying the move. Boards need them; logs, replays and simulations do not and should not pay for them.
 */

export class Opening<S, M, V extends SeenBy, E> implements EventTrace<S, M, E> {
  readonly events: AddressedEvent<M, E>[]
  #source: Source<S, M, V, E>
  #moments: S[] | undefined

  constructor(events: AddressedEvent<M, E>[], source: Source<S, M, V, E>) {
    this.events = events
    this.#source = source
  }

  get moments(): S[] {
    this.#moments ??= momentsOf(this.#source, (moments) => deal(this.#source, { events: [], moments }))
    return this.#moments
  }
}

export class Applied<S, M, V extends SeenBy, E> implements AppliedEntry<M, E, S> {
  readonly entry: Entry<M>
  readonly events: AddressedEvent<M, E>[]
  #source: Source<S, M, V, E>
  /** The position it was played from; missing if nothing was played. */
  #before: Position<S> | undefined
  #moments: S[] | undefined

  constructor(
    entry: Entry<M>,
    events: AddressedEvent<M, E>[],
    source: Source<S, M, V, E>,
    before: Position<S> | undefined,
    moments: S[] | undefined,
  ) {
    this.entry = entry
    this.events = events
    this.#source = source
    this.#before = before
    this.#moments = moments
  }

  get moments(): S[] {
    this.#moments ??= this.#again()
    return this.#moments
  }

  #again(): S[] {
    const before = this.#before
    const { seat, do: command } = this.entry
    if (before === undefined || !('play' in command) || this.events.length === 0) return []
    return momentsOf(this.#source, (moments) => advance(this.#source, before, seat, command.play, { events: [], moments }))
  }
}

/** The stream belongs to the match: its position is restored afterwards. */
function momentsOf<S>({ stream }: { stream: Stream }, play: (moments: S[]) => void): S[] {
  const { drawn } = stream
  const moments: S[] = []
  play(moments)
  stream.drawn = drawn
  return moments
}
