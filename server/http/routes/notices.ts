import { channels, secret } from '@fairground/protocol/people.ts'
import * as z from 'zod'
import { Fault } from '../../fault.ts'
import { addressKey } from '../../limits.ts'
import { mailboxOf } from '../../notices/mail.ts'
import { isPrivateAddress } from '../../notices/private-address.ts'
import type { Server } from '../../server.ts'
import { route } from '../route.ts'

const LONGEST_URL = 2000
const url = z.url({ protocol: /^https?$/ }).max(LONGEST_URL)
const key = z.string().regex(/^[\w-]{1,200}=*$/)

/** How a person is notified that a slow table waits for them. */
export const noticeRoutes = [
  route('get /api/me/notices', 'How I am notified of my turns', { who: 'person', answer: channels }, async ({ caller }, server) => {
    const { push, webhook, mail } = await server.channels.of(caller.person.id)
    return {
      push: push.map(({ endpoint }) => endpoint),
      webhook: webhook === undefined ? undefined : { url: webhook.url, failures: webhook.failures },
      mail,
    }
  }),
  route(
    'post /api/me/notices/push',
    "Notify this browser: send its PushSubscription's toJSON()",
    { who: 'person', body: z.object({ endpoint: url, keys: z.object({ p256dh: key, auth: key }) }) },
    async ({ caller, body }, server) => {
      if (server.channelsOffered.push === undefined) throw new Fault('not-available', 'the host has set no keys for push')
      await refusePrivateAddress(server, body.endpoint)
      await server.channels.addPush(caller.person.id, { endpoint: body.endpoint, ...body.keys }, caller.session)
    },
  ),
  route(
    'delete /api/me/notices/push',
    'Stop notifying that browser',
    { who: 'person', body: { endpoint: url } },
    ({ caller, body }, server) => server.channels.removePush(caller.person.id, body.endpoint),
  ),
  route(
    'put /api/me/notices/webhook',
    'Set a webhook; its requests are signed with a secret that is returned only once',
    { who: 'person', limit: 'outgoing', body: { url }, answer: { secret: z.string() } },
    async ({ caller, body }, server) => {
      await refusePrivateAddress(server, body.url)
      return { secret: await server.channels.setWebhook(caller.person.id, body.url) }
    },
  ),
  route('delete /api/me/notices/webhook', 'Remove the webhook', { who: 'person' }, ({ caller }, server) =>
    server.channels.removeWebhook(caller.person.id),
  ),
  route(
    'put /api/me/notices/mail',
    'Send emails to this address, once its owner has confirmed by the link in the first one',
    { who: 'person', limit: 'outgoing', body: { address: z.email().max(254) } },
    async ({ caller, body, address }, server) => {
      server.buckets.unconfirmedPerAddress.takeOrFault(addressKey(address))
      // Under whatever names people ask: a stranger gets at most a few emails a day, and the total is limited too.
      server.buckets.unconfirmedMails.takeOrFault(mailboxOf(body.address))
      await server.notices.setMail(caller.person.id, body.address)
    },
  ),
  route('delete /api/me/notices/mail', 'Stop sending emails', { who: 'person' }, ({ caller }, server) =>
    server.channels.removeMail(caller.person.id),
  ),
  route(
    'post /api/notices/mail/confirm',
    'Confirm an email address, with the secret from the first email',
    { who: 'anyone', body: { secret } },
    ({ body }, server) => server.channels.confirmMail(body.secret),
  ),
  route(
    'post /api/me/notices/test',
    'Send a test notice by every channel and return how each went',
    { who: 'person', limit: 'outgoing', answer: { sent: z.record(z.string(), z.string()) } },
    async ({ caller }, server) => ({ sent: { ...(await server.notices.test(caller.person.id)) } }),
  ),
]

/** An early error message; every later call checks the address again. */
async function refusePrivateAddress(server: Server, address: string): Promise<void> {
  const { privateWebhooks } = await server.settings.read()
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':')
  if (!privateWebhooks && (host === 'localhost' || (isAddress && isPrivateAddress(host))))
    throw new Fault('not-allowed', "this is an address inside the host's own network")
}
