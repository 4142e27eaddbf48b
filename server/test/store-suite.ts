import { describe, expect, it } from 'vitest'
import { Conflict, type Statement, type Store, StoreFailure } from '../store/store.ts'

/** A store in its own place, which the suite may close and open again. */
export interface StorePlace {
  open(): Promise<Store>
  /** Opens the backup at that path. */
  openBackup(path: string): Promise<Store>
  backupPath: string
  /** Removes everything. */
  remove(): Promise<void>
}

const entries = 'CREATE TABLE entry (match text NOT NULL, n bigint NOT NULL, value text, PRIMARY KEY (match, n))'

function insert(match: string, n: number, value: string | null = null): Statement {
  return { sql: 'INSERT INTO entry (match, n, value) VALUES ($1, $2, $3)', values: [match, n, value] }
}

/** What every kind of store must do. */
export function storeSuite(name: string, place: () => Promise<StorePlace>): void {
  async function inPlace(play: (store: Store, place: StorePlace) => Promise<void>): Promise<void> {
    const here = await place()
    const store = await here.open()
    try {
      await store.commit([{ sql: entries }])
      await play(store, here)
    } finally {
      await store.close()
      await here.remove()
    }
  }

  describe(`${name}: a commit`, () => {
    it('is visible to the next reader, and after closing and opening again', () =>
      inPlace(async (store, here) => {
        await store.commit([insert('a', 1, '{"ü":"é"}')])
        expect(await store.all('SELECT * FROM entry')).toEqual([{ match: 'a', n: 1, value: '{"ü":"é"}' }])
        await store.close()
        const again = await here.open()
        expect(await again.all('SELECT * FROM entry')).toEqual([{ match: 'a', n: 1, value: '{"ü":"é"}' }])
        await again.close()
      }))

    it('writes all of its statements or none', () =>
      inPlace(async (store) => {
        await store.commit([insert('a', 2)])
        await expect(store.commit([insert('a', 1), insert('a', 2), insert('a', 3)])).rejects.toBeInstanceOf(Conflict)
        expect(await store.all('SELECT n FROM entry ORDER BY n')).toEqual([{ n: 2 }])
      }))

    it('returns one list of rows for each statement', () =>
      inPlace(async (store) => {
        const returning = { ...insert('a', 7), sql: `${insert('a', 7).sql} RETURNING n` }
        expect(await store.commit([insert('a', 6), returning])).toEqual([[], [{ n: 7 }]])
      }))

    it('with a duplicate key does not affect those written together with it', () =>
      inPlace(async (store) => {
        const tries = await Promise.allSettled([1, 2, 1, 3, 2, 4].map((n) => store.commit([insert('a', n)])))
        expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
        for (const each of tries) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(Conflict)
        expect(await store.all('SELECT n FROM entry ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }])
      }))

    it('with a wrong statement is a bug, neither a conflict nor a failure of the store', () =>
      inPlace(async (store) => {
        const wrong = store.commit([{ sql: 'INSERT INTO nowhere (n) VALUES ($1)', values: [1] }])
        await expect(wrong).rejects.toThrow(/nowhere/)
        await wrong.catch((error) => {
          expect(error).not.toBeInstanceOf(Conflict)
          expect(error).not.toBeInstanceOf(StoreFailure)
        })
        await store.commit([insert('a', 1)])
      }))

    it('with a change that must find its row is rolled back as a conflict if there is none', () =>
      inPlace(async (store) => {
        await store.commit([insert('a', 1, 'old')])
        const change = (from: string, to: string) =>
          ({ sql: 'UPDATE entry SET value = $2 WHERE match = $1 AND value = $3', values: ['a', to, from], must: true }) as const
        expect(await store.commit([change('old', 'new')])).toEqual([[]])
        const tries = await Promise.allSettled([
          store.commit([insert('b', 1)]),
          store.commit([insert('b', 2), change('old', 'newer')]),
          store.commit([change('new', 'newest'), insert('b', 3)]),
        ])
        expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
        await expect(store.commit([change('new', 'never')])).rejects.toBeInstanceOf(Conflict)
        expect(await store.all('SELECT match, n, value FROM entry ORDER BY match, n')).toEqual([
          { match: 'a', n: 1, value: 'newest' },
          { match: 'b', n: 1, value: null },
          { match: 'b', n: 3, value: null },
        ])
      }))

    it('of one key succeeds for exactly one of many', () =>
      inPlace(async (store) => {
        const tries = await Promise.allSettled(Array.from({ length: 50 }, (_, who) => store.commit([insert('a', 1, String(who))])))
        expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      }))
  })

  describe(`${name}: values`, () => {
    it('are text, whole numbers up to 2⁵³ and null', () =>
      inPlace(async (store) => {
        const far = Number.MAX_SAFE_INTEGER
        await store.commit([insert('a', far, null), insert('b', -far, ''), insert('', 0, "'; DROP TABLE entry; --")])
        expect(await store.all('SELECT * FROM entry ORDER BY n')).toEqual([
          { match: 'b', n: -far, value: '' },
          { match: '', n: 0, value: "'; DROP TABLE entry; --" },
          { match: 'a', n: far, value: null },
        ])
      }))

    it('may be used twice and in any order', () =>
      inPlace(async (store) => {
        await store.commit([insert('a', 1), insert('a', 2), insert('b', 1)])
        const rows = await store.all('SELECT match, n FROM entry WHERE n = $2 OR (match = $1 AND n = $2 + 1) ORDER BY match, n LIMIT $3', [
          'a',
          1,
          10,
        ])
        expect(rows).toEqual([
          { match: 'a', n: 1 },
          { match: 'a', n: 2 },
          { match: 'b', n: 1 },
        ])
      }))
  })

  describe(`${name}: a backup`, () => {
    it('taken under load contains every commit that was answered before it began, each complete', () =>
      inPlace(async (store, here) => {
        for (let n = 0; n < 50; n++) await store.commit([insert('pair', 2 * n), insert('pair', 2 * n + 1)])
        const writing = Promise.all(
          Array.from({ length: 100 }, (_, each) => store.commit([insert('more', 2 * each), insert('more', 2 * each + 1)])),
        )
        await store.backup(here.backupPath)
        await writing
        const copy = await here.openBackup(here.backupPath)
        expect(await copy.all("SELECT count(*) AS count FROM entry WHERE match = 'pair'")).toEqual([{ count: 100 }])
        const [{ count }] = await copy.all("SELECT count(*) AS count FROM entry WHERE match = 'more'")
        expect(Number(count) % 2).toBe(0)
        await copy.close()
      }))
  })

  describe(`${name}: closing`, () => {
    it('first writes what was requested, then refuses', () =>
      inPlace(async (store, here) => {
        const asked = Array.from({ length: 20 }, (_, n) => store.commit([insert('a', n)]))
        await store.close()
        await Promise.all(asked)
        await expect(store.commit([insert('a', 99)])).rejects.toBeInstanceOf(StoreFailure)
        const again = await here.open()
        expect(await again.all('SELECT count(*) AS count FROM entry')).toEqual([{ count: 20 }])
        await again.close()
      }))
  })
}
