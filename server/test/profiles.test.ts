import { seasonBounds, seasonOf } from '@fairground/protocol'
import { describe, expect, it } from 'vitest'
import { Leaderboards } from '../people/leaderboards.ts'
import { Profiles } from '../people/profiles.ts'
import { Results } from '../people/results.ts'
import { Ribbons } from '../people/ribbons.ts'
import { sql } from '../sql.ts'
import type { Store } from '../store/store.ts'
import { refusal, withServer } from './serving.ts'
import { withStore } from './temporary.ts'

const GAME = 'faifo'

/** Accounts with these names. */
async function accounts(store: Store, names: readonly string[]): Promise<void> {
  await store.commit(
    names.map((name) => sql`INSERT INTO person (id, name, login, created_at, seen_at) VALUES (${name}, ${name}, ${name}, 0, 0)`),
  )
}

/** A rated game that ended in this order. */
function game(results: Results, match: string, order: readonly string[], endedAt: number, rated = true): Promise<void> {
  const seats = order.map((who, index) => ({
    ...(who.startsWith('bot:') ? { bot: who.slice(4) } : { person: who }),
    place: index + 1,
    score: 100 - index,
  }))
  return results.record({ match, game: GAME, endedAt, how: 'played', rated, offline: false, seats })
}

describe('A profile', () => {
  it('shows rated games to others, and everything to oneself', () =>
    withStore(async (store) => {
      const [results, profiles] = [new Results(store), new Profiles(store)]
      await accounts(store, ['ann', 'bob'])
      await game(results, 'm1', ['ann', 'bob'], 1000)
      await game(results, 'm2', ['bob', 'ann'], 2000, false)
      expect(await profiles.records('ann', false)).toMatchObject([{ game: GAME, seats: 2, played: 1, won: 1, second: 0 }])
      expect(await profiles.records('ann', true)).toMatchObject([{ played: 2, won: 1, second: 1 }])
      expect(await profiles.met('ann', false)).toEqual([{ id: 'bob', name: 'bob', together: 1, ahead: 1 }])
      expect(await profiles.haveMet('ann', 'bob')).toBe(true)
      expect(await profiles.haveMet('ann', 'cy')).toBe(false)
    }))

  it('has a curve with the uncertainty after each game', () =>
    withStore(async (store) => {
      const [results, profiles] = [new Results(store), new Profiles(store)]
      await accounts(store, ['ann', 'bob'])
      for (let n = 0; n < 5; n++) await game(results, `m${n}`, ['ann', 'bob'], 1000 + n)
      const curve = await profiles.curve('ann', GAME, 2)
      expect(curve.map(({ at }) => at)).toEqual([1000, 1001, 1002, 1003, 1004])
      for (let n = 1; n < 5; n++) {
        expect(curve[n].rating).toBeGreaterThan(curve[n - 1].rating)
        expect(curve[n].deviation).toBeLessThan(curve[n - 1].deviation ?? 0)
      }
    }))
})

