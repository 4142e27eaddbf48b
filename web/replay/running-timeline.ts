import type { Moment, Position, ReceivedEntry } from '@fairground/protocol'
import { signal } from '@preact/signals'
import type { Timeline } from './timeline.ts'

/** Fetches moments from a number on. */
export type FetchMoments = (from: number, count: number) => Promise<readonly Moment[]>

/** As many as the server sends at once. */
const PAGE = 50
const AGAIN = 2000

/**
 * A running match, as far as one viewer has seen it. The server builds each view from what it sent to that viewer at the time; they are
 * loaded page by page, when they are needed.
 */
export function runningTimeline(
  { seats, facts, position }: { readonly seats: number; readonly facts: unknown; readonly position: Position },
  log: readonly ReceivedEntry[],
  ask: FetchMoments,
  isCommitment: (entry: ReceivedEntry) => boolean,
): Timeline {
  const last = position.n
  const received = log.filter(({ n }) => n <= last)
  const here = signal<ReadonlyMap<number, Moment>>(new Map([[last, { ...position, steps: [] }]]))
  const asked = new Set<number>()

  async function fetchPage(page: number): Promise<void> {
    try {
      const moments = await ask(page * PAGE, PAGE)
      here.value = new Map([...here.peek(), ...moments.filter(({ n }) => n <= last).map((moment) => [moment.n, moment] as const)])
    } catch {
      // No connection, or the server is busy: the previous view stays until this one arrives.
      setTimeout(() => void fetchPage(page), AGAIN)
    }
  }

  function moment(n: number): Moment | undefined {
    const found = here.value.get(n)
    const page = Math.floor(n / PAGE)
    if (found === undefined && !asked.has(page)) {
      asked.add(page)
      void fetchPage(page)
    }
    return found
  }

  return {
    seats,
    facts,
    last,
    turns: turnsIn(received, last, isCommitment),
    stops: received.filter(({ did }) => did !== 'done').map(({ n }) => n),
    moment,
    entryFor: (n) => received[n],
    steps: (n) => moment(n)?.steps ?? [],
    ready: () => here.value.size,
  }
}

/** From the received events: a turn begins when another seat plays; a simultaneous secret choice is one turn of all. */
function turnsIn(received: readonly ReceivedEntry[], last: number, isCommitment: (entry: ReceivedEntry) => boolean): readonly number[] {
  const plays = received.filter(({ did }) => did === 'play')
  const begins = plays.filter((play, index) => {
    const before = plays[index - 1]
    return before !== undefined && !isCommitment(before) && (before.seat !== play.seat || isCommitment(play))
  })
  return [...new Set([0, ...begins.map(({ n }) => n - 1), last])]
}
