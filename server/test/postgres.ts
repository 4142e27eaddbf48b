import { afterAll, beforeAll } from 'vitest'
import { LocalPostgres } from '../soak/local-postgres.ts'

/** A PostgreSQL server for the tests of one file, started before the first and removed after the last. */
export function ownPostgres(): { newDatabase(): Promise<string>; url(name: string): string } {
  let server: LocalPostgres | undefined
  let made = 0
  beforeAll(async () => {
    server = await LocalPostgres.open()
  })
  afterAll(() => server?.remove())

  function started(): LocalPostgres {
    if (server === undefined) throw new Error('ask within a test: it is started before the first')
    return server
  }
  return { newDatabase: () => started().database(`test${++made}`), url: (name) => started().url(name) }
}
