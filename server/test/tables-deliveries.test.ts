import type { Delivery, ReceivedEntry } from '@fairground/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { quiet } from './database.ts'
import { ann, as, bob, code, cy, listenTo, Place, people } from './tables-place.ts'

let place: Place

beforeEach(async () => {
  place = await Place.open()
})

afterEach(() => place.remove())

function numbers(received: readonly Delivery[]): readonly number[] {
  return received.flatMap((each) => (each.kind === 'entry' ? [each.entry.n] : each.kind === 'welcome' ? each.missed.map(({ n }) => n) : []))
}

describe('A listener', () => {
  it('gets a welcome with the current table, then every number once and in order', async () => {
    const { id } = await place.begun(people)
    const { received } = await listenTo(place.tables, id, as(bob))
    expect(received[0]).toMatchObject({ kind: 'welcome', missed: [], snapshot: { table: { id }, position: { n: 0, viewer: 1 } } })
    await place.playOut(id, people)
    await quiet()
    const { n } = await place.tables.get(id, {})
    expect(numbers(received)).toEqual(Array.from({ length: n }, (_, index) => index + 1))
    for (const each of received) if (each.kind === 'entry') expect(each.position.n).toBe(each.entry.n)
  })

  it('that reconnects with its last number gets what it missed, and nothing twice', async () => {
    const { id } = await place.begun(people)
    const early = await listenTo(place.tables, id, as(cy))
    for (let moves = 0; moves < 4; moves++) await place.playOne(id, people)
    await quiet()
    early.stop()
    for (let moves = 0; moves < 7; moves++) await place.playOne(id, people)
    await place.restart()
    const late = await listenTo(place.tables, id, as(cy), 4)
    for (let moves = 0; moves < 2; moves++) await place.playOne(id, people)
    await quiet()
    expect(numbers(early.received)).toEqual([1, 2, 3, 4])
    expect(numbers(late.received)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(unseen(await place.tables.log(id, as(cy), 4))).toEqual(entriesOf(late.received))
  })

  it('gets no gap between the welcome and what follows, however busy the table', async () => {
    const { id } = await place.begun(people)
    const playing = place.playOut(id, people)
    const listeners = await Promise.all(Array.from({ length: 20 }, () => listenTo(place.tables, id, {}, 0)))
    await playing
    await quiet()
    const { n } = await place.tables.get(id, {})
    for (const { received } of listeners) expect(numbers(received)).toEqual(Array.from({ length: n }, (_, index) => index + 1))
  })

  it('gets the setup when the match begins, each with their own cards', async () => {
    const { id } = await place.tables.create(ann, { game: 'lots', seats: 2, visibility: 'listed' })
    const listeners = await Promise.all([as(ann), as(bob), {}].map((who) => listenTo(place.tables, id, who)))
    await place.tables.join(id, as(bob))
    for (const person of [ann, bob]) await place.tables.ready(id, as(person), true)
    await quiet()
    const begun = listeners.map(({ received }) => received.find(({ kind }) => kind === 'begun'))
    expect(begun).toMatchObject([
      { snapshot: { position: { viewer: 0, view: { viewer: 0 } } } },
      { snapshot: { position: { viewer: 1, view: { viewer: 1 } } } },
      { snapshot: { position: { viewer: 'spectator', view: { hand: [] } } } },
    ])
  })

  it('gets who comes and goes, takes a seat or leaves it', async () => {
    const { id } = await place.tables.create(ann, { game: 'lots', seats: 2, visibility: 'listed' })
    const { received } = await listenTo(place.tables, id, as(ann))
    const there = () => received.flatMap((each) => (each.kind === 'table' ? [each.table.seats[1]] : [])).at(-1)
    await place.tables.join(id, as(bob))
    await quiet()
    expect(there()).toMatchObject({ name: 'Bob', present: false })
    const bobs = await listenTo(place.tables, id, as(bob))
    await quiet()
    expect(there()).toMatchObject({ present: true })
    bobs.stop()
    await quiet()
    expect(there()).toMatchObject({ present: false })
    await place.tables.leave(id, as(bob))
    await quiet()
    expect(there()?.person).toBeUndefined()
  })

  it('that throws does not affect the others', async () => {
    const { id } = await place.begun(people)
    await place.tables.subscribe(id, {}, undefined, () => {
      throw new Error('deaf')
    })
    const { received } = await listenTo(place.tables, id, {})
    await place.playOne(id, people)
    await quiet()
    expect(numbers(received)).toEqual([1])
  })

  it('that is removed from a private table gets that as its last message', async () => {
    const made = await place.tables.create(ann, { game: 'lots', seats: 2 })
    await place.tables.join(made.code ?? '', as(bob))
    const { received } = await listenTo(place.tables, made.id, as(bob))
    await place.tables.kick(made.id, as(ann), 1)
    await quiet()
    expect(received.at(-1)).toMatchObject({ kind: 'closed' })
  })
})

describe('What is told', () => {
  it('is what that viewer may know: no choice before all have chosen, no card drawn by another', async () => {
    const { id } = await place.begun(people)
    const [mine, others, nobodys] = await Promise.all([as(ann), as(bob), {}].map((who) => listenTo(place.tables, id, who)))
    while ((await place.position(id, ann)).turn.length === 1) await place.playOne(id, people)
    const [move] = (await place.position(id, ann)).moves
    await place.tables.act(id, as(ann), { play: move })
    await quiet()
    const { card } = move as { card: number }
    expect(mine.received.at(-1)).toMatchObject({ position: { view: { own: card } } })
    for (const { received } of [others, nobodys]) {
      expect(received.at(-1)).toMatchObject({
        entry: { did: 'play', events: [{ event: { kind: 'chosen', seat: 0 } }] },
        position: { view: { own: 0 } },
      })
      expect(JSON.stringify(received)).not.toMatch(/"play":/)
    }
  })

  it('contains no seed and no move before the end', async () => {
    const { id } = await place.begun(people)
    const [{ seed }] = await place.store.all('SELECT seed FROM game_table')
    const { received } = await listenTo(place.tables, id, as(ann))
    for (let moves = 0; moves < 20; moves++) await place.playOne(id, people)
    const log = await place.tables.log(id, as(ann))
    const shown = JSON.stringify([received, log, await place.tables.snapshot(id, as(ann)), await place.tables.ofPerson('ann')])
    expect(shown).not.toContain(seed)
    expect(shown).not.toMatch(/"seed"|"entries"|"play":/)
  })

  it('is in the log as it was delivered, from the setup on', async () => {
    const { id } = await place.begun(people)
    const { received } = await listenTo(place.tables, id, as(bob), -1)
    await place.playOut(id, people)
    await quiet()
    const log = await place.tables.log(id, as(bob))
    expect(log[0]).toMatchObject({ n: 0, did: 'deal' })
    expect(unseen(log)).toEqual(entriesOf(received))
  })
})

describe('A spectator', () => {
  it('sees what is public, and has no seat', async () => {
    const { id } = await place.begun(people)
    expect((await place.tables.snapshot(id, as({ id: 'eve', name: 'Eve' }))).position).toMatchObject({ viewer: 'spectator', moves: [] })
    expect((await place.tables.snapshot(id, as(ann, { seat: 'spectator' }))).position).toMatchObject({ viewer: 'spectator' })
    expect(await code(place.tables.snapshot(id, as(ann, { seat: 1 })))).toBe('not-seated')
    expect(await code(place.tables.act(id, as(ann, { seat: 'spectator' }), { play: { stake: 0 } }))).toBe('not-seated')
    await listenTo(place.tables, id, {})
    expect((await place.tables.get(id, {})).spectators).toBe(1)
  })
})

function entriesOf(received: readonly Delivery[]): readonly ReceivedEntry[] {
  return unseen(received.flatMap((each) => (each.kind === 'entry' ? [each.entry] : each.kind === 'welcome' ? each.missed : [])))
}

/** Without the views, which are delivered live but are not in the log. */
function unseen(received: readonly ReceivedEntry[]): readonly ReceivedEntry[] {
  return received.map((each) => ({ ...each, events: each.events.map((step) => ({ ...step, view: undefined })) }))
}
