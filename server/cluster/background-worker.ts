import type { Log } from '../log.ts'
import type { Jobs } from './jobs.ts'
import { LEASE, type Leases } from './leases.ts'

/** How often we look for work that nobody is doing, in milliseconds. */
const LOOK = 2000

/** Work that takes longer than a request. The request for it is stored until the work is done, even if a process dies. */
export interface BackgroundTask {
  readonly name: string
  /** Ids of work that was requested before a moment and is not done. */
  open(before: number): Promise<readonly string[]>
  isOpen(id: string): Promise<boolean>
  /**
   * Does the work, or a piece of it: true if there is more to do. It stores its own result, and doing it twice does no harm. The signal
   * aborts it if it is not wanted any more, or if another process has taken it over.
   */
  work(id: string, signal: AbortSignal): Promise<boolean>
}

export interface BackgroundWorkerSetting {
  readonly task: BackgroundTask
  /** False: this process only requests work. */
  readonly takes: boolean
  readonly atOnce: number
  readonly now: () => number
  readonly log: Log
  /** If several processes share a store: the queue, and the leases that say who works on what. */
  readonly shared?: { readonly jobs: Jobs; readonly leases: Leases } | undefined
}

/**
 * One kind of task. A single process begins at once, and with leftovers when it starts. With several processes it is a job: the one that
 * takes it holds a lease; if the lease expires, because its holder died or was too slow, or if a job was lost, it is requested again.
 */
export class BackgroundWorker {
  private readonly setting: BackgroundWorkerSetting
  private readonly stopping = new AbortController()
  private readonly working = new Map<string, Promise<void>>()
  private looking: Promise<void> = Promise.resolve()
  private timer: NodeJS.Timeout | undefined

  constructor(setting: BackgroundWorkerSetting) {
    this.setting = setting
  }

  get atWork(): number {
    return this.working.size
  }

  /** Call it once the request for the work is stored. */
  ask(id: string): void {
    const { takes, shared } = this.setting
    if (this.stopping.signal.aborted) return
    if (shared !== undefined) shared.jobs.ask(id)
    else if (takes) void this.begin(id)
  }

  start(): void {
    const { takes, shared, atOnce } = this.setting
    if (!takes) return
    shared?.jobs.serve((id) => this.begin(id), atOnce)
    this.looking = this.look()
  }

  /** Gives up current work: another process does it, or this one after a restart. */
  async close(): Promise<void> {
    this.stopping.abort(new Error('the server is stopping'))
    clearTimeout(this.timer)
    await this.looking
    await Promise.allSettled(this.working.values())
    await this.setting.shared?.jobs.close()
  }

  private async look(): Promise<void> {
    const { task, shared, now, log } = this.setting
    try {
      const open = await task.open(shared === undefined ? now() + 1 : now() - LEASE)
      const free =
        shared === undefined
          ? open
          : await shared.leases.free(
              open.map((id) => this.lease(id)),
              now(),
            )
      for (const id of open) if (shared === undefined || free.includes(this.lease(id))) this.ask(id)
    } catch (error) {
      log.warn({ err: error, task: task.name }, 'the search for unfinished work failed and will be tried again')
    }
    if (shared === undefined || this.stopping.signal.aborted) return
    this.timer = setTimeout(() => {
      this.looking = this.look()
    }, LOOK)
  }

  private begin(id: string): Promise<void> {
    if (this.stopping.signal.aborted) return Promise.resolve()
    const before = this.working.get(id)
    if (before !== undefined) return before
    let more = false
    const working = this.one(id)
      .then((left) => {
        more = left
      })
      .catch((error) => this.setting.log.warn({ err: error, task: this.setting.task.name, id }, 'a task failed and will be tried again'))
      .finally(() => {
        this.working.delete(id)
        if (more) this.ask(id)
      })
    this.working.set(id, working)
    return working
  }

  /** True if there is more to do. */
  private async one(id: string): Promise<boolean> {
    const { task, shared, now } = this.setting
    const leases = shared?.leases
    const lease = this.lease(id)
    if (leases !== undefined && !(await leases.take(lease, now()))) return false
    const unwanted = new AbortController()
    const signal = AbortSignal.any([this.stopping.signal, unwanted.signal])
    const renewing = setInterval(async () => {
      try {
        if (!(await task.isOpen(id))) unwanted.abort(new Error('it is done, or nobody wants it any more'))
        else await leases?.hold(lease, now())
      } catch {
        // The store is unavailable for a moment: the work goes on, and its result is stored once the store is back.
      }
    }, LEASE / 3)
    try {
      return await task.work(id, signal)
    } catch (error) {
      if (!signal.aborted) throw error
      return false
    } finally {
      clearInterval(renewing)
      await leases?.release(lease).catch(() => {})
    }
  }

  /** Leases of tasks share a table with those of game tables, whose ids contain no blank. */
  private lease(id: string): string {
    return `${this.setting.task.name} ${id}`
  }
}
