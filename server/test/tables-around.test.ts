import type { AnyGamePackage, Checkpoint } from '@fairground/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../sql.ts'
import { openSqlite } from '../store/sqlite.ts'
import { checkRunning } from '../tables/storage/check.ts'
import { quiet } from './database.ts'
import { changedLots, games } from './odd-games.ts'
import { ann, as, bob, code, cy, listenTo, Place, people, until } from './tables-place.ts'

let place: Place

beforeEach(async () => {
  place = await Place.open()
})

afterEach(() => place.remove())

async function collected<T>(all: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = []
  for await (const each of all) list.push(each)
  return list
}

describe('A hint', () => {
  it('at an unrated table is announced to everybody, step by step, and stored', async () => {
    const { id } = await place.begun([ann, bob], { rated: false })
    const { received } = await listenTo(place.tables, id, {})
    await place.tables.hint(id, as(ann), 1)
    await place.tables.hint(id, as(ann), 2)
    await quiet()
    const lines = received.flatMap((each) => (each.kind === 'chat' ? [each.line] : []))
    expect(lines).toMatchObject([
      { seat: 0, name: 'Ann', hint: 1, text: undefined },
      { seat: 0, hint: 2 },
    ])
    await place.restart()
    expect((await place.tables.chat(id, {})).map(({ hint }) => hint)).toEqual([1, 2])
  })

  it('is not available at rated tables, nor for spectators', async () => {
    const rated = await place.begun([ann, bob])
    expect(await code(place.tables.hint(rated.id, as(ann), 1))).toBe('rated')
    const friendly = await place.begun([ann, bob], { rated: false })
    expect(await code(place.tables.hint(friendly.id, as(cy), 1))).toBe('not-seated')
    expect(await code(place.tables.hint(friendly.id, as(ann, { seat: 1 }), 1))).toBe('not-seated')
    expect(await code(place.tables.hint(friendly.id, as(ann, { seat: 9 }), 1))).toBe('not-seated')
    expect(await place.tables.chat(friendly.id, {})).toEqual([])
  })
})

describe('Chat', () => {
  it('is stored with the table, delivered to all listeners, and can be read from any line on', async () => {
    const { id } = await place.begun([ann, bob])
    const { received } = await listenTo(place.tables, id, {})
    const line = await place.tables.say(id, as(ann), '  hello  ')
    expect(line).toMatchObject({ n: 1, person: 'ann', name: 'Ann', seat: 0, text: 'hello' })
    await place.tables.say(id, as(cy), 'from the side')
    await quiet()
    expect(received.filter(({ kind }) => kind === 'chat')).toHaveLength(2)
    await place.restart()
    expect((await place.tables.chat(id, {})).map(({ text, seat }) => [text, seat])).toEqual([
      ['hello', 0],
      ['from the side', undefined],
    ])
    expect(await place.tables.chat(id, {}, 1)).toHaveLength(1)
    const late = await listenTo(place.tables, id, {})
    expect(late.received[0]).toMatchObject({ kind: 'welcome', chat: [{ text: 'hello' }, { text: 'from the side' }] })
    // Players do not get the chat of spectators.
    const player = await listenTo(place.tables, id, as(bob))
    expect(player.received[0]).toMatchObject({ kind: 'welcome', chat: [{ text: 'hello' }] })
  })

  it('sent twice appears once', async () => {
    const { id } = await place.begun([ann, bob])
    const [once, twice] = await Promise.all([1, 2].map(() => place.tables.say(id, as(ann), 'hi', 'c1')))
    expect(twice).toEqual(once)
    expect(await place.tables.chat(id, {})).toHaveLength(1)
  })

  it('has lines of limited length, and only for those who may watch', async () => {
    const { id } = await place.tables.create(ann, { game: 'lots', seats: 2 })
    expect(await code(place.tables.say(id, as(ann), '   '))).toBe('bad-input')
    expect(await code(place.tables.say(id, as(ann), 'x'.repeat(501)))).toBe('bad-input')
    expect(await code(place.tables.say(id, as(bob), 'let me in'))).toBe('no-table')
  })

  it('loses the text that the host removes, and says so', async () => {
    const { id } = await place.begun([ann, bob])
    await place.tables.say(id, as(ann), 'rude')
    const { received } = await listenTo(place.tables, id, {})
    await place.tables.removeLine(id, 1)
    await quiet()
    expect(received.at(-1)).toMatchObject({ kind: 'chat', line: { n: 1, text: undefined } })
    expect(JSON.stringify(await place.tables.chat(id, {}))).not.toContain('rude')
    expect(await code(place.tables.removeLine(id, 9))).toBe('nothing')
  })
})

