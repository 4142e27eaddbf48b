import type { AnyGame } from '@fairground/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Editions } from '../editions/editions.ts'
import { UploadCheck } from '../uploads/upload-check.ts'
import { DeviceMatch } from './device-match.ts'
import { games } from './odd-games.ts'
import { ann, Place } from './tables-place.ts'

const edition = { id: 'mine', name: 'Mine', coins: { value: 3, status: 'printed' }, hand: { value: 4, status: 'printed' } }
const DEAR = 'a decision takes more than 40 ms to be found'
const draft = { game: 'lots-dear', version: 1, edition }

/** The code of the refusal, or `accepted`, as the page gets it. */
async function told(asked: Promise<unknown>): Promise<string> {
  return asked.then(
    () => 'accepted',
    (refusal) => `${refusal.code}: ${refusal.message}`,
  )
}

/** A whole game with that edition, as a device without limits would have played it. */
function playedElsewhere(game: AnyGame) {
  const device = new DeviceMatch(game, ['person', 'bot:greedy'], { options: { rounds: 2, edition } })
  while (device.match.result === undefined) device.play()
  return device.stored
}

describe('A valid edition whose moves would take too long', () => {
  let place: Place
  let uploadCheck: UploadCheck
  let editions: Editions
  beforeAll(async () => {
    place = await Place.open()
    uploadCheck = new UploadCheck({ gamesModule: new URL('./odd-games.ts', import.meta.url).href })
    editions = new Editions({
      store: place.store,
      uploadCheck,
      now: () => place.time.now(),
      seatsOf: async () => ({ min: 2, max: 4 }),
    })
  })
  afterAll(async () => {
    await uploadCheck.close()
    await place.remove()
  })

  it('passes every check of its shape', async () => {
    expect((await games['lots-dear']()).game.editions.check(edition)).toEqual([])
  })

  it('is not stored in an account, so it has no link and is not offered', async () => {
    expect(await told(editions.keep('ann', 'box-1', draft))).toBe(`malformed: options.edition: ${DEAR}`)
    expect(await editions.mine('ann')).toEqual([])
    expect(await told(editions.share('ann', 'box-1', true))).toBe('not-found: there is no such edition')
    expect(await told(editions.offer('ann', 'box-1', true))).toBe('not-found: there is no such edition')
    expect(await editions.offered('lots-dear')).toEqual([])
  })

  it('does not replace the version stored in an account', async () => {
    await editions.keep('ann', 'box-2', { ...draft, game: 'lots' })
    expect(await told(editions.keep('ann', 'box-2', { ...draft, version: 2, after: 1 }))).toContain(DEAR)
    expect(await editions.mine('ann')).toEqual([expect.objectContaining({ id: 'box-2', game: 'lots', version: 1 })])
  })

  it('cannot be used at a table, even if it was stored and offered under an older, less strict release', async () => {
    const lenient = { options: async () => [] } as unknown as UploadCheck
    const before = new Editions({ store: place.store, uploadCheck: lenient, now: () => 0, seatsOf: async () => ({ min: 2, max: 4 }) })
    await before.keep('ann', 'box-3', draft)
    await before.offer('ann', 'box-3', true)
    const [{ code }] = await editions.offered('lots-dear')
    const taken = await editions.shared(code)
    expect(await told(place.tables.create(ann, { game: taken.game, seats: 2, options: { edition: taken.edition } }))).toContain(DEAR)
    expect(await place.tables.ofPerson('ann')).toEqual([])
  })

  it('is not accepted with a record, neither from a device nor by import', async () => {
    const given = playedElsewhere({ ...(await games.lots()).game, id: 'lots-dear' })
    const written = given.record
    const text = JSON.stringify({ ...given, names: ['Ann', null] })
    const refused = `bad-record: this record does not replay; options.edition: ${DEAR}`
    expect(await told(place.tables.handOver(ann, { text, nameOf: (name) => name }))).toBe(refused)
    expect(await told(place.tables.importRecord(JSON.stringify(written)))).toBe(refused)
    expect(await told(place.tables.importRecord(JSON.stringify({ ...written, game: 'lots' })))).not.toContain(DEAR)
  })
})
