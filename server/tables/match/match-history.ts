import { type AnyMatch, type EventTrace, replay, type Viewer } from '@fairground/kernel'
import { type Frame, frameOf, type Moment, momentOf } from '@fairground/protocol'
import { type TableId, TableRefusal } from '../api.ts'
import { ratedAt } from '../table.ts'
import type { LiveTable } from './live-table.ts'
import { differing } from './match-log.ts'
import { slices } from './time-slices.ts'

/** The most positions cached over all tables; the least recently used tables are dropped first. */
const MOST_KEPT = 5000

interface Reel {
  readonly match: AnyMatch
  readonly frames: Frame[]
}

/**
 * Looks back at a match. What a viewer saw after an entry is what they were sent then, since it is built from the same position by the same
 * rules; this includes moves that were undone later. Nothing beyond the last entry is available.
 */
export class MatchHistory {
  private readonly reels = new Map<TableId, Reel>()
  private kept = 0

  /** The moments from a number on, at most `count`. Only inside the table's queue. */
  async of(live: LiveTable, viewer: Viewer, from: number, count: number): Promise<readonly Moment[]> {
    if (live.table.begun === undefined) throw new TableRefusal('not-begun', 'the match has not begun')
    if (live.match === undefined) throw new TableRefusal('frozen', live.frozen ?? 'the match cannot be replayed')
    const to = Math.min(from + count - 1, live.match.n)
    const { match, frames } = await this.reelUpTo(live, live.match, to)
    return frames.slice(from, to + 1).map((frame) => {
      const moment = momentOf(match.rules, frame, viewer)
      return { ...moment, result: moment.result && ratedAt(live.table, moment.result) }
    })
  }

  private async reelUpTo(live: LiveTable, played: AnyMatch, to: number): Promise<Reel> {
    const { id } = live.table
    const reel = this.reels.get(id) ?? (await this.dealt(live))
    // Moves it to the end: the least recently used comes first.
    this.reels.delete(id)
    this.reels.set(id, reel)
    const { match, frames } = reel
    const others = slices()
    try {
      for (const trace of replay(match, played.entries.slice(match.n, to))) {
        frames.push(frameOf(match, trace))
        this.kept += weightOf(trace)
        await others()
      }
    } catch (error) {
      throw new TableRefusal('frozen', differing(error))
    }
    this.forgetOldest(id)
    return reel
  }

  private async dealt({ context, table }: LiveTable): Promise<Reel> {
    const game = await context.rulesCache.game(table.game)
    if (game === undefined) throw new TableRefusal('no-game', `this server has no game ${table.game}`)
    const match = context.rulesCache.deal(game, table)
    this.kept += weightOf(match.opening)
    return { match, frames: [frameOf(match, match.opening)] }
  }

  private forgetOldest(used: TableId): void {
    for (const [id, { frames }] of this.reels) {
      if (this.kept <= MOST_KEPT || id === used) return
      this.reels.delete(id)
      for (const { trace } of frames) this.kept -= weightOf(trace)
    }
  }
}

/** How many states a frame keeps once it was used: its own, and one per event. */
function weightOf({ events }: EventTrace): number {
  return 1 + events.length
}
