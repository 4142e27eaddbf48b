import { Fault } from '../fault.ts'
import type { Subscription } from '../tables/api.ts'

/** Between two polls the poller still counts as present at the table. */
const LINGER = 30_000

export interface Poll {
  /** The subscription of the poll. */
  holds(table: string, subscription: Subscription): void
  /** The response is sent. The subscription stays for a while, or until the next poll of the same table takes over. */
  end(): void
}

/** Who polls what: limits polls, and keeps people present between two polls. */
export class Pollers {
  private readonly most: number
  /** By poller: the number of waiting polls. */
  private readonly waiting = new Map<string, number>()
  private readonly lingering = new Map<string, () => void>()

  constructor(most: number) {
    this.most = most
  }

  begin(poller: string): Poll {
    const waiting = this.waiting.get(poller) ?? 0
    if (waiting >= this.most) throw new Fault('too-many', `you can have at most ${this.most} waiting polls at once`)
    this.waiting.set(poller, waiting + 1)
    let held: { readonly table: string; readonly subscription: Subscription } | undefined
    return {
      holds: (table, subscription) => {
        held = { table, subscription }
        this.lingering.get(`${poller} ${table}`)?.()
      },
      end: () => {
        const left = (this.waiting.get(poller) ?? 1) - 1
        if (left === 0) this.waiting.delete(poller)
        else this.waiting.set(poller, left)
        if (held !== undefined) this.linger(`${poller} ${held.table}`, held.subscription)
      },
    }
  }

  private linger(key: string, subscription: Subscription): void {
    this.lingering.get(key)?.()
    const stop = () => {
      clearTimeout(timer)
      subscription.stop()
      this.lingering.delete(key)
    }
    const timer = setTimeout(stop, LINGER)
    timer.unref()
    this.lingering.set(key, stop)
  }
}
