import { games } from '@fairground/games'
import type { Puzzle } from '@fairground/review'
import { describe, expect, it } from 'vitest'
import { type Client, withServer } from './serving.ts'

/** Whoever plays a whole game at once asks more than a person does. */
const UNHURRIED = { limits: { person: { burst: 10_000, perSecond: 10_000 } } }

/** Small and quick to play to its end: the first of all moves, whatever it is. */
async function playToTheEnd(client: Client, table: string): Promise<void> {
  for (;;) {
    const { position } = await client.get(`/api/tables/${table}`)
    if (position?.result !== undefined) return
    if (position?.moves?.length > 0) await client.post(`/api/tables/${table}/acts`, { act: { choice: 0 }, after: position.n })
    else await client.get(`/api/tables/${table}/updates?since=${position?.n ?? 0}&wait=2`)
  }
}

async function reviewed(client: Client, table: string, seat: number): Promise<{ state: string; review?: { accuracy: { value: number } } }> {
  for (;;) {
    const found = await client.get(`/api/tables/${table}/review?seat=${seat}`)
    if (found.state !== 'waiting') return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('A review', () => {
  it('is made of a match that is over, kept, and counted for the profile', () =>
    withServer(async (house) => {
      const anna = await house.guest('Anna')
      const { id } = await anna.post('/api/play', { game: 'fair-trade', seats: 2, level: 'random' })
      expect((await anna.send('POST', `/api/tables/${id}/review`, JSON.stringify({ seat: 0 }))).status).toBe(501)
      await playToTheEnd(anna, id)
      expect(await anna.get(`/api/tables/${id}/review?seat=0`)).toEqual({ state: 'none' })
      expect((await anna.send('POST', `/api/tables/${id}/review`, JSON.stringify({ seat: 7 }))).status).toBe(404)
      expect((await anna.post(`/api/tables/${id}/review`, { seat: 0 })).state).toBe('waiting')
      const { state, review } = await reviewed(anna, id, 0)
      expect(state).toBe('done')
      expect((await anna.post(`/api/tables/${id}/review`, { seat: 0 })).review).toEqual(review)
      const me = await anna.get('/api/me')
      const { accuracies } = await anna.get(`/api/people/${me.id}/accuracy`)
      expect(accuracies).toHaveLength(1)
      expect(accuracies[0].accuracy).toBeCloseTo(review?.accuracy.value ?? -1, 1)
    }, UNHURRIED))
})

describe('Puzzles', () => {
  it('move the rating by the first answer alone, and today’s is the same for everybody', () =>
    withServer(async (house) => {
      const [anna, ben] = [await house.guest('Anna'), await house.guest('Ben')]
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
