import { setTimeout } from 'node:timers/promises'
import { type ServeOptions, type Serving, serve } from '../index.ts'
import { testDatabase } from './database.ts'
import { Socket } from './socket.ts'
import { inFolder } from './temporary.ts'

type Play<T> = (server: RunningServer) => Promise<T>

/**
 * A real server on a real port with its store on disk, removed after the test. Every answer is checked against its schema. Options come
 * before the test if there are any.
 */
export function withServer<T>(...given: readonly [Play<T>] | readonly [Partial<ServeOptions>, Play<T>]): Promise<T> {
  const [options, play] = given.length === 1 ? [{}, given[0]] : given
  return inFolder(async (data) => {
    const running = new RunningServer({ data, database: await testDatabase(), checkAnswers: true, ...options })
    await running.start()
    try {
      return await play(running)
    } finally {
      await running.stop()
    }
  })
}

/** The same with a guest. */
export function withGuest(play: (anna: Client, server: RunningServer) => Promise<void>): Promise<void> {
  return withServer(async (server) => play(await server.guest('Anna'), server))
}

/** The same with an account, which is the host's since it is the first. */
export function withAccount(play: (anna: Client, server: RunningServer) => Promise<void>): Promise<void> {
  return withServer(async (server) => play(await server.account('anna'), server))
}

export class RunningServer {
  private options: ServeOptions
  private serving: Serving | undefined

  constructor(options: Omit<ServeOptions, 'port'>) {
    this.options = { port: 0, hostname: '127.0.0.1', logLevel: 'silent', page: '/nowhere', ...options }
  }

  get url(): string {
    if (this.serving === undefined) throw new Error('the server is not running')
    return this.serving.url
  }

  async start(): Promise<void> {
    this.serving = await serve(this.options)
  }

  async stop(): Promise<void> {
    await this.serving?.stop()
    this.serving = undefined
  }

  /** Stops the server and starts another on the same folder. */
  async restart(changes: Partial<ServeOptions> = {}): Promise<void> {
    await this.stop()
    this.options = { ...this.options, ...changes }
    await this.start()
  }

  client(): Client {
    return new Client(() => this.url)
  }

  /** A guest with a session of their own. */
  async guest(name: string): Promise<Client> {
    const client = this.client()
    await client.post('/api/guests', { name })
    return client
  }

  async account(login: string, password = 'correct horse'): Promise<Client> {
    const client = await this.guest(login)
    await client.post('/api/me/account', { login, password })
    return client
  }
}

const DAY = 24 * 60 * 60
/** The clock of a table at which a move may take days. */
export const SLOW = { kind: 'slow', bank: 3 * DAY, increment: DAY, cap: 5 * DAY, nights: false, vacation: 7 } as const

/** A running table for two, by default Fair Trade without a pause after a move. */
export async function tableOfTwo(anna: Client, bert: Client, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { id, code } = await anna.post('/api/tables', { game: 'fair-trade', seats: 2, handover: 0, ...more })
  await bert.post(`/api/tables/${code ?? id}/join`)
  await bert.post(`/api/tables/${id}/ready`, { ready: true })
  await anna.post(`/api/tables/${id}/start`)
  return id
}

/** Plays the first legal move. */
export async function playFirst(client: Client, table: string): Promise<void> {
  const { position } = await client.get(`/api/tables/${table}`)
  await client.post(`/api/tables/${table}/acts`, { act: { choice: 0 }, after: position.n })
}

/** Any answer. */
// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape; they were checked against their schemas
export type Json = any

export class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Where a request goes, if not to the client's own address, and how long its answer may take, in milliseconds. */
interface Way {
  readonly url?: string
  readonly patience?: number
}

/** A device: it keeps its cookie and speaks JSON. */
export class Client {
  private readonly url: () => string
  cookie = ''
  headers: Record<string, string> = {}

  /** Without an address every request must name its own. */
  constructor(url: () => string = () => '') {
    this.url = url
  }

  /** Another device that reaches the same server. */
  another(): Client {
    return new Client(this.url)
  }

  get = (path: string) => this.ask('GET', path)
  /** Repeats the request until the answer fits. */
  getUntil = (path: string, fits: (answer: Json) => boolean) => eventually(() => this.get(path), fits)
  post = (path: string, body: unknown = {}) => this.ask('POST', path, body)
  put = (path: string, body: unknown = {}) => this.ask('PUT', path, body)
  patch = (path: string, body: unknown) => this.ask('PATCH', path, body)
  delete = (path: string, body?: unknown) => this.ask('DELETE', path, body)

  /** The answer's JSON, or `Refused`. What a route answers is the type that whoever asks expects of it. */
  async ask<T = Json>(method: string, path: string, body?: unknown, way?: Way): Promise<T> {
    const response = await this.send(method, path, body === undefined ? undefined : JSON.stringify(body), {}, way)
    const json: Json = await response.json()
    if (!response.ok) throw new Refused(response.status, json.error.code, `${method} ${path}: ${json.error.message}`)
    return json
  }

  async send(
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = {},
    { url = this.url(), patience }: Way = {},
  ): Promise<Response> {
    const response = await fetch(url + path, {
      method,
      body,
      redirect: 'manual',
      ...(patience !== undefined && { signal: AbortSignal.timeout(patience) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...this.headers,
        ...headers,
      },
    })
    for (const cookie of response.headers.getSetCookie()) this.cookie = /=;/.test(cookie) ? '' : cookie.split(';')[0]
    return response
  }

  /** `query`: the query string of the socket's address. */
  socket(headers: Record<string, string> = {}, query = ''): Promise<Socket> {
    return Socket.open(`${this.url().replace('http', 'ws')}/api/socket${query}`, {
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...this.headers,
      ...headers,
    })
  }
}

/** Repeats a request until the answer fits: for what the server does after it has answered. Less and less often, because of rate limits. */
export async function eventually(ask: () => Promise<Json>, fits: (answer: Json) => boolean): Promise<Json> {
  for (let pause = 10; ; pause = Math.min(2 * pause, 320)) {
    const answer = await ask()
    if (fits(answer)) return answer
    await setTimeout(pause)
  }
}

/** The code of a refusal; fails if the request is accepted. */
export async function refusal(asking: Promise<unknown>): Promise<string> {
  try {
    await asking
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
  return 'nothing was refused'
}
