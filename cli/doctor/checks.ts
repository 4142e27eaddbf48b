import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { openStoreBeside, type StorePlace } from '@fairground/server/store/open.ts'
import { messageOf } from '../failure.ts'

/** The result of a check: fine, worth a look, or broken. */
export type CheckStatus = 'good' | 'look' | 'bad'

export interface Finding {
  readonly what: string
  readonly standing: CheckStatus
  /** One sentence; where there is something to do, it says what. */
  readonly says: string
}

const ROOT = resolve(import.meta.dirname, '..', '..')
const NODE = 24
const MB = 2 ** 20
const PATIENCE = 3000
/** If the clocks of two machines differ by more, tokens and deadlines mean different moments on them. */
const CLOCKS_APART = 10_000

const good = (what: string, says: string): Finding => ({ what, standing: 'good', says })
const look = (what: string, says: string): Finding => ({ what, standing: 'look', says })
const bad = (what: string, says: string): Finding => ({ what, standing: 'bad', says })

export function node(version = process.versions.node): Finding {
  return Number.parseInt(version, 10) >= NODE
    ? good('Node', `${version}`)
    : bad(
        'Node',
        `${version} is too old: install Node ${NODE} from https://nodejs.org, or run npm ci on Linux, which installs it for this project.`,
      )
}

export function page(folder = join(ROOT, 'web', 'dist')): Finding {
  return existsSync(join(folder, 'index.html'))
    ? good('page', 'built')
    : look('page', 'not built yet; npm start does it, or npm run build.')
}

/** The folder to test: the data folder, or the nearest existing one above it. */
function existingFolder(folder: string): string {
  return existsSync(folder) ? folder : existingFolder(dirname(folder))
}

export function folder(data: string): Finding {
  const there = existingFolder(data)
  try {
    accessSync(there, constants.W_OK)
  } catch {
    return bad('data folder', `this user cannot write to ${there}; change its owner, or choose another folder with --data.`)
  }
  if (there !== data) return good('data folder', `${data} will be created at the first start`)
  return statSync(data).isDirectory() ? good('data folder', data) : bad('data folder', `${data} is not a folder.`)
}

export function disk(data: string, free = freeBytes(data)): Finding {
  const words = `${Math.floor(free / MB).toLocaleString('en')} MB free`
  if (free < 100 * MB) return bad('disk', `${words}: too little; a server with a full disk accepts no moves.`)
  return free < 1024 * MB
    ? look('disk', `${words}: enough for now; a table takes a few kilobytes, a backup as much as the store.`)
    : good('disk', words)
}

function freeBytes(data: string): number {
  const { bavail, bsize } = statfsSync(existingFolder(data))
  return bavail * bsize
}

