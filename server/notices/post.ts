import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { lookupPublic, refusePrivateAddress } from './private-address.ts'

const TIMEOUT = 10_000

/** The other side answered, but not with success. */
export class BadAnswer extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the other side answered ${status}`)
    this.status = status
  }
}

/** Posts to an address that a player gave. It follows no redirects and does not read the response: only the status counts. */
export function post(to: string, headers: Readonly<Record<string, string>>, body: string | Buffer, mayGoInside: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = new URL(to)
    if (!mayGoInside) refusePrivateAddress(url)
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const request = send(
      url,
      {
        method: 'POST',
        signal: AbortSignal.timeout(TIMEOUT),
        ...(mayGoInside ? {} : { lookup: lookupPublic }),
        headers: { 'user-agent': 'Fairground', ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.destroy()
        const status = response.statusCode ?? 0
        if (status >= 200 && status < 300) resolve()
        else reject(new BadAnswer(status))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
