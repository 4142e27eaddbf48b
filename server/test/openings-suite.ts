import { describe, expect, it } from 'vitest'
import { openLog } from '../log.ts'
import { migrations } from '../migrations.ts'
import { Openings } from '../review/openings.ts'
import { migrate } from '../store/migrate.ts'
import type { Store } from '../store/store.ts'
import type { Ended } from '../tables/api.ts'

/** Openings of people are counted on any store; the given stores are one database, opened by several processes. */
export function openingsSuite(name: string, using: (play: (stores: readonly Store[]) => Promise<void>) => Promise<void>): void {
  describe(`${name}: openings of people`, () => {
    it('are added up over matches and places, each match once however many processes see its end', () =>
      using(async (stores) => {
        await migrate(stores[0], migrations, '/dev/null/never')
        const processes = stores.map(openingsOn)
        for (const table of ['m1', 'm2', 'm3']) for (const process of processes) process.happened({ kind: 'ended', ended: ended(table) })
        await Promise.all(processes.map((process) => process.settled()))
        for (const process of processes)
          expect(await process.counts('fair-trade', 1, 3)).toEqual({
            games: 3,
            counts: [
              { place: 0, question: 'bid', answer: '1-2', games: 3, won: 180 },
              { place: 2, question: 'bid', answer: '1-2', games: 3, won: 0 },
              { place: 1, question: 'bid', answer: '3-4', games: 3, won: 0 },
            ],
          })
        // Other numbers of players and other versions are counted separately.
        expect(await processes[0].counts('fair-trade', 1, 4)).toEqual({ games: 0, counts: [] })
        expect(await processes[0].counts('fair-trade', 2, 3)).toEqual({ games: 0, counts: [] })
        await Promise.all(processes.map((process) => process.close()))
      }))
  })
}

/** Fakes the matches: the openings are given. */
function openingsOn(store: Store): Openings {
  const played = ['1-2', '3-4', '1-2'].map((answer, seat) => ({ seat, place: seat, question: 'bid', answer, won: seat === 0 ? 60 : 0 }))
  return new Openings({
    store,
    tables: { record: async () => ({ game: 'fair-trade', version: 1, seats: 3 }) } as never,
    threads: { run: async () => played } as never,
    log: openLog('silent'),
  })
}

function ended(table: string): Ended {
  return { table, people: ['ann', undefined, 'bob'], offline: false } as unknown as Ended
}
