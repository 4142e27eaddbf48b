import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { openStoreBeside, type StorePlace } from '@fairground/server/store/open.ts'
import { messageOf } from '../failure.ts'

/** How something stands: well; worth a look; or in the way of running at all. */
export type Standing = 'good' | 'look' | 'bad'

export interface Finding {
  readonly what: string
  readonly standing: Standing
  /** One sentence, with what to do where something is to be done. */
  readonly says: string
}

const ROOT = resolve(import.meta.dirname, '..', '..')
const NODE = 24
const MB = 2 ** 20
const PATIENCE = 3000
/** Further apart than that, tokens and deadlines of two machines mean different moments. */
const CLOCKS_APART = 10_000

const good = (what: string, says: string): Finding => ({ what, standing: 'good', says })
const look = (what: string, says: string): Finding => ({ what, standing: 'look', says })
const bad = (what: string, says: string): Finding => ({ what, standing: 'bad', says })

export function node(version = process.versions.node): Finding {
  return Number.parseInt(version, 10) >= NODE
    ? good('Node', `${version}, as it should be`)
    : bad('Node', `${version} is too old: install Node ${NODE} from https://nodejs.org, or run npm ci on Linux, which brings it along.`)
}

export function page(folder = join(ROOT, 'web', 'dist')): Finding {
  return existsSync(join(folder, 'index.html'))
    ? good('page', 'built')
    : look('page', 'not built yet; npm start does it, or npm run build.')
}

/** The folder that must be written to: the data folder, or the nearest one above it that is there. */
function standing(folder: string): string {
  return existsSync(folder) ? folder : standing(dirname(folder))
}

export function folder(data: string): Finding {
  const there = standing(data)
  try {
    accessSync(there, constants.W_OK)
  } catch {
    return bad('data folder', `${there} may not be written to by this user; give it to this user, or choose another with --data.`)
  }
  if (there !== data) return good('data folder', `${data} will be made at the first start`)
  return statSync(data).isDirectory() ? good('data folder', data) : bad('data folder', `${data} is no folder.`)
}

export function disk(data: string, free = freeBytes(data)): Finding {
  const words = `${Math.floor(free / MB).toLocaleString('en')} MB free`
  if (free < 100 * MB) return bad('disk', `${words}: too little; nothing is accepted that cannot be written.`)
  return free < 1024 * MB
    ? look('disk', `${words}: enough for now; a table takes some kilobytes, a backup as much as the store.`)
    : good('disk', words)
}

function freeBytes(data: string): number {
  const { bavail, bsize } = statfsSync(standing(data))
  return bavail * bsize
}

/** The store itself: opened beside a server that may be running, and read. */
export async function store(place: StorePlace): Promise<readonly Finding[]> {
  const what = place.database === undefined ? 'store' : 'database'
  try {
    const opened = await openStoreBeside(place)
    if (opened === undefined) return [good(what, 'none yet; the first start makes it')]
    try {
      await opened.all('SELECT 1')
      const clocks = place.database === undefined ? [] : [await databaseClock(opened)]
      return [good(what, 'opens and can be read'), ...clocks]
    } finally {
      await opened.close()
    }
  } catch (error) {
    return [
      bad(
        what,
        place.database === undefined
          ? `cannot be opened: ${messageOf(error)}. docs/hosting.md, “Keeping it safe”, tells how to put a backup back.`
          : `cannot be reached: ${messageOf(error)}. Is the address right, does it run, may this user sign in?`,
      ),
    ]
  }
}

async function databaseClock(opened: { all(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> }): Promise<Finding> {
  const [row] = await opened.all('SELECT CAST(EXTRACT(EPOCH FROM now()) * 1000 AS bigint) AS now')
  return apart('clock', Number(row.now), 'the database')
}

function apart(what: string, theirs: number, whose: string, now = Date.now()): Finding {
  const seconds = Math.round(Math.abs(now - theirs) / 1000)
  return Math.abs(now - theirs) <= CLOCKS_APART
    ? good(what, `agrees with ${whose}`)
    : look(what, `${seconds} seconds apart from ${whose}: let both keep time by NTP, or deadlines and links end at the wrong moment.`)
}

/** Without anybody to ask, all that can be told is that time has not stood still since these sources were written. */
export function clock(now = Date.now(), written = statSync(join(ROOT, 'package.json')).mtimeMs): Finding {
  return now >= written - CLOCKS_APART
    ? good('clock', new Date(now).toISOString())
    : bad('clock', `${new Date(now).toISOString()} is before these files were written: set the clock, or deadlines and links never end.`)
}

export async function port(number: number, hostname?: string): Promise<Finding> {
  const what = `port ${number}`
  const code = await listens(number, hostname)
  if (code === undefined) return good(what, 'free')
  if (code === 'EACCES') return bad(what, `may not be used by this user; numbers from 1024 on may: --port 8080.`)
  if (code !== 'EADDRINUSE') return bad(what, `cannot be used: ${code}.`)
  return (await isFairground(`http://127.0.0.1:${number}`))
    ? look(what, `taken by a Fairground that runs: http://localhost:${number}.`)
    : bad(what, `taken by another program; choose another: npm start -- --port ${number + 1}.`)
}

function listens(number: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((settle) => {
    const trial = createServer()
    trial.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message))
    trial.listen({ port: number, ...(host !== undefined && { host }) }, () => trial.close(() => settle(undefined)))
  })
}

