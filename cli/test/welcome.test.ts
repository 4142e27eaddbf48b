import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ownAddress, phoneAddress, welcome } from '../welcome/welcome.ts'
import { readCode } from './qr.ts'

const opened = { url: 'http://localhost:8080', phone: 'http://192.168.1.7:8080', kept: '/srv/data', screen: true }

describe('The first output of the server', () => {
  it('has the address alone on the first line', () => {
    expect(welcome(opened).split('\n')[0]).toBe('Fairground is open at http://localhost:8080')
  })

  it('says where the data is and how to stop', () => {
    expect(welcome(opened)).toContain('All data is stored in /srv/data. Stop with Ctrl-C; nothing is lost.')
  })

  it('has a code for the phone on a terminal, and only its address elsewhere', () => {
    expect(welcome(opened)).toMatch(/[▀▄█]{10}/)
    const quiet = welcome({ ...opened, screen: false })
    expect(quiet).toContain('On a phone in the same network: http://192.168.1.7:8080')
    expect(quiet).not.toMatch(/[▀▄█]/)
  })

  it.each(['http://192.168.1.7:8080', 'https://10.0.0.2', 'http://172.16.254.254:65535'])('has a code that reads %s', (phone) => {
    const lines = stripVTControlCharacters(welcome({ ...opened, phone })).split('\n')
    expect(readCode(lines.filter((line) => /[▀▄█]/.test(line)).join('\n'))).toBe(phone)
  })

  it('mentions no phone where none could connect', () => {
    expect(welcome({ ...opened, phone: undefined })).not.toContain('phone')
  })
})

describe('The address for a phone', () => {
  const address = (name: string, at: string, internal = false) => ({
    [name]: [{ address: at, netmask: '', family: 'IPv4' as const, mac: '', internal, cidr: null }],
  })

  it('is the one in the local network, not one inside the machine', () => {
    const all = { ...address('lo', '127.0.0.1', true), ...address('docker0', '172.17.0.1'), ...address('wlan0', '192.168.1.7') }
    expect(ownAddress(all)).toBe('192.168.1.7')
    expect(ownAddress(address('eth0', '203.0.113.9'))).toBeUndefined()
  })

  it('has the port of the server, and is missing where the server is local only', () => {
    expect(phoneAddress('http://localhost:8080', undefined, '192.168.1.7')).toBe('http://192.168.1.7:8080')
    expect(phoneAddress('https://localhost', '0.0.0.0', '10.0.0.2')).toBe('https://10.0.0.2')
    expect(phoneAddress('http://127.0.0.1:8080', '127.0.0.1', '192.168.1.7')).toBeUndefined()
  })
})
