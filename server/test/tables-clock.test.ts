import type { ClockSetting } from '@fairground/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TableEvent } from '../tables/api.ts'
import { quiet } from './database.ts'
import { ann, as, bob, code, cy, listenTo, Place, people, until } from './tables-place.ts'

let place: Place

beforeEach(async () => {
  place = await Place.open()
})

afterEach(() => place.remove())

const SECOND = 1000
const HOUR = 3600 * SECOND
const minute: ClockSetting = { kind: 'move', seconds: 60 }

async function last(table: string) {
  return (await place.tables.log(table, {})).at(-1)
}

/** The only seat whose turn it is. */
async function mover(table: string) {
  return people[(await place.position(table, ann)).turn[0]]
}

describe('A clock that runs out', () => {
  it('gives the seat to a bot if the table says so, with an entry by the clock', async () => {
    const { id, seat, mover: late } = await place.pair({ clock: minute, away: { do: 'bot', level: 'greedy' } })
    await place.time.pass(59 * SECOND)
    expect((await place.tables.get(id, {})).n).toBe(0)
    await place.time.pass(1 * SECOND)
    await until(async () => (await place.tables.get(id, {})).n >= 2)
    const log = await place.tables.log(id, {})
    expect(log[1]).toMatchObject({ seat, by: 'clock', did: { sit: 'bot:greedy' } })
    expect(log[2]).toMatchObject({ seat, by: 'bot:greedy', did: 'play' })
    expect((await place.tables.get(id, {})).seats[seat]).toMatchObject({ sitter: 'bot:greedy', person: late.id })
  })

  it('concedes for the seat if the table says so; a bot plays on', async () => {
    const { id } = await place.begun(people, { clock: minute, away: { do: 'concede' } })
    const late = await mover(id)
    await place.time.pass(60 * SECOND)
    await until(async () => (await place.tables.get(id, {})).n >= 2)
    const log = await place.tables.log(id, {})
    const seat = people.indexOf(late)
    expect(log[1]).toMatchObject({ seat, by: 'clock', did: 'concede' })
    expect(log[2]).toMatchObject({ seat, by: 'bot:trader', did: 'play' })
    expect(await code(place.tables.act(id, as(late), { play: { stake: 0 } }))).toBe('not-your-turn')
  })

  it('affects all who still have to choose at the same time, and nobody who has chosen', async () => {
    const { id } = await place.begun(people, { clock: minute })
    while ((await place.position(id, ann)).turn.length < 3) await place.playOne(id, people)
    const { n } = await place.playOne(id, [bob])
    await place.time.pass(60 * SECOND)
    await until(async () => (await place.tables.get(id, {})).n >= n + 4)
    const sat = (await place.tables.log(id, {}, n)).filter(({ did }) => typeof did === 'object' && 'sit' in did)
    expect(sat.map(({ seat }) => seat).toSorted()).toEqual([0, 2])
  })

  it('ends a game for two when one concedes', async () => {
    const { id, mover: late } = await place.pair({ clock: { kind: 'game', seconds: 60, increment: 0 }, away: { do: 'concede' } })
    await place.time.pass(61 * SECOND)
    const over = await until(async () => {
      const table = await place.tables.get(id, {})
      return table.state === 'over' && table
    })
    expect(over.result).toMatchObject({ how: 'conceded', places: late === ann ? [2, 1] : [1, 2] })
  })

  it('does not run while the match is paused by consent', async () => {
    const { id } = await place.begun([ann, bob], { clock: minute })
    await place.tables.act(id, as(ann), { ask: 'pause' })
    await place.tables.act(id, as(bob), { answer: true })
    expect((await place.position(id, ann)).paused).toBe(true)
    await place.time.pass(10 * HOUR)
    expect((await place.tables.get(id, {})).n).toBe(2)
    expect(await code(place.tables.act(id, as(await mover(id)), { play: { stake: 0 } }))).toBe('paused')
    await place.tables.act(id, as(bob), { resume: true })
    await place.time.pass(30 * SECOND)
    expect((await place.tables.get(id, {})).n).toBe(3)
    await place.time.pass(30 * SECOND)
    await until(async () => (await place.tables.get(id, {})).n > 3)
  })
})

