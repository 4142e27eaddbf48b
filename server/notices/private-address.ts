import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'
import { readAddress } from '../http/address.ts'

/**
 * We call addresses that people give us from inside the host's network. Unless the host allows it, they must not reach anything in
 * there: not by address, not by a name that resolves there, and not by a name that resolves differently between check and call.
 */
const inside = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, prefix, 'ipv6')
/** All public IPv6 addresses are in this range; anything else is special, now or in the future. */
const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')

/** Is this an address of a private, local or otherwise special network? Anything that is not an address counts as one. */
export function isPrivateAddress(address: string): boolean {
  const plain = readAddress(address)
  if (plain === undefined) return true
  return isIPv4(plain) ? inside.check(plain, 'ipv4') : inside.check(plain, 'ipv6') || !world.check(plain, 'ipv6')
}

export class PrivateAddress extends Error {}

/** Resolves names for a connection, and refuses those that lead inside. The connection uses exactly the address that was checked. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  const all: LookupOptions & { all: true } = { ...options, all: true }
  lookup(hostname, all, (error, found: readonly LookupAddress[]) => {
    if (error !== null) return callback(error, '', 0)
    if (found.length === 0 || found.some(({ address }) => isPrivateAddress(address)))
      return callback(new PrivateAddress(`${hostname} leads into a private network`), '', 0)
    // Node asks for one address or for all, and expects the matching form.
    if (options.all === true) return callback(null, [...found], 0)
    callback(null, found[0].address, found[0].family)
  })
}

/** Refuses literal addresses in a URL, which need no lookup. */
export function refusePrivateAddress(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && isPrivateAddress(host)) throw new PrivateAddress(`${host} is an address of a private network`)
}
