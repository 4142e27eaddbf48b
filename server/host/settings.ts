import type { HostSettings } from '@fairground/protocol'
import { hostSettings } from '@fairground/protocol/server.ts'
import { text } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'

const DEFAULTS: HostSettings = {
  registration: 'open',
  guestDays: 30,
  openTableDays: 7,
  tournaments: 'everybody',
  privateWebhooks: false,
  unwantedWords: [],
}
const ROW = 'settings'

const DAY = 24 * 60 * 60 * 1000

export class Settings extends Repository {
  private latest: HostSettings = DEFAULTS

  async read(): Promise<HostSettings> {
    const rows = await this.store.all('SELECT value FROM host_setting WHERE name = $1', [ROW])
    // Settings unknown to an older release get their default; those unknown to this release are left out.
    if (rows.length > 0) this.latest = hostSettings.strip().parse({ ...DEFAULTS, ...JSON.parse(text(rows[0], 'value')) })
    return this.latest
  }

  /** How long to keep a table that never began, as last read. */
  get openTableMillis(): number {
    const { openTableDays } = this.latest
    return openTableDays === 0 ? Number.MAX_SAFE_INTEGER : openTableDays * DAY
  }

  async change(given: Partial<HostSettings>): Promise<HostSettings> {
    this.latest = { ...(await this.read()), ...given }
    await this.store.commit([
      sql`INSERT INTO host_setting (name, value) VALUES (${ROW}, ${JSON.stringify(this.latest)})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    ])
    return this.latest
  }
}
