import { withOtherTab } from './kept.ts'
import { type KeptEdition, WrittenElsewhere } from './store.ts'

interface Setting {
  readonly first: KeptEdition
  /** Writes it to this device unless another tab has written in the meantime. */
  keep(edition: KeptEdition): Promise<KeptEdition>
  read(): Promise<KeptEdition | undefined>
  /** Loads another tab's state into the editor. `both`: it was also changed here at the same time; that is now a version. */
  take(theirs: KeptEdition, both: boolean): void
  failed(error: unknown): void
}

/** What was not confirmed as written when the page closed. */
export interface UnsavedChange {
  readonly kept: KeptEdition
  /** How often it had been written before. */
  readonly after: number | undefined
  /** The time of the pending write, which may succeed or not. */
  readonly underWay: number | undefined
}

/** Writes the edited edition to this device, one change after the other, and notices what other tabs write. */
export class Saver {
  private readonly setting: Setting
  /** The stored state, as far as this tab knows. */
  private known: KeptEdition
  /** What is still to be written. */
  private waiting: KeptEdition | undefined
  /** What is being written. */
  private writing: KeptEdition | undefined
  private work: Promise<void> = Promise.resolve()

  constructor(setting: Setting) {
    this.setting = setting
    this.known = setting.first
  }

  get unwritten(): UnsavedChange | undefined {
    const kept = this.waiting ?? this.writing
    return kept && { kept, after: this.known.writes, underWay: this.writing?.touched }
  }

  save(kept: KeptEdition): Promise<void> {
    this.waiting = kept
    return this.next(() => this.write())
  }

  /** Another tab says that it has written. */
  look(): Promise<void> {
    return this.next(async () => {
      const theirs = await this.setting.read()
      // A pending write will notice by itself.
      if (theirs === undefined || this.waiting !== undefined || theirs.writes === this.known.writes) return
      this.known = theirs
      this.setting.take(theirs, false)
    })
  }

  private async write(): Promise<void> {
    const kept = this.taken()
    if (kept === undefined) return
    this.writing = { ...kept, touched: Date.now(), writes: this.known.writes }
    try {
      this.known = await this.setting.keep(this.writing)
    } catch (error) {
      if (!(error instanceof WrittenElsewhere)) throw error
      this.known = error.theirs
      for (let mine: KeptEdition | undefined = kept; mine !== undefined; mine = this.taken()) {
        this.known = await this.setting.keep(withOtherTab(mine, this.known))
      }
      this.setting.take(this.known, true)
    } finally {
      this.writing = undefined
    }
  }

  /** Takes the pending write out of the queue. */
  private taken(): KeptEdition | undefined {
    const kept = this.waiting
    this.waiting = undefined
    return kept
  }

  private next(step: () => Promise<void>): Promise<void> {
    this.work = this.work.then(step).catch((error) => this.setting.failed(error))
    return this.work
  }
}
