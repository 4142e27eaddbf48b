import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ChannelRepository } from '../notices/channels.ts'
import { mailer } from '../notices/mail.ts'
import { BadAnswer } from '../notices/post.ts'
import { isPrivateAddress, PrivateAddress } from '../notices/private-address.ts'
import { newPushKeys, sendPush } from '../notices/push.ts'
import { callWebhook } from '../notices/webhook.ts'
import { mailReceiver, webReceiver } from './receivers.ts'
import { withStore } from './temporary.ts'

const NOW = 1_700_000_000_000

describe('an address inside a network', () => {
  it('is any private, local, shared or reserved address, in every spelling', () => {
    for (const address of ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'])
      expect(isPrivateAddress(address), address).toBe(true)
    for (const address of [
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
    ])
      expect(isPrivateAddress(address), address).toBe(true)
    for (const address of ['localhost', '', '1.2.3', 'example.org']) expect(isPrivateAddress(address), address).toBe(true)
  })

  it('is not one that is public', () => {
    for (const address of ['8.8.8.8', '93.184.216.34', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001::1'])
      expect(isPrivateAddress(address), address).toBe(false)
  })
})

describe('a webhook', () => {
  it('gets a body that only the server can have signed', async () => {
    const receiver = await webReceiver()
    await callWebhook({ url: `${receiver.url}/hook`, secret: 'shared' }, { kind: 'turn', table: 't1' }, NOW, true)
    const [{ path, headers, body }] = receiver.received
    const signature = createHmac('sha256', 'shared')
      .update(`${NOW / 1000}.${body}`)
      .digest('hex')
    expect(path).toBe('/hook')
    expect(headers['content-type']).toBe('application/json')
    expect(headers['fairground-signature']).toBe(`t=${NOW / 1000},v1=${signature}`)
    expect(JSON.parse(body.toString())).toEqual({ kind: 'turn', table: 't1' })
    await receiver.close()
  })

  it("does not reach into the host's network, by address or by name", async () => {
    const receiver = await webReceiver()
    const { port } = new URL(receiver.url)
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'])
      await expect(callWebhook({ url: `http://${host}:${port}/`, secret: 's' }, {}, NOW, false), host).rejects.toBeInstanceOf(
        PrivateAddress,
      )
    expect(receiver.received).toEqual([])
    await receiver.close()
  })

  it('is not redirected, and a refusal is a failure', async () => {
    const elsewhere = await webReceiver()
    const moved = await webReceiver(302, { location: elsewhere.url })
    await expect(callWebhook({ url: moved.url, secret: 's' }, {}, NOW, true)).rejects.toEqual(new BadAnswer(302))
    expect(elsewhere.received).toEqual([])
    await Promise.all([elsewhere.close(), moved.close()])
  })
})

describe('a push message', () => {
  it('is signed by the server and readable only by the browser it is for', async () => {
    const receiver = await webReceiver(201)
    const browser = createECDH('prime256v1')
    const publicKey = browser.generateKeys()
    const auth = randomBytes(16)
    const to = { endpoint: `${receiver.url}/push/1`, p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
    const keys = { ...newPushKeys(), contact: 'mailto:host@club.example' }
    await sendPush(keys, to, { kind: 'turn', table: 't1' }, 't1', true)
    const [{ headers, body }] = receiver.received
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 't1' })
    expect(headers.authorization).toMatch(/^vapid t=/)
    expect(body.toString('latin1')).not.toContain('turn')
    expect(JSON.parse(opened(body, browser, publicKey, auth))).toEqual({ kind: 'turn', table: 't1' })
    await receiver.close()
  })
})

/** What a browser does with a push message: RFC 8291. */
function opened(message: Buffer, browser: ReturnType<typeof createECDH>, publicKey: Buffer, auth: Buffer): string {
  const salt = message.subarray(0, 16)
  const sender = message.subarray(21, 21 + message[20])
  const sealed = message.subarray(21 + message[20])
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
  const shared = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

describe('an email', () => {
  it('goes to one address only, whatever that address contains', async () => {
    const server = await mailReceiver()
    const post = await mailer({ server: server.url, from: 'Fairground <house@club.example>' })
    await post.send({ to: 'anna@club.example', subject: 'Your turn', text: 'Come and play.' })
    post.close()
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({ to: 'anna@club.example', text: expect.stringContaining('Come and play.') })
    await server.close()
  })
})

describe('the stored channels', () => {
  it('report one turn once, also after a restart', () =>
    withStore(async (store, clock) => {
      const book = new ChannelRepository(store, () => clock.now)
      expect(await book.markNotified('anna', 't1', 5)).toBe(true)
      expect(await new ChannelRepository(store, () => clock.now).markNotified('anna', 't1', 5)).toBe(false)
      expect(await book.markNotified('anna', 't1', 9)).toBe(true)
      expect(await book.markNotified('anna', 't1', 6)).toBe(false)
    }))

  it('use an email address only if its owner has agreed in time', () =>
    withStore(async (store, clock) => {
      const book = new ChannelRepository(store, () => clock.now)
      const late = await book.setMail('anna', 'anna@club.example')
      expect((await book.of('anna')).mail).toEqual({ address: 'anna@club.example', confirmed: false })
      clock.now += 49 * 60 * 60 * 1000
      await expect(book.confirmMail(late)).rejects.toMatchObject({ code: 'expired' })
      await book.confirmMail(await book.setMail('anna', 'anna@club.example'))
      expect((await book.of('anna')).mail?.confirmed).toBe(true)
      await book.setMail('anna', 'other@club.example')
      expect((await book.of('anna')).mail?.confirmed).toBe(false)
    }))

  it('assign a browser to the person who signed in on it last', () =>
    withStore(async (store, clock) => {
      const book = new ChannelRepository(store, () => clock.now)
      const to = { endpoint: 'https://push.example/1', p256dh: 'k', auth: 'a' }
      await book.addPush('anna', to)
      await book.addPush('bert', to)
      expect((await book.of('anna')).push).toEqual([])
      expect((await book.of('bert')).push).toEqual([to])
    }))
})
