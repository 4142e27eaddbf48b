import { describe, expect, it } from 'vitest'
import { migrations } from '../migrations.ts'
import { recountOld } from '../people/recount.ts'
import { Results } from '../people/results.ts'
import { sql } from '../sql.ts'
import { migrate } from '../store/migrate.ts'
import type { Row, Store } from '../store/store.ts'

const GAME = 'faifo'
/** Who ended in which order; a bot is named by its level, a minus marks who left. */
const GAMES = ['ann bob cy', 'bob ann cy', 'cy ann bob', 'ann bot:trader bob', 'bot:trader -ann cy', 'bob ann cy', 'ann dan bob']

/** Ratings of an older model are recomputed on any store; the given stores are one database, opened by several processes. */
export function recountSuite(name: string, using: (play: (stores: readonly Store[]) => Promise<void>) => Promise<void>): void {
  const run = (play: (stores: readonly Store[]) => Promise<void>) =>
    using(async (stores) => {
      await migrate(stores[0], migrations, '/dev/null/never')
      for (const [index, order] of GAMES.entries()) await played(stores[0], `m${index}`, order, 1000 + index)
      await play(stores)
    })

  describe(`${name}: ratings of an older model`, () => {
    it('are recomputed for everybody, at every game, and not changed again', () =>
      run(async ([store]) => {
        const right = await everything(store)
        await aged(store)
        expect(await everything(store)).not.toEqual(right)
        expect(await recountOld(store)).toBe(1)
        expect(await everything(store)).toEqual(right)
        expect(await recountOld(store)).toBe(0)
      }))

    it('lose no game that ends meanwhile, however many processes recompute at once', () =>
      run(async ([one, other]) => {
        await aged(one)
        await Promise.all([
          recountOld(one),
          recountOld(other),
          (async () => {
            for (const n of [1, 2, 3]) await played(n === 2 ? one : other, `late${n}`, 'bob ann cy', 2000 + n)
          })(),
        ])
        const games = new Map((await everything(one)).ratings.map((row) => [row.person, row.games]))
        expect([games.get('ann'), games.get('bob'), games.get('dan')]).toEqual([10, 9, 1])
        // Nothing of the old ratings is left: recomputing gives the same.
        const settled = await everything(one)
        await aged(one, 'late1')
        await recountOld(other)
        expect(await everything(one)).toEqual(settled)
      }))

    it('of an erased person count for the others, and do not reappear under a name', () =>
      run(async ([store]) => {
        await store.commit([
          sql`UPDATE person_result SET person = NULL WHERE person = 'dan'`,
          sql`DELETE FROM person_rating WHERE person = 'dan'`,
        ])
        const right = await everything(store)
        await aged(store)
        await recountOld(store)
        expect(await everything(store)).toEqual(right)
        expect(await recountOld(store)).toBe(0)
      }))
  })
}

async function played(store: Store, match: string, order: string, endedAt: number): Promise<void> {
  const seats = order.split(' ').map((who, index) => {
    const bot = who.startsWith('bot:') ? who.slice('bot:'.length) : undefined
    return { bot, person: bot === undefined ? who.replace('-', '') : undefined, left: who.startsWith('-'), place: index + 1 }
  })
  // As the table stores who sat there.
  await store.commit(
    seats.map(
      ({ bot, left }, seat) => sql`INSERT INTO game_seat (table_id, seat, sitter, ready, conceded, wanted)
      VALUES (${match}, ${seat}, ${bot === undefined ? (left ? 'bot:trader' : 'person') : `bot:${bot}`}, 1, 0, 0)`,
    ),
  )
  await new Results(store).record({ match, game: GAME, endedAt, how: 'played', rated: true, offline: false, seats })
}

/** As another model would have left it: other numbers, and an unknown uncertainty. */
async function aged(store: Store, match = 'm0'): Promise<void> {
  await store.commit([
    sql`UPDATE person_result SET deviation_after = NULL, mean_after = mean_after + 7000 WHERE mean_after IS NOT NULL AND match = ${match}`,
    sql`UPDATE person_rating SET mean = mean + 7000, deviation = deviation + 9000`,
  ])
}

async function everything(store: Store): Promise<{ readonly ratings: readonly Row[]; readonly results: readonly Row[] }> {
  return {
    ratings: await store.all('SELECT * FROM person_rating ORDER BY person, game, seats'),
    results: await store.all('SELECT * FROM person_result ORDER BY match, seat'),
  }
}
