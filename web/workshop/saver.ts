import { withOtherTab } from './kept.ts'
import { type KeptEdition, WrittenElsewhere } from './store.ts'

interface Setting {
  readonly first: KeptEdition
  /** Writes it to this device unless another tab has written meanwhile. */
  keep(edition: KeptEdition): Promise<KeptEdition>
  read(): Promise<KeptEdition | undefined>
  /** What another tab has made of it comes onto the bench. `both`: it was changed here at the same moment, which is a version now. */
  take(theirs: KeptEdition, both: boolean): void
  failed(error: unknown): void
}

/** What a page that goes away has not seen written. */
export interface Unwritten {
  readonly kept: KeptEdition
  /** How often it had been written before. */
  readonly after: number | undefined
  /** When the write was made that is still on its way, and may arrive or not. */
  readonly underWay: number | undefined
}

/** Writes what is on the bench to this device, one change after the other, and sees what other tabs write. */
export class Saver {
  private readonly setting: Setting
  /** As it stands on this device, for all that this tab knows. */
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

  get unwritten(): Unwritten | undefined {
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
      // What waits to be written finds out by itself.
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

  /** What waited, which does so no longer. */
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
