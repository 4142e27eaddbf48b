import { commitment, verify } from '@fairground/kernel'
import type { NewTable } from '@fairground/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { game as lots } from '../../kernel/conformance/example/game.ts'
import type { TableRefusal } from '../tables/api.ts'
import { ann, as, bob, code, cy, listenTo, Place, until } from './tables-place.ts'

let place: Place

beforeEach(async () => {
  place = await Place.open({ tablesPerPerson: 3, expireAfter: () => 3_600_000 })
})

afterEach(() => place.remove())

const wish: NewTable = { game: 'lots', seats: 3 }

describe('A new table', () => {
  it('belongs to the person who made it, who has its first seat', async () => {
    const table = await place.tables.create(ann, wish)
    expect(table).toMatchObject({ state: 'open', owner: 'ann', visibility: 'private', options: { rounds: 4, edition: 'first' } })
    expect(table.seats.map(({ person }) => person)).toEqual(['ann', undefined, undefined])
  })

  it('may have an owner without a seat, and bots in any seat', async () => {
    const table = await place.tables.create(ann, { ...wish, seat: 'none', bots: [{ seat: 2, level: 'greedy' }] })
    expect(table.seats.map(({ sitter }) => sitter)).toEqual([undefined, undefined, 'bot:greedy'])
  })

  it('commits to its seed from the start, and shows the seed at the end', async () => {
    const made = await place.tables.create(ann, { ...wish, seats: 2, bots: [{ seat: 1, level: 'greedy' }] })
    expect(JSON.stringify(made)).not.toMatch(/seed/)
    await place.tables.ready(made.id, as(ann), true, { text: 'a word of my own', from: 'typed' })
    const begun = await place.tables.get(made.id, as(ann))
    expect(begun.words).toEqual(['a word of my own', ''])
    expect(begun.wordsFrom).toEqual(['typed', 'none'])
    await place.tables.act(made.id, as(ann), { concede: true })
    const record = await place.tables.record(made.id, as(ann))
    expect(commitment(record.seed ?? '')).toBe(made.commitment)
    expect(verify(lots, record).result?.how).toBe('conceded')
  })

  it('is refused with path and reason', async () => {
    const wrong: NewTable = {
      game: 'lots',
      seats: 9,
      options: { rounds: 99, colour: 'red' },
      clock: { kind: 'move', seconds: 0 },
      handover: 99,
      away: { do: 'bot', level: 'oracle' },
      bots: [{ seat: 77, level: 'greedy' }],
    }
    const refusal = await place.tables.create(ann, wrong).catch((error: TableRefusal) => error)
    expect(refusal).toMatchObject({ code: 'bad-input' })
    expect((refusal as TableRefusal).problems?.map(({ path }) => path)).toEqual([
      'seats',
      'options.colour',
      'options.rounds',
      'clock.seconds',
      'handover',
      'away.level',
      'bots.0.seat',
    ])
    expect(await code(place.tables.create(ann, { ...wish, game: 'chess' }))).toBe('no-game')
    expect(await code(place.tables.create(ann, { ...wish, game: 'toString' }))).toBe('no-game')
    expect(await code(place.tables.create(ann, { ...wish, seat: 1, bots: [{ seat: 1, level: 'greedy' }] }))).toBe('bad-input')
  })

  it('counts towards the limit of open tables per person', async () => {
    for (let made = 0; made < 3; made++) await place.tables.create(ann, wish)
    expect(await code(place.tables.create(ann, wish))).toBe('too-many')
    expect(await code(place.tables.create(bob, wish))).toBe('accepted')
  })

  it('is removed if it never begins, and its viewers are told', async () => {
    const { id } = await place.tables.create(ann, { ...wish, visibility: 'listed' })
    const { received } = await listenTo(place.tables, id, {})
    await place.time.pass(3_000_000)
    expect(await code(place.tables.get(id, {}))).toBe('accepted')
    await place.time.pass(4_000_000)
    await until(async () => received.at(-1)?.kind === 'closed')
    expect(await code(place.tables.get(id, {}))).toBe('no-table')
    expect(await place.store.all('SELECT * FROM game_seat')).toEqual([])
  })
})

describe('A private table', () => {
  it('is visible to those who sit at it or have its code', async () => {
    const table = await place.tables.create(ann, wish)
    expect(await code(place.tables.get(table.id, as(bob)))).toBe('no-table')
    expect(await code(place.tables.join(table.id, as(bob)))).toBe('no-table')
    expect(await code(place.tables.get(table.id, {}))).toBe('no-table')
    expect(await place.tables.get(table.code ?? '', as(bob))).toMatchObject({ id: table.id })
    await place.tables.join(table.id, as(bob, { code: table.code }))
    expect(await code(place.tables.get(table.id, as(bob)))).toBe('accepted')
    expect(await place.tables.listed({})).toEqual([])
  })
})

