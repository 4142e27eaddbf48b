import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ServeOptions } from '../index.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** A real server process on a folder of data, which can be killed and started again. */
export class ServerProcess {
  private readonly data: string
  private readonly options: Partial<ServeOptions>
  private child: ChildProcess | undefined
  private listening: string | undefined

  private readonly checkout: string

  /** Of this release, or of the one in another checkout. */
  constructor(data: string, options: Partial<ServeOptions> = {}, checkout = ROOT) {
    this.data = data
    this.options = options
    this.checkout = checkout
  }

  /** Where it listens; missing while it is down. */
  get url(): string | undefined {
    return this.listening
  }

  /** Starts it and waits until it listens. False if it was killed before that. */
  async start(): Promise<boolean> {
    const child = fork(join(this.checkout, 'server', 'soak', 'child.ts'), [this.data, JSON.stringify(this.options)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.child = child
    let complaint = ''
    child.stderr?.on('data', (text) => {
      complaint += text
    })
    const told = once(child, 'message').then(([message]) => (message as { url: string }).url)
    const url = await Promise.race([told, once(child, 'exit').then(() => undefined)])
    if (url === undefined && child.signalCode !== 'SIGKILL') throw new Error(`the server did not start: ${complaint}`)
    this.listening = url
    return url !== undefined
  }

  /** Pauses it in the middle of whatever it does, or resumes it. */
  pause(on: boolean): void {
    this.child?.kill(on ? 'SIGSTOP' : 'SIGCONT')
  }

  /** Kills it at once, without a clean shutdown. */
  async kill(): Promise<void> {
    const child = this.child
    this.listening = undefined
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}
