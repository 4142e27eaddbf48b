import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Failed, Numbered } from './sqlite-connection.ts'
import type { Answer, Job, Request, Setting } from './sqlite-thread.ts'
import { Conflict, type Row, type Statement, type Store, StoreFailure, type Value } from './store.ts'

/** Runs soon, but after the promise reactions of what came before. */
const now = Promise.resolve()

/** A group is written with one sync; a limit keeps the wait of the next ones short. */
const LARGEST_GROUP = 512

const NO_ROWS: readonly Row[] = []

/** The result of so many statements without rows: most commits, so it is built once. */
const rowlessAnswers: (readonly (readonly Row[])[])[] = []

function rowless(statements: number): readonly (readonly Row[])[] {
  rowlessAnswers[statements] ??= Object.freeze(new Array(statements).fill(NO_ROWS))
  return rowlessAnswers[statements]
}

/** A job that waits for its turn or for its answer. */
interface Waiting {
  /** As text, built at once; until the answer comes nothing else of the job is kept. */
  readonly text: string
  /** How many statements return no rows. */
  readonly statements: number
  resolve(rows: unknown): void
  reject(error: Error): void
}

/**
 * The embedded store: one SQLite file, written by a separate thread, so that waiting for the disk never blocks the event loop.
 * Commits that arrive during one group form the next; a group is synced once, and each commit in it succeeds or fails by itself.
 */
export async function openSqlite(path: string, setting: Omit<Setting, 'path'> = {}): Promise<Store> {
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { path, ...setting } satisfies Setting })
  const [opened] = await Promise.race([once(worker, 'message'), failed(worker)])
  if (opened !== 'open') {
    await worker.terminate()
    throw new StoreFailure(String(opened))
  }
  return new SqliteStore(worker)
}

async function failed(worker: Worker): Promise<never> {
  const [error] = await once(worker, 'error')
  throw new StoreFailure('the store thread could not start', { cause: error })
}

class SqliteStore implements Store {
  private readonly worker: Worker
  private readonly numbers = new Map<string, number>()
  /** Texts that the thread does not have yet. */
  private news: string[] = []
  private waiting: Waiting[] = []
  /** The group that the thread is working on. */
  private group: Waiting[] = []
  private closing: Waiting | undefined
  private broken: StoreFailure | undefined
  private readonly lost = Promise.withResolvers<StoreFailure>()
  readonly gone = this.lost.promise

  constructor(worker: Worker) {
    this.worker = worker
    worker.on('message', (answers: readonly Answer[]) => this.answered(answers))
    worker.on('error', (error) => this.stop(new StoreFailure('the store thread has failed', { cause: error })))
    worker.on('exit', () => this.stop(new StoreFailure('the store is closed')))
  }

  all(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return this.enqueue({ kind: 'all', statement: [this.numberOf(sql), values] }) as Promise<readonly Row[]>
  }

  commit(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    const numbered = statements.map(
      ({ sql, values = [], must }): Numbered => (must === true ? [this.numberOf(sql), values, must] : [this.numberOf(sql), values]),
    )
    return this.enqueue({ kind: 'commit', statements: numbered }, statements.length) as Promise<readonly (readonly Row[])[]>
  }

  async backup(path: string): Promise<void> {
    await this.enqueue({ kind: 'backup', path })
  }

  /** Writes what is queued, then closes the file. */
  async close(): Promise<void> {
    if (this.closing !== undefined || this.broken !== undefined) return
    const closed = once(this.worker, 'exit')
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.closing = { text: JSON.stringify({ kind: 'close' } satisfies Job), statements: 0, resolve, reject }
    this.next()
    await Promise.all([promise, closed])
  }

  private enqueue(job: Job, statements = 0): Promise<unknown> {
    if (this.broken !== undefined) return Promise.reject(this.broken)
    if (this.closing !== undefined) return Promise.reject(new StoreFailure('the store is closing'))
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.waiting.push({ text: JSON.stringify(job), statements, resolve, reject })
    // All jobs of this turn of the event loop go together.
    if (this.group.length === 0 && this.waiting.length === 1) queueMicrotask(() => this.next())
    return promise
  }

  private next(): void {
    if (this.group.length > 0) return
    if (this.waiting.length > 0) {
      this.group = this.waiting.splice(0, LARGEST_GROUP)
    } else if (this.closing !== undefined) {
      this.group = [this.closing]
    } else return
    this.worker.postMessage({ texts: this.news, jobs: `[${this.group.map(({ text }) => text).join()}]` } satisfies Request)
    this.news = []
  }

  /** Statements are few and long: the thread receives the text of each once. */
  private numberOf(sql: string): number {
    let number = this.numbers.get(sql)
    if (number === undefined) {
      number = this.numbers.size
      this.numbers.set(sql, number)
      this.news.push(sql)
    }
    return number
  }

  private answered(answers: readonly Answer[]): void {
    const group = this.group
    this.group = []
    this.next()
    this.settle(group, answers, 0)
  }

  /** Resolves one job after another with everything that follows from it, instead of interleaving them, so that its data is in the cache. */
  private settle(group: Waiting[], answers: readonly Answer[], index: number): void {
    if (index === group.length) {
      group.length = 0
      return
    }
    const { statements, resolve, reject } = group[index]
    const answer = answers[index]
    if (answer === 'done') resolve(rowless(statements))
    else if ('rows' in answer) resolve(answer.rows)
    else reject(errorOf(answer))
    now.then(() => this.settle(group, answers, index + 1))
  }

  private stop(why: StoreFailure): void {
    this.broken ??= why
    if (this.closing === undefined) this.lost.resolve(this.broken)
    const left = [...this.group, ...this.waiting]
    this.group = []
    this.waiting = []
    for (const { reject } of left) reject(this.broken)
  }
}

function errorOf(answer: Failed): Error {
  if (answer.failed === 'conflict') return new Conflict(answer.message)
  if (answer.failed === 'store') return new StoreFailure(answer.message)
  return new Error(answer.message)
}
