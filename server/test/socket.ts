import { once } from 'node:events'
import { gunzipSync } from 'node:zlib'
import { WebSocket } from 'ws'
import { type Json, Refused } from './serving.ts'

/** A socket from the client's side: requests with answers, and deliveries by watch. */
export class Socket {
  readonly raw: WebSocket
  /** Everything that arrived, as text, to search for leaks. */
  readonly texts: string[] = []
  readonly pushed: Json[] = []
  /** The size of each compressed message, in bytes. */
  readonly packed: number[] = []
  private readonly waiting = new Map<number, (answer: Json) => void>()
  private readonly wakes = new Set<() => void>()
  private next = 1

  private constructor(raw: WebSocket) {
    this.raw = raw
    raw.on('message', (data: Buffer, isBinary) => {
      if (isBinary) this.packed.push(data.length)
      this.received((isBinary ? gunzipSync(data) : data).toString())
    })
    raw.on('error', () => {})
    raw.on('close', () => {
      for (const wake of this.wakes) wake()
    })
  }

  static async open(url: string, headers: Record<string, string>): Promise<Socket> {
    const raw = new WebSocket(url, { headers })
    const socket = new Socket(raw)
    const refused = new Promise<never>((_, reject) =>
      raw.on('unexpected-response', async (_request, response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        const { error } = JSON.parse(Buffer.concat(chunks).toString())
        reject(new Refused(response.statusCode ?? 0, error.code, error.message))
      }),
    )
    await Promise.race([once(raw, 'open'), refused])
    return socket
  }

  async ask(what: string, more: Record<string, unknown> = {}): Promise<Json> {
    const id = this.next++
    const answer = new Promise<Json>((resolve) => this.waiting.set(id, resolve))
    this.raw.send(JSON.stringify({ id, do: what, ...more }))
    const { ok, error } = await answer
    if (error !== undefined) throw new Refused(0, error.code, error.message)
    return ok
  }

  /** Opens a watch and returns its id. */
  async watch(table: string, more: Record<string, unknown> = {}): Promise<number> {
    const handle = this.next
    await this.ask('watch', { table, ...more })
    return handle
  }

  deliveries(watch: number): Json[] {
    return this.pushed.filter((each) => each.watch === watch).map(({ delivery }) => delivery)
  }

  /** The first pushed message that fits, now or later. */
  async until(fits: (message: Json) => boolean): Promise<Json> {
    for (;;) {
      const found = this.pushed.find(fits)
      if (found !== undefined) return found
      if (this.raw.readyState === WebSocket.CLOSED) throw new Error('the socket closed')
      await new Promise<void>((resolve) => this.wakes.add(resolve))
    }
  }

  /** Resolves with the close code. */
  async closed(): Promise<number> {
    if (this.raw.readyState === WebSocket.CLOSED) throw new Error('it was closed before')
    const [code] = await once(this.raw, 'close')
    return code
  }

  close(): void {
    this.raw.close()
  }

  private received(text: string): void {
    this.texts.push(text)
    const message = JSON.parse(text)
    const answered = message.id === undefined ? undefined : this.waiting.get(message.id)
    if (answered !== undefined) {
      this.waiting.delete(message.id)
      answered(message)
      return
    }
    this.pushed.push(message)
    for (const wake of this.wakes) wake()
    this.wakes.clear()
  }
}