describe('Notes', () => {
  it('are private', async () => {
    const { id } = await place.begun([ann, bob])
    await place.tables.setNote(id, as(ann), 'Bob bluffs')
    await place.tables.setNote(id, as(ann), 'Bob always bluffs')
    expect(await place.tables.note(id, as(ann))).toBe('Bob always bluffs')
    expect(await place.tables.note(id, as(bob))).toBe('')
    expect(await code(place.tables.setNote(id, as(ann), 'x'.repeat(10_001)))).toBe('bad-input')
  })
})

describe('A report of a bug', () => {
  it('stores the record so far without its seed, and the number of the entry, to be read after the match', async () => {
    const { id } = await place.begun([ann, bob])
    for (let moves = 0; moves < 3; moves++) await place.playOne(id, [ann, bob])
    await place.tables.reportBug(id, as(bob), { text: 'the pot is wrong', n: 2 })
    const [sealed] = await place.tables.bugReports()
    expect(sealed).toMatchObject({ table: id, n: 2, person: 'bob', text: 'the pot is wrong' })
    expect(sealed.record).toBeUndefined()
    await place.tables.end(id)
    const [report] = await place.tables.bugReports()
    expect(report.record?.entries).toHaveLength(3)
    expect(report.record?.seed).toBeUndefined()
    expect(await code(place.tables.reportBug(id, as(bob), { text: 'x', n: 99 }))).toBe('bad-input')
  })
})

describe('Lists', () => {
  it('show my tables, first those where it is my turn, and lead from one to the next', async () => {
    const tables: string[] = []
    for (let made = 0; made < 4; made++) {
      place.time.skip(1000)
      tables.push((await place.begun([ann, bob])).id)
    }
    const open = await place.tables.create(ann, { game: 'lots', seats: 2 })
    const isMine = async (id: string) => (await place.position(id, ann)).turn.includes(0)
    for (const id of tables) if (!(await isMine(id))) await place.playOne(id, [bob])
    await place.tables.act(tables[1], as(ann), { play: { stake: 0 } })
    const yours: string[] = []
    for (const id of tables) if (await isMine(id)) yours.push(id)
    const mine = await place.tables.ofPerson('ann')
    expect(mine).toHaveLength(5)
    expect(new Set(mine.slice(0, yours.length).map(({ id }) => id))).toEqual(new Set(yours))
    expect(mine.at(-1)?.id).toBe(open.id)
    const round: (string | undefined)[] = []
    let at = await place.tables.nextTurn('ann')
    for (const _ of yours) {
      round.push(at)
      at = await place.tables.nextTurn('ann', at)
    }
    expect(new Set(round)).toEqual(new Set(yours))
    expect(at).toBe(round[0])
  })

  it('show finished matches with their result, newest first, page by page', async () => {
    const tables: string[] = []
    for (let made = 0; made < 3; made++) {
      const { id } = await place.begun([ann, bob])
      place.time.skip(1000)
      await place.tables.act(id, as(bob), { concede: true })
      tables.push(id)
    }
    const [newest] = await place.tables.finished('bob', { limit: 1 })
    expect(newest).toMatchObject({ id: tables[2], state: 'over', result: { how: 'conceded' } })
    const older = await place.tables.finished('bob', { before: newest.ended })
    expect(older.map(({ id }) => id)).toEqual([tables[1], tables[0]])
    expect(await place.tables.finished('cy')).toEqual([])
    expect(await place.tables.all({ state: 'over' })).toHaveLength(3)
  })
})

