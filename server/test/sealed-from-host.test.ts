import { describe, expect, it } from 'vitest'
import { routes } from '../http/routes/index.ts'
import { tableOfTwo, withServer } from './serving.ts'

describe('A host who plays', () => {
  it('learns nothing of what others have chosen in secret, whatever a host can ask, until the match is over', () =>
    withServer(async (server) => {
      const host = await server.account('the-host')
      const bert = await server.guest('Bert')
      const id = await tableOfTwo(host, bert, { options: { rounds: 6 } })
      const { position } = await bert.get(`/api/tables/${id}`)
      expect(position.turn).toEqual([0, 1])
      const bid = position.moves.at(-1)
      await bert.post(`/api/tables/${id}/acts`, { act: { play: bid }, after: position.n })
      await host.post(`/api/tables/${id}/bug-reports`, { text: 'I only want to look' })

      const asked = routes.filter(({ spec }) => spec.method === 'get' && spec.who === 'host' && !spec.path.includes(':'))
      expect(asked.length).toBeGreaterThan(5)
      const answers = await Promise.all(asked.map(async ({ spec }) => (await host.send('GET', spec.path)).text()))
      expect(answers.join()).toContain('I only want to look')
      expect(answers.join()).not.toContain('"entries"')
      expect(answers.join()).not.toContain(JSON.stringify(bid))

      await bert.post(`/api/tables/${id}/acts`, { act: { concede: true } })
      const [report] = (await host.get('/api/host/bug-reports')).reports
      expect(report.record).toMatchObject({ game: 'fair-trade', entries: [{ do: { play: bid } }] })
      expect(report.record.seed).toBeUndefined()
    }))
})
