import type { Seat, Viewer } from '@fairground/kernel'
import type { ReceivedEntry } from '@fairground/protocol'
import type { TableId } from '../tables/api.ts'

interface Acknowledged {
  readonly table: TableId
  readonly seat: Seat
  readonly n: number
}

/** Records everything that the server ever sent, and checks its store against it. */
export class Witness {
  /** What each viewer of a table was shown, as text, by number. */
  private readonly shown = new Map<string, Map<number, string>>()
  /** Commands that were acknowledged, by client id. */
  private readonly acknowledged = new Map<string, Acknowledged>()
  private repeated = 0
  private readonly oneRelease: boolean

  /** Two releases may describe the same entry with different events. */
  constructor(oneRelease = true) {
    this.oneRelease = oneRelease
  }

  get figures(): { readonly acknowledged: number; readonly repeated: number; readonly shown: number } {
    let shown = 0
    for (const lines of this.shown.values()) shown += lines.size
    return { acknowledged: this.acknowledged.size, repeated: this.repeated, shown }
  }

  /** The server accepted a command. */
  accept(table: TableId, seat: Seat, client: string, n: number, again: boolean): void {
    const before = this.acknowledged.get(client)?.n
    if (before !== undefined && before !== n) throw new Error(`${table}: command ${client} was entry ${before} and now is entry ${n}`)
    if (before !== undefined && !again) throw new Error(`${table}: command ${client} was done twice`)
    if (again) this.repeated++
    this.acknowledged.set(client, { table, seat, n })
  }

  /** The server sent an entry to a viewer. */
  show(table: TableId, viewer: Viewer, entry: ReceivedEntry): void {
    const lines = this.linesOf(table, viewer)
    const text = this.textOf(entry)
    const before = lines.get(entry.n)
    if (before !== undefined && before !== text)
      throw new Error(`${table}: ${viewer} was shown entry ${entry.n} as ${before} and then as ${text}`)
    lines.set(entry.n, text)
  }

  /** The log must contain everything that this viewer was ever shown, and every acknowledged command. */
  check(table: TableId, viewer: Viewer, log: readonly ReceivedEntry[]): void {
    for (const [client, { table: at, seat, n }] of this.acknowledged)
      if (at === table && log[n]?.seat !== seat)
        throw new Error(
          `${table}: command ${client} of seat ${seat} was entry ${n}, and the store has ${JSON.stringify(log[n])} there, of ${log.length} entries`,
        )
    for (const [n, text] of this.linesOf(table, viewer)) {
      const stored = log[n] === undefined ? undefined : this.textOf(log[n])
      if (stored !== text) throw new Error(`${table}: ${viewer} was shown entry ${n} as ${text}, and the store has ${stored}`)
    }
  }

  private linesOf(table: TableId, viewer: Viewer): Map<number, string> {
    const key = `${table}|${viewer}`
    let lines = this.shown.get(key)
    if (lines === undefined) {
      lines = new Map()
      this.shown.set(key, lines)
    }
    return lines
  }

  /** Without the views between its steps, which only live watchers receive. */
  private textOf(entry: ReceivedEntry): string {
    const events = this.oneRelease ? entry.events.map((step) => ({ ...step, view: undefined })) : []
    return JSON.stringify({ ...entry, events })
  }
}