async function isFairground(url: string): Promise<boolean> {
  return ask(`${url}/healthz`).then(
    async (answer) => typeof ((await answer.json()) as { ok?: unknown }).ok === 'boolean',
    () => false,
  )
}

function ask(url: string): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(PATIENCE) })
}

/** What a server says of itself, as far as it is looked at here. */
interface Capabilities {
  readonly now: number
  readonly passkeys: { readonly available: boolean; readonly code?: string }
}

/** What people reach by the address they type: the server itself, by https, with sockets, through whatever stands in front. */
export async function proxy(address: string): Promise<readonly Finding[]> {
  const what = 'address'
  const https = address.startsWith('https:')
  let answer: Response
  try {
    answer = await ask(`${address}/api/capabilities`)
  } catch (error) {
    return [
      bad(what, `${address} does not answer: ${messageOf((error as Error).cause ?? error)}. Do name, certificate and proxy point here?`),
    ]
  }
  const told = (await answer.json().catch(() => undefined)) as Capabilities | undefined
  if (!answer.ok || told === undefined || typeof told.passkeys?.available !== 'boolean')
    return [bad(what, `${address} answers, but it is no Fairground: the proxy passes requests on to something else.`)]
  const findings = [good(what, `${address} answers`)]
  if (https)
    findings.push(
      told.passkeys.code === 'insecure'
        ? bad(
            'proxy headers',
            'the server takes the https address for http: start it with --trust-proxy, and let the proxy send X-Forwarded-Proto.',
          )
        : good('proxy headers', 'the server knows that it is reached by https'),
    )
  else findings.push(look('https', 'plain http: no passkeys, no push messages, and everybody on the way can read along.'))
  findings.push(apart('its clock', told.now, address))
  findings.push(
    (await opensSocket(address))
      ? good('sockets', 'pass')
      : bad(
          'sockets',
          'do not pass: the proxy must forward WebSockets (nginx: proxy_http_version 1.1, and the headers Upgrade and Connection).',
        ),
  )
  return findings
}

function opensSocket(address: string): Promise<boolean> {
  return new Promise((settle) => {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`)
    const end = (opened: boolean) => {
      clearTimeout(timer)
      socket.close()
      settle(opened)
    }
    const timer = setTimeout(() => end(false), PATIENCE)
    socket.onopen = () => end(true)
    socket.onerror = () => end(false)
  })
}

type Environment = Readonly<Record<string, string | undefined>>

const PUBLIC_BYTES = 65
const PRIVATE_BYTES = 32

export function push(env: Environment = process.env): Finding {
  const { FAIRGROUND_VAPID_PUBLIC: open, FAIRGROUND_VAPID_PRIVATE: secret, FAIRGROUND_CONTACT: contact } = env
  if (open === undefined && secret === undefined && contact === undefined)
    return good('push', 'not set up, and not needed; fairground admin push-keys makes keys')
  if (open === undefined || secret === undefined || contact === undefined)
    return bad('push', 'FAIRGROUND_VAPID_PUBLIC, FAIRGROUND_VAPID_PRIVATE and FAIRGROUND_CONTACT go together; one is missing.')
  if (bytesOf(open) !== PUBLIC_BYTES || bytesOf(secret) !== PRIVATE_BYTES)
    return bad('push', 'the keys are not what fairground admin push-keys prints; were they cut off, or swapped?')
  return /^(mailto:.+@.+|https:\/\/.+)$/.test(contact)
    ? good('push', 'keys and contact are set')
    : bad('push', `FAIRGROUND_CONTACT is an address such as mailto:host@club.example, not ${contact}.`)
}

function bytesOf(base64url: string): number {
  return /^[\w-]+$/.test(base64url) ? Buffer.from(base64url, 'base64url').length : 0
}

export async function mail(env: Environment = process.env): Promise<Finding> {
  const { FAIRGROUND_SMTP: server, FAIRGROUND_MAIL_FROM: from } = env
  if (server === undefined && from === undefined) return good('mail', 'not set up, and not needed')
  if (server === undefined || from === undefined)
    return bad('mail', 'FAIRGROUND_SMTP and FAIRGROUND_MAIL_FROM go together; one is missing.')
  const url = URL.parse(server)
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    return bad('mail', 'FAIRGROUND_SMTP is an address such as smtp://user:password@mail.example:587.')
  if (!/@/.test(from)) return bad('mail', `FAIRGROUND_MAIL_FROM is an address such as "Fairground <fairground@club.example>", not ${from}.`)
  const number = Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587)
  const refused = await reaches(url.hostname, number)
  return refused === undefined
    ? good('mail', `${url.hostname}:${number} answers`)
    : bad('mail', `${url.hostname}:${number} does not answer (${refused}): is the name right, and does a firewall let mail out?`)
}

function reaches(host: string, number: number): Promise<string | undefined> {
  return new Promise((settle) => {
    const line = createConnection({ host, port: number, timeout: PATIENCE })
    const end = (why: string | undefined) => {
      line.destroy()
      settle(why)
    }
    line.once('connect', () => end(undefined))
    line.once('timeout', () => end('no answer'))
    line.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
  })
}
