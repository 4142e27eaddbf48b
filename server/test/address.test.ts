import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOwnNetwork } from '../http/address.ts'
import { addressOf } from '../http/site.ts'
import { addressKey } from '../limits.ts'
import { isPrivateAddress } from '../notices/private-address.ts'
import { withServer } from './serving.ts'

const BEHIND = { baseUrl: undefined, trustProxy: true }
const PROXY = '127.0.0.1'

function forwarded(value: string): string {
  return addressOf({ header: (name) => (name === 'x-forwarded-for' ? value : undefined), encrypted: false }, PROXY, BEHIND)
}

const port = fc.integer({ min: 1, max: 65_535 })

describe('the address that a proxy forwards', () => {
  it('is the same in every spelling', () => {
    fc.assert(
      fc.property(fc.ipV4(), port, (ip, at) => {
        const spellings = [`${ip}:${at}`, ` ${ip} `, `"${ip}:${at}"`, `::ffff:${ip}`, `[::FFFF:${ip}]:${at}`, `9.9.9.9, ${ip}:${at}`]
        for (const spelling of spellings) expect(addressKey(forwarded(spelling)), spelling).toBe(addressKey(ip))
      }),
    )
    fc.assert(
      fc.property(fc.ipV6(), port, (ip, at) => {
        const plain = forwarded(ip)
        expect(plain).not.toBe('unknown')
        const spellings = [`[${ip}]`, `[${ip}]:${at}`, ip.toUpperCase(), `"[${ip}]:${at}"`, `${ip}%eth0`]
        for (const spelling of spellings) expect(addressKey(forwarded(spelling)), spelling).toBe(addressKey(plain))
      }),
    )
  })

  it('is unknown if it is invalid, and is never counted as local', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('unknown', '_hidden', '127.0.0.1:', '[10.0.0.1]', '[]', '10.0.0', 'localhost')),
        (junk) => {
          const address = forwarded(`${junk}x`)
          expect(address).toBe('unknown')
          expect(isOwnNetwork(address)).toBe(false)
        },
      ),
    )
    for (const junk of ['unknown', '_hidden', '127.0.0.1:', '[10.0.0.1]', '[]', '10.0.0', 'localhost', ''])
      expect(isOwnNetwork(forwarded(junk)), junk).toBe(false)
  })

  it('opens the metrics only to the local network', () =>
    withServer({ trustProxy: true }, async (server) => {
      const status = async (from: string) => (await server.client().send('GET', '/metrics', undefined, { 'x-forwarded-for': from })).status
      for (const outside of [
        '8.8.8.8',
        '8.8.8.8:443',
        '[2606:4700::1111]:443',
        '2002:0808:0808::1',
        '64:ff9b::808:808',
        'unknown',
        '_x',
        '1.2.3',
      ])
        expect(await status(outside), outside).toBe(403)
      for (const inside of ['10.1.2.3', '10.1.2.3:80', '[fd00::1]', '[::1]:80', '127.0.0.1']) expect(await status(inside), inside).toBe(200)
    }))

  it('counts against one limit in every spelling', () =>
    withServer({ trustProxy: true, limits: { newGuests: { burst: 4, perSecond: 0.001 } } }, async (server) => {
      const statuses: number[] = []
      for (let index = 0; index < 8; index++) {
        const from = index % 2 === 0 ? `198.18.0.7:${2000 + index}` : '::ffff:198.18.0.7'
        const response = await server.client().send('POST', '/api/guests', '{"name":"Anna"}', { 'x-forwarded-for': from })
        statuses.push(response.status)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
    }))
})

describe('an address that a webhook may reach', () => {
  it('lies in the public range of IPv6, and in no other', () => {
    const outsideWorld = fc.ipV6().filter((ip) => !/^[23][0-9a-f]{3}:/i.test(ip) && !/^::ffff:/i.test(forwarded(ip)))
    fc.assert(
      fc.property(outsideWorld, (ip) => {
        const plain = forwarded(ip)
        // An IPv4 address inside IPv6 is judged as IPv4.
        if (plain.includes(':')) expect(isPrivateAddress(ip), ip).toBe(true)
      }),
    )
    for (const address of ['fec0::1', '::ffff:0:a00:1', '::ffff:0:127.0.0.1', '5f00::1', '3fff::1', '100::1', 'fe80::1%eth0'])
      expect(isPrivateAddress(address), address).toBe(true)
    expect(isPrivateAddress('::ffff:8.8.8.8')).toBe(false)
    expect(isPrivateAddress('2606:4700::1111')).toBe(false)
  })
})
