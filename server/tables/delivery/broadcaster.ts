import type { AnyMatch, AppliedEntry, Viewer } from '@fairground/kernel'
import { type ChatLine, dealFor, entryPerViewer, type Position, type SeatClock, type Snapshot, type TableInfo } from '@fairground/protocol'
import { anonymous, NO_REMOTE_PRESENCE, type RemotePresence } from '../../cluster/presence.ts'
import type { Listener, Who } from '../api.ts'
import { type AvailabilityOf, charge, shown } from '../clock/clock.ts'
import type { TablesContext } from '../context.ts'
import { viewerOf } from '../lobby/access.ts'
import type { MatchLog } from '../match/match-log.ts'
import { peopleIn, type Table } from '../table.ts'
import { Audience, type Listening } from './audience.ts'
import { maySeeLine } from './chat.ts'
import { running, tablePosition } from './visibility.ts'

/** A command done on a fork: its events, the match after it and the table after it. */
export interface AppliedCommand {
  readonly applied: AppliedEntry
  readonly match: AnyMatch
  readonly table: Table
}

/** Something to broadcast after the answer. */
type Outgoing = AppliedCommand | { readonly line: ChatLine } | 'begun' | 'table' | 'clocks'

/** What there is to broadcast. */
interface Source {
  readonly context: TablesContext
  readonly table: Table
  readonly matchLog: MatchLog | undefined
  readonly info: TableInfo
  readonly availability: AvailabilityOf
  /** The table's clock. */
  now(): number
}

/** Shows a table to its viewers and broadcasts to its listeners, to each what they may know. */
export class Broadcaster {
  readonly audience = new Audience()
  private readonly source: Source
  private readonly outbox: Outgoing[] = []
  /** Current positions, built once for all who see the same. */
  private readonly positions: Position[] = []
  /** When people who are away were last here. */
  private readonly seen = new Map<string, number>()
  /** Who is here through other processes. */
  private elsewhere: RemotePresence = NO_REMOTE_PRESENCE

  constructor(source: Source) {
    this.source = source
  }

  /** Queues something to broadcast after the current answer. */
  queue(outgoing: Outgoing): void {
    this.outbox.push(outgoing)
  }

  /** The table has changed. */
  changed(): void {
    this.positions.length = 0
  }

  present(person: string): boolean {
    return this.audience.present(person) || this.elsewhere.here.has(person)
  }

  get spectators(): number {
    let count = this.audience.spectators
    for (const person of this.elsewhere.here) if (this.source.table.places.every((place) => place.person !== person)) count++
    return count
  }

  lastHere(person: string): number | undefined {
    if (this.present(person)) return this.source.now()
    const [here, there] = [this.seen.get(person), this.elsewhere.seen.get(person)]
    return here === undefined || there === undefined ? (here ?? there) : Math.max(here, there)
  }

  /** Updates who is here through other processes. */
  othersAre(elsewhere: RemotePresence): void {
    const before = this.elsewhere.here
    this.elsewhere = elsewhere
    const { here } = elsewhere
    if (before.size !== here.size || [...here].some((person) => !before.has(person))) this.queue('table')
  }

  /** Tells the other processes who is here. */
  tellPresence(): void {
    for (const { presence } of this.audience) this.sayPresence(presence, true)
  }

  private sayPresence(person: string, here: boolean): void {
    const { context, table } = this.source
    context.presence?.changed(table.id, person, here, context.time.now())
  }

  position(viewer: Viewer, match: AnyMatch): Position {
    for (const position of this.positions) if (position.viewer === viewer) return position
    const position = tablePosition(this.source.table, match, viewer, this.source.availability)
    this.positions.push(position)
    return position
  }

  snapshot(viewer: Viewer): Snapshot {
    const { info, matchLog } = this.source
    const now = this.source.now()
    if (matchLog === undefined) return { table: info, now }
    return {
      table: info,
      facts: matchLog.match.rules.facts,
      position: { ...this.position(viewer, matchLog.match), clocks: this.clocksAt(now) },
      now,
    }
  }

