import type { Seat, Viewer } from '@fairground/kernel'
import type { ReceivedEntry } from '@fairground/protocol'
import type { TableId } from '../tables/api.ts'
import { Witness } from './witness.ts'

/** Also records how long after an acknowledged command the others at the table received it. */
export class LagWitness extends Witness {
  private calm = false
  private readonly acknowledgedAt = new Map<string, number>()
  private readonly receivedAt = new Map<string, number>()

  /** From now on nobody may be late. */
  beginCalm(): void {
    this.calm = true
  }

  override accept(table: TableId, seat: Seat, client: string, n: number, again: boolean): void {
    super.accept(table, seat, client, n, again)
    if (this.calm && !again) this.acknowledgedAt.set(`${table}|${n}`, Date.now())
  }

  override show(table: TableId, viewer: Viewer, entry: ReceivedEntry): void {
    super.show(table, viewer, entry)
    if (this.calm) this.receivedAt.set(`${table}|${entry.n}|${viewer}`, Date.now())
  }

  lags(): { readonly latest: number; readonly late99: number } {
    const lags: number[] = []
    for (const [key, at] of this.receivedAt) {
      const acknowledged = this.acknowledgedAt.get(key.slice(0, key.lastIndexOf('|')))
      if (acknowledged !== undefined) lags.push(Math.max(0, at - acknowledged))
    }
    lags.sort((a, b) => a - b)
    return { latest: lags.at(-1) ?? 0, late99: lags[Math.floor(lags.length * 0.99)] ?? 0 }
  }
}
