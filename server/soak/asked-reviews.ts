import { pause, Refusal, type Visitor } from './visitor.ts'

interface Reviewing {
  readonly state: string
  readonly review?: { readonly decisions: readonly unknown[] }
}

const LONGEST = 180_000

/** Reviews that people ask for while everything breaks: each must be made, and once it is shown nobody may ever be shown another. */
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

  /** Asks for the review of a seat, and has a look at the one before. */
  async ask(visitor: Visitor, table: string, seat: number): Promise<void> {
    const before = [...this.asked.keys()].at(-1)
    if (before !== undefined) this.show(before, await visitor.ask<Reviewing>('GET', before))
    if (this.left === 0) return
    // At once: others ask while this one waits for its answer.
    this.left--
    try {
      await visitor.ask('POST', `/api/tables/${table}/review`, { seat })
    } catch (error) {
      this.left++
      // Many wait already, so this one is not asked for.
      if (error instanceof Refusal && error.code === 'too-many') return
      throw error
    }
    this.asked.set(`/api/tables/${table}/review?seat=${seat}`, visitor)
  }

  /** Every one of them is shown by all processes alike. */
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
