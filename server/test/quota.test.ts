import { describe, expect, it } from 'vitest'
import { ann, as, bob, code, Place } from './tables-place.ts'

const LONG = 'x'.repeat(20_000)
const edition = { id: 'mine', name: LONG, coins: { value: 3, status: 'printed' }, hand: { value: 4, status: 'printed' } }

async function inPlace(quota: { perPerson: number; inAll: number }, play: (place: Place) => Promise<void>): Promise<void> {
  const place = await Place.open({ quota })
  try {
    await play(place)
  } finally {
    await place.remove()
  }
}

describe('A list of tables', () => {
  it('is read without their options, however long these are', () =>
    inPlace({ perPerson: 1e6, inAll: 1e6 }, async (place) => {
      for (let made = 0; made < 5; made++)
        await place.tables.create(ann, { game: 'lots', seats: 2, visibility: 'listed', options: { edition } })
      const read: string[] = []
      const { all } = place.store
      place.store.all = async (sql, values) => {
        const rows = await all.call(place.store, sql, values)
        read.push(JSON.stringify(rows))
        return rows
      }
      expect(await place.tables.listed({})).toHaveLength(5)
      expect(await place.tables.ofPerson('ann')).toHaveLength(5)
      expect(await place.tables.all({})).toHaveLength(5)
      await place.tables.nextTurn('ann')
      await place.tables.finished('ann')
      place.store.all = all
      expect(read.join('')).not.toContain(LONG)
      const [{ id }] = await place.tables.listed({})
      expect((await place.tables.get(id, as(ann))).options).toMatchObject({ edition: { name: LONG } })
    }))

  it('shows no options of a table that is changed later, and the table keeps them', () =>
    inPlace({ perPerson: 1e6, inAll: 1e6 }, async (place) => {
      const { id } = await place.begun([ann, bob], { options: { edition } })
      await place.playOut(id, [ann, bob])
      await place.restart()
      expect((await place.tables.get(id, as(ann))).options).toMatchObject({ edition: { name: LONG } })
      const [{ setting }] = await place.store.all('SELECT setting FROM game_table WHERE id = $1', [id])
      expect(setting).not.toContain(LONG)
    }))
})

describe('What a person stores on the server', () => {
  it('is limited for each person, including finished matches and reports', () =>
    inPlace({ perPerson: 100_000, inAll: 1e9 }, async (place) => {
      const make = (person = ann) => place.tables.create(person, { game: 'lots', seats: 2, visibility: 'listed', options: { edition } })
      const { id } = await make()
      for (let made = 1; made < 4; made++) await make()
      expect(await code(make())).toBe('too-many')
      expect(await code(make(bob))).toBe('accepted')
      await place.tables.leave(id, as(ann))
      expect(await code(make())).toBe('accepted')
    }))

  it('is limited for all together', () =>
    inPlace({ perPerson: 1e9, inAll: 50_000 }, async (place) => {
      const make = (person: typeof ann) => place.tables.create(person, { game: 'lots', seats: 2, options: { edition } })
      await make(ann)
      await make(bob)
      expect(await code(make({ id: 'cy', name: 'Cy' }))).toBe('too-many')
    }))
})
