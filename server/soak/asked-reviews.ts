import { setTimeout as pause } from 'node:timers/promises'
import { isRefusal, type Visitor } from './visitor.ts'

interface Reviewing {
  readonly state: string
  readonly review?: { readonly decisions: readonly unknown[] }
}

const LONGEST = 180_000

/** Reviews that people request while faults are injected: each must be made, and once it is shown it must never change. */
export class AskedReviews {
  private left: number
  private readonly asked = new Map<string, Visitor>()
  private readonly shown = new Map<string, string>()

  constructor(most: number) {
    this.left = most
  }

  get count(): number {
    return this.asked.size
  }

  /** Requests the review of a seat, and checks the previous one. */
  async ask(visitor: Visitor, table: string, seat: number): Promise<void> {
    const before = [...this.asked.keys()].at(-1)
    if (before !== undefined) this.show(before, await visitor.ask<Reviewing>('GET', before))
    if (this.left === 0) return
    // At once: others send requests while this one waits for its answer.
    this.left--
    try {
      await visitor.ask('POST', `/api/tables/${table}/review`, { seat })
    } catch (error) {
      this.left++
      // Many wait already, so this one is not requested.
      if (isRefusal(error) && error.code === 'too-many') return
      throw error
    }
    this.asked.set(`/api/tables/${table}/review?seat=${seat}`, visitor)
  }

  /** All processes must show the same reviews. */
  async check(urls: readonly string[]): Promise<void> {
    const began = Date.now()
    for (const [path, visitor] of this.asked)
      for (const url of urls)
        while (!this.show(path, await visitor.askAt<Reviewing>(url, 'GET', path))) {
          if (Date.now() - began > LONGEST) throw new Error(`${path} is not made`)
          await pause(200)
        }
  }

  /** True once it is there. */
  private show(path: string, { state, review }: Reviewing): boolean {
    const before = this.shown.get(path)
    if (state !== 'done') {
      if (state !== 'waiting' || before !== undefined) throw new Error(`${path} is ${state}`)
      return false
    }
    if (review?.decisions.length === 0) throw new Error(`${path} reviews nothing`)
    const text = JSON.stringify(review)
    if (before !== undefined && before !== text) throw new Error(`${path} was made twice, and differs`)
    this.shown.set(path, text)
    return true
  }
}