describe('A listed table', () => {
  it('can be found by all, and has no code', async () => {
    const table = await place.tables.create(ann, { ...wish, visibility: 'listed' })
    expect(table.code).toBeUndefined()
    expect((await place.tables.listed({ game: 'lots' })).map(({ id }) => id)).toEqual([table.id])
    expect(await place.tables.listed({ game: 'go' })).toEqual([])
    await place.tables.join(table.id, as(bob), 2)
    expect((await place.tables.get(table.id, {})).seats[2]).toMatchObject({ person: 'bob', name: 'Bob', ready: false })
  })
})

describe('Before the match', () => {
  async function opened(): Promise<string> {
    return (await place.tables.create(ann, { ...wish, visibility: 'listed' })).id
  }

  it('a seat is taken once, and each person has one', async () => {
    const id = await opened()
    expect(await code(place.tables.join(id, as(bob), 0))).toBe('seat-taken')
    expect(await code(place.tables.join(id, as(bob), 5))).toBe('no-seat')
    expect(await code(place.tables.join(id, as(bob)))).toBe('accepted')
    expect(await code(place.tables.join(id, as(bob)))).toBe('already-seated')
    await place.tables.join(id, as(cy))
    expect(await code(place.tables.join(id, as({ id: 'dora', name: 'Dora' })))).toBe('seat-taken')
  })

  it('one of many who want the last seat at the same time gets it', async () => {
    const id = await opened()
    await place.tables.join(id, as(bob))
    const tries = await Promise.all(Array.from({ length: 8 }, (_, n) => code(place.tables.join(id, as({ id: `p${n}`, name: 'P' })))))
    expect(tries.filter((each) => each === 'accepted')).toHaveLength(1)
  })

  it('people may leave; the next person becomes the owner, and the table ends with the last', async () => {
    const id = await opened()
    await place.tables.join(id, as(bob))
    expect(await place.tables.leave(id, as(ann))).toMatchObject({ owner: 'bob' })
    await place.tables.leave(id, as(bob))
    expect(await code(place.tables.get(id, {}))).toBe('no-table')
  })

  it('the owner adds and removes bots, and removes people for ever', async () => {
    const id = await opened()
    await place.tables.join(id, as(bob), 1)
    expect(await code(place.tables.addBot(id, as(bob), 2, 'greedy'))).toBe('not-owner')
    expect(await code(place.tables.addBot(id, as(ann), 1, 'greedy'))).toBe('seat-taken')
    expect(await code(place.tables.addBot(id, as(ann), 2, 'oracle'))).toBe('bad-input')
    expect((await place.tables.addBot(id, as(ann), 2, 'random')).seats[2].sitter).toBe('bot:random')
    expect((await place.tables.removeBot(id, as(ann), 2)).seats[2].sitter).toBeUndefined()
    expect(await code(place.tables.removeBot(id, as(ann), 2))).toBe('nothing')
    expect((await place.tables.kick(id, as(ann), 1)).seats[1].person).toBeUndefined()
    expect(await code(place.tables.join(id, as(bob)))).toBe('sent-away')
    expect(await code(place.tables.kick(id, as(ann), 0))).toBe('nothing')
  })

  it('the owner lists it, or leaves it to those who have its link', async () => {
    const id = await opened()
    const listed = async () => (await place.tables.listed({})).map((table) => table.id)
    expect(await code(place.tables.show(id, as(bob), 'private'))).toBe('not-owner')
    const invite = (await place.tables.show(id, as(ann), 'private')).code ?? ''
    expect(await listed()).not.toContain(id)
    expect(await code(place.tables.get(id, as(bob)))).toBe('no-table')
    expect((await place.tables.get(invite, as(bob))).id).toBe(id)
    // The link stays good.
    expect((await place.tables.show(id, as(ann), 'listed')).code).toBe(invite)
    expect(await listed()).toContain(id)
    expect(await code(place.tables.show(id, as(bob), 'private'))).toBe('not-owner')
    expect((await place.tables.show(id, as(ann), 'private')).code).toBe(invite)
  })

  it('the owner swaps seats, and the moved people must be ready again', async () => {
    const id = await opened()
    await place.tables.join(id, as(bob), 1)
    await place.tables.ready(id, as(bob), true)
    const { seats } = await place.tables.move(id, as(ann), 1, 0)
    expect(seats.map(({ seat, person, ready }) => [seat, person, ready])).toEqual([
      [0, 'bob', false],
      [1, 'ann', false],
      [2, undefined, false],
    ])
  })

  it('everybody else may only move to an empty seat', async () => {
    const id = await opened()
    const { received } = await listenTo(place.tables, id, as(bob))
    await place.tables.join(id, as(bob), 1)
    expect(await code(place.tables.move(id, as(bob), 1, 0))).toBe('seat-taken')
    expect(await code(place.tables.move(id, as(bob), 0, 2))).toBe('not-owner')
    expect(await code(place.tables.move(id, as(bob), 1, 7))).toBe('no-seat')
    await place.tables.ready(id, as(bob), true)
    expect((await place.tables.move(id, as(bob), 1, 2)).seats[2]).toMatchObject({ person: 'bob', ready: true })
    expect(received.at(-1)).toMatchObject({ kind: 'table', table: { seats: [{}, { ready: false }, { person: 'bob' }] } })
  })

  it('nobody plays', async () => {
    const id = await opened()
    expect(await code(place.tables.act(id, as(ann), { play: { stake: 0 } }))).toBe('not-begun')
    expect(await code(place.tables.record(id, as(ann)))).toBe('not-over')
  })
})