describe('What is left', () => {
  it('is shown with the time at which it runs out, by the server’s clock', async () => {
    const { id, seat, mover: late } = await place.pair({ clock: { kind: 'game', seconds: 300, increment: 10 } })
    const start = place.time.now()
    await place.time.pass(100 * SECOND)
    const { position, now } = await place.tables.snapshot(id, {})
    expect(now).toBe(start + 100 * SECOND)
    expect(position?.clocks[seat]).toEqual({ seat, left: 200 * SECOND, until: start + 300 * SECOND })
    expect(position?.clocks[1 - seat]).toEqual({ seat: 1 - seat, left: 300 * SECOND })
    const moved = await place.tables.act(id, as(late), { play: { stake: 0 } })
    expect(moved.position.clocks[seat]).toEqual({ seat, left: 210 * SECOND })
  })

  it('continues after a restart in the middle of a turn, and the time the server was down does not count', async () => {
    const { id, seat } = await place.pair({ clock: minute })
    await place.time.pass(30 * SECOND)
    await place.stop()
    place.time.skip(HOUR)
    await place.start()
    const { position } = await place.tables.snapshot(id, {})
    const left = position?.clocks[seat].left ?? 0
    expect(left).toBeGreaterThanOrEqual(30 * SECOND)
    expect(left).toBeLessThanOrEqual(50 * SECOND)
    await place.time.pass(left)
    await until(async () => (await place.tables.get(id, {})).n > 0)
    expect((await place.tables.log(id, {}, 0))[0]).toMatchObject({ by: 'clock' })
  })
})

describe('A slow clock', () => {
  const slow: ClockSetting = { kind: 'slow', bank: 86_400, increment: 43_200, cap: 172_800, nights: true, vacation: 5 }

  it('runs while the server is down, and is applied at the next start', async () => {
    const { id } = await place.begun([ann, bob], { clock: slow })
    await place.stop()
    place.time.skip(25 * HOUR)
    await place.start()
    await until(async () => {
      await place.time.pass(0)
      return (await place.tables.get(id, {})).n > 0
    })
    expect((await place.tables.log(id, {}, 0))[0]).toMatchObject({ by: 'clock', did: { sit: 'bot:trader' } })
  })

  it('stands still on a vacation taken during the match, from then on and not before', async () => {
    const { id, seat, mover: away } = await place.pair({ clock: slow })
    const { received } = await listenTo(place.tables, id, {})
    await place.time.pass(20 * HOUR)
    const now = place.time.now()
    await place.tables.setAvailability(away.id, { zone: 'UTC', away: { from: 0, until: now + 48 * HOUR } })
    expect(await place.tables.availability(away.id)).toEqual({ zone: 'UTC', away: { from: now, until: now + 48 * HOUR } })
    await quiet()
    expect(received.at(-1)).toMatchObject({ kind: 'clocks' })
    const { position } = await place.tables.snapshot(id, {})
    expect(position?.clocks[seat]).toMatchObject({ left: 4 * HOUR, until: now + 52 * HOUR, vacation: 120 * HOUR })
    await place.time.pass(51 * HOUR)
    expect((await place.tables.get(id, {})).n).toBe(0)
    await place.time.pass(HOUR)
    await until(async () => (await place.tables.get(id, {})).n > 0)
  })

  it('keeps the night hours of each person', async () => {
    await place.tables.setAvailability('ann', { zone: 'UTC', night: { from: 13 * 60, until: 23 * 60 } })
    await place.tables.setAvailability('bob', { zone: 'UTC', night: { from: 13 * 60, until: 23 * 60 } })
    const { id, seat } = await place.pair({ clock: slow })
    await place.restart()
    await place.time.pass(12 * HOUR)
    expect((await place.tables.snapshot(id, {})).position?.clocks[seat].left).toBe(22 * HOUR)
  })

  it('tells the server whose turn it is, and until when', async () => {
    const happened: TableEvent[] = []
    place.tables.watch((event) => happened.push(event))
    const { id, mover: first } = await place.pair({ clock: slow })
    const turn = happened.find(({ kind }) => kind === 'turn')
    expect(turn).toMatchObject({ table: id, person: first.id, slow: true, present: false, until: place.time.now() + 24 * HOUR })
    expect(await place.tables.nextTurn(first.id)).toBe(id)
    expect(await place.tables.nextTurn(first === ann ? 'bob' : 'ann')).toBeUndefined()
  })

  it('refuses invalid hours', async () => {
    expect(await code(place.tables.setAvailability('ann', { zone: 'Nowhere/Land' }))).toBe('bad-input')
  })
})

