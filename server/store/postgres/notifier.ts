import type pg from 'pg'
import type { Notifier } from '../store.ts'
import { connected, cut } from './connection.ts'

const CHANNEL = 'fairground'
/** The server accepts 8000 bytes; names are in UTF-8. */
const LARGEST = 7500
/** News within so many milliseconds are sent together. */
const GATHER = 3
const RETRY = 500
/** A silent connection may be dead: we ping it from time to time. */
const CHECK = 5000

/**
 * `LISTEN` and `NOTIFY` on a separate connection, after the commit: inside a transaction, `NOTIFY` would serialize all commits of the
 * server. News may be lost; code that must be sure polls the tables now and then.
 */
export class PostgresNotifier implements Notifier {
  private readonly url: string
  private readonly listeners = new Set<(news: readonly string[]) => void>()
  private readonly reconnected = new Set<() => void>()
  private client: pg.Client | undefined
  private news = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private readonly check: NodeJS.Timeout
  private opening: Promise<void> | undefined
  private closed = false

  constructor(url: string) {
    this.url = url
    this.check = setInterval(() => this.ask(), CHECK)
    this.check.unref()
  }

  notify(news: string): void {
    if (this.closed) return
    this.news.add(news)
    this.timer ??= setTimeout(() => this.send(), GATHER)
  }

  listen(listener: (news: readonly string[]) => void, deaf: () => void): void {
    this.listeners.add(listener)
    this.reconnected.add(deaf)
  }

  async open(): Promise<void> {
    if (this.client !== undefined || this.closed) return
    this.opening ??= this.connect().finally(() => {
      this.opening = undefined
    })
    await this.opening
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.check)
    clearTimeout(this.timer)
    await this.opening?.catch(() => {})
    await this.send()
    await this.client?.end().catch(() => {})
  }

  private async connect(): Promise<void> {
    const client = await connected(this.url, 'bell')
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANNEL) for (const listener of this.listeners) listener(payload.split('\n'))
    })
    client.on('end', () => this.lost(client))
    await client.query(`LISTEN ${CHANNEL}`)
    this.client = client
    for (const told of this.reconnected) told()
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return
    this.client = undefined
    cut(client)
    this.again()
  }

  private again(): void {
    if (this.closed) return
    this.open().catch(() => setTimeout(() => this.again(), RETRY).unref())
  }

  private async send(): Promise<void> {
    this.timer = undefined
    const news = [...this.news]
    this.news = new Set()
    const { client } = this
    if (news.length === 0 || client === undefined) return
    for (const payload of payloads(news)) await this.query(client, 'SELECT pg_notify($1, $2)', [CHANNEL, payload])
  }

  private ask(): void {
    if (this.client !== undefined) void this.query(this.client, 'SELECT 1', [])
  }

  private async query(client: pg.Client, text: string, values: readonly string[]): Promise<void> {
    const overdue = setTimeout(() => this.lost(client), CHECK)
    try {
      await client.query(text, [...values])
    } catch {
      this.lost(client)
    } finally {
      clearTimeout(overdue)
    }
  }
}

function payloads(news: readonly string[]): readonly string[] {
  const found: string[] = []
  let current = ''
  for (const each of news) {
    if (current !== '' && Buffer.byteLength(current) + Buffer.byteLength(each) >= LARGEST) {
      found.push(current)
      current = ''
    }
    current += current === '' ? each : `\n${each}`
  }
  return current === '' ? found : [...found, current]
}
