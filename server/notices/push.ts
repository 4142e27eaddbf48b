import webPush from 'web-push'
import { post } from './post.ts'

/** The keys with which a server signs its push messages. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** A `mailto:` or `https:` address where a push service can reach the host. */
  readonly contact: string
}

/** Where a browser receives push messages. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A turn can wait a day for a phone that is switched off. */
const KEEP_SECONDS = 24 * 60 * 60

/** Sends an encrypted push message. A later one about the same topic replaces it. */
export async function sendPush(keys: PushKeys, to: PushAddress, notice: unknown, topic: string, mayGoInside: boolean): Promise<void> {
  const subscription = { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } }
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
    vapidDetails: { subject: keys.contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
    TTL: KEEP_SECONDS,
    urgency: 'normal',
    topic: topic.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(0, 32),
    contentEncoding: 'aes128gcm',
  })
  await post(to.endpoint, headersOf(headers), body, mayGoInside)
}

/** The library returns some headers as numbers, and a length that `post` computes itself. */
function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

export function newPushKeys(): { publicKey: string; privateKey: string } {
  return webPush.generateVAPIDKeys()
}
