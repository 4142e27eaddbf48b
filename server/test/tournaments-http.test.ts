import { describe, expect, it } from 'vitest'
import { type Client, Refused, refusal, withAccount, withServer } from './serving.ts'

const soon = () => Date.now() + 3_600_000
const swiss = () => ({
  name: 'Harbour Swiss',
  format: 'swiss',
  game: 'fair-trade',
  seats: 4,
  clock: { kind: 'move', seconds: 60 },
  rated: true,
  rounds: 3,
  seatWithin: 60,
  starts: soon(),
})

/** The code of a refusal, or `done`. */
async function said(client: Client, path: string, body: unknown): Promise<string> {
  return client.post(path, body).then(
    () => 'done',
    (error) => (error instanceof Refused ? error.code : String(error)),
  )
}

describe('Who may make tournaments', () => {
  it('is everybody with an account, or only the host if the host says so', () =>
    withServer(async (server) => {
      const host = await server.account('hanna')
      const anna = await server.account('anna')
      const guest = await server.guest('Guest')
      expect(await said(guest, '/api/tournaments', swiss())).toBe('not-allowed')
      expect(await said(anna, '/api/tournaments', swiss())).toBe('done')
      await host.patch('/api/host/settings', { unwantedWords: ['lout'] })
      expect(await said(anna, '/api/tournaments', { ...swiss(), name: 'Lout cup' })).toBe('unwanted-words')
      expect(await said(anna, '/api/clubs', { name: 'Friends', about: 'no lout here' })).toBe('unwanted-words')
      await host.patch('/api/host/settings', { tournaments: 'host' })
      expect(await said(anna, '/api/tournaments', swiss())).toBe('not-allowed')
      expect(await said(host, '/api/tournaments', swiss())).toBe('done')
    }))
})

describe('A hostile organiser', () => {
  it('gets an error for what could not be played or would never end', () =>
    withAccount(async (anna) => {
      const wrong = [
        { seats: 7 },
        { clock: { kind: 'none' } },
        { game: 'nothing' },
        { rounds: 1000 },
        { rounds: undefined },
        { name: '\u202e\u0000' },
        { name: 'x'.repeat(1000) },
        { people: 100_000 },
        { starts: Number.MAX_SAFE_INTEGER },
        { starts: -1 },
        { seatWithin: 0 },
        { options: { edition: { id: 'own', much: 'x'.repeat(5000) } } },
        { options: { nothing: 'of the kind' } },
        { options: 'x'.repeat(20_000) },
        { bots: 'god' },
        { format: 'arena', minutes: 100_000 },
        { format: 'arena', minutes: 60, clock: { kind: 'slow', bank: 1, increment: 1, cap: 1, nights: false, vacation: 0 } },
        { format: 'knockout', groups: { size: 4, through: 4 } },
        { format: 'swiss', groups: { size: 4, through: 2 } },
        { tieBreaks: ['met', 'met', 'met'] },
        { club: 'none-of-mine' },
      ]
      for (const each of wrong) expect([each, await said(anna, '/api/tournaments', { ...swiss(), ...each })]).not.toEqual([each, 'done'])
      expect((await anna.get('/api/tournaments')).tournaments).toEqual([])
    }))

  it('may create only so many, and manage only their own', () =>
    withServer(async (server) => {
      await server.account('hanna')
      const [anna, bert] = [await server.account('anna'), await server.account('bert')]
      const answers: string[] = []
      for (let made = 0; made < 7; made++) answers.push(await said(anna, '/api/tournaments', swiss()))
      expect(answers).toEqual([...Array.from({ length: 5 }, () => 'done'), 'too-many', 'too-many'])
      const [{ id }] = (await anna.get('/api/tournaments')).tournaments
      for (const action of ['start', 'cancel', 'next-round', 'close'])
        expect(await said(bert, `/api/tournaments/${id}/${action}`, {})).toBe('not-allowed')
      expect(await said(bert, `/api/tournaments/${id}/remove`, { entrant: 1 })).toBe('not-allowed')
      expect(await said(bert, `/api/tournaments/${id}/tables/1/1/call-off`, {})).toBe('not-allowed')
      expect(await said(bert, `/api/tournaments/none/enter`, {})).toBe('not-found')
      expect(await said(bert, `/api/tournaments/${id}/leave`, {})).toBe('not-found')
      expect(await said(anna, `/api/tournaments/${id}/start`, {})).toBe('done')
    }))

  it('is rate limited', () =>
    withServer({ limits: { creations: { burst: 2, perSecond: 1 / 1000 } } }, async (server) => {
      const anna = await server.account('anna')
      const answers: string[] = []
      for (let asked = 0; asked < 4; asked++) answers.push(await said(anna, '/api/tournaments', { ...swiss(), clock: { kind: 'none' } }))
      expect(answers.slice(2)).toContain('too-many')
    }))
})