describe('The pause after a move', () => {
  it('keeps the turn until Done, or until the server ends it', async () => {
    const { id, seat, mover: first } = await place.pair({ handover: 5 })
    await place.tables.act(id, as(first), { play: { stake: 0 } })
    expect((await place.position(id, ann)).handover).toEqual({ seat, until: place.time.now() + 5 * SECOND })
    await place.time.pass(4 * SECOND)
    expect((await place.tables.get(id, {})).n).toBe(1)
    await place.time.pass(SECOND)
    await until(async () => (await place.tables.get(id, {})).n === 2)
    expect(await last(id)).toMatchObject({ seat, by: 'clock', did: 'done' })
    const second = await mover(id)
    await place.tables.act(id, as(second), { play: { stake: 0 } })
    await place.tables.act(id, as(second), { done: true })
    expect(await last(id)).toMatchObject({ by: 'person', did: 'done' })
  })

  it('continues after a restart', async () => {
    const { id, mover: first } = await place.pair({ handover: 5 })
    await place.tables.act(id, as(first), { play: { stake: 0 } })
    await place.stop()
    place.time.skip(10 * SECOND)
    await place.start()
    await until(async () => {
      await place.time.pass(0)
      return (await place.tables.get(id, {})).n === 2
    })
    expect(await last(id)).toMatchObject({ by: 'clock', did: 'done' })
  })

  it('does not delay bots', async () => {
    const { id } = await place.begun([ann], { seats: 2, handover: 30, bots: [{ seat: 1, level: 'greedy' }] })
    await until(async () => {
      const position = await place.position(id, ann)
      if (position.handover?.seat === 0) await place.tables.act(id, as(ann), { done: true })
      else if (position.moves.length > 0) await place.tables.act(id, as(ann), { play: position.moves[0] })
      return (await place.tables.log(id, {})).some(({ by, did }) => by === 'bot:greedy' && did === 'play')
    })
    const log = await place.tables.log(id, {})
    for (const [index, line] of log.entries())
      if (line.did === 'done' && line.seat === 1) expect(log[index - 1]).toMatchObject({ seat: 1, by: 'bot:greedy', at: line.at })
    expect(log.filter(({ by }) => by === 'clock')).toEqual([])
  })
})

describe('A seat that is left', () => {
  it('is played by a bot until its person comes back', async () => {
    const { id } = await place.begun(people)
    await place.tables.leave(id, as(bob))
    expect((await place.tables.get(id, {})).seats[1]).toMatchObject({ sitter: 'bot:trader', person: 'bob' })
    expect(await code(place.tables.act(id, as(bob), { concede: true }))).toBe('not-seated')
    expect(await code(place.tables.sitBack(id, as(ann)))).toBe('already-seated')
    await place.tables.sitBack(id, as(bob))
    expect((await place.tables.get(id, {})).seats[1].sitter).toBe('person')
    await place.playOut(id, people)
  })

  it('concedes for ever if the table says so', async () => {
    const { id } = await place.begun(people, { away: { do: 'concede' } })
    await place.tables.leave(id, as(bob))
    expect((await place.tables.get(id, {})).seats[1].conceded).toBe(true)
    expect(await code(place.tables.sitBack(id, as(bob)))).toBe('nothing')
    expect((await place.position(id, ann)).conceded).toEqual([1])
  })

  it('has time for a move when its person comes back after the clock had run out', async () => {
    const { id, seat, mover: late } = await place.pair({ clock: { kind: 'game', seconds: 600, increment: 5 } })
    await place.time.pass(600 * SECOND)
    await until(async () => (await place.tables.get(id, {})).n > 0)
    const back = await until(async () => {
      await place.tables.sitBack(id, as(late))
      return (await place.tables.snapshot(id, {})).position
    })
    expect(back.clocks[seat].left).toBe(60 * SECOND)
  })
})

