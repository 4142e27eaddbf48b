import { beat } from './store/known.ts'
import { type Store, StoreFailure } from './store/store.ts'

/** How often we write to the store to check that it works, in milliseconds. */
const BEAT = 20_000
/** How long a result is cached, however many ask, in milliseconds. */
const FRESH = 1000
/** How long the server counts as unhealthy after a failed write, even if smaller writes succeed. */
const RECENTLY = 30_000

/** Whether the server can store what people do. */
export class Health {
  /** The store with a check around it; the whole server writes through it. */
  readonly store: Store
  private readonly beat: () => Promise<void>
  private failedAt = Number.NEGATIVE_INFINITY
  private lastBeat: { readonly at: number; readonly done: Promise<void> } | undefined
  private timer: NodeJS.Timeout | undefined

  /** `data`: the folder of an embedded store. */
  constructor(store: Store, data: string | undefined) {
    this.store = {
      ...{ all: store.all.bind(store), backup: store.backup.bind(store), close: store.close.bind(store) },
      notifier: store.notifier,
      gone: store.gone,
      commit: (statements) => {
        const committed = store.commit(statements)
        committed.catch((error) => {
          if (error instanceof StoreFailure) this.failedAt = performance.now()
        })
        return committed
      },
    }
    this.beat = data === undefined ? async () => void (await store.all('SELECT 1 AS one')) : () => beat(data, this.store)
  }

  start(): void {
    this.timer = setInterval(() => this.look().catch(() => {}), BEAT)
    this.timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.lastBeat?.done.catch(() => {})
    await this.beat().catch(() => {})
  }

  /** What is wrong; `undefined` if all is well. */
  async problem(): Promise<string | undefined> {
    try {
      await this.look()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return `the store cannot be written: ${error.message}`
    }
    return performance.now() - this.failedAt < RECENTLY ? 'something could not be written a moment ago' : undefined
  }

  private look(): Promise<void> {
    const now = performance.now()
    if (this.lastBeat === undefined || now - this.lastBeat.at > FRESH) this.lastBeat = { at: now, done: this.beat() }
    return this.lastBeat.done
  }
}
