import { readAddress, UNKNOWN } from './address.ts'

/** How the server is reached from outside. */
export interface PublicAddress {
  /** The address that people type, if the host has set it. */
  readonly baseUrl: URL | undefined
  /** Do `X-Forwarded-*` headers come from a proxy? Without one anybody could forge them. */
  readonly trustProxy: boolean
}

/** The address that a request was sent to. */
export interface Site {
  readonly origin: string
  readonly hostname: string
  readonly host: string
  readonly https: boolean
  /** Why browsers do not allow passkeys, push and installing here; missing if they do. */
  readonly insecure: string | undefined
}

/** What we read of a request, HTTP or socket. */
export interface Headers {
  header(name: string): string | undefined
  /** Did it come over our own TLS? */
  readonly encrypted: boolean
}

export function siteOf(request: Headers, { baseUrl, trustProxy }: PublicAddress): Site {
  if (baseUrl !== undefined) return siteAt(baseUrl)
  const forwarded = (name: string) => (trustProxy ? last(request.header(name)) : undefined)
  const host = forwarded('x-forwarded-host') ?? request.header('host') ?? NOWHERE.host
  const https = request.encrypted || forwarded('x-forwarded-proto') === 'https'
  return siteAt(URL.parse(`${https ? 'https' : 'http'}://${host}`) ?? NOWHERE)
}

/** For a request without a host header. */
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

/** The nearest proxy appends to the end of the list. */
function last(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim()
}

/** The client's address. If the forwarded one cannot be read, it is unknown; never the proxy's own. */
export function addressOf(request: Headers, remote: string | undefined, { trustProxy }: PublicAddress): string {
  const given = (trustProxy ? last(request.header('x-forwarded-for')) : undefined) ?? remote
  return given === undefined ? UNKNOWN : (readAddress(given) ?? UNKNOWN)
}

/**
 * Does the Origin header name our own page? Programs other than browsers send no such header. A browser that uses another name for
 * the server has no cookie for that name, so accepting the name it used is safe.
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
