import type { Store } from '../../store/store.ts'
import { type PersonId, TableRefusal } from '../api.ts'

/** How much people may store, in bytes: settings with custom editions, editions, uploaded records, reports with a record. */
export interface QuotaSetting {
  readonly perPerson: number
  readonly inAll: number
}

export const QUOTA: QuotaSetting = { perPerson: 32 * 2 ** 20, inAll: 4 * 2 ** 30 }

/** How long the total is cached, in milliseconds; new uploads are added to it meanwhile. */
const FRESH = 60_000

const OWN = `SELECT (SELECT coalesce(sum(bytes), 0) FROM game_setting WHERE table_id IN (SELECT id FROM game_table WHERE owner = $1))
  + (SELECT coalesce(sum(bytes), 0) FROM game_report WHERE person = $1)
  + (SELECT coalesce(sum(bytes), 0) FROM kept_edition WHERE person = $1) AS bytes`
const ALL =
  'SELECT (SELECT coalesce(sum(bytes), 0) FROM game_setting) + (SELECT coalesce(sum(bytes), 0) FROM game_report) + (SELECT coalesce(sum(bytes), 0) FROM kept_edition) AS bytes'

export class Quota {
  private readonly store: Store
  private readonly setting: QuotaSetting
  private inAll: { at: number; bytes: number } | undefined

  constructor(store: Store, setting: QuotaSetting) {
    this.store = store
    this.setting = setting
  }

  /** Refuses what would be too much for one person, or for the server. */
  async take(person: PersonId | undefined, bytes: number): Promise<void> {
    if (person !== undefined && (await this.bytes(OWN, [person])) + bytes > this.setting.perPerson)
      throw new TableRefusal('too-many', `you can store at most ${inWords(this.setting.perPerson)} here`)
    const now = performance.now()
    if (this.inAll === undefined || now - this.inAll.at > FRESH) this.inAll = { at: now, bytes: await this.bytes(ALL, []) }
    if (this.inAll.bytes + bytes > this.setting.inAll)
      throw new TableRefusal('too-many', 'this server has no more space; please tell its host')
    this.inAll.bytes += bytes
  }

  private async bytes(sql: string, values: readonly string[]): Promise<number> {
    const [row] = await this.store.all(sql, values)
    return Number(row.bytes)
  }
}

function inWords(bytes: number): string {
  return bytes < 2 ** 20 ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / 2 ** 20)} MB`
}
