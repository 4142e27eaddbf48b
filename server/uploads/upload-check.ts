import { createHash } from 'node:crypto'
import type { Problem } from '@fairground/kernel'
import { Threads } from '../threads.ts'
import type { ArrivedRecord } from './record.ts'

export interface UploadCheckSetting {
  /** The module that exports `games`. */
  readonly gamesModule: string
}

export type UploadTask =
  | { readonly kind: 'options'; readonly game: string; readonly seats: number; readonly options: string }
  | { readonly kind: 'record'; readonly text: string; readonly whole: boolean }

/** It took too long, or crashed. */
export class UploadCheckFailure extends Error {}

/** A person sends a request while their previous one is not done. */
export class UploadCheckBusy extends Error {}

/** How much CPU time checking an upload may take, in milliseconds. */
const OPTIONS_TIME = 5000
const RECORD_TIME = 20_000
const GRACE = 500
/** How many valid editions are cached. */
const REMEMBERED = 200

/**
 * Parses, deals and plays what people upload, a custom edition or the record of a match, in a thread that can be terminated. One
 * request per person at a time, so that nobody fills the queue.
 */
export class UploadCheck {
  private readonly threads: Threads<UploadTask, unknown>
  private readonly good = new Set<string>()
  private readonly asking = new Set<string>()

  private readonly optionsTime: number

  /** `optionsTime`: how much CPU time checking an edition may take, in milliseconds. */
  constructor({
    gamesModule,
    threads = 1,
    optionsTime = OPTIONS_TIME,
  }: UploadCheckSetting & { readonly threads?: number; readonly optionsTime?: number }) {
    this.optionsTime = optionsTime
    const file = new URL('./upload-check-thread.ts', import.meta.url)
    const data = () => ({ gamesModule }) satisfies UploadCheckSetting
    this.threads = new Threads({ file, data, threads, grace: GRACE, countsCpu: true, failure: UploadCheckFailure })
  }

  /** What is wrong with options that contain an edition; empty if they are valid and not too expensive to play. */
  async options(person: string, game: string, seats: number, options: unknown): Promise<readonly Problem[]> {
    const text = JSON.stringify(options)
    const key = createHash('sha256').update(`${game}|${seats}|${text}`).digest('base64')
    if (this.good.has(key)) return []
    const problems = (await this.ask(person, { kind: 'options', game, seats, options: text }, this.optionsTime)) as readonly Problem[]
    if (problems.length === 0) this.remember(key)
    return problems
  }

  record(person: string, text: string, whole: boolean): Promise<ArrivedRecord> {
    return this.ask(person, { kind: 'record', text, whole }, RECORD_TIME) as Promise<ArrivedRecord>
  }

  close(): Promise<void> {
    return this.threads.close()
  }

  private async ask(person: string, task: UploadTask, millis: number): Promise<unknown> {
    if (this.asking.has(person)) throw new UploadCheckBusy('your previous upload is still being checked')
    this.asking.add(person)
    try {
      return await this.threads.run(task, { millis })
    } finally {
      this.asking.delete(person)
    }
  }

  private remember(key: string): void {
    this.good.add(key)
    for (const oldest of this.good) {
      if (this.good.size <= REMEMBERED) return
      this.good.delete(oldest)
    }
  }
}
