import { describe, expect, it } from 'vitest'
import { Accounts } from '../people/accounts.ts'
import { Blocks } from '../people/blocks.ts'
import { forgetStatements, mergeStatements } from '../people/merge.ts'
import { hashPassword, isPassword } from '../people/passwords.ts'
import { People } from '../people/people.ts'
import { readLogin, readName } from '../people/person.ts'
import { type Finished, Results } from '../people/results.ts'
import { SESSION_DAYS, Sessions } from '../people/sessions.ts'
import { Tokens } from '../people/tokens.ts'
import type { Store } from '../store/store.ts'
import { withStore } from './temporary.ts'

const DAY = 24 * 60 * 60 * 1000
const code = (wanted: string) => expect.objectContaining({ code: wanted })

function withPeople(play: (kit: ReturnType<typeof kitOf>) => Promise<void>): Promise<void> {
  return withStore((store, clock) => play(kitOf(store, clock)))
}

function kitOf(store: Store, clock: { now: number }) {
  const now = () => clock.now
  const people = new People(store, now)
  const accounts = new Accounts(store, now)
  return {
    store,
    clock,
    people,
    accounts,
    /** Somebody who has claimed an account. */
    async account(name: string, login = name.toLowerCase()) {
      const person = await people.guest(name)
      await accounts.claim(person.id, login, 'correct horse')
      return person
    },
    sessions: new Sessions(store, now),
    tokens: new Tokens(store, now),
    results: new Results(store),
    blocks: new Blocks(store, now),
  }
}

describe('a name', () => {
  it('may be in any script, and is normalized', () => {
    expect(readName('  Nguyễn   Văn\tAn ')).toBe('Nguyễn Văn An')
    expect(readName('李')).toBe('李')
    expect(readName('Zoë 🎲')).toBe('Zoë 🎲')
  })

  it('has no invisible characters and is not too long', () => {
    expect(readName('')).toBeUndefined()
    expect(readName('   ')).toBeUndefined()
    expect(readName('a\u202eb')).toBeUndefined()
    expect(readName('a\u200bb')).toBeUndefined()
    expect(readName('a\u0000b')).toBeUndefined()
    expect(readName('x'.repeat(41))).toBeUndefined()
  })

  it('of an account is compared without case and compatibility forms', () => {
    expect(readLogin('ＡNNA')).toBe('anna')
    expect(readLogin('a')).toBeUndefined()
    expect(readLogin('an na')).toBeUndefined()
    expect(readLogin('-anna')).toBeUndefined()
  })
})

describe('a password', () => {
  it('is stored as an argon2id hash, each with its own salt', async () => {
    const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
    expect(one).toMatch(/^argon2id\$19456\$2\$1\$/)
    expect(one).not.toBe(other)
    expect(await isPassword('correct horse', one)).toBe(true)
    expect(await isPassword('correct horsf', one)).toBe(false)
  })

  it('is the same however a keyboard composes its accents', async () => {
    expect(await isPassword('cafe\u0301 au lait', await hashPassword('café au lait'))).toBe(true)
  })

  it('of an unknown account is never right', async () => {
    expect(await isPassword('anything', undefined)).toBe(false)
  })
})