describe('Ribbons', () => {
  const setting = JSON.stringify({ name: 'Summer Swiss', game: GAME, seats: 2 })
  const tournament = (id: string, state: string, ended: number, club: string | null = null) =>
    sql`INSERT INTO tournament (id, state, club, created, starts, ended, step, round, setting, course)
      VALUES (${id}, ${state}, ${club}, 0, 0, ${ended}, 1, 1, ${setting}, '{}')`
  const entrants = (id: string, ...names: readonly string[]) =>
    names.map((name, index) => {
      const [person, bot] = name.startsWith('bot:') ? [null, name.slice(4)] : [name, null]
      return sql`INSERT INTO tournament_entrant (tournament, entrant, person, bot, state, since, place)
        VALUES (${id}, ${index + 1}, ${person}, ${bot}, 'in', 0, ${index + 1})`
    })

  it('are for the first three of a tournament, if a person finished behind them', () =>
    withStore(async (store) => {
      const ribbons = new Ribbons(store)
      await accounts(store, ['ann', 'bob', 'cy', 'dee', 'eve'])
      await store.commit([
        tournament('swiss', 'over', 3000),
        ...entrants('swiss', 'ann', 'bob', 'cy', 'dee', 'eve'),
        tournament('duel', 'over', 2000),
        ...entrants('duel', 'bob', 'ann'),
        tournament('bots', 'over', 1000),
        ...entrants('bots', 'cy', 'bot:trader'),
        tournament('now', 'running', 0),
      ])
      const won = async (person: string) => (await ribbons.of(person, false)).map((each) => ('place' in each ? [each.id, each.place] : []))
      expect(await won('ann')).toEqual([['swiss', 1]])
      expect(await won('bob')).toEqual([
        ['swiss', 2],
        ['duel', 1],
      ])
      expect(await won('cy')).toEqual([['swiss', 3]])
      expect(await won('dee')).toEqual([])
      expect(await ribbons.of('ann', false)).toEqual([
        { kind: 'tournament', id: 'swiss', name: 'Summer Swiss', game: GAME, seats: 2, place: 1, at: 3000 },
      ])
    }))

  it('of a club’s own tournament are for oneself: others may not know of it', () =>
    withStore(async (store) => {
      const ribbons = new Ribbons(store)
      await accounts(store, ['ann', 'bob'])
      await store.commit([tournament('inner', 'over', 1000, 'harbour'), ...entrants('inner', 'ann', 'bob')])
      expect(await ribbons.of('ann', false)).toEqual([])
      expect(await ribbons.of('ann', true)).toHaveLength(1)
    }))

  it('of a club’s season come when it is over, for all who share the most points', () =>
    withStore(async (store) => {
      const [results, ribbons] = [new Results(store), new Ribbons(store)]
      await accounts(store, ['ann', 'bob', 'cy'])
      const season = (number: number, began: number, ended: number | null) =>
        sql`INSERT INTO club_season (club, number, name, began, ended) VALUES ('harbour', ${number}, ${`${number}`}, ${began}, ${ended})`
      await store.commit([
        sql`INSERT INTO club (id, name, known_as, about, colour, is_open, created) VALUES ('harbour', 'Harbour', 'harbour', '', 'red', 1, 0)`,
        season(1, 0, 2000),
        season(2, 2000, null),
        ...['m1', 'm2', 'm3'].map((match) => sql`INSERT INTO club_table (table_id, club) VALUES (${match}, 'harbour')`),
      ])
      await game(results, 'm1', ['ann', 'bob', 'cy'], 1000)
      await game(results, 'm2', ['bob', 'ann', 'cy'], 1500)
      await game(results, 'm3', ['cy', 'ann', 'bob'], 2500)
      const ribbon = { kind: 'season', id: 'harbour', name: 'Harbour', season: '1', at: 2000 }
      expect(await ribbons.of('ann', false)).toEqual([ribbon])
      expect(await ribbons.of('bob', false)).toEqual([ribbon])
      expect(await ribbons.of('cy', false)).toEqual([])
    }))
})

describe('A leaderboard', () => {
  it('ranks people with a certain enough rating, and lists the others below a line', () =>
    withStore(async (store) => {
      const [results, boards, profiles] = [new Results(store), new Leaderboards(store), new Profiles(store)]
      await accounts(store, ['ann', 'bob', 'cy'])
      for (let n = 0; n < 60; n++) await game(results, `m${n}`, n % 3 === 0 ? ['bob', 'ann'] : ['ann', 'bob'], 1000 + n)
      await game(results, 'last', ['cy', 'bob'], 5000)
      const { ranked, provisional } = await boards.board(GAME, 2, undefined)
      expect(ranked.map(({ person }) => person)).toEqual(['ann', 'bob'])
      expect(provisional.map(({ person }) => person)).toEqual(['cy'])
      expect((await profiles.standings('bob'))[0]).toMatchObject({ rank: 2, of: 2, provisional: false })
      expect((await profiles.standings('cy'))[0]).toMatchObject({ provisional: true })
    }))

  it('leaves out those who want to stay off, at any rank', () =>
    withStore(async (store) => {
      const [results, boards, profiles] = [new Results(store), new Leaderboards(store), new Profiles(store)]
      await accounts(store, ['ann', 'bob'])
      for (let n = 0; n < 60; n++) await game(results, `m${n}`, n % 3 === 0 ? ['bob', 'ann'] : ['ann', 'bob'], 1000 + n)
      await store.commit([sql`INSERT INTO person_privacy (person, boards, presence) VALUES ('ann', 0, 'nobody')`])
      expect((await boards.board(GAME, 2, undefined)).ranked.map(({ person }) => person)).toEqual(['bob'])
      expect((await boards.board(GAME, 2, seasonOf(1000))).ranked.map(({ person }) => person)).toEqual(['bob'])
      expect((await profiles.standings('ann'))[0].rank).toBeUndefined()
      expect((await profiles.standings('bob'))[0]).toMatchObject({ rank: 1, of: 1 })
    }))

  it('of a season counts only its games, and their changes', () =>
    withStore(async (store) => {
      const [results, boards] = [new Results(store), new Leaderboards(store)]
      await accounts(store, ['ann', 'bob'])
      const [spring, summer] = ['2026-2', '2026-3'].map((season) => seasonBounds(season)[0])
      for (let n = 0; n < 20; n++) await game(results, `a${n}`, ['ann', 'bob'], spring + n)
      for (let n = 0; n < 3; n++) await game(results, `b${n}`, ['bob', 'ann'], summer + n)
      const { ranked, provisional, seasons } = await boards.board(GAME, 2, '2026-3')
      const [ann, bob] = ['ann', 'bob'].map((name) => [...ranked, ...provisional].find(({ person }) => person === name))
      expect(seasons).toEqual(['2026-3', '2026-2'])
      expect(bob?.games).toBe(3)
      expect(bob?.change).toBeGreaterThan(0)
      expect(ann?.change).toBeLessThan(0)
    }))

  it('lists bots with the people: each level is rated like a person', () =>
    withStore(async (store) => {
      const [results, boards] = [new Results(store), new Leaderboards(store)]
      await accounts(store, ['ann'])
      for (let n = 0; n < 10; n++) await game(results, `m${n}`, ['bot:merchant', 'ann', 'bot:apprentice'], 1000 + n)
      // Two bots of one level at a table count as one player.
      await game(results, 'two', ['ann', 'bot:apprentice', 'bot:apprentice'], 2000)
      const { bots } = await boards.board(GAME, 3, undefined)
      expect(bots.map(({ level }) => level)).toEqual(['merchant', 'apprentice'])
      expect(bots[0].rating).toBeGreaterThan(1500)
      expect(bots[1]).toMatchObject({ games: 11 })
      expect((await results.ratings('ann'))[0]).toMatchObject({ games: 11 })
    }))
})

