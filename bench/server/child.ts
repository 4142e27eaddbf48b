import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Announcement } from './announce.ts'

/** A server in a process of its own, as one runs it in earnest. */
export class ServerChild {
  /** Where it listens. */
  readonly urls: readonly string[]
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, urls: readonly string[]) {
    this.child = child
    this.urls = urls
  }

  /** Starts it on a folder and waits until it listens. */
  static async start(script: URL, data: string): Promise<ServerChild> {
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = fork(script, [data], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [], env })
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

  /** CPU time that the process has taken since it began, all threads. */
  async cpuSeconds(): Promise<number> {
    const answered = once(this.child, 'message')
    this.child.send('cpu')
    const [said]: Announcement[] = await answered
    if (!('cpuSeconds' in said)) throw new Error('the server said something else than its CPU time')
    return said.cpuSeconds
  }

  /** Ends it at once: nothing that matters may depend on a farewell. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const gone = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await gone
  }
}
