import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ServeOptions } from '../index.ts'
import { newPushKeys } from '../notices/push.ts'
import { mailReceiver, webReceiver } from './receivers.ts'
import { type Client, playFirst, type RunningServer, refusal, SLOW, tableOfTwo, withGuest, withServer } from './serving.ts'

/** A server that allows webhooks in its own network and calls them at once. */
type Play = (server: RunningServer, host: Client) => Promise<void>

function withClub(...given: readonly [Play] | readonly [Partial<ServeOptions>, Play]): Promise<void> {
  const [options, play] = given.length === 1 ? [{}, given[0]] : given
  return withServer({ noticeAfter: 0, ...options }, async (server) => {
    const host = await server.account('the-host')
    await host.patch('/api/host/settings', { privateWebhooks: true })
    await play(server, host)
  })
}

describe('a turn at a slow table', () => {
  it('is sent to a webhook with a signed body, if the person is away', () =>
    withClub(async (server) => {
      const hook = await webReceiver()
      const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
      const { secret } = await anna.put('/api/me/notices/webhook', { url: `${hook.url}/turn` })
      const table = await tableOfTwo(anna, bert, { clock: SLOW })
      const [{ headers, body }] = await hook.count(1)
      expect(JSON.parse(body.toString())).toMatchObject({ kind: 'turn', table, game: 'fair-trade', link: `${server.url}/table/${table}` })
      const [, seconds, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['fairground-signature'])) ?? []
      expect(signature).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
      await playFirst(anna, table)
      await playFirst(bert, table)
      expect(JSON.parse((await hook.count(2))[1].body.toString())).toMatchObject({ n: 2 })
      await hook.close()
    }))

  it('is not sent to a person who is watching the table', () =>
    withClub(async (server) => {
      const hook = await webReceiver()
      const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
      const socket = await anna.socket()
      for (const client of [anna, bert])
        await client.put('/api/me/notices/webhook', { url: `${hook.url}/${client === anna ? 'anna' : 'bert'}` })
      const { id, code } = await anna.post('/api/tables', { game: 'fair-trade', seats: 2, handover: 0, clock: SLOW })
      await socket.watch(id)
      await bert.post(`/api/tables/${code}/join`)
      await bert.post(`/api/tables/${id}/ready`, { ready: true })
      await anna.post(`/api/tables/${id}/start`)
      await hook.count(1)
      expect(hook.received.map(({ path }) => path)).toEqual(['/bert'])
      await hook.close()
    }))

  it('that began while the server was down is sent when it starts, and no turn twice', () =>
    withClub({ noticeAfter: 3600 }, async (server) => {
      const hook = await webReceiver()
      const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
      await anna.put('/api/me/notices/webhook', { url: hook.url })
      await tableOfTwo(anna, bert, { clock: SLOW })
      expect(hook.received).toEqual([])
      await server.restart({ noticeAfter: 0 })
      await hook.count(1)
      await server.restart()
      await anna.post('/api/me/notices/test')
      expect((await hook.count(2)).map(({ body }) => JSON.parse(body.toString()).kind)).toEqual(['turn', 'test'])
      await hook.close()
    }))

  it('is sent by email to an address whose owner has agreed', async () => {
    const mail = await mailReceiver()
    await withClub({ mail: { server: mail.url, from: 'Fairground <house@club.example>' } }, async (server) => {
      const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
      await anna.put('/api/me/settings', { language: 'de' })
      await anna.put('/api/me/notices/mail', { address: 'anna@club.example' })
      const [question] = await mail.count(1)
      const secret = /confirm-mail#([\w-]{43})/.exec(question.text)?.[1]
      await server.client().post('/api/notices/mail/confirm', { secret })
      const table = await tableOfTwo(anna, bert, { clock: SLOW })
      const [, email] = await mail.count(2)
      expect(email.to).toBe('anna@club.example')
      expect(email.text).toContain(`/table/${table}`)
      expect(email.text).toContain('Hallo Anna')
    })
    await mail.close()
  })

  it('is pushed to a browser, and an expired browser is removed', async () => {
    const service = await webReceiver(410)
    await withClub({ push: { ...newPushKeys(), contact: 'mailto:host@club.example' } }, async (server) => {
      const anna = await server.guest('Anna')
      expect((await anna.get('/api/capabilities')).push.available).toBe(true)
      const keys = { p256dh: newPushKeys().publicKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' }
      await anna.post('/api/me/notices/push', { endpoint: `${service.url}/1`, keys, expirationTime: null })
      expect(await anna.post('/api/me/notices/test')).toEqual({ sent: { push: expect.stringContaining('410') } })
      expect(service.received).toHaveLength(1)
      expect((await anna.get('/api/me/notices')).push).toEqual([])
    })
    await service.close()
  })

  it("cannot be sent into the host's network unless the host allows it", () =>
    withGuest(async (anna) => {
      for (const url of ['http://127.0.0.1:9/', 'http://localhost/', 'http://[::1]/', 'http://192.168.1.1/', 'http://0x7f000001/'])
        expect(await refusal(anna.put('/api/me/notices/webhook', { url })), url).toBe('not-allowed')
      expect(await refusal(anna.put('/api/me/notices/webhook', { url: 'file:///etc/passwd' }))).toBe('malformed')
      expect(await refusal(anna.put('/api/me/notices/mail', { address: 'anna@club.example' }))).toBe('not-available')
    }))
})
