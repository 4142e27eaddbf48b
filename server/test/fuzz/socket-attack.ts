import { once } from 'node:events'
import { pick, type Random } from '@fairground/kernel'
import { WebSocket } from 'ws'
import type { Client, Json } from '../serving.ts'
import { type AttackResult, late, ServerFailed } from './http-attack.ts'
import { bytes, corrupted, junk, torn } from './junk.ts'
import type { Known } from './sample.ts'

/** A socket that misbehaves, and opens another when it is closed. */
export class SocketAttack {
  private readonly client: Client
  private socket: WebSocket | undefined
  private answered: ((text: string) => void) | undefined
  private closes = 0

  constructor(client: Client) {
    this.client = client
  }

  /** Sends one bad message and waits for its answer. Closing the socket is an answer. */
  async attack(url: string, known: Known, random: Random): Promise<AttackResult> {
    const socket = await this.open(url)
    if (random.below(50) === 0) return this.breakFrame(socket, random)
    const message = messageFor(known, random)
    const closes = this.closes
    const answer = new Promise<string>((resolve) => {
      this.answered = resolve
    })
    socket.send(message)
    const text = await Promise.race([answer, late(`socket ${message.toString().slice(0, 500)}`)])
    if (this.closes > closes) return `closed-${text}`
    const { ok, error }: Json = JSON.parse(text)
    if (error?.code === 'internal' || error?.code === 'store-failed' || (error === undefined && ok === undefined))
      throw new ServerFailed(`${text.slice(0, 300)} for ${message.toString().slice(0, 500)}`)
    return error?.code ?? 'ok'
  }

  close(): void {
    this.socket?.terminate()
  }

  private async open(url: string): Promise<WebSocket> {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie: this.client.cookie } })
    socket.on('message', (data) => {
      const text = data.toString()
      // Answers have an id or an error; everything else is pushed.
      if (/^\{"(id|error)"/.test(text)) this.answered?.(text)
    })
    socket.on('error', () => {})
    socket.on('close', (code) => {
      this.closes++
      this.answered?.(String(code))
    })
    await Promise.race([once(socket, 'open'), late('opening a socket')])
    this.socket = socket
    return socket
  }

  /** Sends bytes that are not a frame: the protocol's answer is to close. */
  private async breakFrame(socket: WebSocket, random: Random): Promise<AttackResult> {
    const closed = once(socket, 'close')
    // The stream below the socket is not part of its interface, which can only send valid frames.
    const { _socket: stream } = socket as unknown as { _socket: { write(data: Buffer): void; end(): void } }
    stream.write(Buffer.concat([Buffer.from([pick([0x83, 0xc1, 0xff, 0x81, 0x88, 0x09], random), random.below(256)]), bytes(random, 300)]))
    stream.end()
    const [code] = await Promise.race([closed, late('a broken frame')])
    return `closed-${code}`
  }
}

function messageFor(known: Known, random: Random): string | Buffer {
  const fitting = pick(
    [
      { id: 1, do: 'watch', table: pick(known.tables, random), since: random.below(10) },
      { id: random.below(9), do: 'unwatch', watch: random.below(9) },
      { id: 2, do: 'act', table: pick(known.tables, random), act: { choice: random.below(5) }, after: random.below(9), client: 'c' },
      { id: 3, do: 'act', table: pick(known.tables, random), act: { play: { farmer: random.below(13), trader: random.below(13) } } },
      { id: 4, do: 'say', table: pick(known.tables, random), text: 'hello' },
      { id: 5, do: 'ping' },
    ],
    random,
  )
  switch (random.below(6)) {
    case 0:
      return JSON.stringify(junk(random))
    case 1:
      return torn(JSON.stringify(fitting), random)
    case 2:
      return random.below(2) === 0 ? bytes(random, 300) : bytes(random, 300).toString('latin1')
    default:
      return JSON.stringify(corrupted(fitting, random))
  }
}