describe('A vote on an absent seat', () => {
  const HOUR_EACH = { kind: 'game', seconds: 3600, increment: 0 } as const
  const DAY = 24 * 3600 * SECOND

  it('is possible once a player has been away for a while, and needs more than half of the others', async () => {
    const { id } = await place.begun(people, { clock: HOUR_EACH })
    const listening = await listenTo(place.tables, id, as(cy))
    const vote = (person: typeof ann, agree = true) => place.tables.vote(id, as(person), { seat: 2, by: 'bot', agree })
    await place.time.pass(120 * SECOND)
    expect(await code(vote(ann))).toBe('not-absent')
    listening.stop()
    await place.time.pass(59 * SECOND)
    expect(await code(vote(ann))).toBe('not-absent')
    await place.time.pass(SECOND)
    expect((await vote(ann)).votes).toEqual([{ seat: 2, by: 'bot', agreed: [0] }])
    expect((await vote(ann, false)).votes).toEqual([])
    await vote(ann)
    const after = await vote(bob)
    expect(after.votes).toEqual([])
    expect(after.seats[2]).toMatchObject({ sitter: 'bot:trader', wanted: false })
    expect(await code(vote(ann))).toBe('nothing')
  })

  const dora = { id: 'dora', name: 'Dora' }

  /** A table at which the third seat is open to another person. */
  async function withOpenSeat(): Promise<string> {
    const { id } = await place.begun(people, { clock: HOUR_EACH })
    await place.time.pass(61 * SECOND)
    for (const person of [ann, bob]) await place.tables.vote(id, as(person), { seat: 2, by: 'person', agree: true })
    return id
  }

  it('may open the seat to another person, who takes it over with its view', async () => {
    const id = await withOpenSeat()
    const watching = await listenTo(place.tables, id, as(dora))
    const former = await listenTo(place.tables, id, as(cy, { seat: 2 }))
    expect(await code(place.tables.join(id, as(bob), 2))).toBe('already-seated')
    const { seats } = await place.tables.join(id, as(dora))
    expect(seats[2]).toMatchObject({ sitter: 'person', person: 'dora', name: 'Dora', wanted: false })
    await quiet()
    expect(watching.received.findLast(({ kind }) => kind === 'welcome')).toMatchObject({
      kind: 'welcome',
      snapshot: { position: { viewer: 2 } },
    })
    expect(former.received.at(-1)).toMatchObject({ kind: 'closed' })
  })

  it('takes a seat from nobody for ever: its owner comes back to it, whoever has taken it over', async () => {
    const id = await withOpenSeat()
    await place.tables.join(id, as(dora))
    await place.restart()
    expect(await code(place.tables.sitBack(id, as({ id: 'eve', name: 'Eve' })))).toBe('not-seated')
    const { seats } = await place.tables.sitBack(id, as(cy))
    expect(seats[2]).toMatchObject({ sitter: 'person', person: 'cy', name: 'Cy', wanted: false })
    expect(await code(place.tables.act(id, as(dora), { concede: true }))).toBe('not-seated')
    expect(await code(place.tables.sitBack(id, as(dora)))).toBe('not-seated')
  })

  it('needs a day of absence at a table without a clock', async () => {
    const { id } = await place.begun([ann, bob])
    const vote = () => place.tables.vote(id, as(ann), { seat: 1, by: 'bot', agree: true })
    await place.time.pass(DAY - SECOND)
    expect(await code(vote())).toBe('not-absent')
    await place.time.pass(SECOND)
    expect((await vote()).seats[1]).toMatchObject({ sitter: 'bot:trader', wanted: false })
    expect((await place.tables.sitBack(id, as(bob))).seats[1]).toMatchObject({ sitter: 'person', person: 'bob' })
  })

  it('of a single person gives the seat to a bot, never to another person, who would see its hand', async () => {
    for (const wish of [{}, { clock: { kind: 'slow', bank: 864_000, increment: 0, cap: 864_000, nights: false, vacation: 0 } }] as const) {
      const { id } = await place.begun([ann, bob], wish)
      await place.time.pass(DAY + SECOND)
      const voted = await code(place.tables.vote(id, as(ann), { seat: 1, by: 'person', agree: true }))
      expect(voted).toMatch(/nothing|over/)
      const mate = { id: 'mate', name: 'Mate' }
      expect(await code(place.tables.join(id, as(mate)))).not.toBe('accepted')
    }
  })
})