describe('A person', () => {
  it('who changes the name has the new one at every table', async () => {
    const { id } = await place.begun([ann, bob])
    await place.tables.say(id, as(ann), 'hi')
    await place.tables.rename({ id: 'ann', name: 'Anna' })
    expect((await place.tables.get(id, {})).seats[0].name).toBe('Anna')
    expect((await place.tables.chat(id, {}))[0].name).toBe('Anna')
  })

  it('who signs in to another account keeps both seats, each with its own view', async () => {
    const { id } = await place.begun(people)
    await place.tables.setNote(id, as(ann), 'mine')
    await place.tables.setNote(id, as(cy), 'hers')
    const { received } = await listenTo(place.tables, id, as(cy))
    await place.tables.merge('cy', ann)
    const table = await place.tables.get(id, {})
    expect(table.seats.map(({ person }) => person)).toEqual(['ann', 'bob', 'ann'])
    expect((await place.tables.snapshot(id, as(ann, { seat: 2 }))).position?.viewer).toBe(2)
    expect((await place.tables.snapshot(id, as(ann))).position?.viewer).toBe(0)
    expect(await place.tables.note(id, as(ann))).toBe('mine\nhers')
    await quiet()
    expect(received.at(-2)).toMatchObject({ kind: 'welcome', snapshot: { position: { viewer: 'spectator' } } })
    for (;;) {
      const { turn } = await place.position(id, ann)
      if (turn.length !== 1) break
      const who = turn[0] === 1 ? as(bob) : as(ann, { seat: turn[0] })
      await place.tables.act(id, who, { play: { stake: 0 } })
    }
    expect((await place.tables.get(id, {})).n).toBe(3)
  })

  it('who is erased leaves running tables, and finished ones keep a seat without a name', async () => {
    const done = await place.begun([ann, bob])
    await place.tables.say(done.id, as(bob), 'good game')
    await place.playOut(done.id, [ann, bob])
    place.time.skip(1000)
    const open = await place.tables.create(bob, { game: 'lots', seats: 2, visibility: 'listed' })
    place.time.skip(1000)
    const running = await place.begun([ann, bob])
    await place.tables.setNote(running.id, as(bob), 'secret')
    expect(await place.tables.dataOf('bob')).toMatchObject({
      seats: [{ table: done.id, seat: 1, result: { how: 'played' } }, { table: open.id }, { table: running.id }],
      chat: [{ text: 'good game' }],
      notes: [{ text: 'secret' }],
    })
    await place.tables.erase('bob')
    expect((await place.tables.get(done.id, {})).seats[1]).toMatchObject({ person: undefined, name: undefined, sitter: 'person' })
    expect(await place.tables.chat(done.id, {})).toMatchObject([{ n: 1, person: undefined, text: undefined }])
    expect((await place.tables.get(running.id, {})).seats[1]).toMatchObject({ person: undefined, sitter: 'bot:trader' })
    expect(await code(place.tables.get(open.id, {}))).toBe('no-table')
    expect(await place.tables.dataOf('bob')).toEqual({ seats: [], chat: [], notes: [], reports: [], availability: { zone: 'UTC' } })
    const everything = await place.store.all('SELECT person, name FROM game_seat UNION ALL SELECT person, name FROM game_chat')
    expect(JSON.stringify(everything)).not.toMatch(/bob/i)
  })
})

describe('A new name', () => {
  it('is updated in loaded tables without reading them again, and a hundred tables delay nobody', async () => {
    const tables = await Promise.all(Array.from({ length: 20 }, () => place.begun([ann, bob])))
    const { all } = place.store
    let read = 0
    place.store.all = (sql, values) => {
      read++
      return all.call(place.store, sql, values)
    }
    await place.tables.rename({ id: 'ann', name: 'Anne' })
    place.store.all = all
    expect(read).toBe(0)
    for (const { id } of tables) expect((await place.tables.get(id, as(bob))).seats[0].name).toBe('Anne')
    // The memory matches the store: the match continues from it.
    await place.playOne(tables[0].id, [ann, bob])
    await place.restart()
    expect(await place.tables.get(tables[0].id, as(bob))).toMatchObject({ n: 1, seats: [{ name: 'Anne' }, { name: 'Bob' }] })
  })
})

describe('The archive', () => {
  it('exports every finished match as a record, and imports it elsewhere', async () => {
    const { id } = await place.begun([ann, bob])
    await place.playOut(id, [ann, bob])
    await place.begun([ann, bob])
    const records = await collected(place.tables.records())
    expect(records.map((record) => record.id)).toEqual([id])
    const elsewhere = await Place.open()
    try {
      expect(await elsewhere.tables.importRecord(JSON.stringify(records[0]))).toEqual({ table: id, added: true })
      expect(await elsewhere.tables.importRecord(JSON.stringify(records[0]))).toEqual({ table: id, added: false })
      expect(await elsewhere.tables.all({})).toMatchObject([{ id, state: 'over', seats: [{ person: undefined }, { person: undefined }] }])
      expect(await collected(elsewhere.tables.records())).toEqual(records)
      const entries = records[0].entries.map((entry, n) => (n === 0 ? { ...entry, at: entry.at + 1 } : entry))
      await expect(elsewhere.tables.importRecord(JSON.stringify({ ...records[0], entries }))).rejects.toThrow(/entry 1/)
    } finally {
      await elsewhere.remove()
    }
  })
})

