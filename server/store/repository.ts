import type { Store } from './store.ts'

/** A class that reads and writes one kind of thing in the store. */
export abstract class Repository {
  protected readonly store: Store
  protected readonly now: () => number

  constructor(store: Store, now: () => number = Date.now) {
    this.store = store
    this.now = now
  }
}
