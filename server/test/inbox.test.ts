import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { readTexts } from '../socket/inbox.ts'

const KEY = Buffer.from([0x12, 0xf3, 0x45, 0x96])

/** A client's frame; `first` is its first byte. */
function frame(payload: string | Buffer, { first = 0x81, masked = true, longForm = false } = {}): Buffer {
  const bytes = Buffer.from(payload)
  const { length } = bytes
  const form = longForm || length > 0xffff ? 127 : length > 125 ? 126 : length
  const head = Buffer.alloc(form === 127 ? 10 : form === 126 ? 4 : 2)
  head[0] = first
  head[1] = form | (masked ? 0x80 : 0)
  if (form === 126) head.writeUInt16BE(length, 2)
  if (form === 127) head.writeBigUInt64BE(BigInt(length), 2)
  return masked ? Buffer.concat([head, KEY, bytes.map((byte, i) => byte ^ KEY[i & 3])]) : Buffer.concat([head, bytes])
}

interface Heard {
  /** Messages in order, whoever has read them. */
  readonly texts: readonly string[]
  /** How many of them `ws` has read. */
  readonly byWs: number
  readonly pongs: number
  readonly closed: number
}

/** Sends each piece once the one before was read, then a close frame, and tells what came. `direct`: are usual messages read directly? */
async function heard(pieces: readonly Buffer[], direct: boolean): Promise<Heard> {
  const server = new WebSocketServer({ port: 0, maxPayload: 64 * 1024, perMessageDeflate: false })
  const texts: string[] = []
  let [byWs, pongs] = [0, 0]
  const opened = once(server, 'connection') as Promise<[WebSocket, { socket: Socket }]>
  await once(server, 'listening')
  // A listening server has an address with a port.
  const client = connect((server.address() as AddressInfo).port)
  const handshake = 'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n'
  client.write(`${handshake}sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`)
  client.on('data', () => {})
  const [socket, { socket: line }] = await opened
  if (direct) readTexts(line, (text) => texts.push(text))
  socket.on('message', (data, isBinary) => {
    texts.push(isBinary ? `binary: ${data.toString()}` : data.toString())
    byWs++
  })
  socket.on('pong', () => pongs++)
  socket.on('error', () => {})
  // Not `once`, which fails at an error before.
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  for (const piece of [...pieces, frame(Buffer.from([0x03, 0xe8]), { first: 0x88 })]) {
    const read = once(line, 'data')
    client.write(piece)
    await Promise.race([read, closed])
  }
  const code = await closed
  client.destroy()
  server.close()
  return { texts, byWs, pongs, closed: code }
}

const long = 'x'.repeat(1000)

/** What is read directly. */
const USUAL: Readonly<Record<string, readonly Buffer[]>> = {
  'short texts': [frame('one'), frame('two')],
  'texts of any usual length': [0, 1, 125, 126, 127, 1000, 4096].map((length) => frame('x'.repeat(length))),
  'texts in all scripts': [frame('Lượt của bạn, für €1 𝄞')],
  'several texts in one piece': [Buffer.concat([frame('one'), frame(long), frame('three')])],
  'pongs between texts': [
    frame('one'),
    frame('', { first: 0x8a }),
    frame('two'),
    Buffer.concat([frame('p', { first: 0x8a }), frame('three')]),
  ],
}

/** What is left to `ws`; the text before is still read directly. */
const OTHER: Readonly<Record<string, readonly Buffer[]>> = {
  'a fragmented text': [frame('frag', { first: 0x01 }), frame('ment', { first: 0x80 }), frame('after')],
  'a ping between two fragments': [frame('frag', { first: 0x01 }), frame('', { first: 0x89 }), frame('ment', { first: 0x80 })],
  'a frame in two pieces': [frame(long).subarray(0, 500), frame(long).subarray(500), frame('after')],
  'a frame in three pieces': [frame('text').subarray(0, 1), frame('text').subarray(1, 4), frame('text').subarray(4)],
  'a text and a half': [Buffer.concat([frame('whole'), frame('half').subarray(0, 7)]), frame('half').subarray(7)],
  'a pong in two pieces': [frame('pong', { first: 0x8a }).subarray(0, 7), frame('pong', { first: 0x8a }).subarray(7), frame('after')],
  'a long text': [frame('x'.repeat(5000)), frame('after')],
  'a ping': [frame('', { first: 0x89 }), frame('after')],
  'a binary message': [frame('bytes', { first: 0x82 }), frame('after')],
  'a close': [frame(Buffer.from([0x0f, 0xa0]), { first: 0x88 }), frame('after')],
  'a frame without mask': [frame('naked', { masked: false }), frame('after')],
  'a length in too long a form': [frame('short', { longForm: true }), frame('after')],
  'reserved bits': [frame('text', { first: 0xc1 }), frame('after')],
  'an unknown kind': [frame('text', { first: 0x83 }), frame('after')],
  'text that is not UTF-8': [frame(Buffer.from([0xc3, 0x28])), frame('after')],
  'a surrogate in UTF-8': [frame(Buffer.from([0xed, 0xa0, 0x80])), frame('after')],
  'a continuation of nothing': [frame('text', { first: 0x80 }), frame('after')],
  'a pong that is too long': [frame('x'.repeat(126), { first: 0x8a }), frame('after')],
  'a message that is too large': [frame('x'.repeat(70_000), { first: 0x81 }), frame('after')],
}

describe('Messages from a client', () => {
  it.each(Object.entries(USUAL))('%s are read directly, as ws reads them', async (_, pieces) => {
    const [ours, theirs] = [await heard(pieces, true), await heard(pieces, false)]
    expect(ours).toEqual({ ...theirs, byWs: 0 })
    expect(ours.closed).toBe(1000)
  })

  it.each(Object.entries(OTHER))('%s is left to ws', async (_, pieces) => {
    const before = frame('before')
    const [ours, theirs] = [await heard([before, ...pieces], true), await heard([before, ...pieces], false)]
    expect(ours.texts[0]).toBe('before')
    expect(ours).toEqual({ ...theirs, byWs: expect.any(Number) })
    expect(ours.byWs).toBeLessThan(theirs.byWs)
  })

  it('of any bytes are read as ws reads them', async () => {
    const pieces = Array.from({ length: 40 }, (_, i) => frame(Buffer.from([0x61 + (i % 26), 0x20 + i])))
    const stream = Buffer.concat(pieces)
    for (const size of [1, 3, 7, 8, 9, 16, 100]) {
      const cut = Array.from({ length: Math.ceil(stream.length / size) }, (_, i) => stream.subarray(i * size, (i + 1) * size))
      expect((await heard(cut, true)).texts).toEqual(pieces.map((_, i) => Buffer.from([0x61 + (i % 26), 0x20 + i]).toString()))
    }
  })

  it('are read no further once one of them has ended the connection', () => {
    const line = new Duplex({ read() {} }).on('data', () => {})
    const texts: string[] = []
    readTexts(line, (text) => {
      texts.push(text)
      line.destroy()
    })
    line.emit('data', Buffer.concat([frame('one'), frame('two')]))
    expect(texts).toEqual(['one'])
  })
})
