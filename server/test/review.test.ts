import { join } from 'node:path'
import { games } from '@fairground/games'
import type { Puzzle } from '@fairground/review'
import { puzzleMatch } from '@fairground/review'
import { describe, expect, it } from 'vitest'
import { accuraciesOf } from '../review/accuracy.ts'
import { sql } from '../sql.ts'
import { STORE_FILE } from '../store/open.ts'
import { openTestStore, testDatabase } from './database.ts'
import { openingsSuite } from './openings-suite.ts'
import { type Client, eventually, type Json, playFirst, refusal, tableOfTwo, withServer } from './serving.ts'
import { inFolder, onOneSqlite, withStore } from './temporary.ts'

/** A test that plays a whole game at once sends more requests than a person. */
const UNHURRIED = { limits: { person: { burst: 10_000, perSecond: 10_000 } } }

/** Plays to the end with the first of all moves. */
async function playToTheEnd(players: readonly Client[], table: string): Promise<void> {
  for (;;) {
    for (const client of players) {
      const { position } = await client.get(`/api/tables/${table}`)
      if (position?.result !== undefined) return
      if (position?.moves?.length > 0) await client.post(`/api/tables/${table}/acts`, { act: { choice: 0 }, after: position.n })
    }
  }
}

/** The review of a seat once it is made. */
const reviewed = (client: Client, table: string, seat: number) =>
  client.getUntil(`/api/tables/${table}/review?seat=${seat}`, ({ state }) => state !== 'waiting')

describe('A review', () => {
  it('is made of a match that is over, stored, and counted for the profile', () =>
    withServer(UNHURRIED, async (server) => {
      const [anna, ben] = [await server.guest('Anna'), await server.guest('Ben')]
      const id = await tableOfTwo(anna, ben)
      expect((await anna.send('POST', `/api/tables/${id}/review`, JSON.stringify({ seat: 0 }))).status).toBe(501)
      await playToTheEnd([anna, ben], id)
      expect(await anna.get(`/api/tables/${id}/review?seat=0`)).toEqual({ state: 'none' })
      expect((await anna.send('POST', `/api/tables/${id}/review`, JSON.stringify({ seat: 7 }))).status).toBe(404)
      expect((await anna.post(`/api/tables/${id}/review`, { seat: 0 })).state).toBe('waiting')
      const { state, review } = await reviewed(anna, id, 0)
      expect(state).toBe('done')
      expect((await anna.post(`/api/tables/${id}/review`, { seat: 0 })).review).toEqual(review)
      const me = await anna.get('/api/me')
      const { accuracies } = await anna.get(`/api/people/${me.id}/accuracy`)
      expect(accuracies).toHaveLength(1)
      expect(accuracies[0].accuracy).toBeCloseTo(review.accuracy.value, 1)
      expect(accuracies[0].classes).toEqual(review.classes)
      expect(Object.values<number>(accuracies[0].classes).reduce((sum, count) => sum + count, 0)).toBe(accuracies[0].decisions)
      // Others see it until it is hidden from them; a page that does not know this setting does not show it again.
      const seenBy = async (client: Client) => (await client.get(`/api/people/${me.id}/accuracy`)).accuracies.length
      expect(await seenBy(ben)).toBe(1)
      await anna.put('/api/me/privacy', { boards: true, accuracy: false, presence: 'nobody' })
      await anna.put('/api/me/privacy', { boards: false, presence: 'nobody' })
      expect(await anna.get('/api/me/privacy')).toEqual({ boards: false, accuracy: false, presence: 'nobody' })
      expect([await seenBy(anna), await seenBy(ben)]).toEqual([1, 0])
    }))

  it('that was not ready when the server stopped is made when it starts again', () =>
    withServer(async (server) => {
      const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
      const table = await tableOfTwo(anna, bert)
      for (const each of [anna, bert]) await playFirst(each, table)
      await bert.post(`/api/tables/${table}/acts`, { act: { concede: true } })
      await anna.post(`/api/tables/${table}/review`, { seat: 0 })
      await server.restart()
      expect((await reviewed(anna, table, 0)).state).toBe('done')
    }))
})