describe('A tournament over HTTP', () => {
  it('is entered and left, begins when its organiser says so, seats people, and can be exported', () =>
    withServer(async (server) => {
      const clients = await Promise.all(['anna', 'bert', '=cmd', 'dora'].map((name) => server.guest(name)))
      const maker = await server.account('mia')
      const { tournament } = await maker.post('/api/tournaments', swiss())
      const path = `/api/tournaments/${tournament}`
      for (const client of clients) await client.post(`${path}/enter`, {})
      await clients[0].post(`${path}/leave`, {})
      expect((await maker.get(path)).people).toBe(3)
      await clients[0].post(`${path}/enter`, {})
      await maker.post(`${path}/start`, {})
      const info = await clients[0].getUntil(path, ({ tables }) => tables[0]?.seats.length === 4)
      expect(info).toMatchObject({ state: 'running', round: 1, rounds: 3, mayManage: false, entered: true, me: 1 })
      const [{ table }] = info.tables
      for (const client of clients) await client.post(`/api/tables/${table}/ready`, { ready: true })
      expect((await clients[0].get(`/api/tables/${table}`)).table).toMatchObject({ state: 'running', tournament })
      const csv = await (await fetch(`${server.url}${path}/export?as=csv`)).text()
      expect(csv.split('\r\n')[0]).toBe('rank,name,bot,points,met,wins,games,round 1')
      expect(csv).toContain(",'=cmd,")
      expect(await (await fetch(`${server.url}${path}/export`)).json()).toMatchObject({ name: 'Harbour Swiss', round: 1 })
      await maker.post(`${path}/cancel`, {})
      expect((await maker.get(path)).state).toBe('cancelled')
    }))

  it('keeps the results of an erased person, without a name', () =>
    withServer(async (server) => {
      await server.account('hanna')
      const [maker, anna] = [await server.account('mia'), await server.account('anna')]
      const { tournament } = await maker.post('/api/tournaments', swiss())
      await anna.post(`/api/tournaments/${tournament}/enter`, {})
      await anna.ask('DELETE', '/api/me', { erase: true, password: 'correct horse' })
      const { standings } = await maker.getUntil(`/api/tournaments/${tournament}`, ({ people }) => people === 0)
      expect(standings).toEqual([])
    }))
})

