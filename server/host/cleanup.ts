import type { Log } from '../log.ts'
import type { Identity } from '../people/identity.ts'
import type { Invites } from '../people/invites.ts'
import type { People } from '../people/people.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Tables } from '../tables/api.ts'
import type { Settings } from './settings.ts'

const DAY = 24 * 60 * 60 * 1000
const EVERY = 60 * 60 * 1000
/** The most per round: the rest can wait an hour. */
const A_ROUND = 200

export interface CleanupParts {
  readonly settings: Settings
  readonly people: People
  readonly sessions: Sessions
  readonly invites: Invites
  readonly identity: Identity
  readonly tables: Tables
  readonly log: Log
  readonly now: () => number
}

/** Deletes what nobody uses any more: expired sessions, inactive guests. `tables` deletes tables that never began. */
export class Cleanup {
  private readonly parts: CleanupParts
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> = Promise.resolve()

  constructor(parts: CleanupParts) {
    this.parts = parts
  }

  start(): void {
    const round = () => {
      this.running = this.round().catch((error) => this.parts.log.warn({ err: error }, 'upkeep failed and will be tried again in an hour'))
    }
    this.timer = setInterval(round, EVERY)
    this.timer.unref()
    round()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.running
  }

  async round(): Promise<void> {
    const { settings, sessions, invites } = this.parts
    const { guestDays } = await settings.read()
    await sessions.sweep()
    await invites.sweep()
    if (guestDays > 0) await this.forgetGuests(guestDays)
  }

  /** A guest who still sits at a table is kept, however long it takes. */
  private async forgetGuests(days: number): Promise<void> {
    const { people, tables, identity, now } = this.parts
    for (const guest of await people.unusedGuests(now() - days * DAY, A_ROUND))
      if ((await tables.ofPerson(guest)).every(({ state }) => state === 'open')) await identity.erase(guest)
  }
}
