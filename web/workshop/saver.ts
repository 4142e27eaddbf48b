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

/** Writes what is on the bench to this device, one change after the other, and sees what other tabs write. */
export class Saver {
  private readonly setting: Setting
  /** As it stands on this device, for all that this tab knows. */
  private known: KeptEdition
  /** What is still to be written. */
  private waiting: KeptEdition | undefined
  private work: Promise<void> = Promise.resolve()

  constructor(setting: Setting) {
    this.setting = setting
    this.known = setting.first
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
    try {
      this.known = await this.setting.keep({ ...kept, touched: Date.now(), writes: this.known.writes })
    } catch (error) {
      if (!(error instanceof WrittenElsewhere)) throw error
      this.known = error.theirs
      for (let mine: KeptEdition | undefined = kept; mine !== undefined; mine = this.taken()) {
        this.known = await this.setting.keep(withOtherTab(mine, this.known))
      }
      this.setting.take(this.known, true)
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
