import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'

interface Opened {
  /** Where it is reached from this machine, or the address that people type. */
  readonly url: string
  /** The same for a phone on the same network, where there is one. */
  readonly phone?: string | undefined
  /** Where everything is kept, in words. */
  readonly kept: string
  /** Is there a person who could hold a phone against the screen? */
  readonly screen: boolean
}

/** What somebody wants to know who has just started the server. The address comes first and alone on its line: programs read it. */
export function welcome({ url, phone, kept, screen }: Opened): string {
  const lines = [`Fairground is open at ${url}`]
  if (phone !== undefined) {
    lines.push(`On a phone in the same network: ${phone}`)
    if (screen) lines.push('', drawnCode(phone), '')
  }
  lines.push(`Everything is kept in ${kept}. Stop with Ctrl-C; nothing is lost.`)
  if (screen) lines.push('The first account that is made is the host’s: make yours before you pass the address on.')
  return lines.join('\n')
}

/** Its light half blocks are white on black, whatever colours the terminal has: a code the other way round is not read by every phone. */
function drawnCode(address: string): string {
  const lines = renderUnicodeCompact(address, { border: 2 }).split('\n')
  return lines.map((line) => `\x1b[97;40m${line}\x1b[0m`).join('\n')
}

/** Networks inside this machine: no phone is in them. */
const INSIDE = /^(lo|docker|br-|veth|virbr|vmnet|tun|utun)/
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/

type Interfaces = ReturnType<typeof networkInterfaces>

/** This machine's address in the own network, if it has one. */
export function ownAddress(interfaces: Interfaces = networkInterfaces()): string | undefined {
  const all = Object.entries(interfaces).flatMap(([name, addresses = []]) => (INSIDE.test(name) ? [] : addresses))
  return all.find(({ family, internal, address }) => family === 'IPv4' && !internal && PRIVATE.test(address))?.address
}

/** The address for a phone: the server's own, seen from the network. Nothing where it listens to this machine alone. */
export function phoneAddress(url: string, hostname: string | undefined, own = ownAddress()): string | undefined {
  const everywhere = hostname === undefined || hostname === '0.0.0.0' || hostname === '::'
  if (!everywhere || own === undefined) return undefined
  const { protocol, port } = new URL(url)
  return `${protocol}//${own}${port === '' ? '' : `:${port}`}`
}
