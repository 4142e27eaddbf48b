import { verify } from '@fairground/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { game as lots } from '../../kernel/conformance/example/game.ts'
import { sql } from '../sql.ts'
import { type Store, StoreFailure } from '../store/store.ts'
import type { TableEvent } from '../tables/api.ts'
import { quiet, wrapped } from './database.ts'
import { ann, as, bob, code, cy, listenTo, Place, people } from './tables-place.ts'

let place: Place
/** What happens to the next writes. */
let failing: 'no' | 'before' | 'after'
let written: () => void

function failable(store: Store): Store {
  return wrapped(store, {
    async commit(statements) {
      if (failing === 'before') throw new StoreFailure('disk full')
      const rows = await store.commit(statements)
      written()
      if (failing === 'after') throw new StoreFailure('gone before it could answer')
      return rows
    },
  })
}

beforeEach(async () => {
  failing = 'no'
  written = () => {}
  place = await Place.open({ wrap: failable })
})

afterEach(() => place.remove())

describe('A move', () => {
  it('is on disk when it is accepted', async () => {
    const { id, mover } = await place.pair()
    const { n, again, entry, position } = await place.tables.act(id, as(mover), { play: { stake: 1 } })
    expect({ n, again }).toEqual({ n: 1, again: false })
    expect(entry).toMatchObject({ n: 1, did: 'play', events: [{ event: { kind: 'staked', coins: 1 } }] })
    expect(position).toMatchObject({ n: 1, moves: [] })
    expect(await place.store.all('SELECT n, command FROM game_entry')).toEqual([{ n: 1, command: '{"play":{"stake":1}}' }])
  })

  it('is stored, then answered, then delivered', async () => {
    const { id, mover, other } = await place.pair()
    const order: string[] = []
    await place.tables.subscribe(id, as(other), undefined, ({ kind }) => {
      if (kind === 'entry') order.push('told')
    })
    written = () => order.push('written')
    await place.tables.enter(id, as(mover), { play: { stake: 1 } }, {}, () => order.push('answered'))
    await quiet()
    expect(order).toEqual(['written', 'answered', 'told'])
  })

  it('is refused with its code, and nothing changes', async () => {
    const { id, mover, other } = await place.pair()
    expect(await code(place.tables.act(id, as(other), { play: { stake: 0 } }))).toBe('not-your-turn')
    expect(await code(place.tables.act(id, as(mover), { play: { stake: 77 } }))).toBe('not-offered')
    expect(await code(place.tables.act(id, as(mover), { play: undefined }))).toBe('malformed')
    expect(await code(place.tables.act(id, as(cy), { play: { stake: 0 } }))).toBe('not-seated')
    expect(await code(place.tables.act(id, as(mover, { seat: people.indexOf(other) }), { play: { stake: 0 } }))).toBe('not-seated')
    expect(await code(place.tables.act('nowhere', as(mover), { play: { stake: 0 } }))).toBe('no-table')
    expect((await place.tables.get(id, {})).n).toBe(0)
  })

  it('names the rule that forbids it, if the game can', async () => {
    const { id, mover } = await place.pair()
    await expect(place.tables.act(id, as(mover), { play: { stake: 77 } })).rejects.toMatchObject({ rule: { rule: 'stake' } })
  })

  it('may be named by its index in the position it was chosen from', async () => {
    const { id, mover } = await place.pair()
    expect(await code(place.tables.act(id, as(mover), { choice: 2 }))).toBe('bad-input')
    expect(await code(place.tables.act(id, as(mover), { choice: 3 }, { after: 0 }))).toBe('not-offered')
    await place.tables.act(id, as(mover), { choice: 2 }, { after: 0 })
    expect((await place.position(id, ann)).view).toMatchObject({ pot: 2 })
  })

  it('that was meant for a future position is stale, whatever it does', async () => {
    const { id, mover } = await place.pair()
    expect(await code(place.tables.act(id, as(mover), { choice: 0 }, { after: 1 }))).toBe('stale')
    expect(await code(place.tables.act(id, as(mover), { play: { stake: 1 } }, { after: 7 }))).toBe('stale')
    expect(await code(place.tables.act(id, as(mover), { concede: true }, { after: 1 }))).toBe('stale')
    expect((await place.position(id, mover)).n).toBe(0)
  })

  it('that was meant for an older position is stale', async () => {
    const { id, mover, other } = await place.pair()
    await place.tables.act(id, as(mover), { play: { stake: 0 } }, { after: 0 })
    expect(await code(place.tables.act(id, as(other), { play: { stake: 0 } }, { after: 0 }))).toBe('stale')
    expect(await code(place.tables.act(id, as(other), { play: { stake: 0 } }, { after: 1 }))).toBe('accepted')
  })

  it('sent twice with one client id is done once and gets the same answer', async () => {
    const { id, mover, other } = await place.pair()
    const send = () => place.tables.act(id, as(mover), { play: { stake: 1 } }, { after: 0, client: 'a1' })
    const [once, twice] = await Promise.all([send(), send()])
    expect([once.n, once.again, twice.n, twice.again]).toEqual([1, false, 1, true])
    expect(twice.entry).toEqual(once.entry)
    await place.tables.act(id, as(other), { play: { stake: 0 } }, { client: 'a1' })
    await place.restart()
    expect(await send()).toMatchObject({ n: 1, again: true })
    expect((await place.tables.get(id, {})).n).toBe(2)
  })

  it('from one of two devices is seen on the other', async () => {
    const { id, mover } = await place.pair()
    const phone = await listenTo(place.tables, id, as(mover))
    await listenTo(place.tables, id, as(mover))
    await place.tables.act(id, as(mover), { play: { stake: 0 } })
    await quiet()
    expect(phone.received.at(-1)).toMatchObject({ kind: 'entry', position: { n: 1 } })
  })
})