describe('Accuracy', () => {
  it('is shown to others only for rated games, and never for games begun offline', () =>
    withStore(async (store) => {
      const played = ['rated', 'pleasure', 'offline', 'waiting'].flatMap((kind, index) => [
        sql`INSERT INTO person_result (match, seat, person, game, seats, place, how, rated, ended_at, offline)
            VALUES (${kind}, 1, 'ann', 'faifo', 2, 1, 'played', ${Number(kind !== 'pleasure')}, ${1000 + index}, ${Number(kind === 'offline')})`,
        sql`INSERT INTO review_made (table_id, seat, asked_at, accuracy, error, decisions)
            VALUES (${kind}, 1, 1, ${kind === 'waiting' ? null : 8120}, 310, 12)`,
      ])
      await store.commit(played)
      expect((await accuraciesOf(store, 'ann', 'all', 10)).map(({ match }) => match)).toEqual(['pleasure', 'rated'])
      expect(await accuraciesOf(store, 'ann', 'rated', 10)).toEqual([
        { match: 'rated', game: 'faifo', seats: 2, seat: 1, endedAt: 1000, accuracy: 81.2, error: 3.1, decisions: 12, open: false },
      ])
      expect(await accuraciesOf(store, 'bob', 'all', 10)).toEqual([])
    }))
})

/** The counts of a game once so many matches are in them. */
const counted = (client: Client, game: string, matches: number) =>
  client.getUntil(`/api/openings/${game}?seats=2`, ({ games }) => games >= matches)

describe('The openings of people', () => {
  it('are counted once for each finished match, only for people, and missing ones at the next start', () =>
    inFolder(async (data) => {
      const database = await testDatabase()
      await withServer({ ...UNHURRIED, data, ...(database !== undefined && { database }) }, async (server) => {
        const anna = await server.guest('Anna')
        expect(await anna.get('/api/openings/fair-trade?seats=2')).toEqual({ games: 0, counts: [] })
        expect((await anna.send('GET', '/api/openings/no-such-game?seats=2')).status).toBe(404)
        const { id } = await anna.post('/api/play', { game: 'fair-trade', seats: 2, level: 'random' })
        await playToTheEnd([anna], id)
        const once = await counted(anna, 'fair-trade', 1)
        // One answer to each of the two questions, from the only seat of a person.
        expect(once.counts.map((count: Json) => count.games)).toEqual([1, 1])
        const { table, position } = await anna.get(`/api/tables/${id}`)
        const own = table.seats.findIndex(({ person }: { person?: string }) => person !== undefined)
        const { places } = position.result
        const share = places[own] === 1 ? 60 / places.filter((place: number) => place === 1).length : 0
        expect(once.counts.map((count: Json) => count.won)).toEqual([share, share])
        // All matches are checked again, and none is counted twice.
        await server.restart()
        expect(await counted(anna, 'fair-trade', 1)).toEqual(once)
        // As if the server had crashed before it counted.
        await server.stop()
        const store = await openTestStore(join(data, STORE_FILE), database)
        await store.commit([
          sql`DELETE FROM opening_counted`,
          sql`DELETE FROM opening_count`,
          sql`DELETE FROM opening_matches`,
          sql`DELETE FROM host_setting WHERE name = 'openings-counted'`,
        ])
        await store.close()
        await server.start()
        expect(await counted(anna, 'fair-trade', 1)).toEqual(once)
      })
    }))
})

openingsSuite('SQLite', onOneSqlite)