describe('an account', () => {
  it('is a guest who has chosen a login, and stays the same person', () =>
    withPeople(async ({ people, accounts }) => {
      const guest = await people.guest('Anna')
      await accounts.claim(guest.id, 'Anna', 'correct horse')
      const entered = await accounts.enter('anna', 'correct horse')
      expect(entered).toMatchObject({ id: guest.id, name: 'Anna', login: 'anna' })
    }))

  it('is the host if it is the first, and only then', () =>
    withPeople(async ({ people, account }) => {
      const [anna, bert] = [await account('Anna'), await account('Bert')]
      expect((await people.find(anna.id))?.host).toBe(true)
      expect((await people.find(bert.id))?.host).toBe(false)
    }))

  it('has a login that nobody else has', () =>
    withPeople(async ({ people, accounts, account }) => {
      const [, other] = [await account('Anna'), await people.guest('Anna')]
      await expect(accounts.claim(other.id, 'ANNA', 'correct horse')).rejects.toEqual(code('taken'))
      expect((await people.find(other.id))?.login).toBeUndefined()
    }))

  it('cannot be claimed twice', () =>
    withPeople(async ({ accounts, account }) => {
      const anna = await account('Anna')
      await expect(accounts.claim(anna.id, 'berta', 'another horse')).rejects.toEqual(code('conflict'))
      expect((await accounts.enter('anna', 'correct horse')).id).toBe(anna.id)
    }))

  it('cannot be used with a wrong password, nor with an unknown login', () =>
    withPeople(async ({ accounts, account }) => {
      await account('Anna')
      await expect(accounts.enter('anna', 'wrong horse')).rejects.toEqual(code('wrong-password'))
      await expect(accounts.enter('bert', 'correct horse')).rejects.toEqual(code('wrong-password'))
      await expect(accounts.enter("' OR 1=1 --", 'x')).rejects.toEqual(code('wrong-password'))
    }))

  it('changes its password only for a person who knows the old one', () =>
    withPeople(async ({ accounts, account }) => {
      const anna = await account('Anna')
      await expect(accounts.changePassword(anna.id, 'wrong horse', 'new horse 1')).rejects.toEqual(code('wrong-password'))
      await accounts.changePassword(anna.id, 'correct horse', 'new horse 1')
      expect((await accounts.enter('anna', 'new horse 1')).id).toBe(anna.id)
    }))

  it("can be recovered with the host's link, once and within a day", () =>
    withPeople(async ({ accounts, clock, account }) => {
      const anna = await account('Anna')
      const late = await accounts.resetSecret(anna.id)
      clock.now += DAY + 1
      await expect(accounts.reset(late, 'new horse 1')).rejects.toEqual(code('expired'))
      const secret = await accounts.resetSecret(anna.id)
      expect(await accounts.reset(secret, 'new horse 1')).toBe(anna.id)
      await expect(accounts.reset(secret, 'new horse 2')).rejects.toEqual(code('expired'))
      expect((await accounts.enter('anna', 'new horse 1')).id).toBe(anna.id)
    }))
})

describe('a session', () => {
  it('is found by its token, of which the store keeps only a hash', () =>
    withPeople(async ({ people, sessions, store }) => {
      const anna = await people.guest('Anna')
      const { token } = await sessions.start(anna.id, 'Firefox')
      expect((await sessions.find(token))?.person.id).toBe(anna.id)
      expect(await sessions.find(`${token}x`)).toBeUndefined()
      expect(JSON.stringify(await store.all('SELECT * FROM person_session'))).not.toContain(token)
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    }))

  it('ends when it is told to, and reports it', () =>
    withPeople(async ({ people, sessions }) => {
      const anna = await people.guest('Anna')
      const tokens = [(await sessions.start(anna.id, 'phone')).token, (await sessions.start(anna.id, 'desk')).token]
      const ended: string[] = []
      sessions.ended((ids) => ended.push(...ids))
      const phone = await sessions.find(tokens[0])
      await sessions.end(anna.id, phone?.session.id ?? '')
      expect(await sessions.find(tokens[0])).toBeUndefined()
      expect(await sessions.find(tokens[1])).toBeDefined()
      expect(ended).toEqual([phone?.session.id])
    }))

  it('of another person cannot be ended', () =>
    withPeople(async ({ people, sessions }) => {
      const [anna, bert] = [await people.guest('Anna'), await people.guest('Bert')]
      const { token } = await sessions.start(anna.id, 'phone')
      const found = await sessions.find(token)
      await expect(sessions.end(bert.id, found?.session.id ?? '')).rejects.toEqual(code('not-found'))
      expect(await sessions.find(token)).toBeDefined()
    }))

  it('expires when nobody uses it, and lasts while somebody does', () =>
    withPeople(async ({ people, sessions, clock }) => {
      const anna = await people.guest('Anna')
      const [{ token: used }, { token: unused }] = [await sessions.start(anna.id, 'phone'), await sessions.start(anna.id, 'desk')]
      for (let day = 0; day < SESSION_DAYS + 2; day += 30) {
        expect(await sessions.find(used)).toBeDefined()
        clock.now += 30 * DAY
      }
      expect(await sessions.find(unused)).toBeUndefined()
      expect(await sessions.list(anna.id)).toHaveLength(1)
      await sessions.sweep()
      expect(await sessions.find(used)).toBeDefined()
    }))
})