describe('When the disk is full', () => {
  it('a move is refused with a clear message, the table is unchanged, and nobody hears of it', async () => {
    const { id, mover, other } = await place.pair()
    const { received } = await listenTo(place.tables, id, as(other))
    const before = await place.tables.snapshot(id, as(mover))
    failing = 'before'
    const sent = place.tables.act(id, as(mover), { play: { stake: 1 } }, { client: 'x' })
    await expect(sent).rejects.toMatchObject({ code: 'not-stored', message: expect.stringContaining('nothing has changed') })
    failing = 'no'
    expect(await place.tables.snapshot(id, as(mover))).toEqual(before)
    expect(received.filter(({ kind }) => kind === 'entry')).toEqual([])
    expect(await place.tables.act(id, as(mover), { play: { stake: 2 } }, { client: 'x' })).toMatchObject({ n: 1, again: false })
  })

  it('no seat can be taken either', async () => {
    const { id } = await place.tables.create(ann, { game: 'lots', seats: 2, visibility: 'listed' })
    failing = 'before'
    expect(await code(place.tables.join(id, as(bob)))).toBe('not-stored')
    expect(await code(place.tables.create(ann, { game: 'lots', seats: 2 }))).toBe('not-stored')
    failing = 'no'
    expect(await code(place.tables.join(id, as(bob)))).toBe('accepted')
  })

  it('what was stored although the answer was lost is found and delivered before anything else', async () => {
    const { id, mover, other } = await place.pair()
    const { received } = await listenTo(place.tables, id, as(other))
    failing = 'after'
    expect(await code(place.tables.act(id, as(mover), { play: { stake: 1 } }, { client: 'x' }))).toBe('not-stored')
    failing = 'no'
    expect(await place.tables.act(id, as(mover), { play: { stake: 1 } }, { client: 'x' })).toMatchObject({ n: 1, again: true })
    expect(await code(place.tables.act(id, as(other), { play: { stake: 0 } }))).toBe('accepted')
    await quiet()
    expect(received.flatMap((each) => (each.kind === 'entry' ? [each.entry.n] : []))).toEqual([1, 2])
  })
})

