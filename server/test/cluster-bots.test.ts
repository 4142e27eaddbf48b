import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { ServerProcess } from '../soak/server-process.ts'
import { ownPostgres } from './postgres.ts'
import { Client, eventually, playFirst, tableOfTwo } from './serving.ts'
import { inFolder } from './temporary.ts'

const ROUNDS = 2
/** The time of a lease and of the search for overdue work, plus some for a busy machine. */
const SECONDS = 20

const postgres = ownPostgres()

describe("A bots process that is killed on a bot's turn", () => {
  it('loses nothing: another one makes the move seconds later', () =>
    inFolder(async (folder) => {
      const database = await postgres.newDatabase()
      const web = new ServerProcess(`${folder}/web`, { database, role: 'web' })
      let bots = new ServerProcess(`${folder}/bots`, { database, role: 'bots' })
      const other = new ServerProcess(`${folder}/other`, { database, role: 'bots' })
      try {
        await web.start()
        await bots.start()
        const anna = new Client(() => web.url ?? '')
        await anna.post('/api/guests', { name: 'Anna' })
        const wish = { game: 'fair-trade', seats: 2, handover: 0, bots: [{ seat: 1, level: 'greedy' }] }
        const { id } = await anna.post('/api/tables', wish)
        await anna.post(`/api/tables/${id}/start`)
        const mine = () => anna.getUntil(`/api/tables/${id}`, ({ position }) => position.moves.length > 0 || position.result !== undefined)
        await other.start()
        for (let round = 0; round < ROUNDS; round++) {
          const { position } = await mine()
          await anna.post(`/api/tables/${id}/acts`, { act: { choice: 0 }, after: position.n })
          await bots.kill()
          const killed = Date.now()
          await mine()
          expect(Date.now() - killed).toBeLessThan(SECONDS * 1000)
          bots = new ServerProcess(`${folder}/bots`, { database, role: 'bots' })
          await bots.start()
        }
        const { log } = await anna.get(`/api/tables/${id}/log`)
        expect(log.filter(({ by }: { by: string }) => by === 'bot:greedy').length).toBeGreaterThanOrEqual(ROUNDS)
      } finally {
        for (const each of [web, bots, other]) await each.kill()
      }
    }))
})

describe('A bots process that is killed in the middle of a review and of making puzzles', () => {
  it('loses neither: another one continues both seconds later, and each is stored once', () =>
    inFolder(async (folder) => {
      const database = await postgres.newDatabase()
      const [web, bots, other] = (['web', 'bots', 'bots'] as const).map(
        (role, n) => new ServerProcess(`${folder}/${n}`, { database, role }),
      )
      const client = new pg.Client(database)
      await client.connect()
      const held = async (): Promise<readonly string[]> => {
        const { rows } = await client.query("SELECT table_id FROM game_lease WHERE table_id LIKE 'review %' OR table_id LIKE 'puzzles %'")
        return rows.map((row) => row.table_id)
      }
      try {
        await web.start()
        await bots.start()
        const [anna, bert] = [new Client(() => web.url ?? ''), new Client(() => web.url ?? '')]
        for (const [index, each] of [anna, bert].entries()) await each.post('/api/guests', { name: `Guest ${index}` })
        await anna.post('/api/me/account', { login: 'anna', password: 'correct horse' })
        const table = await tableOfTwo(anna, bert)
        for (const each of [anna, bert, anna, bert]) await playFirst(each, table)
        await bert.post(`/api/tables/${table}/acts`, { act: { concede: true } })
        await anna.post('/api/host/puzzles/faifo', { count: 1 })
        await eventually(held, (leases) => leases.includes('puzzles faifo'))
        await anna.post(`/api/tables/${table}/review`, { seat: 0 })
        await eventually(held, (leases) => leases.includes(`review ${table}/0`))
        await bots.kill()
        const killed = Date.now()
        expect((await anna.get(`/api/tables/${table}/review?seat=0`)).state).toBe('waiting')
        await other.start()
        const { review } = await anna.getUntil(`/api/tables/${table}/review?seat=0`, ({ state }) => state === 'done')
        expect(Date.now() - killed).toBeLessThan(SECONDS * 1000)
        expect(review.decisions.length).toBeGreaterThan(0)
        const { makings } = await anna.getUntil('/api/host/puzzles', ({ makings: [making] }) => making.doneAt !== undefined)
        expect(makings).toMatchObject([{ game: 'faifo', found: 1, because: 'made' }])
        expect((await anna.get('/api/puzzles/faifo/made')).puzzles).toHaveLength(1)
      } finally {
        for (const each of [web, bots, other]) await each.kill()
        await client.end()
      }
    }))
})