describe('an access token', () => {
  it('acts for its owner until it is revoked', () =>
    withPeople(async ({ people, tokens }) => {
      const anna = await people.guest('Anna')
      const { token, secret } = await tokens.make(anna.id, 'my bot', 'table-1')
      expect(await tokens.find(secret)).toMatchObject({ person: { id: anna.id }, token: { onlyTable: 'table-1' } })
      await tokens.remove(anna.id, token.id)
      expect(await tokens.find(secret)).toBeUndefined()
    }))
})

const match = (id: string, people: readonly (string | undefined)[], more: Partial<Finished> = {}): Finished => ({
  match: id,
  game: 'fair-trade',
  endedAt: 1_700_000_000_000 + Number(id.replace(/\D/g, '')),
  how: 'played',
  rated: true,
  offline: false,
  seats: people.map((person, seat) => ({ person, place: seat + 1, score: 30 - seat })),
  ...more,
})

describe('a finished match', () => {
  it('changes the ratings of its people, for that game and number of players', () =>
    withPeople(async ({ results }) => {
      await results.record(match('m1', ['anna', 'bert', 'carl']))
      const [anna] = await results.ratings('anna')
      expect(anna).toMatchObject({ game: 'fair-trade', seats: 3, games: 1 })
      expect(anna.rating).toBeGreaterThan(1500)
      expect((await results.ratings('carl'))[0].rating).toBeLessThan(1500)
      expect((await results.history('anna', Number.MAX_SAFE_INTEGER, 10))[0]).toMatchObject({
        match: 'm1',
        place: 1,
        score: 30,
        rated: true,
        change: anna.rating - 1500,
      })
    }))

  it('counts once, however often it is reported', () =>
    withPeople(async ({ results }) => {
      await Promise.all([1, 2, 3].map(() => results.record(match('m1', ['anna', 'bert']))))
      await results.record(match('m1', ['anna', 'bert']))
      expect((await results.ratings('anna'))[0].games).toBe(1)
      expect(await results.history('anna', Number.MAX_SAFE_INTEGER, 10)).toHaveLength(1)
    }))

  it('is not lost when another of the same people ends at the same time', () =>
    withPeople(async ({ results }) => {
      await Promise.all(['m1', 'm2', 'm3'].map((id) => results.record(match(id, ['anna', 'bert']))))
      expect((await results.ratings('anna'))[0].games).toBe(3)
    }))

  it('does not change ratings when only one person played, when it is unrated, and when one person held two seats', () =>
    withPeople(async ({ results }) => {
      await results.record(match('m1', ['anna', undefined, undefined]))
      await results.record(match('m2', ['anna', 'bert'], { rated: false }))
      await results.record(match('m3', ['anna', 'anna', 'bert']))
      await results.record(match('m4', ['anna', 'bert'], { how: 'agreed', rated: false, seats: [{ person: 'anna' }, { person: 'bert' }] }))
      expect(await results.ratings('anna')).toEqual([])
      expect(await results.history('anna', Number.MAX_SAFE_INTEGER, 10)).toHaveLength(5)
    }))

  it('rates people among themselves if bots played with them', () =>
    withPeople(async ({ results }) => {
      await results.record(match('m1', [undefined, 'anna', undefined, 'bert']))
      expect((await results.ratings('anna'))[0]).toMatchObject({ seats: 4 })
      expect((await results.ratings('anna'))[0].rating).toBeGreaterThan(1500)
    }))

  it('does not reward a person whose seat a bot played to the end', () =>
    withPeople(async ({ results }) => {
      const seats = [
        { person: 'anna', place: 1, score: 30, left: true },
        { person: 'bert', place: 2, score: 20 },
      ]
      await results.record(match('m1', [], { seats }))
      expect((await results.ratings('anna'))[0].rating).toBeLessThan(1500)
      expect((await results.ratings('bert'))[0].rating).toBeGreaterThan(1500)
    }))

  it('is in the statistics', () =>
    withPeople(async ({ results }) => {
      await results.record(match('m1', ['anna', 'bert']))
      await results.record(match('m2', ['bert', 'anna']))
      await results.record(match('m3', ['anna', 'bert', undefined]))
      expect(await results.statistics('anna')).toEqual([
        { game: 'fair-trade', seats: 2, played: 2, won: 1, meanPlace: 1.5, meanScore: 29.5, bestScore: 30 },
        { game: 'fair-trade', seats: 3, played: 1, won: 1, meanPlace: 1, meanScore: 30, bestScore: 30 },
      ])
    }))

  it('appears on the leaderboard for accounts, not for guests', () =>
    withPeople(async ({ results, people, account }) => {
      const [anna, bert] = [await account('Anna'), await people.guest('Bert')]
      await results.record(match('m1', [bert.id, anna.id]))
      expect((await results.best('fair-trade', 2, 10)).map(({ name }) => name)).toEqual(['Anna'])
    }))
})