describe('When another process was first', () => {
  it('the table is read again and the command is checked again', async () => {
    const { id, mover, other } = await place.pair()
    const { received } = await listenTo(place.tables, id, as(ann))
    const [{ at }] = await place.store.all('SELECT started AS at FROM game_table')
    await place.store.commit([
      sql`INSERT INTO game_entry (table_id, n, at, seat, by, command)
        VALUES (${id}, 1, ${at}, ${people.indexOf(mover)}, 'person', '{"play":{"stake":2}}')`,
      sql`UPDATE game_table SET n = 1 WHERE id = ${id}`,
    ])
    expect(await code(place.tables.act(id, as(mover), { play: { stake: 1 } }))).toBe('not-your-turn')
    expect(await place.tables.act(id, as(other), { play: { stake: 1 } })).toMatchObject({ n: 2 })
    expect((await place.position(id, ann)).view).toMatchObject({ pot: 3 })
    await quiet()
    expect(received.flatMap((each) => (each.kind === 'entry' ? [each.entry.n] : []))).toEqual([1, 2])
  })

  it('and left it incomplete, nothing is overwritten and nobody waits for ever', async () => {
    const { id, mover } = await place.pair()
    await place.store.commit([
      sql`INSERT INTO game_entry (table_id, n, at, seat, by, command) VALUES (${id}, 1, 0, 0, 'person', '{"play":{"stake":2}}')`,
    ])
    expect(await code(place.tables.act(id, as(mover), { play: { stake: 1 } }))).toBe('not-stored')
    expect(await place.store.all('SELECT n FROM game_table')).toEqual([{ n: 0 }])
  })

  it('a clock that seemed to run out is not applied to a player who moved in time', async () => {
    const { id, mover } = await place.pair({ clock: { kind: 'move', seconds: 30 }, away: { do: 'concede' } })
    const other = await place.another()
    place.time.skip(29_000)
    await other.act(id, as(mover), { play: { stake: 1 } })
    await place.time.pass(2000)
    await quiet()
    expect((await place.store.all('SELECT by FROM game_entry')).map(({ by }) => by)).toEqual(['person'])
    await other.close()
  })

  it('a change of the seats is checked again', async () => {
    const { id } = await place.tables.create(ann, { game: 'lots', seats: 2, visibility: 'listed' })
    await place.store.commit([
      sql`INSERT INTO game_change (table_id, n) VALUES (${id}, 1)`,
      sql`UPDATE game_table SET changes = 1 WHERE id = ${id}`,
      sql`UPDATE game_seat SET person = 'cy', name = 'Cy', sitter = 'person' WHERE table_id = ${id} AND seat = 1`,
    ])
    expect(await code(place.tables.join(id, as(bob), 1))).toBe('seat-taken')
    expect((await place.tables.get(id, {})).seats[1].name).toBe('Cy')
  })
})

describe('After a restart', () => {
  it('the table is unchanged, in the middle of a turn', async () => {
    const { id } = await place.begun(people)
    for (let moves = 0; moves < 5; moves++) await place.playOne(id, people)
    const before = await Promise.all(people.map((person) => place.tables.snapshot(id, as(person))))
    await place.restart()
    expect(await Promise.all(people.map((person) => place.tables.snapshot(id, as(person))))).toEqual(before)
    await place.playOut(id, people)
    const record = await place.tables.record(id, as(ann))
    expect(verify(lots, record).result?.how).toBe('played')
  })
})

describe('Undo', () => {
  it('undoes the last move of the seat, and others hear of it', async () => {
    const { id, mover, other } = await place.pair()
    const { received } = await listenTo(place.tables, id, as(other))
    await place.tables.act(id, as(mover), { play: { stake: 2 } })
    expect((await place.position(id, mover)).canUndo).toBe(true)
    expect((await place.position(id, other)).canUndo).toBe(false)
    await place.tables.act(id, as(mover), { undo: true })
    await quiet()
    expect(received.at(-1)).toMatchObject({ kind: 'entry', entry: { n: 2, did: { undo: 1 } }, position: { view: { pot: 0 } } })
    expect(await code(place.tables.act(id, as(mover), { undo: true }))).toBe('nothing')
  })

  it('beyond the barrier needs the consent of all', async () => {
    const { id } = await place.begun([ann, bob])
    for (let moves = 0; moves < 4; moves++) await place.playOne(id, [ann, bob])
    expect(await code(place.tables.act(id, as(ann), { undo: true }))).toBe('barrier')
    const asked = await place.tables.act(id, as(ann), { ask: { undo: 1 } })
    expect(asked.position.request).toEqual({ seat: 0, proposal: { undo: 1 }, agreed: [0] })
    await place.tables.act(id, as(bob), { answer: true })
    expect((await place.position(id, ann)).view).toMatchObject({ round: 1, pot: 0, phase: 'stake' })
    await place.playOut(id, [ann, bob])
    expect((await place.tables.get(id, {})).result).toMatchObject({ how: 'played', rated: false })
  })
})