describe('The ready check', () => {
  it('begins the match once all seats are taken and all people ready', async () => {
    const { id } = await place.tables.create(ann, { ...wish, visibility: 'listed', bots: [{ seat: 2, level: 'greedy' }] })
    expect(await code(place.tables.start(id, as(ann)))).toBe('not-full')
    await place.tables.join(id, as(bob))
    await place.tables.ready(id, as(ann), true)
    await place.tables.ready(id, as(ann), false)
    await place.tables.ready(id, as(bob), true)
    expect((await place.tables.get(id, {})).state).toBe('open')
    const begun = await place.tables.ready(id, as(ann), true)
    expect(begun.state).toBe('running')
    expect(begun.words?.map((word) => word.length)).toEqual([0, 0, 0])
    expect(await code(place.tables.ready(id, as(ann), true))).toBe('begun')
    expect(await code(place.tables.join(id, as(cy)))).toBe('begun')
  })

  it('lets the owner start, or says who is missing', async () => {
    const { id } = await place.tables.create(ann, { ...wish, seats: 2, visibility: 'listed' })
    await place.tables.join(id, as(bob))
    expect(await code(place.tables.start(id, as(bob)))).toBe('not-owner')
    await expect(place.tables.start(id, as(ann))).rejects.toThrow(/Bob/)
    await place.tables.ready(id, as(bob), true)
    expect((await place.tables.start(id, as(ann))).state).toBe('running')
  })

  it('is only for those who sit there', async () => {
    const { id } = await place.tables.create(ann, { ...wish, visibility: 'listed' })
    expect(await code(place.tables.ready(id, as(bob), true))).toBe('not-seated')
    expect(await code(place.tables.ready(id, as(ann), true, { text: 'x'.repeat(201), from: 'typed' }))).toBe('bad-input')
  })
})

describe('Random seats', () => {
  it('are drawn when the match begins, from the seed and all contributions, and everybody sees the table from their own', async () => {
    const orders = new Set<string>()
    for (let round = 0; round < 12 && orders.size < 2; round++) {
      const { id } = await place.tables.create(ann, { ...wish, seats: 2, visibility: 'listed', order: 'drawn' })
      await place.tables.join(id, as(bob))
      await place.tables.ready(id, as(ann), true, { text: `ann ${round}`, from: 'typed' })
      const { received } = await listenTo(place.tables, id, as(bob))
      const begun = await place.tables.ready(id, as(bob), true, { text: `bob ${round}`, from: 'typed' })
      const order = begun.seats.map(({ person }) => person)
      orders.add(order.join())
      expect(begun).toMatchObject({ order: 'drawn', words: order.map((person) => `${person} ${round}`) })
      expect(received.find(({ kind }) => kind === 'begun')).toMatchObject({ snapshot: { position: { viewer: order.indexOf('bob') } } })
      await place.tables.end(id)
    }
    expect([...orders].toSorted()).toEqual(['ann,bob', 'bob,ann'])
  })

  it('are off by default: people keep the seats they took', async () => {
    expect(await place.tables.create(ann, wish)).toMatchObject({ order: 'chosen' })
  })
})

describe('An unrated match', () => {
  it('changes no rating, and neither does its rematch', async () => {
    const { id } = await place.begun([ann, bob], { rated: false })
    await place.playOut(id, [ann, bob])
    expect((await place.tables.get(id, {})).result).toMatchObject({ how: 'played', rated: false })
    expect(await place.tables.rematch(id, as(ann))).toMatchObject({ unrated: true })
  })
})

describe('The list of tables', () => {
  it('shows listed tables that wait, run and ended, and no private one', async () => {
    const { id: over } = await place.begun([ann, bob])
    await place.playOut(over, [ann, bob])
    const { id: running } = await place.begun([ann, bob])
    const { id: waiting } = await place.tables.create(bob, { ...wish, visibility: 'listed' })
    await place.tables.create(bob, wish)
    const seen = await place.tables.overview()
    expect([seen.waiting, seen.running, seen.over].map((tables) => tables.map(({ id }) => id))).toEqual([[waiting], [running], [over]])
    expect(seen.games).toEqual({ lots: 2 })
    expect(JSON.stringify(seen)).not.toMatch(/seed|code/)
  })

  it('is read once for all requests within a few seconds', async () => {
    const first = place.tables.overview()
    await place.tables.create(bob, { ...wish, visibility: 'listed' })
    expect(await place.tables.overview()).toBe(await first)
    await place.time.pass(6000)
    expect((await place.tables.overview()).waiting).toHaveLength(1)
  })
})
