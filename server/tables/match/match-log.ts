import {
  type AnyEntry,
  type AnyMatch,
  type AppliedEntry,
  BadRecord,
  type Checkpoint,
  canonical,
  replay,
  type Seat,
  type Viewer,
  withoutSteps,
} from '@fairground/kernel'
import { dealFor, entryFor, type ReceivedEntry } from '@fairground/protocol'
import type { Store } from '../../store/store.ts'
import { version } from '../../version.ts'
import type { TableRef } from '../api.ts'
import type { RulesCache } from '../rules-cache.ts'
import { type KeptCheckpoint, readCheckpoint, readEntries, type StoredEntry } from '../storage/sql.ts'
import type { Table } from '../table.ts'
import { slices } from './time-slices.ts'

/** The part of a match that is on disk: its last position and its history. */
export class MatchLog {
  private here: AnyMatch
  /** The applied entries after number `eventsFrom`. */
  private applied: AppliedEntry[] = []
  /** How many entries were not replayed when the match was opened, because a checkpoint covers them. */
  private eventsFrom = 0
  /** The checkpoint at which the match was opened, until it is confirmed. */
  private mark: Checkpoint<unknown> | undefined
  /** Entry numbers by seat, then by the client id that they came with. */
  private readonly clients: Map<string, number>[] = []
  private readonly deal: () => AnyMatch

  constructor(deal: () => AnyMatch, match = deal()) {
    this.deal = deal
    this.here = match
  }

  get match(): AnyMatch {
    return this.here
  }

  get lastAt(): number {
    return this.here.entries.at(-1)?.at ?? 0
  }

  /** Opens the match at a checkpoint. */
  resumeAt(mark: Checkpoint<unknown>, stored: readonly StoredEntry[]): void {
    this.here.resumeAt(
      mark,
      stored.map(({ entry }) => entry),
    )
    this.eventsFrom = mark.n
    this.mark = mark
    for (const { entry, client } of stored.slice(0, mark.n)) this.keepClient(entry, client)
  }

  /** Adds entries that are now on disk, with the match after them. */
  append(match: AnyMatch, applied: readonly AppliedEntry[], client?: string): void {
    this.here = match
    this.keepClient(applied[0].entry, client)
    for (const each of applied) this.applied.push(withoutSteps(each))
  }

  /** Applies a stored entry, on the match itself or on a fork. */
  take({ entry, client }: StoredEntry, match: AnyMatch): AppliedEntry {
    const [applied] = replay(match, [entry])
    this.append(match, [applied], client)
    return applied
  }

  /** Has a seat already done something with this client id? */
  knows(seat: Seat, client: string): boolean {
    return this.clients[seat]?.has(client) === true
  }

  /** The entry with this client id. */
  async doneBefore(seat: Seat, client: string): Promise<AppliedEntry | undefined> {
    const n = this.clients[seat]?.get(client)
    if (n === undefined) return undefined
    await this.recollect(n - 1)
    return this.applied[n - 1 - this.eventsFrom]
  }

  /** When a person in that seat last did something. */
  lastCommandOf(seat: Seat): number | undefined {
    return this.here.entries.findLast((entry) => entry.seat === seat && entry.by === 'person')?.at
  }

  /** The match as a viewer received it, after a number (call `recollect` first); including the deal if the number is left out. */
  log(table: Table, viewer: Viewer, since = -1): readonly ReceivedEntry[] {
    const after = Math.max(0, since)
    if (after < this.eventsFrom) throw new Error(`the events after entry ${after} are not in memory`)
    const received = this.applied.slice(after - this.eventsFrom).map((applied) => entryFor(this.here.rules, applied, viewer))
    return since < 0 ? [dealFor(this.here.rules, this.here.opening, viewer, table.started), ...received] : received
  }

  /** Is the checkpoint still unconfirmed? */
  get unconfirmed(): boolean {
    return this.mark !== undefined
  }

  /**
   * Replays the match from the deal to the checkpoint, in time slices, and returns what these rules play differently. This finds releases
   * that changed the rules without saying so.
   */
  async confirm(): Promise<string | undefined> {
    const { mark } = this
    if (mark === undefined) return undefined
    const again = this.deal()
    const others = slices()
    try {
      for (const _ of replay(again, this.here.entries.slice(0, mark.n))) await others()
    } catch (error) {
      return differing(error)
    }
    this.mark = undefined
    if (canonical(again.checkpoint()) === canonical(mark)) return undefined
    return `these rules come to another position after entry ${mark.n} than it was played to`
  }

  /** Makes the events after a number available: replays the match from the deal, in time slices. */
  async recollect(since = 0): Promise<void> {
    if (since >= this.eventsFrom) return
    const others = slices()
    const before: AppliedEntry[] = []
    for (const applied of replay(this.deal(), this.here.entries.slice(0, this.eventsFrom))) {
      before.push(withoutSteps(applied))
      await others()
    }
    this.applied = [...before, ...this.applied]
    this.eventsFrom = 0
  }

  private keepClient({ seat, n }: AnyEntry, client: string | undefined): void {
    if (client === undefined) return
    this.clients[seat] ??= new Map()
    this.clients[seat].set(client, n)
  }
}

/** Everything that the store has about a match. */
export interface Stored {
  readonly entries: readonly StoredEntry[]
  readonly kept: KeptCheckpoint | undefined
}

export async function readStored(store: Store, ref: TableRef): Promise<Stored> {
  const [entries, kept] = await Promise.all([readEntries(store, ref, 0), readCheckpoint(store, ref)])
  return { entries, kept }
}

/**
 * Opens a match at its checkpoint and replays the entries after it, as far as the table goes; or returns why these rules play it
 * differently.
 */
export async function openMatchLog(rulesCache: RulesCache, table: Table, stored: Stored): Promise<MatchLog | string> {
  const game = await rulesCache.game(table.game)
  if (game === undefined) return `this server has no game ${table.game}`
  const { version } = table.setting
  if (game.version !== version) return `it began under version ${version} of the rules, and these are version ${game.version}`
  const matchLog = dealt(() => rulesCache.deal(game, table))
  if (typeof matchLog === 'string') return matchLog
  const { kept } = stored
  const entries = stored.entries.slice(0, table.n)
  if (kept !== undefined && kept.mark.n <= table.n && isSound(matchLog, kept)) matchLog.resumeAt(kept.mark, entries)
  const others = slices()
  try {
    for (const each of entries.slice(matchLog.match.n)) {
      matchLog.take(each, matchLog.match)
      await others()
    }
  } catch (error) {
    return differing(error)
  }
  return matchLog
}

/** A position stored by another release may be invalid under these rules: then the match is replayed from the deal. */
function isSound({ match: { rules } }: MatchLog, { release, mark }: KeptCheckpoint): boolean {
  return release === version || rules.check(mark.now.state).length === 0
}

/** If these rules no longer know the options or the edition, the match cannot be dealt. */
function dealt(deal: () => AnyMatch): MatchLog | string {
  try {
    return new MatchLog(deal)
  } catch (error) {
    return `these rules cannot deal it: ${error instanceof Error ? error.message : error}`
  }
}

/** The message for a match whose replay failed; other errors are rethrown. */
export function differing(error: unknown): string {
  if (!(error instanceof BadRecord)) throw error
  return `these rules do not play it as it was played: ${error.message}`
}
