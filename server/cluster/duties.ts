import type { Log } from '../log.ts'
import type { Jobs } from './jobs.ts'
import { LEASE, type Leases } from './leases.ts'

/** How often it is looked for what nobody is at, in milliseconds. */
const LOOK = 2000

/** Work that takes longer than a request and is asked for in the store: there it stands until it is done, whoever dies over it. */
export interface Duty {
  readonly name: string
  /** Ids of what was asked for before a moment and is not done. */
  open(before: number): Promise<readonly string[]>
  isOpen(id: string): Promise<boolean>
  /**
   * Does it, or a piece of it: true if there is more to do. What is done is kept by itself, once however often it is done. The signal says that
   * it is not wanted any more, or is another's.
   */
  work(id: string, signal: AbortSignal): Promise<boolean>
}

export interface DutiesSetting {
  readonly duty: Duty
  /** False: this process only asks. */
  readonly takes: boolean
  readonly atOnce: number
  readonly now: () => number
  readonly log: Log
  /** Where several processes share a store: the queue, and the leases that say who is at what. */
  readonly shared?: { readonly jobs: Jobs; readonly leases: Leases } | undefined
}

/**
 * One kind of duty. Alone, a process begins at once, and with what is left over when it starts. Among several it is a job: whoever takes it
 * holds a lease; when that ends, since its holder died or was held up, or when a job was lost, it is asked for again.
 */
export class Duties {
  private readonly setting: DutiesSetting
  private readonly stopping = new AbortController()
  private readonly working = new Map<string, Promise<void>>()
  private looking: Promise<void> = Promise.resolve()
  private timer: NodeJS.Timeout | undefined

  constructor(setting: DutiesSetting) {
    this.setting = setting
  }

  get atWork(): number {
    return this.working.size
  }

  /** It stands in the store that this is to be done. */
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

  /** Lets go of what is being done: another process does it, or this one when it is started again. */
  async close(): Promise<void> {
    this.stopping.abort(new Error('the server is closing'))
    clearTimeout(this.timer)
    await this.looking
    await Promise.allSettled(this.working.values())
    await this.setting.shared?.jobs.close()
  }

  private async look(): Promise<void> {
    const { duty, shared, now, log } = this.setting
    try {
      const open = await duty.open(shared === undefined ? now() + 1 : now() - LEASE)
      const free =
        shared === undefined
          ? open
          : await shared.leases.free(
              open.map((id) => this.lease(id)),
              now(),
            )
      for (const id of open) if (shared === undefined || free.includes(this.lease(id))) this.ask(id)
    } catch (error) {
      log.warn({ err: error, duty: duty.name }, 'it was not looked for what is left to do; that is tried again')
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
      .catch((error) =>
        this.setting.log.warn({ err: error, duty: this.setting.duty.name, id }, 'something is left undone; it is tried again'),
      )
      .finally(() => {
        this.working.delete(id)
        if (more) this.ask(id)
      })
    this.working.set(id, working)
    return working
  }

  /** True if there is more to do. */
  private async one(id: string): Promise<boolean> {
    const { duty, shared, now } = this.setting
    const leases = shared?.leases
    const lease = this.lease(id)
    if (leases !== undefined && !(await leases.take(lease, now()))) return false
    const unwanted = new AbortController()
    const signal = AbortSignal.any([this.stopping.signal, unwanted.signal])
    const renewing = setInterval(async () => {
      try {
        if (!(await duty.isOpen(id))) unwanted.abort(new Error('it is done, or nobody wants it any more'))
        else await leases?.hold(lease, now())
      } catch {
        // A store that is away for a moment: the work goes on, and is kept once the store is back.
      }
    }, LEASE / 3)
    try {
      return await duty.work(id, signal)
    } catch (error) {
      if (!signal.aborted) throw error
      return false
    } finally {
      clearInterval(renewing)
      await leases?.release(lease).catch(() => {})
    }
  }

  /** Leases of duties stand beside those of tables, whose ids hold no blank. */
  private lease(id: string): string {
    return `${this.setting.duty.name} ${id}`
  }
}
