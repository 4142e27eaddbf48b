import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Ids of tables where a move took too long, one per line. The host may remove lines. */
const FILE = 'overrun-tables'
const BEAT = 250
/** The longest id of a table. */
const LONGEST_ID = 64

export interface WatchdogSetting {
  readonly file: string
  readonly beats: Int32Array
  readonly table: Uint8Array
  /** After so many milliseconds without a heartbeat at a table the process is ended. */
  readonly patience: number
}

/**
 * Supervises tables with a custom edition. If a move there takes too long, the table is frozen afterwards. If a move never ends, a separate
 * thread notices, records the table and ends the process: its supervisor starts it again, and the table is frozen from the start.
 */
export class Watchdog {
  private readonly file: string
  private readonly overran: Set<string>
  private readonly beats = new Int32Array(new SharedArrayBuffer(4))
  private readonly table = new Uint8Array(new SharedArrayBuffer(LONGEST_ID))
  private readonly encoder = new TextEncoder()
  private readonly patience: number
  private thread: Worker | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(data: string, patience = 10_000) {
    this.file = join(data, FILE)
    this.patience = patience
    this.overran = new Set(existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n').filter(Boolean) : [])
  }

  start(): void {
    const { file, beats, table, patience } = this
    this.thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
      workerData: { file, beats, table, patience } satisfies WatchdogSetting,
    })
    this.thread.unref()
    this.timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT)
    this.timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.thread?.terminate()
  }

  hasOverrun(table: string): boolean {
    return this.overran.has(table)
  }

  note(table: string): void {
    if (this.overran.has(table)) return
    this.overran.add(table)
    appendFileSync(this.file, `${table}\n`)
  }

  /** Does something that may take too long at a table, and returns how long it took, in CPU milliseconds of this thread. */
  watched<T>(table: string, work: () => T): { readonly done: T; readonly took: number } {
    this.table.fill(0)
    this.encoder.encodeInto(table, this.table)
    const before = process.threadCpuUsage()
    try {
      const done = work()
      const { user, system } = process.threadCpuUsage(before)
      return { done, took: (user + system) / 1000 }
    } finally {
      this.table.fill(0)
    }
  }
}
