import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { framed, Outbox } from '../socket/outbox.ts'

/** The messages that a WebSocket client reads from these bytes. */
async function heard(frames: string, count: number): Promise<readonly string[]> {
  const server = new WebSocketServer({ port: 0 })
  server.on('connection', (_, { socket: line }) => line.write(frames, 'latin1'))
  await once(server, 'listening')
  // A listening server has an address with a port.
  const client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`)
  const texts: string[] = []
  client.on('message', (data) => texts.push(data.toString()))
  while (texts.length < count) await once(client, 'message')
  client.terminate()
  server.close()
  return texts
}

describe('Frames', () => {
  it('of any length are read as they were written', async () => {
    const texts = [0, 1, 125, 126, 200, 33_000, 65_535, 65_536, 100_000].map((length) => 'x'.repeat(length))
    expect(await heard(framed(texts), texts.length)).toEqual(texts)
  })

  it('count bytes, not letters', async () => {
    const texts = ['ü'.repeat(63), '€'.repeat(30_000), '𝄞']
    expect(await heard(framed(texts), texts.length)).toEqual(texts)
  })
})

describe('An outbox', () => {
  it('writes once what was added in one turn of the event loop, and at once on flush', async () => {
    const line = new PassThrough()
    const written: Buffer[] = []
    line.on('data', (bytes) => written.push(bytes))
    const outbox = new Outbox(line)
    for (const text of ['one', 'two']) outbox.add(text)
    await new Promise((resolve) => setImmediate(resolve))
    for (const text of ['three', 'four']) outbox.add(text)
    outbox.flush()
    expect(written.map((bytes) => bytes.toString('latin1'))).toEqual([framed(['one', 'two']), framed(['three', 'four'])])
  })
})
