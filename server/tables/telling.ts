import type { AnyMatch, AppliedEntry, Viewer } from '@fairground/kernel'
import { type ChatLine, heardDeal, hearings, type Position, type SeatClock, type Snapshot, type TableInfo } from '@fairground/protocol'
import { viewerOf } from './access.ts'
import type { Listener, Who } from './api.ts'
import { Audience, type Listening } from './audience.ts'
import { type AvailabilityOf, charge, shown } from './clock.ts'
import type { House } from './house.ts'
import { running, tablePosition } from './seeing.ts'
import type { Story } from './story.ts'
import { peopleIn, type Table } from './table.ts'

/** A command done on a fork: what was told, the match after it and the table after it. */
export interface Step {
  readonly lived: AppliedEntry
  readonly match: AnyMatch
  readonly table: Table
}

/** Something that is to be told once the answer is out. */
type Outgoing = Step | { readonly line: ChatLine } | 'begun' | 'table' | 'clocks'

/** What there is to tell of. */
interface Scene {
  readonly house: House
  readonly table: Table
  readonly story: Story | undefined
  readonly info: TableInfo
  readonly availability: AvailabilityOf
}

/** Shows a table to those who look and tells those who listen, each what is theirs to know. */
export class Telling {
  readonly audience = new Audience()
  private readonly scene: Scene
  private readonly outbox: Outgoing[] = []
  /** Positions as they are now, made once for all who see alike. */
  private readonly positions: Position[] = []
  /** When people who are not here now were last here. */
  private readonly seen = new Map<string, number>()

  constructor(scene: Scene) {
    this.scene = scene
  }

  /** Tells it after the answer to what is being done. */
  say(outgoing: Outgoing): void {
    this.outbox.push(outgoing)
  }

  /** The table is not what it was. */
  changed(): void {
    this.positions.length = 0
  }

  lastHere(person: string): number | undefined {
    return this.audience.present(person) ? this.scene.house.time.now() : this.seen.get(person)
  }

  position(viewer: Viewer, match: AnyMatch): Position {
    for (const position of this.positions) if (position.viewer === viewer) return position
    const position = tablePosition(this.scene.table, match, viewer, this.scene.availability)
    this.positions.push(position)
    return position
  }

  snapshot(viewer: Viewer): Snapshot {
    const { house, info, story } = this.scene
    const now = house.time.now()
    if (story === undefined) return { table: info, now }
    return {
      table: info,
      facts: story.match.rules.facts,
      position: { ...this.position(viewer, story.match), clocks: this.clocksAt(now) },
      now,
    }
  }

  /** From now on this listener hears everything. The answer ends it, and tells whether the person is gone from here. */
  listen(who: Who, viewer: Viewer, since: number | undefined, chat: readonly ChatLine[], listener: Listener): () => boolean {
    const { story, table, house } = this.scene
    const each: Listening = { who, viewer, listener }
    const person = who.person?.id
    if (person !== undefined && !this.audience.present(person)) this.sayIfSeated(person)
    this.audience.add(each)
    const missed = since === undefined ? [] : (story?.log(table, viewer, since) ?? [])
    this.audience.deliver(each, { kind: 'welcome', missed, snapshot: this.snapshot(viewer), chat })
    return () => {
      if (!this.audience.delete(each) || person === undefined) return false
      this.seen.set(person, house.time.now())
      return !this.audience.present(person)
    }
  }

  /** Whether somebody is here concerns the others when that person has a seat. */
  sayIfSeated(person: string): void {
    if (this.scene.table.places.some((place) => place.person === person)) this.say('table')
  }

  /** Lets all that was said go out. Never throws: what goes wrong in it is told to the house. */
  flush(): void {
    for (const each of this.outbox) {
      try {
        this.tell(each)
      } catch (error) {
        this.scene.house.tell({ kind: 'fault', table: this.scene.table.id, error })
      }
    }
    this.outbox.length = 0
  }

  private tell(each: Outgoing): void {
    const now = this.scene.house.time.now()
    if (each === 'table') this.tellTable()
    else if (each === 'begun') this.tellBegun()
    else if (each === 'clocks') {
      const clocks = this.clocksAt(now)
      this.audience.tell(() => ({ kind: 'clocks', clocks, now }))
    } else if ('line' in each) this.audience.tell(() => ({ kind: 'chat', line: each.line }))
    else this.tellStep(each, now)
  }

  private tellStep({ lived, match, table }: Step, now: number): void {
    const { story, availability } = this.scene
    const heardBy = hearings(lived)
    this.audience.tell((viewer) => {
      const position = match === story?.match ? this.position(viewer, match) : tablePosition(table, match, viewer, availability)
      return { kind: 'entry', heard: heardBy(viewer), position, now }
    })
  }

  /** Who looks from another seat than before is welcomed there; who may look no longer hears it last. */
  private tellTable(): void {
    for (const each of this.audience) {
      const viewer = viewerOf(this.scene.table, each.who)
      if (viewer === undefined) {
        this.audience.deliver(each, { kind: 'closed', because: 'this seat is not yours any more' })
        this.audience.delete(each)
      } else if (viewer !== each.viewer) {
        each.viewer = viewer
        this.audience.deliver(each, { kind: 'welcome', missed: [], snapshot: this.snapshot(viewer), chat: [] })
      }
    }
    const table = this.scene.info
    this.audience.tell(() => ({ kind: 'table', table }))
  }

  private tellBegun(): void {
    const { story, table } = this.scene
    if (story === undefined) return
    for (const each of this.audience) each.viewer = viewerOf(table, each.who) ?? each.viewer
    this.audience.tell((viewer) => ({
      kind: 'begun',
      deal: heardDeal(story.match, viewer, table.started),
      snapshot: this.snapshot(viewer),
    }))
  }

  private clocksAt(now: number): readonly SeatClock[] {
    const { table, story, availability } = this.scene
    const { clocks, setting } = table
    if (clocks === undefined || story === undefined) return []
    const run = running(table, story.match)
    return shown(setting.clock, charge(setting.clock, clocks, run, now, availability), peopleIn(table), run, availability)
  }
}
