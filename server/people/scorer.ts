import { isLevel, levelOf } from '@fairground/bots'
import type { Sitter } from '@fairground/kernel'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import type { Ended, TableEvent, Tables } from '../tables/api.ts'
import { recountOld } from './recount.ts'
import type { Results } from './results.ts'
import { text } from './row.ts'

const ROW = 'scored'
const PAGE = 100

/** Writes every match that ends into its people's history and ratings: at once as a rule, and what a crash left out at the next start. */
export class Scorer {
  private readonly store: Store
  private readonly results: Results
  private readonly tables: Tables
  private readonly log: Log
  /** One at a time, so that two matches of the same people do not trip over each other. */
  private last: Promise<void> = Promise.resolve()

  constructor(store: Store, results: Results, tables: Tables, log: Log) {
    this.store = store
    this.results = results
    this.tables = tables
    this.log = log
  }

  happened(event: TableEvent): void {
    if (event.kind !== 'ended') return
    const { ended } = event
    this.last = this.last
      .then(() => this.score(ended))
      .catch((error) => this.log.error({ err: error, table: ended.table }, 'a result was not written down; the next start will'))
  }

  /** Everything up to now, in the order it ended. */
  async catchUp(): Promise<void> {
    const recounted = await recountOld(this.store)
    if (recounted > 0) this.log.info({ boards: recounted }, 'ratings of an older model were reckoned anew')
    const rows = await this.store.all('SELECT value FROM host_setting WHERE name = $1', [ROW])
    let after = rows.length === 0 ? 0 : Number(text(rows[0], 'value'))
    for (;;) {
      const page = await this.tables.endedAfter(after, PAGE)
      for (const ended of page) await this.score(ended)
      const reached = page.at(-1)?.at
      if (reached === undefined) return
      // Those that ended in the same millisecond as the last of a page come again: it does no harm.
      after = page.length < PAGE || reached - 1 <= after ? reached : reached - 1
      await this.store.commit([
        {
          sql: 'INSERT INTO host_setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
          values: [ROW, String(after)],
        },
      ])
    }
  }

  /** Resolves when all that has ended so far is written down. */
  settled(): Promise<void> {
    return this.last
  }

  private score({ table, game, at, people, sitters, result, offline }: Ended): Promise<void> {
    return this.results.record({
      match: table,
      game,
      endedAt: at,
      how: result.how,
      rated: result.rated,
      offline,
      seats: people.map((person, seat) => ({
        person,
        bot: person === undefined ? levelIn(sitters[seat]) : undefined,
        place: result.places?.[seat],
        score: result.outcome?.scores[seat],
        left: sitters[seat] !== 'person',
      })),
    })
  }
}

/** The level of a bot, by the name it has today. */
function levelIn(sitter: Sitter): string | undefined {
  const name = sitter.startsWith('bot:') ? sitter.slice('bot:'.length) : ''
  return isLevel(name) ? levelOf(name) : undefined
}
