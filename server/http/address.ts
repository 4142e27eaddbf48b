import { BlockList, isIP, isIPv4, SocketAddress } from 'node:net'

/** Stands for all clients whose address cannot be read: they count as one. */
export const UNKNOWN = 'unknown'

/**
 * An address in its normal form, however a proxy writes it: with a port, in brackets, in quotes, with a zone, IPv4 inside IPv6.
 * `undefined` for anything else.
 */
export function readAddress(given: string): string | undefined {
  const plain = given.trim().replace(/^"(.*)"$/, '$1')
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(plain)
  const withPort = /^([\d.]+):\d{1,5}$/.exec(plain)
  const [address] = (bracketed?.[1] ?? withPort?.[1] ?? plain).split('%')
  const family = isIP(address)
  if (family === 0) return undefined
  if (family === 4) return bracketed === null ? address : undefined
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  const mapped = /^::ffff:(.*)$/.exec(canonical)?.[1]
  return mapped !== undefined && isIPv4(mapped) ? mapped : canonical
}

const own = new BlockList()
own.addSubnet('10.0.0.0', 8, 'ipv4')
own.addSubnet('127.0.0.0', 8, 'ipv4')
own.addSubnet('169.254.0.0', 16, 'ipv4')
own.addSubnet('172.16.0.0', 12, 'ipv4')
own.addSubnet('192.168.0.0', 16, 'ipv4')
own.addSubnet('::1', 128, 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')
own.addSubnet('fe80::', 10, 'ipv6')

/** Is this address certainly in the host's own network? */
export function isOwnNetwork(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && own.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
