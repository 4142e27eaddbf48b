import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Failed, Numbered } from './sqlite-connection.ts'
import type { Answer, Job, Request, Setting } from './sqlite-thread.ts'
import { Conflict, type Row, type Statement, type Store, StoreFailure, type Value } from './store.ts'

/** For what is to follow at once, but after what follows from the line before it. */
const now = Promise.resolve()

/** A group is written with one sync; a bound keeps the wait of those behind it short. */
const LARGEST_GROUP = 512

const NO_ROWS: readonly Row[] = []

/** What is answered to so many statements that have no rows to show: most commits, hence made once. */
const rowlessAnswers: (readonly (readonly Row[])[])[] = []

function rowless(statements: number): readonly (readonly Row[])[] {
  rowlessAnswers[statements] ??= Object.freeze(new Array(statements).fill(NO_ROWS))
  return rowlessAnswers[statements]
}

/** A job that waits for its turn or for its answer. */
interface Waiting {
  /** As text, made while what it says is at hand; until the answer comes nothing else of it is kept. */
  readonly text: string
  /** How many statements are answered by nothing but that they are done. */
  readonly statements: number
  resolve(rows: unknown): void
  reject(error: Error): void
}

/**
 * The embedded store: one SQLite file, written by a thread of its own, so that the wait for the disk never stops the event loop.
 * What queues up during one commit is the next group; a group is synced once and each commit in it stands or falls alone.
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
  /** Texts that the thread has not heard yet. */
  private news: string[] = []
  private waiting: Waiting[] = []
  /** The group that the thread is at work on. */
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

  /** Writes what is queued, then lets go of the file. */
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
    // Everything that is asked for in this turn of the loop goes along.
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

  /** Statements are few and long: the thread hears the text of each once. */
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

  /** One job and what follows from it comes after the other, so that what it needs is still at hand, rather than all by turns. */
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
