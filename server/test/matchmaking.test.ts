import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/temporary.ts'
import { LIMITS } from '../limits.ts'
import { HIGH_LIMITS } from '../soak/high-limits.ts'
import { matchmakingSoak } from '../soak/matchmaking.ts'
import { testDatabase } from './database.ts'
import { type Client, RunningServer, refusal } from './serving.ts'

const wish = { game: 'fair-trade', seats: [2], pace: 'live', rated: true }
const waiting = (client: Client) => client.get('/api/me/matchmaking')
const sit = async (client: Client, table: string) => client.post(`/api/tables/${table}/ready`, { ready: true })

/** One server for all tests, with a clock controlled by them. */
const clock = { now: Date.now() }
let server: RunningServer
const data = temporaryFolder()
let here: Client[] = []

async function guest(name: string): Promise<Client> {
  const client = await server.guest(name)
  here.push(client)
  return client
}

beforeAll(async () => {
  const limits = { ...HIGH_LIMITS, matchmaking: LIMITS.matchmaking }
  server = new RunningServer({ data, database: await testDatabase(), checkAnswers: true, limits, now: () => clock.now })
  await server.start()
})

afterEach(async () => {
  for (const client of here) await client.delete('/api/me/matchmaking')
  here = []
})

afterAll(() => server?.stop())

