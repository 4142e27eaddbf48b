import { createHmac } from 'node:crypto'
import { post } from './post.ts'

export interface Webhook {
  readonly url: string
  readonly secret: string
}

/**
 * Posts a notice signed with the webhook's secret. The header `fairground-signature` reads `t=<seconds>,v1=<hex>`, where the
 * second part is HMAC-SHA-256 of `<seconds>.<body>`: a receiver recomputes it and rejects old requests.
 */
export function callWebhook({ url, secret }: Webhook, notice: unknown, now: number, mayGoInside: boolean): Promise<void> {
  const body = JSON.stringify(notice)
  const seconds = Math.floor(now / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return post(url, { 'content-type': 'application/json', 'fairground-signature': `t=${seconds},v1=${signature}` }, body, mayGoInside)
}