describe('Puzzles', () => {
  it('change the rating only by the first answer, and today’s is the same for everybody', () =>
    withServer(async (server) => {
      const [anna, ben] = [await server.guest('Anna'), await server.guest('Ben')]
      const before = await anna.get('/api/puzzles/faifo')
      expect(before.rating).toBe(1500)
      expect((await ben.get('/api/puzzles/faifo')).today).toBe(before.today)
      const puzzles = (await (await (await games.faifo()).coach?.())?.puzzles?.()) as readonly Puzzle[]
      const puzzle = puzzles.find(({ id }) => id === before.today)
      if (puzzle === undefined) throw new Error('today has no puzzle')
      const wrong = await anna.post('/api/puzzles/faifo/answers', { puzzle: puzzle.id, move: puzzle.natural })
      expect(wrong).toMatchObject({ right: false, counted: true })
      expect(wrong.solver.rating).toBeLessThan(1500)
      expect(wrong.solver.days).toEqual([{ day: expect.any(String), solved: false }])
      const again = await anna.post('/api/puzzles/faifo/answers', { puzzle: puzzle.id, move: puzzle.answer })
      expect(again).toMatchObject({ right: true, counted: false })
      expect(again.solver.rating).toBe(wrong.solver.rating)
      const right = await ben.post('/api/puzzles/faifo/answers', { puzzle: puzzle.id, move: puzzle.answer })
      expect(right.solver.rating).toBeGreaterThan(1500)
      expect(right.solver.next).not.toBe(puzzle.id)
      expect((await anna.send('POST', '/api/puzzles/faifo/answers', JSON.stringify({ puzzle: 'no-such', move: 0 }))).status).toBe(404)
      expect((await anna.send('GET', '/api/puzzles/no-such-game')).status).toBe(404)
    }))
})

describe('Puzzles requested by a host', () => {
  it('are found in games between bots, checked, stored, and offered with the others; a restart continues the work', () =>
    withServer(async (server) => {
      const [host, anna] = [await server.account('the-host'), await server.guest('Anna')]
      const before = await anna.get('/api/puzzles/faifo')
      expect(await refusal(anna.post('/api/host/puzzles/faifo', { count: 1 }))).toBe('not-allowed')
      expect(await refusal(host.post('/api/host/puzzles/no-such-game', { count: 1 }))).toBe('not-found')
      expect(await refusal(host.post('/api/host/puzzles/faifo', { count: 1_000_000 }))).toBe('malformed')
      expect(await host.post('/api/host/puzzles/faifo', { count: 1 })).toMatchObject({ game: 'faifo', wanted: 1, found: 0, games: 0 })
      expect(await refusal(host.post('/api/host/puzzles/faifo', { count: 1 }))).toBe('not-allowed')
      await server.restart()
      const { makings } = await host.getUntil('/api/host/puzzles', ({ makings: [making] }) => making.doneAt !== undefined)
      expect(makings).toMatchObject([{ game: 'faifo', wanted: 1, found: 1, because: 'made' }])
      const { puzzles } = await server.client().get('/api/puzzles/faifo/made')
      expect(puzzles).toHaveLength(1)
      const [puzzle]: readonly Puzzle[] = puzzles
      expect(puzzleMatch(await games.faifo(), puzzle)?.moves(puzzle.seat).length).toBeGreaterThan(2)
      const answered = await anna.post('/api/puzzles/faifo/answers', { puzzle: puzzle.id, move: puzzle.answer })
      expect(answered).toMatchObject({ right: true, counted: true })
      expect(answered.solver.today).toBe(before.today)
    }))

  it('are no longer made when the host stops it', () =>
    withServer(async (server) => {
      const host = await server.account('the-host')
      expect(await refusal(host.delete('/api/host/puzzles/fair-trade'))).toBe('not-found')
      await host.post('/api/host/puzzles/fair-trade', { count: 100 })
      expect(await host.delete('/api/host/puzzles/fair-trade')).toMatchObject({ wanted: 100, because: 'stopped' })
      await eventually(
        async () => (await fetch(`${server.url}/metrics`)).text(),
        (figures) => figures.includes('fairground_jobs{queue="puzzles",state="active"} 0'),
      )
    }))
})