  /** Adds a listener. Call the result to remove it; it returns whether the person is gone. */
  listen(who: Who, viewer: Viewer, since: number | undefined, chat: readonly ChatLine[], listener: Listener): () => boolean {
    const { matchLog, table } = this.source
    const person = who.person?.id
    const each: Listening = { who, presence: person ?? anonymous(), viewer, listener }
    if (person !== undefined && !this.audience.present(person)) this.sayIfSeated(person)
    if (person === undefined || !this.audience.present(person)) this.sayPresence(each.presence, true)
    this.audience.add(each)
    const missed = since === undefined ? [] : (matchLog?.log(table, viewer, since) ?? [])
    this.audience.deliver(each, { kind: 'welcome', missed, snapshot: this.snapshot(viewer), chat })
    return () => {
      if (!this.audience.delete(each)) return false
      if (person === undefined) {
        this.sayPresence(each.presence, false)
        return false
      }
      this.seen.set(person, this.source.now())
      if (this.audience.present(person)) return false
      this.sayPresence(person, false)
      return true
    }
  }

  /** Presence matters to the others only if the person has a seat. */
  sayIfSeated(person: string): void {
    if (this.source.table.places.some((place) => place.person === person)) this.queue('table')
  }

  /** Sends everything that is queued. Never throws: errors are reported to the server. */
  flush(): void {
    for (const each of this.outbox) {
      try {
        this.tell(each)
      } catch (error) {
        this.source.context.emit({ kind: 'fault', table: this.source.table.id, error })
      }
    }
    this.outbox.length = 0
  }

  private tell(each: Outgoing): void {
    const now = this.source.now()
    if (each === 'table') this.tellTable()
    else if (each === 'begun') this.tellBegun()
    else if (each === 'clocks') {
      const clocks = this.clocksAt(now)
      this.audience.tell(() => ({ kind: 'clocks', clocks, now }))
    } else if ('line' in each) {
      const { line } = each
      this.audience.tellThose(({ who }) => maySeeLine(this.source.table, who.person?.id, line), { kind: 'chat', line })
    } else this.tellCommand(each, now)
  }

  private tellCommand({ applied, match, table }: AppliedCommand, now: number): void {
    const { matchLog, availability } = this.source
    const entryOf = entryPerViewer(match.rules, applied)
    this.audience.tell((viewer) => {
      const position = match === matchLog?.match ? this.position(viewer, match) : tablePosition(table, match, viewer, availability)
      return { kind: 'entry', entry: entryOf(viewer), position, now }
    })
  }

  /** A viewer who changed seats gets a new welcome; one who may no longer watch gets a last delivery. */
  private tellTable(): void {
    for (const each of this.audience) {
      const viewer = viewerOf(this.source.table, each.who)
      if (viewer === undefined) {
        this.audience.deliver(each, { kind: 'closed', because: 'this is no longer your seat' })
        this.audience.delete(each)
      } else if (viewer !== each.viewer) {
        each.viewer = viewer
        this.audience.deliver(each, { kind: 'welcome', missed: [], snapshot: this.snapshot(viewer), chat: [] })
      }
    }
    const table = this.source.info
    this.audience.tell(() => ({ kind: 'table', table }))
  }

  private tellBegun(): void {
    const { matchLog, table } = this.source
    if (matchLog === undefined) return
    for (const each of this.audience) each.viewer = viewerOf(table, each.who) ?? each.viewer
    this.audience.tell((viewer) => ({
      kind: 'begun',
      deal: dealFor(matchLog.match.rules, matchLog.match.opening, viewer, table.started),
      snapshot: this.snapshot(viewer),
    }))
  }

  private clocksAt(now: number): readonly SeatClock[] {
    const { table, matchLog, availability } = this.source
    const { clocks, setting } = table
    if (clocks === undefined || matchLog === undefined) return []
    const run = running(table, matchLog.match)
    return shown(setting.clock, charge(setting.clock, clocks, run, now, availability), peopleIn(table), run, availability)
  }
}
