import { describe, expect, it } from 'vitest'
import { mailboxOf } from '../notices/mail.ts'
import { mailReceiver, webReceiver } from './receivers.ts'
import { refusal, withServer } from './serving.ts'

describe('Emails to a person who has not agreed', () => {
  it('are a few per day, however many people request them, from any address and in any spelling', async () => {
    const post = await mailReceiver()
    await withServer({ trustProxy: true, mail: { server: post.url, from: 'house@club.example' } }, async (server) => {
      const spellings = ['stranger@club.example', 'Stranger@Club.Example', 'st.ranger@club.example', 'stranger+1@club.example']
      let refused = 0
      for (let time = 0; time < 40; time++) {
        const guest = server.client()
        guest.headers = { 'x-forwarded-for': `203.0.${time}.1` }
        await guest.post('/api/guests', { name: `Guest ${time}` })
        const asked = await refusal(guest.put('/api/me/notices/mail', { address: spellings[time % spellings.length] }))
        if (asked === 'too-many') refused++
      }
      expect(refused).toBe(37)
      expect(post.received).toHaveLength(3)
    })
    await post.close()
  })

  it('are limited per sender address, to all receivers together', async () => {
    const post = await mailReceiver()
    await withServer(
      { mail: { server: post.url, from: 'house@club.example' }, limits: { unconfirmedPerAddress: { burst: 5, perSecond: 1e-6 } } },
      async (server) => {
        for (let time = 0; time < 12; time++) {
          const guest = await server.guest(`Guest ${time}`)
          await refusal(guest.put('/api/me/notices/mail', { address: `stranger${time}@club.example` }))
        }
        expect(post.received).toHaveLength(5)
      },
    )
    await post.close()
  })

  it('are counted by the real mailbox', () => {
    expect(mailboxOf('A.nna+games@Club.Example')).toBe(mailboxOf('anna@club.example'))
    expect(mailboxOf('anna@club.example')).not.toBe(mailboxOf('anna@other.example'))
  })
})

describe('A test call of a webhook', () => {
  it("reveals no more about the host's network than an address that does not exist", () =>
    withServer(async (server) => {
      const inside = await webReceiver()
      const { port } = new URL(inside.url)
      const anna = await server.guest('Anna')
      const answers = new Set<string>()
      // Names that resolve to a local open port, to a closed one, and to nothing.
      for (const url of [`http://localhost.:${port}/`, 'http://localhost.:1/', 'http://no-such-host.invalid/']) {
        await anna.put('/api/me/notices/webhook', { url })
        answers.add(JSON.stringify(await anna.post('/api/me/notices/test')))
      }
      expect([...answers]).toEqual([JSON.stringify({ sent: { webhook: 'it could not be reached' } })])
      expect(inside.received).toEqual([])
      await inside.close()
    }))
})