describe('A game now', () => {
  it('is with the next person who comes, and begins once both have sat down', async () => {
    const [anna, bert] = [await guest('Anna'), await guest('Bert')]
    expect((await anna.put('/api/me/matchmaking', wish)).state).toBe('waiting')
    const { state, table } = await bert.put('/api/me/matchmaking', wish)
    expect(state).toBe('found')
    expect((await waiting(anna)).table).toBe(table)
    await sit(anna, table)
    expect((await sit(bert, table)).state).toBe('running')
    await anna.getUntil('/api/me/matchmaking', (answer) => answer.state === 'none')
  })

  it('is announced to a waiting page as soon as there is a table', async () => {
    const [anna, bert] = [await guest('Anna'), await guest('Bert')]
    const { mark } = await anna.put('/api/me/matchmaking', wish)
    const told = anna.get(`/api/me/matchmaking?wait=25&mark=${encodeURIComponent(mark)}`)
    await bert.put('/api/me/matchmaking', wish)
    expect((await told).state).toBe('found')
  })

  it('adds bots only if the person agreed', async () => {
    const anna = await guest('Anna')
    await anna.put('/api/me/matchmaking', { ...wish, seats: [4] })
    const { table } = await anna.post('/api/me/matchmaking/bots')
    const { seats, state } = await sit(anna, table)
    expect(state).toBe('running')
    expect(seats.filter(({ sitter }: { sitter: string }) => sitter.startsWith('bot:'))).toHaveLength(3)
  })

  it('changes no rating if it is unrated', async () => {
    const [anna, bert] = [await guest('Anna'), await guest('Bert')]
    await anna.put('/api/me/matchmaking', { ...wish, rated: false })
    const { table } = await bert.put('/api/me/matchmaking', { ...wish, rated: false })
    for (const each of [anna, bert]) await sit(each, table)
    expect((await anna.get(`/api/tables/${table}`)).table.unrated).toBe(true)
    await anna.post(`/api/tables/${table}/acts`, { act: { concede: true } })
    const { position } = await anna.get(`/api/tables/${table}`)
    expect(position.result).toMatchObject({ how: 'conceded', rated: false })
  })

  it('is never with a person whom one of them has blocked', async () => {
    const [anna, bert, cleo] = [await guest('Anna'), await guest('Bert'), await guest('Cleo')]
    await anna.put(`/api/me/blocks/${(await bert.get('/api/me')).id}`)
    await anna.put('/api/me/matchmaking', wish)
    clock.now++
    expect((await bert.put('/api/me/matchmaking', wish)).state).toBe('waiting')
    expect((await cleo.put('/api/me/matchmaking', wish)).state).toBe('found')
    expect((await waiting(bert)).state).toBe('waiting')
  })

  it('puts people back to their place in the queue if another does not come, and removes that one', async () => {
    const [anna, bert, cleo] = [await guest('Anna'), await guest('Bert'), await guest('Cleo')]
    const { since } = await anna.put('/api/me/matchmaking', wish)
    const { table } = await bert.put('/api/me/matchmaking', wish)
    await sit(anna, table)
    clock.now += 21_000
    expect((await anna.getUntil('/api/me/matchmaking', ({ state }) => state === 'waiting')).since).toBe(since)
    expect((await waiting(bert)).state).toBe('none')
    expect(await refusal(anna.get(`/api/tables/${table}`))).toBe('no-table')
    expect((await cleo.put('/api/me/matchmaking', wish)).state).toBe('found')
  })

  it('begins a slow game without the contributions of absent people', async () => {
    const slow = { ...wish, pace: 'slow' }
    const [anna, bert] = [await guest('Anna'), await guest('Bert')]
    await anna.put('/api/me/matchmaking', slow)
    clock.now += 86_400_000
    const { table } = await bert.put('/api/me/matchmaking', slow)
    await sit(bert, table)
    clock.now += 21_000
    await bert.getUntil(`/api/tables/${table}`, (answer) => answer.table.state === 'running')
    await anna.getUntil('/api/me/matchmaking', ({ state }) => state === 'none')
  })

  it('skips a person whose page is closed, who finds their place again when it is back', async () => {
    const [anna, bert] = [await guest('Anna'), await guest('Bert')]
    await anna.put('/api/me/matchmaking', wish)
    clock.now += 60_000
    expect((await bert.put('/api/me/matchmaking', wish)).state).toBe('waiting')
    expect((await waiting(anna)).state).toBe('waiting')
    await bert.getUntil('/api/me/matchmaking', ({ state }) => state === 'found')
  })

  it('survives a restart, before and after there is a table', async () => {
    const [anna, bert, cleo] = [await guest('Anna'), await guest('Bert'), await guest('Cleo')]
    await anna.put('/api/me/matchmaking', wish)
    await server.restart()
    const { table } = await bert.put('/api/me/matchmaking', wish)
    await cleo.put('/api/me/matchmaking', wish)
    await server.restart()
    expect((await waiting(anna)).table).toBe(table)
    expect((await waiting(cleo)).state).toBe('waiting')
    await sit(anna, table)
    expect((await sit(bert, table)).state).toBe('running')
  })

  it('can be left, also at the table: then the others keep waiting', async () => {
    const [anna, bert] = [await guest('Anna'), await guest('Bert')]
    await anna.put('/api/me/matchmaking', wish)
    await bert.put('/api/me/matchmaking', wish)
    expect(await refusal(anna.put('/api/me/matchmaking', { ...wish, seats: [3] }))).toBe('conflict')
    await anna.delete('/api/me/matchmaking')
    expect((await waiting(anna)).state).toBe('none')
    expect((await waiting(bert)).state).toBe('waiting')
  })

  it('is refused if the game cannot be played so, or is requested too often', async () => {
    const anna = await guest('Anna')
    expect(await refusal(anna.put('/api/me/matchmaking', { ...wish, game: 'chess' }))).toBe('not-found')
    expect(await refusal(anna.put('/api/me/matchmaking', { ...wish, seats: [9] }))).toBe('malformed')
    expect(await refusal(anna.put('/api/me/matchmaking', { ...wish, seats: [2, 2] }))).toBe('malformed')
    const pressing = async () => {
      for (let n = 0; n < 30; n++) await anna.put('/api/me/matchmaking', wish)
    }
    expect(await refusal(pressing())).toBe('too-many')
  })

  it('seats forty people who come at once, each in one seat', async () => {
    expect(await matchmakingSoak(40)).toMatchObject({ people: 40, tables: 10 })
  })
})
