import { describe, expect, it } from 'vitest'
import { withGuest, withServer } from './serving.ts'

const sitters = ({ seats }: { readonly seats: readonly { readonly sitter?: string }[] }) => seats.map(({ sitter }) => sitter)

describe('The bots that a host offers', () => {
  it('are all by default, and a Trader is seated', () =>
    withGuest(async (anna) => {
      expect((await anna.get('/api/capabilities')).levels).toEqual(['random', 'apprentice', 'trader', 'merchant', 'master'])
      const table = await anna.post('/api/play', { game: 'fair-trade', seats: 3 })
      expect(sitters(table)).toEqual(['person', 'bot:trader', 'bot:trader'])
      expect(table.away).toEqual({ do: 'bot', level: 'trader' })
      // A Guild master only for the right number of players; nothing begins here, so no bot thinks.
      const wish = { game: 'faiyum', level: 'master', begin: false }
      expect(sitters(await anna.post('/api/play', { ...wish, seats: 4 }))).toContain('bot:master')
      expect(sitters(await anna.post('/api/play', { ...wish, game: 'faifo', seats: 3 }))).toEqual([
        'person',
        'bot:merchant',
        'bot:merchant',
      ])
    }))

  it('are those that can be seated; a request for a stronger one gets the strongest offered', () =>
    withServer({ bots: { levels: ['apprentice', 'random'] } }, async (server) => {
      const anna = await server.guest('Anna')
      expect((await anna.get('/api/capabilities')).levels).toEqual(['random', 'apprentice'])
      expect(sitters(await anna.post('/api/play', { game: 'fair-trade', level: 'merchant' }))).toEqual(['person', 'bot:apprentice'])
      const wish = { game: 'fair-trade', seats: 2, bots: [{ seat: 1, level: 'merchant' }] }
      const refused = await anna.send('POST', '/api/tables', JSON.stringify(wish))
      expect(refused.status).toBe(400)
      expect(await refused.text()).toContain('there is no bot merchant; there are random, apprentice')
    }))
})
