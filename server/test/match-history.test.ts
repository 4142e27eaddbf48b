import { describe, expect, it } from 'vitest'
import { type Client, eventually, type Json, refusal, tableOfTwo, withGuest, withServer } from './serving.ts'

type Watched = { readonly seen: Map<number, Json>; stop(): void }

/** Everything delivered to a viewer, by the number of the entry. */
async function watched(client: Client, table: string): Promise<Watched> {
  const socket = await client.socket()
  await socket.watch(table)
  await socket.until(({ delivery }) => delivery?.kind === 'welcome')
  return {
    get seen() {
      const positions = socket.pushed.flatMap(({ delivery }) => {
        const position = delivery?.kind === 'entry' ? delivery.position : delivery?.snapshot?.position
        return position === undefined ? [] : [[position.n, position] as const]
      })
      return new Map(positions)
    },
    stop: () => socket.close(),
  }
}

async function position(client: Client, table: string): Promise<Json> {
  return (await client.get(`/api/tables/${table}`)).position
}

/** Two people and a bot at Faifo, where every hand is hidden and people choose at the same time; plus a spectator. */
async function atFaifo(play: (table: string, who: { anna: Client; bert: Client; guest: Client }) => Promise<void>): Promise<void> {
  await withServer(async (server) => {
    const [anna, bert, guest] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Gus')]
    const wish = { game: 'faifo', seats: 3, visibility: 'listed', bots: [{ seat: 2, level: 'random' }] }
    await play(await tableOfTwo(anna, bert, wish), { anna, bert, guest })
  })
}

/** Plays so many entries; sometimes a choice is undone and made again. */
async function playOn(table: string, people: readonly Client[], entries: number): Promise<void> {
  let taken = 0
  for (let turn = 0; ; turn++) {
    const client = people[turn % people.length]
    const { n, moves, canUndo, result } = await position(client, table)
    if (n >= entries || result !== undefined) return
    if (moves.length > 0) {
      const { position: after } = await client.post(`/api/tables/${table}/acts`, { act: { choice: n % moves.length }, after: n })
      if (after.canUndo && taken++ < 5) await client.post(`/api/tables/${table}/acts`, { act: { undo: true } })
    } else if (!canUndo) await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

describe('the replay of a running match', () => {
  it('shows each viewer exactly what was sent to them at the time, including undone moves', () =>
    atFaifo(async (table, { anna, bert, guest }) => {
      const watching = [await watched(anna, table), await watched(bert, table), await watched(guest, table)]
      await playOn(table, [anna, bert], 45)
      const { n } = await position(anna, table)
      const { log } = await anna.get(`/api/tables/${table}/log`)
      expect(log.some(({ did }: Json) => typeof did === 'object' && 'undo' in did)).toBe(true)
      for (const [index, client] of [anna, bert, guest].entries()) {
        const { seen } = await eventually(
          async () => watching[index],
          (each) => each.seen.has(n),
        )
        const moments = [
          ...(await client.get(`/api/tables/${table}/moments?from=0&count=30`)).moments,
          ...(await client.get(`/api/tables/${table}/moments?from=30&count=50`)).moments,
        ]
        expect(moments.map((moment) => moment.n).slice(0, n + 1)).toEqual(Array.from({ length: n + 1 }, (_, each) => each))
        for (const { n: at, view, turn, conceded } of moments.slice(0, n + 1)) {
          const sent = seen.get(at)
          expect({ at, view, turn, conceded }).toEqual({ at, view: sent.view, turn: sent.turn, conceded: sent.conceded })
        }
        watching[index].stop()
      }
    }))

  it('shows nobody another seat, nothing beyond the last entry, and a private table to no stranger', () =>
    atFaifo(async (table, { anna, bert, guest }) => {
      await playOn(table, [anna, bert], 10)
      expect(await refusal(guest.get(`/api/tables/${table}/moments?from=0&seat=0`))).toBe('not-seated')
      expect(await refusal(anna.get(`/api/tables/${table}/moments?from=0&seat=1`))).toBe('not-seated')
      expect((await anna.get(`/api/tables/${table}/moments?from=100000`)).moments).toEqual([])
      const { n } = await position(anna, table)
      const { moments } = await anna.get(`/api/tables/${table}/moments?from=${n}&count=50`)
      expect(moments.length).toBeGreaterThan(0)
      expect(moments.at(-1).n).toBeLessThanOrEqual((await position(anna, table)).n)
      expect(await refusal(anna.get(`/api/tables/${table}/moments?from=0&count=51`))).toBe('malformed')
      const { id } = await anna.post('/api/play', { game: 'faifo', seats: 3 })
      expect(await refusal(guest.get(`/api/tables/${id}/moments?from=0`))).toBe('no-table')
    }))

  it('begins when the match does', () =>
    withGuest(async (anna) => {
      const { id } = await anna.post('/api/tables', { game: 'faifo', seats: 3 })
      expect(await refusal(anna.get(`/api/tables/${id}/moments?from=0`))).toBe('not-begun')
    }))

  it('is rate limited', () =>
    withServer({ limits: { pastPositions: { burst: 1, perSecond: 0.001 } } }, async (server) => {
      const anna = await server.guest('Anna')
      const { id } = await anna.post('/api/play', { game: 'faifo', seats: 3 })
      await anna.get(`/api/tables/${id}/moments?from=0`)
      expect(await refusal(anna.get(`/api/tables/${id}/moments?from=0`))).toBe('too-many')
    }))
})
