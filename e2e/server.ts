import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LAUNCHER = join(import.meta.dirname, '..', 'cli', 'fairground.js')

/** A real server process with its store on disk, in its own folder. */
export interface RunningServer {
  readonly url: string
  /** Kills the process, as a power cut would; the next `start` uses the same folder. */
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** Secrets such as the push keys come from the environment. The launcher may belong to another checkout. */
export async function openServer(secrets: Readonly<Record<string, string>> = {}, launcher = LAUNCHER): Promise<RunningServer> {
  const data = await mkdtemp(join(tmpdir(), 'fairground-e2e-'))
  let running = await launch(data, 0, secrets, launcher)
  const port = Number(new URL(running.url).port)
  return {
    url: running.url,
    async kill() {
      await ended(running.process, 'SIGKILL')
    },
    async start() {
      running = await launch(data, port, secrets, launcher)
    },
    async close() {
      await ended(running.process, 'SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function launch(
  data: string,
  port: number,
  secrets: Readonly<Record<string, string>>,
  launcher: string,
): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [launcher, 'serve', '--port', String(port), '--host', '127.0.0.1', '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Bots with a pause would only make the tests wait.
    env: { ...process.env, FAIRGROUND_BOT_PAUSE: '0', ...secrets },
  })
  let said = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      const url = /https?:\/\/[^\s/]+/.exec(said)?.[0]
      if (url !== undefined) resolve({ process: child, url: url.replace('localhost', '127.0.0.1') })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.on('exit', () => reject(new Error(`the server did not start: ${said}`)))
  })
}

async function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise((resolve) => {
    child.on('exit', resolve)
    child.kill(signal)
  })
}