/** Opens and reads the store, also while a server is using it. */
export async function store(place: StorePlace): Promise<readonly Finding[]> {
  const what = place.database === undefined ? 'store' : 'database'
  try {
    const opened = await openStoreBeside(place)
    if (opened === undefined) return [good(what, 'none yet; it is created at the first start')]
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
          ? `cannot be opened: ${messageOf(error)}. docs/hosting.md, “Keeping it safe”, explains how to restore a backup.`
          : `cannot be reached: ${messageOf(error)}. Check the address, that the database runs, and that this user may sign in.`,
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
    : look(what, `${seconds} seconds different from ${whose}: use NTP on both, or deadlines and links expire at the wrong time.`)
}

/** Without another clock to compare with, we can only tell that this clock is not earlier than these source files. */
export function clock(now = Date.now(), written = statSync(join(ROOT, 'package.json')).mtimeMs): Finding {
  return now >= written - CLOCKS_APART
    ? good('clock', new Date(now).toISOString())
    : bad('clock', `${new Date(now).toISOString()} is before these files were written: set the clock, or deadlines and links never expire.`)
}

export async function port(number: number, hostname?: string): Promise<Finding> {
  const what = `port ${number}`
  const code = await listens(number, hostname)
  if (code === undefined) return good(what, 'free')
  if (code === 'EACCES') return bad(what, `this user may not use it; ports from 1024 on are allowed: --port 8080.`)
  if (code !== 'EADDRINUSE') return bad(what, `cannot be used: ${code}.`)
  return (await isFairground(`http://127.0.0.1:${number}`))
    ? look(what, `in use by a running Fairground: http://localhost:${number}.`)
    : bad(what, `in use by another program; choose another port: npm start -- --port ${number + 1}.`)
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

/** The part of a server's description of itself that is used here. */
interface Capabilities {
  readonly now: number
  readonly passkeys: { readonly available: boolean; readonly code?: string }
}

/** Checks the public address: that it leads to this server, over https, with sockets, through any proxy in front. */
export async function proxy(address: string): Promise<readonly Finding[]> {
  const what = 'address'
  const https = address.startsWith('https:')
  let answer: Response
  try {
    answer = await ask(`${address}/api/capabilities`)
  } catch (error) {
    return [
      bad(
        what,
        `${address} does not answer: ${messageOf((error as Error).cause ?? error)}. Check that name, certificate and proxy point to this server.`,
      ),
    ]
  }
  const capabilities = (await answer.json().catch(() => undefined)) as Capabilities | undefined
  if (!answer.ok || capabilities === undefined || typeof capabilities.passkeys?.available !== 'boolean')
    return [bad(what, `${address} answers, but it is not Fairground: the proxy forwards requests to something else.`)]
  const findings = [good(what, `${address} answers`)]
  if (https)
    findings.push(
      capabilities.passkeys.code === 'insecure'
        ? bad(
            'proxy headers',
            'the server does not know that people use https: start it with --trust-proxy, and let the proxy send X-Forwarded-Proto.',
          )
        : good('proxy headers', 'the server knows that it is reached by https'),
    )
  else findings.push(look('https', 'plain http: no passkeys, no push messages, and others on the network can read everything.'))
  findings.push(apart('its clock', capabilities.now, address))
  findings.push(
    (await opensSocket(address))
      ? good('sockets', 'work')
      : bad(
          'sockets',
          'do not work: the proxy must forward WebSockets (nginx: proxy_http_version 1.1, and the headers Upgrade and Connection).',
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
    return good('push', 'not set up (optional); fairground admin push-keys makes keys')
  if (open === undefined || secret === undefined || contact === undefined)
    return bad('push', 'FAIRGROUND_VAPID_PUBLIC, FAIRGROUND_VAPID_PRIVATE and FAIRGROUND_CONTACT must be set together; one is missing.')
  if (bytesOf(open) !== PUBLIC_BYTES || bytesOf(secret) !== PRIVATE_BYTES)
    return bad('push', 'the keys are not what fairground admin push-keys prints; perhaps they are incomplete or swapped.')
  return /^(mailto:.+@.+|https:\/\/.+)$/.test(contact)
    ? good('push', 'keys and contact are set')
    : bad('push', `FAIRGROUND_CONTACT must be an address such as mailto:host@club.example, not ${contact}.`)
}

function bytesOf(base64url: string): number {
  return /^[\w-]+$/.test(base64url) ? Buffer.from(base64url, 'base64url').length : 0
}

export async function mail(env: Environment = process.env): Promise<Finding> {
  const { FAIRGROUND_SMTP: server, FAIRGROUND_MAIL_FROM: from } = env
  if (server === undefined && from === undefined) return good('mail', 'not set up (optional)')
  if (server === undefined || from === undefined)
    return bad('mail', 'FAIRGROUND_SMTP and FAIRGROUND_MAIL_FROM must be set together; one is missing.')
  const url = URL.parse(server)
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    return bad('mail', 'FAIRGROUND_SMTP must be an address such as smtp://user:password@mail.example:587.')
  if (!/@/.test(from))
    return bad('mail', `FAIRGROUND_MAIL_FROM must be an address such as "Fairground <fairground@club.example>", not ${from}.`)
  const number = Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587)
  const refused = await reaches(url.hostname, number)
  return refused === undefined
    ? good('mail', `${url.hostname}:${number} answers`)
    : bad('mail', `${url.hostname}:${number} does not answer (${refused}): check the name, and that no firewall blocks it.`)
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
