import { once } from 'node:events'
import { connect } from 'node:net'
import { pick, type Random } from '@fairground/kernel'
import type { Client, Json } from '../serving.ts'
import { bytes, corrupted, junk, torn } from './junk.ts'
import { type Known, sample } from './sample.ts'

/** The result of one input: the code of the answer, or `ok`. */
export type AttackResult = string

/** The server did something that it should never do. */
export class ServerFailed extends Error {}

const PATIENCE = 20_000
const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
]

/** The operations of an OpenAPI description as a flat list. */
export function operationsOf(description: Json): readonly Json[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Json).map(([method, operation]) => ({ path, method, ...(operation as Json) })),
  )
}

interface Request {
  readonly path: string
  readonly method: string
  readonly body: string | undefined
  readonly headers: Record<string, string>
}

/** Sends a request that is nearly right or completely wrong, and checks the answer. */
export async function attackHttp(
  client: Client,
  operations: readonly Json[],
  schemas: Json,
  known: Known,
  random: Random,
): Promise<AttackResult> {
  const operation = pick(operations, random)
  const { path, method, body, headers } = requestFor(operation, schemas, known, random)
  const what = `${method.toUpperCase()} ${path} ${body?.slice(0, 500)}`
  const answered = client
    .send(method.toUpperCase(), path, body, headers)
    .then(async (response) => ({ response, text: await response.text() }))
  const { response, text } = await Promise.race([answered, late(what)])
  return judged(response.status, text, what)
}

function requestFor(operation: Json, schemas: Json, known: Known, random: Random): Request {
  const value = (parameter: Json) => {
    const fitting = sample(parameter.schema, schemas, known, random)
    const odd = random.below(4) === 0 ? junk(random) : fitting
    return encodeURIComponent(well(typeof odd === 'string' ? odd : JSON.stringify(odd)).slice(0, 2000))
  }
  let path: string = operation.path
  const query: string[] = []
  for (const parameter of operation.parameters) {
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, value(parameter) || 'x')
    // A long poll would only wait.
    else if (parameter.name === 'wait') query.push('wait=0')
    else if (random.below(2) === 0) query.push(`${parameter.name}=${value(parameter)}`)
  }
  if (random.below(10) === 0) query.push(`${encodeURIComponent(well(String(junk(random))).slice(0, 100))}=1`)
  const content = operation.requestBody?.content['application/json'].schema
  return {
    path: query.length === 0 ? path : `${path}?${query.join('&')}`,
    method: random.below(20) === 0 ? pick(['put', 'patch', 'delete', 'options', 'post'], random) : operation.method,
    body: operation.method === 'get' ? undefined : bodyFor(content, schemas, known, random),
    headers: random.below(8) === 0 ? { 'content-type': pick(TYPES, random) } : {},
  }
}

function bodyFor(content: Json, schemas: Json, known: Known, random: Random): string {
  const fitting = content === undefined ? junk(random) : sample(content, schemas, known, random)
  switch (random.below(6)) {
    case 0:
      return JSON.stringify(fitting)
    case 1:
      return torn(JSON.stringify(fitting), random)
    case 2:
      return JSON.stringify(junk(random))
    case 3:
      return bytes(random, 200).toString('latin1')
    default:
      return JSON.stringify(corrupted(fitting, random))
  }
}

const REQUESTS = [
  'GET / HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 15\r\n\r\n{"name":"Nobo"}',
  'GET /api/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  'POST /api/guests HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\n5\r\n{"nam\r\n0\r\n\r\n',
]

/** Sends bytes that are only half HTTP. The answer is an error of the usual shape, or closing the connection. */
export async function attackLine(url: string, random: Random): Promise<AttackResult> {
  const { hostname, port } = new URL(url)
  const line = connect(Number(port), hostname)
  const sent = random.below(3) === 0 ? bytes(random, 500) : Buffer.from(torn(torn(pick(REQUESTS, random), random), random), 'latin1')
  let text = ''
  line.on('data', (data) => {
    text += data.toString('latin1')
  })
  line.on('error', () => {})
  line.on('connect', () => line.end(sent))
  await Promise.race([once(line, 'close'), late(`raw ${sent.toString('hex')}`)])
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)
  if (status >= 500 && status !== 501 && status !== 505)
    throw new ServerFailed(`${status} for raw ${sent.toString('hex')}: ${text.slice(0, 300)}`)
  return status === 0 ? 'hung-up' : `line-${status}`
}

function judged(status: number, text: string, what: string): AttackResult {
  if (status < 400) return 'ok'
  const code = /^\{"error":\{"code":"([\w-]+)"/.exec(text)?.[1]
  if (code === undefined || code === 'internal' || code === 'store-failed')
    throw new ServerFailed(`${status} ${text.slice(0, 300)} for ${what}`)
  return code
}

/** Fails after the longest time that an answer may take. */
export async function late(what: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())
  throw new ServerFailed(`no answer to ${what}`)
}

/** Text that can be part of a URL. */
function well(text: string): string {
  return text.toWellFormed()
}
