import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Announcement } from './announce.ts'

/** A server in a separate process, as in production. */
export class ServerChild {
  /** Where it listens. */
  readonly urls: readonly string[]
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, urls: readonly string[]) {
    this.child = child
    this.urls = urls
  }

  /** Starts it on a folder and waits until it listens. */
  static async start(script: URL, data: string, options: object = {}): Promise<ServerChild> {
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = fork(script, [data, JSON.stringify(options)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: ['--expose-gc'],
      env,
    })
    let complaint = ''
    child.stderr?.on('data', (text) => {
      complaint += text
    })
    const urls = once(child, 'message').then(([said]) => said.urls)
    const ended = once(child, 'exit').then(() => {
      throw new Error(`the server did not start: ${complaint}`)
    })
    return new ServerChild(child, await Promise.race([urls, ended]))
  }

  /** The CPU time of the process since its start, all threads. */
  async cpuSeconds(): Promise<number> {
    return (await this.ask('cpu')).cpuSeconds
  }

  /** Memory of all reachable objects. */
  async heapBytes(): Promise<number> {
    return (await this.ask('memory')).heapBytes
  }

  /** Memory that the operating system has assigned to it. */
  async residentBytes(): Promise<number> {
    return (await this.ask('memory')).residentBytes
  }

  private async ask(what: string): Promise<Extract<Announcement, { cpuSeconds: number }>> {
    const answered = once(this.child, 'message')
    this.child.send(what)
    const [said]: Announcement[] = await answered
    if (!('cpuSeconds' in said)) throw new Error('the server said something else than its CPU time')
    return said
  }

  /** Kills it at once: nothing important may depend on a clean shutdown. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const gone = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await gone
  }
}
