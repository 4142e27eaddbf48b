import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'

interface Opened {
  /** The address on this machine, or the public address. */
  readonly url: string
  /** The address for a phone on the same network, if there is one. */
  readonly phone?: string | undefined
  /** Where the data is stored, in words. */
  readonly kept: string
  /** Is stdout a terminal, so that somebody could scan a code from the screen? */
  readonly screen: boolean
}

/** What is printed when the server has started. The address comes first, alone on its line: programs read it. */
export function welcome({ url, phone, kept, screen }: Opened): string {
  const lines = [`Fairground is open at ${url}`]
  if (phone !== undefined) {
    lines.push(`On a phone in the same network: ${phone}`)
    if (screen) lines.push('', drawnCode(phone), '')
  }
  lines.push(`All data is stored in ${kept}. Stop with Ctrl-C; nothing is lost.`)
  if (screen) lines.push('The first account that is made is the host’s: make yours before you pass the address on.')
  return lines.join('\n')
}

/** Drawn in white on black, whatever the terminal's colours: some phones cannot read an inverted code. */
function drawnCode(address: string): string {
  const lines = renderUnicodeCompact(address, { border: 2 }).split('\n')
  return lines.map((line) => `\x1b[97;40m${line}\x1b[0m`).join('\n')
}

/** Networks inside this machine, which no phone can reach. */
const INSIDE = /^(lo|docker|br-|veth|virbr|vmnet|tun|utun)/
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/

type Interfaces = ReturnType<typeof networkInterfaces>

/** This machine's address in the local network, if it has one. */
export function ownAddress(interfaces: Interfaces = networkInterfaces()): string | undefined {
  const all = Object.entries(interfaces).flatMap(([name, addresses = []]) => (INSIDE.test(name) ? [] : addresses))
  return all.find(({ family, internal, address }) => family === 'IPv4' && !internal && PRIVATE.test(address))?.address
}

/** The address for a phone: the server's own address in the network. Undefined if the server accepts only local connections. */
export function phoneAddress(url: string, hostname: string | undefined, own = ownAddress()): string | undefined {
  const everywhere = hostname === undefined || hostname === '0.0.0.0' || hostname === '::'
  if (!everywhere || own === undefined) return undefined
  const { protocol, port } = new URL(url)
  return `${protocol}//${own}${port === '' ? '' : `:${port}`}`
}
