import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { fastRandom, type Random } from '@fairground/kernel'
import { Client, type Json, Refused } from '../serving.ts'
import { inFolder } from '../temporary.ts'
import { HonestPair } from './honest.ts'
import { type AttackResult, attackHttp, attackLine, operationsOf, ServerFailed } from './http-attack.ts'
import { SocketAttack } from './socket-attack.ts'

export interface FuzzReport {
  readonly inputs: number
  /** How often each answer was given. */
  readonly verdicts: Readonly<Record<string, number>>
  readonly honestMoves: number
  readonly honestMatches: number
}

const ATTACKERS = 12
/** How long to wait for a server that may be about to end, in milliseconds. */
const LAST_MOMENT = 1000
const SERVER = fileURLToPath(import.meta.resolve('./attacked-server.ts'))

/** What a variant of this attack adds. */
interface More {
  readonly attackers?: number
  /** An attack of another kind, or `undefined` for one of the usual ones. */
  readonly extra?: (client: Client, random: Random) => Promise<AttackResult | undefined>
  readonly begun?: (server: ChildProcess, url: string) => Promise<void>
  readonly done?: (server: ChildProcess) => Promise<void>
}

/**
 * Random and mutated requests, messages and bytes against a real server process with its store on disk, while honest people play.
 * Fails when the process ends, when an input is not answered with a code, when the server logs an error, or when an honest
 * player notices anything.
 */
export function fuzz(inputs: number, seed: number, progress: (done: number) => void = () => {}, more: More = {}): Promise<FuzzReport> {
  return inFolder(async (data) => {
    const server = fork(SERVER, [data], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let complaints = ''
    server.stderr?.on('data', (text) => {
      complaints += text
    })
    const [{ url }] = (await once(server, 'message')) as [{ url: string }]
    try {
      await more.begun?.(server, url)
      const report = await besiege(url, inputs, seed, server, progress, more)
      await more.done?.(server)
      if (complaints !== '') throw new ServerFailed(`the server complained: ${complaints.slice(0, 2000)}`)
      await stopped(server)
      return report
    } catch (error) {
      const end = await endOf(server)
      throw new ServerFailed(`${inWords(error)}; the server ${end}${complaints === '' ? '' : ` and said: ${complaints.slice(-2000)}`}`, {
        cause: error,
      })
    }
  })
}

async function besiege(
  url: string,
  inputs: number,
  seed: number,
  server: ChildProcess,
  progress: (done: number) => void,
  { extra, attackers: count = ATTACKERS }: More,
): Promise<FuzzReport> {
  const visitor = () => new Client(() => url)
  const host = visitor()
  await host.post('/api/guests', { name: 'Host' })
  // The first account is the host's, so that no attacker can become host.
  await host.post('/api/me/account', { login: 'the-host', password: 'correct horse battery' })
  const people = [visitor(), visitor()] as const
  for (const client of people) await client.post('/api/guests', { name: 'Honest' })
  const games = (await host.get('/api/games')).games.filter(({ seats }: Json) => seats.min <= 2 && seats.max >= 2).map(({ id }: Json) => id)
  const honest = new HonestPair(...people, games)
  const playing = honest.play(fastRandom(seed))
  const attack = await prepared(url, honest, games)
  const verdicts: Record<string, number> = {}
  let begun = 0
  const attackers = Array.from({ length: count }, async (_, index) => {
    const attacker = await Attacker.come(visitor(), fastRandom(`${seed} ${index}`))
    try {
      while (begun < inputs) {
        if (++begun % 1000 === 0) progress(begun)
        if (server.exitCode !== null || server.signalCode !== null) throw new ServerFailed('the server went down')
        const verdict = await attacker.attack(url, attack, extra)
        verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
      }
    } finally {
      attacker.leave()
    }
  })
  await Promise.race([Promise.all(attackers), playing])
  honest.stop()
  await playing
  if ((await host.get('/api/me')).host !== true) throw new ServerFailed('the host is host no more')
  const { status } = await visitor().send('GET', '/healthz')
  if (status !== 200) throw new ServerFailed(`the server is not well: ${status}`)
  return { inputs: begun, verdicts, honestMoves: honest.moves, honestMatches: honest.matches }
}

interface Attack {
  readonly operations: readonly Json[]
  readonly schemas: Json
  readonly honest: HonestPair
  readonly games: readonly string[]
}

async function prepared(url: string, honest: HonestPair, games: readonly string[]): Promise<Attack> {
  const description: Json = await (await fetch(`${url}/api/openapi.json`)).json()
  return { operations: operationsOf(description), schemas: description.components.schemas, honest, games }
}

/** A person with a guest's session, their own tables, and bad intentions. */
class Attacker {
  private readonly client: Client
  private readonly random: Random
  private readonly socket: SocketAttack
  private own = { tables: ['nowhere'], person: 'nobody' }

  private constructor(client: Client, random: Random) {
    this.client = client
    this.random = random
    this.socket = new SocketAttack(client)
  }

  static async come(client: Client, random: Random): Promise<Attacker> {
    const attacker = new Attacker(client, random)
    await attacker.settle()
    return attacker
  }

  async attack(url: string, { operations, schemas, honest, games }: Attack, extra: More['extra']): Promise<AttackResult> {
    const special = await extra?.(this.client, this.random)
    if (special !== undefined) {
      // At a limit, the attacker comes back as a new person.
      if (special === 'not-signed-in' || special === 'too-many') await this.settle()
      return special
    }
    const known = { tables: [...this.own.tables, ...honest.tables.slice(-2)], people: [this.own.person], games }
    const kind = this.random.below(20)
    if (kind === 0) return attackLine(url, this.random)
    if (kind < 10) return this.socket.attack(url, known, this.random)
    const verdict = await attackHttp(this.client, operations, schemas, known, this.random)
    // Signed out, erased, or merged into another account: come back as a new person.
    if (verdict === 'not-signed-in') await this.settle()
    return verdict
  }

  leave(): void {
    this.socket.close()
  }

  private async settle(): Promise<void> {
    this.client.cookie = ''
    const { id } = await this.client.post('/api/guests', { name: 'Eve' })
    const running = await this.client.post('/api/play', { game: 'fair-trade' })
    const open = await this.client.post('/api/tables', { game: 'fair-trade', seats: 3, visibility: 'listed' }).catch((error) => {
      if (error instanceof Refused) return running
      throw error
    })
    this.own = { tables: [running.id, running.code, open.id], person: id }
  }
}

async function stopped(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit')
  server.send('stop')
  const [code, signal] = await gone
  if (code !== 0) throw new ServerFailed(`the server ended with ${code ?? signal} when it was told to stop`)
}

/** How a server ended too early, in words; one that still runs is killed. */
async function endOf(server: ChildProcess): Promise<string> {
  const over = () => server.exitCode !== null || server.signalCode !== null
  // A refused connection is noticed a moment before the end of the process.
  if (!over()) await Promise.race([once(server, 'exit'), new Promise((resolve) => setTimeout(resolve, LAST_MOMENT))])
  if (over()) return `had ended with ${server.exitCode ?? server.signalCode}`
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
  return 'still ran'
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