describe('a person who', () => {
  it('signs in after playing as a guest keeps those games', () =>
    withPeople(async ({ people, results, blocks, store, account }) => {
      const [guest, anna, bert, carl] = [
        await people.guest('A'),
        await account('Anna'),
        await people.guest('Bert'),
        await people.guest('C'),
      ]
      await results.record(match('m1', [guest.id, bert.id]))
      await results.record(match('m2', [guest.id, bert.id, carl.id]))
      await results.record(match('m3', [bert.id, anna.id]))
      const before = await results.ratings(anna.id)
      await blocks.add(guest.id, carl.id)
      await blocks.add(bert.id, guest.id)
      await store.commit(mergeStatements(guest.id, anna.id))
      expect((await results.history(anna.id, Number.MAX_SAFE_INTEGER, 10)).map((line) => line.match)).toEqual(['m3', 'm2', 'm1'])
      const ratings = await results.ratings(anna.id)
      expect(ratings.find(({ seats }) => seats === 2)).toEqual(before[0])
      expect(ratings.find(({ seats }) => seats === 3)).toMatchObject({ games: 1 })
      expect([...(await blocks.list(anna.id))]).toEqual([carl.id])
      expect([...(await blocks.list(bert.id))]).toEqual([anna.id])
      expect(await people.find(guest.id)).toBeUndefined()
    }))

  it('is erased leaves only a seat without a name', () =>
    withPeople(async ({ people, results, tokens, store, account }) => {
      const [anna, bert] = [await account('Anna Unmistakable', 'unmistakable'), await people.guest('Bert')]
      await tokens.make(anna.id, 'bot', undefined)
      await results.record(match('m1', [anna.id, bert.id]))
      await store.commit(forgetStatements(anna.id))
      const tables = await store.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'person%'")
      const left = await Promise.all(tables.map(({ name }) => store.all(`SELECT * FROM ${name}`)))
      expect(JSON.stringify(left)).not.toMatch(new RegExp(`unmistakable|${anna.id}`, 'i'))
      expect(await results.history(bert.id, Number.MAX_SAFE_INTEGER, 10)).toHaveLength(1)
      expect(await store.all('SELECT seat, person FROM person_result ORDER BY seat')).toEqual([
        { seat: 0, person: null },
        { seat: 1, person: bert.id },
      ])
    }))
})

describe('guests', () => {
  it('who were inactive for long are found, accounts are not', () =>
    withPeople(async ({ people, clock, account }) => {
      const [old] = [await people.guest('Old'), await account('Claimed')]
      clock.now += 40 * DAY
      await people.guest('New')
      expect(await people.unusedGuests(clock.now - 30 * DAY, 10)).toEqual([old.id])
    }))

  it('are found by the beginning of their name, with any characters', () =>
    withPeople(async ({ people }) => {
      await people.guest('100%')
      await people.guest('1000 Suns')
      expect((await people.search('100%', 10)).map(({ name }) => name)).toEqual(['100%'])
      expect(await people.search('100', 10)).toHaveLength(2)
    }))
})
