import { games } from '@fairground/games'
import { describe, expect, it } from 'vitest'
import { Editions } from '../editions/editions.ts'
import { Fault } from '../fault.ts'
import type { UploadCheck } from '../uploads/upload-check.ts'
import { withAccount, withServer } from './serving.ts'
import { withStore } from './temporary.ts'

const { game } = await games['fair-trade']()
const edition = { ...game.editions.builtIn['rulebook-1.3'], id: 'own-1', name: 'Anna’s box' }
const draft = { game: 'fair-trade', version: 1, edition }

async function refusal(asked: Promise<unknown>): Promise<string> {
  return asked.then(
    () => 'accepted',
    (error) => error.code ?? error.error?.code ?? String(error),
  )
}

describe('An edition in an account', () => {
  it('is stored, listed without its body, read back complete, replaced by the next version and removed; one that cannot be played is refused', () =>
    withAccount(async (anna) => {
      const broken = { ...draft, edition: { ...edition, highestBid: { value: 99, status: 'printed' } } }
      expect(await refusal(anna.put('/api/me/editions/box-1', broken))).toBe('malformed')
      expect(await refusal(anna.put('/api/me/editions/box-1', { ...draft, game: 'chess' }))).toBe('not-found')
      expect((await anna.get('/api/me/editions')).editions).toEqual([])
      await anna.put('/api/me/editions/box-1', draft)
      await anna.put('/api/me/editions/box-1', { ...draft, version: 2, after: 1, kind: 'variant', edition: { ...edition, name: 'Second' } })
      const { editions } = await anna.get('/api/me/editions')
      expect(editions).toEqual([expect.objectContaining({ id: 'box-1', game: 'fair-trade', name: 'Second', version: 2, offered: false })])
      expect(JSON.stringify(editions)).not.toContain('market')
      expect(await anna.get('/api/me/editions/box-1')).toMatchObject({
        version: 2,
        kind: 'variant',
        edition: { ...edition, name: 'Second' },
      })
      expect(JSON.stringify(await anna.get('/api/me/export'))).toContain('Second')
      await anna.delete('/api/me/editions/box-1')
      expect((await anna.get('/api/me/editions')).editions).toEqual([])
    }))

  it('is not replaced by a device that does not know the last version; the first one is kept, and repeating a request is safe', () =>
    withAccount(async (anna) => {
      const named = (name: string, version: number, after?: number) =>
        anna.put('/api/me/editions/box-1', { ...draft, version, ...(after !== undefined && { after }), edition: { ...edition, name } })
      const stands = async () => (await anna.get('/api/me/editions/box-1')).name
      expect(await refusal(named('made from nothing known', 2, 1))).toBe('conflict')
      await named('first', 1)
      expect(await refusal(named('another new one', 1))).toBe('conflict')
      await named('first', 1)
      await named('of the phone', 2, 1)
      expect(await refusal(named('of the desk', 2, 1))).toBe('conflict')
      expect(await stands()).toBe('of the phone')
      const both = await Promise.all([refusal(named('one', 3, 2)), refusal(named('other', 3, 2))])
      expect(both.toSorted()).not.toEqual(['accepted', 'accepted'])
      await named('of the desk, knowing', 4, 3)
      expect(await stands()).toBe('of the desk, knowing')
    }))

  it('is private until it is shared by its code or offered by the host, and is erased with its account', () =>
    withServer(async (server) => {
      const [host, anna] = [await server.account('host'), await server.account('anna')]
      await anna.put('/api/me/editions/box-1', draft)
      expect(await refusal(host.get('/api/me/editions/box-1'))).toBe('not-found')
      expect(await refusal(host.put('/api/me/editions/box-1/shared', { shared: true }))).toBe('not-found')
      expect(await refusal(anna.put('/api/host/editions/box-1', { offered: true }))).toBe('not-allowed')
      const { code } = await anna.put('/api/me/editions/box-1/shared', { shared: true })
      expect(await anna.put('/api/me/editions/box-1/shared', { shared: true })).toEqual({ code })
      expect(await host.get(`/api/editions/${code}`)).toMatchObject({ name: 'Anna’s box', edition })
      await anna.put('/api/me/editions/box-1/shared', { shared: false })
      expect(await refusal(host.get(`/api/editions/${code}`))).toBe('not-found')
      const { code: again } = await anna.put('/api/me/editions/box-1/shared', { shared: true })
      await host.put('/api/me/editions/box-2', draft)
      await host.put('/api/host/editions/box-2', { offered: true })
      const { editions } = await anna.get('/api/games/fair-trade/editions')
      expect(editions).toEqual([expect.objectContaining({ name: 'Anna’s box' })])
      expect(await anna.get(`/api/editions/${editions[0].code}`)).toMatchObject({ edition })
      await host.put('/api/host/editions/box-2', { offered: false })
      expect((await anna.get('/api/games/fair-trade/editions')).editions).toEqual([])
      await anna.delete('/api/me', { erase: true, password: 'correct horse' })
      expect(await refusal(host.get(`/api/editions/${again}`))).toBe('not-found')
    }))
})

describe('The space for editions', () => {
  const uploadCheck = { options: async () => [] } as unknown as UploadCheck

  it('is limited in number, and its bytes count together with everything else a person stores', () =>
    withStore(async (store, clock) => {
      const bytes = JSON.stringify(edition).length
      const editions = new Editions({
        store,
        uploadCheck,
        now: () => clock.now,
        quota: { perPerson: 3.5 * bytes, inAll: 1e9 },
        seatsOf: async () => ({ min: 2, max: 6 }),
      })
      for (let box = 0; box < 3; box++) await editions.keep('anna', `box-${box}`, draft)
      const more = await editions.keep('anna', 'box-3', draft).catch((error) => error)
      expect(more).toBeInstanceOf(Fault)
      expect(more.message).toContain('you can store at most')
      await editions.keep('anna', 'box-2', { ...draft, version: 7, after: 1 })
      await editions.remove('anna', 'box-0')
      await editions.keep('anna', 'box-3', draft)
      expect((await editions.mine('anna')).map(({ id }) => id).sort()).toEqual(['box-1', 'box-2', 'box-3'])
    }))
})