describe('An end', () => {
  it('can be agreed on', async () => {
    const { id } = await place.begun([ann, bob])
    await place.tables.act(id, as(bob), { ask: 'end' })
    await place.tables.act(id, as(ann), { answer: true })
    expect(await place.tables.get(id, {})).toMatchObject({ state: 'over', result: { how: 'agreed', rated: false }, turn: [] })
    expect((await place.tables.record(id, as(ann))).seed).toHaveLength(64)
  })

  it('can be set by the host for a table that is stuck', async () => {
    const { id } = await place.begun([ann, bob])
    await place.tables.end(id)
    expect(await place.tables.get(id, {})).toMatchObject({ state: 'over', result: { how: 'stopped' } })
    expect(await code(place.tables.end(id))).toBe('over')
    const open = await place.tables.create(ann, { game: 'lots', seats: 2 })
    await place.tables.end(open.id)
    expect(await code(place.tables.get(open.id, as(ann)))).toBe('no-table')
  })

  it('is reported once within the server, with who sat where', async () => {
    const happened: TableEvent[] = []
    place.tables.watch((event) => happened.push(event))
    const { id } = await place.begun([ann, bob])
    await place.tables.act(id, as(bob), { concede: true })
    const ended = happened.filter(({ kind }) => kind === 'ended')
    const told = {
      table: id,
      game: 'lots',
      seats: 2,
      people: ['ann', 'bob'],
      conceded: [1],
      result: { how: 'conceded', places: [1, 2], rated: true },
    }
    expect(ended).toMatchObject([{ ended: told }])
    expect(await place.tables.endedAfter(0, 10)).toMatchObject([told])
    expect(await place.tables.endedAfter(place.time.now(), 10)).toEqual([])
  })

  it('is final, whatever its listeners do', async () => {
    const { id } = await place.begun([ann, bob])
    const faults: TableEvent[] = []
    place.tables.watch(() => {
      throw new Error('a notice could not be sent')
    })
    place.tables.watch((event) => {
      if (event.kind === 'fault') faults.push(event)
    })
    expect(await code(place.tables.act(id, as(bob), { concede: true }))).toBe('accepted')
    expect(faults.length).toBeGreaterThan(0)
  })

  it('makes the record public, and nothing shows it before', async () => {
    const { id } = await place.begun([ann, bob])
    expect(await code(place.tables.record(id, as(ann)))).toBe('not-over')
    await place.playOut(id, [ann, bob])
    expect((await place.tables.record(id, {})).entries.length).toBe((await place.tables.get(id, {})).n)
    expect(await code(place.tables.act(id, as(ann), { play: { stake: 0 } }))).toBe('over')
  })
})

describe('A rematch', () => {
  it('has the same settings, rotated seats, and is one table for all who ask', async () => {
    const { id } = await place.begun([ann, bob], { seats: 3, bots: [{ seat: 2, level: 'greedy' }], options: { rounds: 2 } })
    expect(await code(place.tables.rematch(id, as(ann)))).toBe('not-over')
    await place.tables.end(id)
    const [mine, yours] = await Promise.all([place.tables.rematch(id, as(ann)), place.tables.rematch(id, as(bob))])
    expect(mine.id).toBe(yours.id)
    const next = await place.tables.get(mine.id, as(ann))
    expect(next).toMatchObject({ state: 'open', owner: 'ann', options: { rounds: 2 } })
    expect(next.seats.map(({ person, sitter }) => person ?? sitter)).toEqual(['bot:greedy', 'ann', 'bob'])
    expect((await place.tables.get(id, {})).rematch).toBe(mine.id)
    expect((await place.tables.get(id, {})).again.toSorted()).toEqual([0, 1])
    expect(next.commitment).not.toBe((await place.tables.get(id, {})).commitment)
    expect(await code(place.tables.rematch(id, as(cy)))).toBe('not-seated')
  })
})