describe('A table that began with another version of the rules', () => {
  /** Lots as in a later release. */
  const changed: Readonly<Record<string, () => Promise<AnyGamePackage>>> = {
    lots: async () => {
      const gamePackage = await games.lots()
      return { ...gamePackage, game: { ...gamePackage.game, version: 2 } }
    },
  }

  async function frozen(): Promise<string> {
    const { id } = await place.begun([ann, bob], { clock: { kind: 'move', seconds: 60 } })
    await place.playOne(id, [ann, bob])
    await place.stop()
    await place.start(changed)
    return id
  }

  it('is shown but not played, and no clock runs', async () => {
    const id = await frozen()
    const table = await place.tables.get(id, as(ann))
    expect(table).toMatchObject({ state: 'frozen', frozen: expect.stringContaining('version 1') })
    expect((await place.tables.snapshot(id, as(ann))).position).toBeUndefined()
    expect(await code(place.tables.act(id, as(ann), { play: { stake: 0 } }))).toBe('frozen')
    await place.time.pass(3_600_000)
    expect((await place.tables.get(id, as(ann))).n).toBe(1)
  })

  it('continues under the old release as before', async () => {
    const id = await frozen()
    await place.restart()
    expect((await place.tables.get(id, as(ann))).state).toBe('running')
    await place.playOut(id, [ann, bob])
  })

  it('is ended when all players agree, or by the host', async () => {
    const id = await frozen()
    expect((await place.tables.agreeToEnd(id, as(ann), true)).ending).toEqual([0])
    expect((await place.tables.agreeToEnd(id, as(bob), false)).ending).toEqual([])
    await place.tables.agreeToEnd(id, as(bob), true)
    const over = await place.tables.agreeToEnd(id, as(ann), true)
    expect(over).toMatchObject({ state: 'over', result: { how: 'agreed', rated: false } })
    expect(await code(place.tables.record(id, as(ann)))).toBe('frozen')
    expect(await code(place.tables.agreeToEnd(id, as(ann), true))).toBe('nothing')
  })
})

describe('A match of many entries', () => {
  /** A table with many undos, past its first checkpoint. */
  async function long(): Promise<string> {
    const { id } = await place.begun([ann, bob])
    const first = (await place.position(id, ann)).turn[0] === 0 ? ann : bob
    for (let times = 0; times < 60; times++) {
      await place.tables.act(id, as(first), { play: { stake: 1 } }, { client: `play ${times}` })
      await place.tables.act(id, as(first), { undo: true })
    }
    return id
  }

  it('is opened at its checkpoint as if it had been replayed from the setup', async () => {
    const id = await long()
    expect(await place.store.all('SELECT n FROM game_checkpoint')).toEqual([{ n: 100 }])
    const before = await place.tables.snapshot(id, as(ann))
    const log = await place.tables.log(id, as(ann))
    await place.restart()
    expect(await place.tables.snapshot(id, as(ann))).toEqual(before)
    expect(await place.tables.log(id, as(ann), 118)).toEqual(log.slice(119))
    expect(await place.tables.log(id, as(ann))).toEqual(log)
    const first = (await place.position(id, ann)).turn[0] === 0 ? ann : bob
    const again = await place.tables.act(id, as(first), { play: { stake: 1 } }, { client: 'play 3' })
    expect(again).toMatchObject({ n: 7, again: true, entry: log[7] })
    await place.time.pass(5000)
    expect((await place.tables.get(id, {})).state).toBe('running')
    await place.playOut(id, [ann, bob])
    expect((await place.tables.record(id, as(ann))).entries.length).toBeGreaterThan(120)
  })

  it.each([
    ['a state that these rules do not know', (mark: Checkpoint<unknown>) => ({ ...mark, now: { ...mark.now, state: { strange: true } } })],
    ['a proposal as release 0.1 called it', (mark: Checkpoint<unknown>) => ({ ...mark, asking: { seat: 0, wish: 'pause', agreed: [0] } })],
  ])('is replayed from the setup if the checkpoint of another release has %s', async (_, changed) => {
    const id = await long()
    const before = await place.tables.snapshot(id, as(ann))
    const [{ value }] = await place.store.all('SELECT value FROM game_checkpoint')
    const strange = JSON.stringify({ release: 'another', mark: changed(JSON.parse(String(value)).mark) })
    await place.store.commit([sql`UPDATE game_checkpoint SET value = ${strange}`])
    await place.restart()
    expect(await place.tables.snapshot(id, as(ann))).toEqual(before)
  })

  it('is frozen soon after opening if the rules have changed without a new version', async () => {
    const id = await long()
    await place.stop()
    // The first entries now lead elsewhere: everybody has one more coin.
    const richer = changedLots((rules) => ({
      setup(random) {
        const state = rules.setup(random)
        return { ...state, purse: state.purse.map((coins: number) => coins + 1) }
      },
    }))
    const beside = await openSqlite(place.storePath)
    const checked = await collected(checkRunning(beside, richer))
    expect(checked).toMatchObject([{ table: id, entries: 120, differs: expect.stringContaining('entry 100') }])
    expect(await collected(checkRunning(beside, games))).toEqual([{ table: id, game: 'lots', entries: 120 }])
    await beside.close()
    await place.start(richer)
    expect((await place.tables.get(id, {})).state).toBe('running')
    await place.time.pass(5000)
    await until(async () => (await place.tables.get(id, {})).state === 'frozen')
    expect(await code(place.tables.act(id, as(ann), { play: { stake: 0 } }))).toBe('frozen')
  })
})
