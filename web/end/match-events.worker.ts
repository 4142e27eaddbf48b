import { games } from '@fairground/games'
import type { MatchRecord } from '@fairground/kernel'
import { timelineOf } from '../replay/timeline.ts'
import type { EntryEvents } from './match-parts.ts'

/** Replays a finished match in a worker: all events, and what everybody had after the deal. */
export interface MatchEvents {
  readonly entries: readonly EntryEvents[]
  /** By seat, as that seat saw it. */
  readonly opening: readonly Readonly<Record<string, readonly (number | undefined)[]>>[]
  readonly facts: unknown
}

addEventListener('message', async ({ data: record }: MessageEvent<MatchRecord>) => {
  const loaded = await games[record.game]().catch(reportError)
  // The page tries again with another worker, since this one would not fetch the rules anew.
  if (loaded === undefined) return
  try {
    const { game } = loaded
    const timeline = timelineOf(game, record)
    const entries = Array.from({ length: timeline.last + 1 }, (_, n) => ({
      n,
      events: timeline.entryFor(n, 'all').events.flatMap((each) => ('event' in each ? [each.event] : [])),
    }))
    const opening = Array.from({ length: timeline.seats }, (_, seat) =>
      game.summary.counts(timeline.moment(0, seat)?.view as never, timeline.facts as never),
    )
    postMessage({ entries, opening, facts: timeline.facts } satisfies MatchEvents)
  } catch {
    // Played by rules that this page does not have: no curve.
    postMessage(undefined)
  }
})
