import { describe, expect, it } from 'vitest'
import { cleaned, hasUnwanted } from '../host/speech.ts'
import { refusal, tableOfTwo, withServer } from './serving.ts'

describe('A line of chat', () => {
  it('has no invisible characters, no long repetitions and no stacked marks', () => {
    expect(cleaned('  Hello \u202e there\u0000 \n\n friend ')).toBe('Hello there friend')
    expect(cleaned(`n${'o'.repeat(40)}!`)).toBe('noooooo!')
    expect(cleaned(`z${'\u0301'.repeat(30)}`).length).toBeLessThan(7)
    expect(cleaned('\u200b\u2066')).toBe('')
    // What scripts and emoji need is kept.
    expect(cleaned('Chào bạn, 👩‍🌾!')).toBe('Chào bạn, 👩‍🌾!')
  })

  it('has none of the words that the host forbids, in any spelling', () => {
    expect(hasUnwanted('You are a RÖGUE.', ['rogue'])).toBe(true)
    expect(hasUnwanted('roguelike games', ['rogue'])).toBe(false)
    expect(hasUnwanted('go  away, please', ['go away'])).toBe(true)
    expect(hasUnwanted('hello', [''])).toBe(false)
  })
})

describe('Talk at a table', () => {
  it('is separate for players and spectators, has phrases with codes, and is limited', () =>
    withServer(async (server) => {
      const host = await server.account('host')
      const [anna, bert, cleo] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Cleo')]
      const { id } = await anna.post('/api/tables', { game: 'fair-trade', seats: 2, handover: 0, visibility: 'listed' })
      // Before the start everybody hears everybody.
      await cleo.post(`/api/tables/${id}/chat`, { text: 'May I watch?' })
      await bert.post(`/api/tables/${id}/join`)
      await bert.post(`/api/tables/${id}/ready`, { ready: true })
      await anna.post(`/api/tables/${id}/start`)
      const [player, watcher] = [await anna.socket(), await cleo.socket()]
      const [playing, watching] = [await player.watch(id), await watcher.watch(id)]
      const hears = (socket: typeof player, watch: number) => async (text: string) => {
        const { delivery } = await socket.until((message) => message.watch === watch && message.delivery.kind === 'chat')
        return delivery.line.text === text
      }
      expect(await refusal(cleo.post(`/api/tables/${id}/chat`, { text: 'I am Anna', seat: 0 }))).toBe('not-seated')
      expect(await cleo.post(`/api/tables/${id}/chat`, { text: 'Bert should farm.' })).toMatchObject({ room: 'watchers' })
      expect(await hears(watcher, watching)('Bert should farm.')).toBe(true)
      expect(await bert.post(`/api/tables/${id}/chat`, { phrase: 'thinking' })).toMatchObject({
        phrase: 'thinking',
        text: 'Give me a moment, I am thinking.',
        seat: 1,
      })
      // The first message that a player gets is from a player.
      expect(await hears(player, playing)('Give me a moment, I am thinking.')).toBe(true)
      const said = async (who: typeof anna) => (await who.get(`/api/tables/${id}/chat`)).chat.map(({ text }: { text: string }) => text)
      expect(await said(anna)).toEqual(['May I watch?', 'Give me a moment, I am thinking.'])
      expect(await said(cleo)).toHaveLength(3)

      await host.patch('/api/host/settings', { unwantedWords: ['rogue'] })
      expect(await refusal(anna.post(`/api/tables/${id}/chat`, { text: 'You rogue!' }))).toBe('unwanted-words')
      expect(await refusal(anna.post(`/api/tables/${id}/chat`, { text: '\u200b' }))).toBe('malformed')
      expect(await refusal(anna.post(`/api/tables/${id}/chat`, {}))).toBe('malformed')
      for (let n = 0; n < 3; n++) await anna.post(`/api/tables/${id}/chat`, { text: 'hurry' })
      expect(await refusal(anna.post(`/api/tables/${id}/chat`, { text: 'hurry' }))).toBe('too-many')

      // After the match nothing is separate any more.
      await anna.post(`/api/tables/${id}/acts`, { act: { concede: true } })
      expect(await said(anna)).toContain('Bert should farm.')
      player.close()
      watcher.close()
    }))
})

describe('What a host does about a report', () => {
  it('is based on a report with the needed context, is logged, and can be reversed once', () =>
    withServer(async (server) => {
      const host = await server.account('host')
      const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
      const bertId = (await bert.get('/api/me')).id
      const table = await tableOfTwo(anna, bert)
      await anna.post(`/api/tables/${table}/acts`, { act: { choice: 0 }, after: 0 })
      const line = await bert.post(`/api/tables/${table}/chat`, { text: 'Something rude' })
      await anna.post('/api/reports', { person: bertId, table, line: line.n, words: 'He was rude' })
      const { reports } = await host.get('/api/host/reports')
      expect(reports).toMatchObject([
        {
          words: 'He was rude',
          reporterName: 'Anna',
          personName: 'Bert',
          about: { game: 'fair-trade', state: 'running', players: ['Anna', 'Bert'], listed: false },
          said: [{ text: 'Something rude', name: 'Bert' }],
        },
      ])
      // It contains nothing of the match.
      expect(JSON.stringify(reports)).not.toMatch(/seed|view|moves|entries|turn/)

      const words = async () => (await anna.get(`/api/tables/${table}/chat`)).chat[0].text
      await host.delete(`/api/host/tables/${table}/chat/${line.n}`)
      expect(await words()).toBeUndefined()
      await host.post(`/api/host/people/${bertId}/mute`, { hours: 24 })
      expect(await refusal(bert.post(`/api/tables/${table}/chat`, { text: 'Hey' }))).toBe('muted')
      await host.post(`/api/host/reports/${reports[0].id}/close`)

      const { actions } = await host.get('/api/host/audit-log')
      expect(actions.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['close-report', 'line', 'mute'])
      expect(actions.find(({ kind }: { kind: string }) => kind === 'mute')).toMatchObject({ host: 'host', target: 'Bert', canUndo: true })
      for (const { id } of actions) await host.post(`/api/host/audit-log/${id}/undo`)
      expect(await words()).toBe('Something rude')
      await bert.post(`/api/tables/${table}/chat`, { text: 'I am sorry' })
      expect((await host.get('/api/host/reports')).reports[0].closedAt).toBeUndefined()
      expect(await refusal(host.post(`/api/host/audit-log/${actions[0].id}/undo`))).toBe('conflict')
      expect(await refusal(anna.get('/api/host/audit-log'))).toBe('not-allowed')

      // What fails is not logged as done, and what cannot be reversed says so.
      expect(await refusal(host.post(`/api/host/tables/${table}x/end`))).toBe('no-table')
      await host.post(`/api/host/tables/${table}/end`)
      const [ended] = (await host.get('/api/host/audit-log')).actions
      expect(ended).toMatchObject({ kind: 'end-table', canUndo: false })
      expect((await host.get('/api/host/audit-log')).actions).toHaveLength(4)
      // The chat of an erased person is erased, too.
      await bert.delete('/api/me', { erase: true })
      expect(JSON.stringify((await host.get('/api/host/audit-log')).actions)).not.toContain('Bert')
    }))
})
