import { readAddress, UNKNOWN } from './address.ts'

/** How the server is reached from outside. */
export interface Outside {
  /** The address that people type, if the host has said it. */
  readonly baseUrl: URL | undefined
  /** Are `X-Forwarded-*` headers a proxy's word? Without one anybody could write them. */
  readonly trustProxy: boolean
}

/** The address under which a request came in. */
export interface Site {
  readonly origin: string
  readonly hostname: string
  readonly host: string
  readonly https: boolean
  /** Why browsers withhold passkeys, push and installing here; missing where they grant them. */
  readonly insecure: string | undefined
}

/** What is read of a request, whichever kind it is. */
export interface Headers {
  header(name: string): string | undefined
  /** Did it come over TLS of our own? */
  readonly encrypted: boolean
}

export function siteOf(request: Headers, { baseUrl, trustProxy }: Outside): Site {
  if (baseUrl !== undefined) return siteAt(baseUrl)
  const forwarded = (name: string) => (trustProxy ? last(request.header(name)) : undefined)
  const host = forwarded('x-forwarded-host') ?? request.header('host') ?? NOWHERE.host
  const https = request.encrypted || forwarded('x-forwarded-proto') === 'https'
  return siteAt(URL.parse(`${https ? 'https' : 'http'}://${host}`) ?? NOWHERE)
}

/** For a request that does not say whom it is for. */
const NOWHERE = new URL('http://localhost')

function siteAt({ origin, hostname, host, protocol }: URL): Site {
  const https = protocol === 'https:'
  return { origin, hostname, host, https, insecure: whyInsecure(hostname, https) }
}

function whyInsecure(hostname: string, https: boolean): string | undefined {
  const local = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
  if (https || local) return undefined
  return 'browsers allow this on https only, and this server is reached over plain http'
}

/** The nearest proxy writes at the end of the list. */
function last(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim()
}

/** Who is at the other end. What a proxy forwards and nobody can read is nobody's address, least of all the proxy's own. */
export function addressOf(request: Headers, remote: string | undefined, { trustProxy }: Outside): string {
  const given = (trustProxy ? last(request.header('x-forwarded-for')) : undefined) ?? remote
  return given === undefined ? UNKNOWN : (readAddress(given) ?? UNKNOWN)
}

/**
 * Does a browser say that a page of ours sent this? Programs that are no browsers say nothing. Whoever reaches the server by another
 * name than its own has no cookie of it, so the name they used is good enough.
 */
export function isOwnPage(request: Headers, site: Site): boolean {
  const given = request.header('origin')
  if (given !== undefined) {
    const origin = URL.parse(given)
    return origin !== null && (origin.origin === site.origin || origin.host === request.header('host'))
  }
  const from = request.header('sec-fetch-site')
  return from === undefined || from === 'same-origin' || from === 'none'
}
