import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHex, hmacWords, sha256, sha256Hex, toHex, utf8 } from '../index.ts'

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ])('gives the published digest of «%s» (FIPS 180-4)', (message, digest) => {
    expect(toHex(sha256(utf8(message)))).toBe(digest)
  })

  it('gives the published digest of a million times a (FIPS 180-4)', () => {
    expect(toHex(sha256(utf8('a'.repeat(1_000_000))))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
  })

  it('agrees with node:crypto on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
      }),
      { numRuns: 500 },
    )
  })
})

describe('SHA-256 of a text', () => {
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

  it('is that of its bytes in UTF-8, plain letters or not', () => {
    const texts = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 100 }))
    fc.assert(
      fc.property(texts, (text) => {
        expect(sha256Hex(text)).toBe(digest(text))
      }),
      { numRuns: 500 },
    )
  })

  it.each([4095, 4096, 4097, 100_000])('of any length, such as %i letters', (length) => {
    expect(sha256Hex('a'.repeat(length))).toBe(digest('a'.repeat(length)))
  })
})

describe('HMAC-SHA-256', () => {
  it.each([
    ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '4a656665',
      '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      'aa'.repeat(131),
      '54657374205573696e67204c6172676572205468616e20426c6f636b2d53697a65204b6579202d2048617368204b6579204669727374',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('gives the published code for key %s (RFC 4231)', (key, message, code) => {
    expect(hexOf(hmacWords(bytes(key))(bytes(message)))).toBe(code)
  })

  it('agrees with node:crypto on any key and message, also when the key is used again', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
        const mac = hmacWords(key)
        const code = createHmac('sha256', key).update(message).digest('hex')
        expect(hexOf(mac(message))).toBe(code)
        expect(hexOf(mac(message))).toBe(code)
      }),
      { numRuns: 300 },
    )
  })
})

describe('Hexadecimal', () => {
  it('comes back from any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (any) => {
        expect(fromHex(toHex(any))).toEqual(any)
      }),
    )
  })

  it('is refused when it is malformed', () => {
    for (const text of ['a', 'zz', '0x', ' 00']) expect(fromHex(text)).toBeUndefined()
  })
})

function hexOf(words: Int32Array): string {
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function bytes(hex: string): Uint8Array {
  return fromHex(hex) ?? new Uint8Array()
}
