import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LocalPostgres } from '../soak/local-postgres.ts'
import { ServerProcess } from '../soak/server-process.ts'
import { inFolder } from './place.ts'
import { Client, eventually } from './serving.ts'

const ROUNDS = 3
/** A lease and a look for what is overdue, and what a busy machine adds. */
const SECONDS = 20

let server: LocalPostgres

beforeAll(async () => {
  server = await LocalPostgres.open()
})

afterAll(() => server?.remove())

describe('A bots process that is killed while a bot owes a move', () => {
  it('loses nothing: another one makes the move, seconds later', () =>
    inFolder(async (folder) => {
      const database = await server.database('dying')
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
        const mine = () =>
          eventually(
            () => anna.get(`/api/tables/${id}`),
            ({ position }) => position.moves.length > 0 || position.result !== undefined,
          )
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