describe('Following a person', () => {
  it('shows whether they are online only as they allow, invites only known people, and tells blocked people nothing', () =>
    withServer(async (server) => {
      const [anna, bert, cleo] = [await server.account('anna'), await server.account('bert'), await server.account('cleo')]
      const [annaId, bertId, cleoId] = await Promise.all([anna, bert, cleo].map(async (each) => (await each.get('/api/me')).id))
      const seen = async (who: typeof anna, whom: string) => (await who.get(`/api/people/${whom}/profile`)).presence
      await anna.put(`/api/me/following/${bertId}`)
      // Following gives no access: Bert is visible to those whom he follows.
      expect(await seen(anna, bertId)).toBeUndefined()
      await bert.put(`/api/me/following/${annaId}`)
      expect(await seen(anna, bertId)).toMatchObject({ here: true })
      await bert.put('/api/me/privacy', { boards: true, presence: 'nobody' })
      expect(await seen(anna, bertId)).toBeUndefined()
      await bert.put('/api/me/privacy', { boards: false, presence: 'everybody' })
      expect(await seen(cleo, bertId)).toMatchObject({ here: true })
      expect((await anna.get('/api/me/following')).following).toMatchObject([{ name: 'bert', presence: { here: true } }])
      await bert.put(`/api/me/blocks/${cleoId}`)
      expect(await seen(cleo, bertId)).toBeUndefined()
      expect(await refusal(anna.put(`/api/me/following/${annaId}`))).toBe('not-allowed')

      // At a table that others may watch it says where.
      const { id: table } = await anna.post('/api/tables', { game: 'fair-trade', seats: 2, handover: 0, visibility: 'listed' })
      await bert.post(`/api/tables/${table}/join`)
      await bert.post(`/api/tables/${table}/ready`, { ready: true })
      await anna.post(`/api/tables/${table}/start`)
      const socket = await bert.socket()
      await socket.watch(table)
      expect(await seen(anna, bertId)).toEqual({ here: true, game: 'fair-trade', table })
      socket.close()

      const { id } = await anna.post('/api/tables', { game: 'fair-trade', seats: 3 })
      expect(await refusal(anna.post(`/api/tables/${id}/invite`, { person: cleoId }))).toBe('not-allowed')
      await anna.post(`/api/tables/${id}/invite`, { person: bertId })
      const [{ code, by }] = (await bert.get('/api/me/invitations')).invitations
      expect(by).toBe('anna')
      await bert.post(`/api/tables/${code}/join`)
      expect((await bert.get('/api/me/invitations')).invitations).toEqual([])
      // A person who blocks is not invited, and the other gets the same answer as for a stranger.
      await bert.post(`/api/tables/${id}/leave`)
      await bert.put(`/api/me/blocks/${annaId}`)
      expect(await refusal(anna.post(`/api/tables/${id}/invite`, { person: bertId }))).toBe('not-allowed')
      expect((await bert.get('/api/me/invitations')).invitations).toEqual([])
      await bert.delete(`/api/me/blocks/${annaId}`)

      // Play again with the same people: a new table, to which they are invited.
      await bert.delete(`/api/me/invitations/${id}`)
      await anna.post(`/api/tables/${table}/acts`, { act: { concede: true } })
      const next = await anna.post(`/api/tables/${table}/again`)
      expect((await bert.get('/api/me/invitations')).invitations).toMatchObject([{ table: next.id, by: 'anna' }])
    }))
})
