import { games } from '@fairground/games'
import type { MatchRecord } from '@fairground/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostileEdition } from '../../games/faiyum/test/hostile-edition.ts'
import { longestSilence } from '../soak/silence.ts'
import { DeviceMatch } from './device-match.ts'
import { refusal, withGuest, withServer } from './serving.ts'
import { ann, as, bob, code, Place } from './tables-place.ts'

/** In milliseconds of CPU time: far below what such input took before it was checked in a thread and in slices. */
const SILENCE = 1500

describe('An owner’s edition', () => {
  it('whose moves would take for ever is refused, and nobody else notices', () =>
    withServer(async (server) => {
      const harvest = { do: 'harvest', workers: 3 } as const
      const edition = hostileEdition([harvest, harvest, harvest, { do: 'build', piece: 'palace', count: 1 }])
      const silence = await longestSilence(async () => {
        expect(await refusal(server.client().post('/api/play', { game: 'faiyum', options: { edition } }))).toBe('bad-input')
      })
      expect(silence).toBeLessThan(SILENCE)
      expect((await server.client().send('GET', '/healthz')).status).toBe(200)
    }))

  it('as slow as allowed is played, and no decision delays others', () =>
    withServer(async (server) => {
      const edition = hostileEdition([
        { do: 'harvest', workers: 3 },
        { do: 'build', piece: 'road', count: 2 },
        { do: 'build', piece: 'palace', count: 1 },
      ])
      const anna = await server.guest('Anna')
      const silence = await longestSilence(async () => {
        const { id } = await anna.post('/api/play', { game: 'faiyum', level: 'random', options: { edition } })
        for (let turn = 0; turn < 10; turn++) {
          const { position } = await anna.get(`/api/tables/${id}`)
          if (position.moves.length > 0) await anna.post(`/api/tables/${id}/acts`, { act: { choice: 0 }, after: position.n })
        }
      })
      expect(silence).toBeLessThan(SILENCE)
    }))

  it('of a short game is checked once and then cached', () =>
    withServer(async (server) => {
      const { game } = await games['fair-trade']()
      const [whole] = Object.values(game.editions.builtIn)
      const anna = await server.guest('Anna')
      const make = () => anna.post('/api/tables', { game: 'fair-trade', seats: 2, options: { edition: { ...whole, id: 'mine' } } })
      expect((await make()).edition.id).toBe('mine')
      expect((await make()).edition.id).toBe('mine')
    }))
})

describe('Input that never ends', () => {
  let place: Place
  beforeEach(async () => {
    place = await Place.open()
  })
  afterEach(() => place.remove())

  const edition = { id: 'mine', name: 'Mine', coins: { value: 3, status: 'printed' }, hand: { value: 4, status: 'printed' } }

  it('is stopped while it is checked; others play meanwhile, and each person has one check at a time', async () => {
    const { id } = await place.begun([ann, bob])
    const endless = code(place.tables.create(ann, { game: 'lots-endless', seats: 2, options: { edition } }))
    const another = code(place.tables.create(ann, { game: 'lots-endless', seats: 3, options: { edition } }))
    const silence = await longestSilence(() => place.playOut(id, [ann, bob]))
    expect(await another).toBe('too-many')
    expect(await endless).toBe('bad-input')
    expect(silence).toBeLessThan(SILENCE)
    expect((await place.tables.get(id, as(ann))).state).toBe('over')
    expect(await code(place.tables.create(bob, { game: 'lots', seats: 2, options: { edition } }))).toBe('accepted')
  })
})

/** A hundred and fifty moves, then back and forth. */
async function backAndForth(entries: number): Promise<{ record: MatchRecord; seed: string }> {
  const device = new DeviceMatch((await games.faiyum()).game, ['person', 'bot:greedy'])
  const { match } = device
  const choose = (moves: readonly unknown[]) => moves[match.n % moves.length]
  while (match.n < 150) device.play(choose)
  while (match.n < entries && match.result === undefined) device.playAndUndo(choose)
  return device.stored
}

describe('A record with many undos', () => {
  it('is accepted, opened after a restart and told from the beginning, and nobody waits', async () => {
    const given = await backAndForth(3000)
    await withGuest(async (anna, server) => {
      let table = ''
      const arriving = await longestSilence(async () => {
        const answer = await anna.post('/api/me/records', given)
        expect(answer.added).toBe(true)
        table = answer.table.id
      })
      await server.restart()
      const opening = await longestSilence(async () => {
        const { log } = await anna.get(`/api/tables/${table}/log`)
        expect(log.length).toBeGreaterThan(3000)
      })
      expect({ arriving, opening }).toEqual({ arriving: expect.any(Number), opening: expect.any(Number) })
      expect(Math.max(arriving, opening)).toBeLessThan(SILENCE)
    })
  })
})

describe('Huge options', () => {
  it('are refused with a short message', () =>
    withGuest(async (anna) => {
      const many = Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`k${n}`, n]))
      for (const body of [
        { game: 'faiyum', seats: 2, options: many },
        { game: 'faiyum', seats: 2, ...many },
        { game: 'faiyum', seats: 2, bots: [many] },
      ]) {
        const response = await anna.send('POST', '/api/tables', JSON.stringify(body))
        expect(response.status).toBe(400)
        expect((await response.text()).length).toBeLessThan(20_000)
      }
    }))
})

describe('A malformed record', () => {
  it.each<[string, (written: MatchRecord) => unknown]>([
    ['is a text', () => 'x'.repeat(1_000_000)],
    [
      'has options without end',
      (written) => ({ ...written, options: Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`k${n}`, n])) }),
    ],
    ['has sums that are none', (written) => ({ ...written, sums: { id: {}, options: [] } })],
    ['has null for entries', (written) => ({ ...written, entries: [null] })],
    ['has a command that is null', (written) => ({ ...written, entries: written.entries.map((entry) => ({ ...entry, do: null })) })],
    ['has a command that is a list', (written) => ({ ...written, entries: written.entries.map((entry) => ({ ...entry, do: [] })) })],
    ['has people where numbers are', (written) => ({ ...written, seats: 1e9 })],
    ['has words of another kind', (written) => ({ ...written, words: [1, {}, null] })],
    ['has a game from the depths of JavaScript', (written) => ({ ...written, game: '__proto__' })],
    ['is nested without end', (written) => ({ ...written, options: JSON.parse('['.repeat(900) + ']'.repeat(900)) })],
    ['is a list', () => []],
    ['is nothing', () => null],
  ])('because it %s is refused, with a code', (_what, spoil) =>
    withGuest(async (anna) => {
      const { record: written, seed } = await backAndForth(160)
      const silence = await longestSilence(async () => {
        expect(['bad-record', 'malformed', 'no-game']).toContain(
          await refusal(anna.post('/api/me/records', { record: spoil(written), seed })),
        )
      })
      expect(silence).toBeLessThan(SILENCE)
    }),
  )
})
