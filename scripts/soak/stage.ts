/**
 * An environment for the commands of the documents: a clean copy of the sources with its own packages, an empty project next to it, a
 * server with people and a table, a database, a remote to push to.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LocalPostgres } from '@fairground/server/soak/local-postgres.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')
/** The time limit of a command at small size, on a slow machine. */
const LONGEST = 20 * 60_000
const PATIENCE = 5 * 60_000

export interface CommandResult {
  readonly code: number | null
  readonly out: string
}

/** A server that was started by a command of a document. */
export interface RunningCommand {
  readonly address: string
  /** Stops it like Ctrl-C, and returns how it ended. */
  stop(): Promise<CommandResult>
}

export interface Person {
  post<T>(path: string, body: unknown): Promise<T>
}

export class Stage {
  readonly folder: string
  /** The checkout, as the documents call it. */
  readonly checkout: string
  /** Another project next to it. */
  readonly elsewhere: string
  /** It is kept for the next run. */
  private readonly isKept: boolean
  private database: LocalPostgres | undefined
  private readonly children = new Set<ChildProcess>()
  /** Environment variables for all following commands, such as the database. */
  readonly env: Record<string, string> = { NO_COLOR: '1', CI: '1' }

  private constructor(kept: string | undefined) {
    this.folder = kept ?? mkdtempSync(join(tmpdir(), 'fairground-documents-'))
    this.checkout = join(this.folder, 'fairground')
    this.elsewhere = join(this.folder, 'elsewhere')
    this.isKept = kept !== undefined
  }

  /** In a folder that is kept, reopens the stage with the current sources. */
  static async open(kept?: string): Promise<Stage> {
    const stage = new Stage(kept)
    const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
    for (const file of listed.filter((name) => name !== '')) {
      mkdirSync(dirname(join(stage.checkout, file)), { recursive: true })
      cpSync(join(ROOT, file), join(stage.checkout, file))
    }
    for (const folder of [stage.elsewhere, join(stage.folder, 'backups')]) mkdirSync(folder, { recursive: true })
    const isNew = !existsSync(join(stage.checkout, '.git'))
    stage.env.GIT_EDITOR = `sh -c 'echo A release > "$0"'`
    if (!isNew) return stage
    writeFileSync(join(stage.elsewhere, 'package.json'), JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }))
    stage.makeRepository()
    return stage
  }

  /** With a remote to push to, and a key to sign with. */
  private makeRepository(): void {
    const key = join(this.folder, 'key')
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
    const settings = { 'user.name': 'Somebody', 'user.email': 'somebody@club.example', 'gpg.format': 'ssh', 'user.signingkey': key }
    execFileSync('git', ['init', '-q', '--bare', join(this.folder, 'origin.git')])
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: this.checkout, stdio: 'pipe' })
    git('init', '-q')
    for (const [name, value] of Object.entries(settings)) git('config', name, value)
    git('remote', 'add', 'origin', join(this.folder, 'origin.git'))
    git('add', '-A')
    git('commit', '-qm', 'The sources as they are')
  }

  /** The address of a database, empty at first. */
  async databaseUrl(): Promise<string> {
    this.database ??= await LocalPostgres.open()
    return this.database.url()
  }

  async run(command: string, cwd = this.checkout): Promise<CommandResult> {
    const { child, said } = this.start(command, cwd)
    const late = setTimeout(() => killGroup(child, 'SIGKILL'), LONGEST)
    const [code] = await once(child, 'close')
    clearTimeout(late)
    return { code, out: said() }
  }

  /** Starts a command that does not end by itself, and waits until it answers on its port. */
  async serve(command: string): Promise<RunningCommand> {
    const address = `http://127.0.0.1:${/--port (\d+)/.exec(command)?.[1]}`
    const { child, said } = this.start(command, this.checkout)
    const ended = once(child, 'close')
    const giveUp = Date.now() + PATIENCE
    for (;;) {
      if (await answers(`${address}/healthz`)) {
        const stop = async (): Promise<CommandResult> => {
          killGroup(child, 'SIGINT')
          const [code, signal] = await ended
          // npm exits on the signal, before the server has shut down.
          return { code: signal === 'SIGINT' ? 0 : code, out: said() }
        }
        return { address, stop }
      }
      if (child.exitCode !== null || Date.now() > giveUp) throw new Error(`it did not come up: ${said()}`)
      await pause(200)
    }
  }

  private start(command: string, cwd: string): { readonly child: ChildProcess; said(): string } {
    const path = `${join(cwd, 'node_modules', '.bin')}:${join(this.checkout, 'node_modules', '.bin')}:${process.env.PATH}`
    const child = spawn('bash', ['-c', command], {
      cwd,
      env: { ...process.env, ...this.env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    this.children.add(child)
    child.on('close', () => this.children.delete(child))
    let out = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += chunk))
    return { child, said: () => out }
  }

  async close(): Promise<void> {
    for (const child of this.children) killGroup(child, 'SIGKILL')
    await this.database?.remove()
    if (!this.isKept) rmSync(this.folder, { recursive: true, force: true })
  }
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // It has ended by itself.
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** A person with an account, signed in like a browser. */
export async function register(address: string, login: string): Promise<Person> {
  let cookie = ''
  async function post<T>(path: string, body: unknown): Promise<T> {
    const headers = { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) }
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const set = answer.headers.getSetCookie().map((each) => each.split(';')[0])
    if (set.length > 0) cookie = set.join('; ')
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  await post('/api/guests', { name: login })
  await post('/api/me/account', { login, password: `${login} has a long password` })
  return { post }
}
