import { type Client, withServer } from '../test/serving.ts'
import { HIGH_LIMITS } from './high-limits.ts'

export interface MatchmakingFigure {
  readonly people: number
  readonly tables: number
  /** From the first request to the last table that had begun, in milliseconds. */
  readonly milliseconds: number
  readonly p50: number
  readonly p99: number
}

const SEATS = 4

/**
 * So many people, or a few more so that nobody is left over, press at once, each with a device of their own, over HTTP; each sits down when
 * a table is found. At the end everybody sits at exactly one running table, every seat has one person, and nobody waits who could play.
 */
export function matchmakingSoak(wanted: number): Promise<MatchmakingFigure> {
  const people = Math.ceil(wanted / SEATS) * SEATS
  return withServer({ limits: HIGH_LIMITS, checkAnswers: false }, async (server) => {
    const clients: Client[] = []
    for (let n = 0; n < people; n++) clients.push(await server.guest(`Guest ${n}`))
    const began = performance.now()
    const waits = await Promise.all(
      clients.map(async (client) => {
        const pressed = performance.now()
        await pair(client)
        return performance.now() - pressed
      }),
    )
    const milliseconds = Math.round(performance.now() - began)
    const seats = new Map<string, string[]>()
    for (const client of clients) {
      const { id } = await client.get('/api/me')
      const { tables } = await client.get('/api/me/tables')
      if (tables.length !== 1 || tables[0].state !== 'running') throw new Error(`${id} sits at ${tables.length} tables`)
      seats.set(tables[0].id, [...(seats.get(tables[0].id) ?? []), id])
      const own = tables[0].seats.filter((seat: { person?: string }) => seat.person === id)
      if (own.length !== 1) throw new Error(`${id} holds ${own.length} seats`)
    }
    for (const [table, sitting] of seats) if (sitting.length !== SEATS) throw new Error(`${sitting.length} sit at ${table}`)
    const sorted = waits.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))])
    return { people, tables: seats.size, milliseconds, p50: at(0.5), p99: at(0.99) }
  })
}

/** Presses, waits as the page does, and sits down. */
async function pair(client: Client): Promise<void> {
  let answer = await client.put('/api/me/matchmaking', { game: 'fair-trade', seats: [SEATS], pace: 'live', rated: true })
  let sat: string | undefined
  while (answer.state !== 'none') {
    if (answer.state === 'found' && answer.table !== sat) {
      sat = answer.table
      await client.post(`/api/tables/${sat}/ready`, { ready: true })
    }
    answer = await client.get(`/api/me/matchmaking?wait=25&mark=${encodeURIComponent(answer.mark)}`)
  }
}