describe('A club', () => {
  it('is founded, joined by invitation, managed, and closed by its people', () =>
    withServer(async (server) => {
      await server.account('hanna')
      const [anna, bert, cleo] = [await server.account('anna'), await server.account('bert'), await server.guest('Cleo')]
      expect(await said(cleo, '/api/clubs', { name: 'Guests' })).toBe('not-allowed')
      const { club } = await anna.post('/api/clubs', { name: 'Harbour Club', open: false })
      expect(await said(bert, '/api/clubs', { name: 'harbour club' })).toBe('taken')
      const path = `/api/clubs/${club}`
      expect(await said(bert, `${path}/join`, {})).toBe('invitation-needed')
      expect(await said(bert, `${path}/join`, { code: 'guessed' })).toBe('invitation-needed')
      expect(await said(bert, `${path}/invitations`, {})).toBe('not-allowed')
      const { invitations } = await anna.post(`${path}/invitations`, {})
      for (const client of [bert, cleo]) await client.post(`${path}/join`, { code: invitations[0].code })
      const { people } = await anna.get(path)
      expect(people.map(({ name, role }: { name: string; role: string }) => [name, role])).toEqual([
        ['anna', 'founder'],
        ['bert', 'member'],
        ['Cleo', 'member'],
      ])
      expect((await server.client().get(path)).people).toEqual([])
      const [, { person: bertId }, { person: cleoId }] = people
      expect(await said(bert, `${path}/roles`, { person: cleoId, role: 'out' })).toBe('not-allowed')
      await anna.post(`${path}/roles`, { person: bertId, role: 'leader' })
      expect(await said(bert, `${path}/roles`, { person: cleoId, role: 'leader' })).toBe('not-allowed')
      expect(await said(bert, `${path}/roles`, { person: people[0].person, role: 'out' })).toBe('not-allowed')
      await bert.post(`${path}/roles`, { person: cleoId, role: 'out' })
      expect(await said(anna, `${path}/leave`, {})).toBe('conflict')
      // The founder leaves; a leader becomes the founder.
      await anna.ask('DELETE', '/api/me', { erase: true, password: 'correct horse' })
      expect((await bert.get(path)).role).toBe('founder')
      await bert.ask('DELETE', path)
      expect((await bert.get('/api/clubs')).clubs).toEqual([])
    }))

  it('has its own tables and tournaments, and a season in which they count', () =>
    withServer(async (server) => {
      await server.account('hanna')
      const [anna, bert, stranger] = [await server.account('anna'), await server.account('bert'), await server.account('sam')]
      const { club } = await anna.post('/api/clubs', { name: 'Harbour Club' })
      const path = `/api/clubs/${club}`
      expect(await said(stranger, `${path}/tables`, { game: 'fair-trade', seats: 2 })).toBe('not-allowed')
      await bert.post(`${path}/join`, {})
      const table = await anna.post(`${path}/tables`, { game: 'fair-trade', seats: 2, handover: 0 })
      const [shown] = (await bert.get(path)).tables
      expect([shown.id, (await stranger.get(path)).tables]).toEqual([table.id, []])
      await bert.post(`/api/tables/${shown.code}/join`)
      await bert.post(`/api/tables/${table.id}/ready`, { ready: true })
      await anna.post(`/api/tables/${table.id}/start`)
      await bert.post(`/api/tables/${table.id}/acts`, { act: { concede: true } })
      const { season } = await anna.getUntil(path, (now) => now.season.standings.length > 0)
      expect(
        season.standings.map(({ name, points, games }: { name: string; points: number; games: number }) => [name, points, games]),
      ).toEqual([
        ['anna', 1, 1],
        ['bert', 0, 1],
      ])
      await anna.post(`${path}/season`, { name: 'Winter' })
      expect((await anna.get(path)).season).toMatchObject({ number: 2, name: 'Winter', standings: [] })
      expect((await anna.get(`${path}?season=1`)).season.standings).toHaveLength(2)

      const { tournament } = await anna.post('/api/tournaments', { ...swiss(), club })
      expect((await stranger.get('/api/tournaments')).tournaments).toEqual([])
      expect(await refusal(stranger.get(`/api/tournaments/${tournament}`))).toBe('not-found')
      expect(await said(stranger, `/api/tournaments/${tournament}/enter`, {})).toBe('not-allowed')
      expect(await refusal(stranger.get(`/api/tournaments?club=${club}`))).toBe('not-allowed')
      await bert.post(`/api/tournaments/${tournament}/enter`, {})
      expect((await bert.get(`/api/tournaments?club=${club}`)).tournaments).toMatchObject([{ id: tournament, entered: true }])
    }))
})
