import type { MatchRecord } from '@fairground/kernel'
import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixture.ts'

interface Looked {
  readonly position?: {
    readonly n: number
    readonly viewer: number
    readonly moves: readonly unknown[]
    readonly handover?: { readonly seat: number }
    readonly result?: unknown
  }
}

/** Plays a match against bots to its end, over HTTP as any program would. The browser of this request has seat 0. */
export async function finishedTable(request: APIRequestContext, game: string, seats: number, options?: unknown): Promise<string> {
  const opened = await request.post('/api/play', { data: { game, seats, options } })
  expect(opened.ok(), await opened.text()).toBe(true)
  const { id } = await opened.json()
  await expect(async () => {
    for (;;) {
      const looked = await request.get(`/api/tables/${id}`)
      // A program that plays faster than people is rate limited; it tries again a little later.
      if (!looked.ok()) throw new Error(await looked.text())
      const { position } = (await looked.json()) as Looked
      if (position === undefined) throw new Error('not begun yet')
      if (position.result !== undefined) return
      const handing = position.handover?.seat === position.viewer
      // It is a bot's turn; ask again in a moment.
      if (position.moves.length === 0 && !handing) throw new Error('not our turn yet')
      const act = position.moves.length > 0 ? { choice: position.n % position.moves.length } : { done: true }
      await request.post(`/api/tables/${id}/acts`, { data: { act, after: position.n } })
    }
  }).toPass({ intervals: [100], timeout: 160_000 })
  return id
}

export async function recordOf(request: APIRequestContext, table: string): Promise<MatchRecord> {
  const answer = await request.get(`/api/tables/${table}/record`)
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
