/**
 * A list that grows at its end and is shared by the forks of a match; each sees it up to its own length. If another fork has already added
 * something at that length, adding makes a copy first.
 */
export class ForkableList<T> {
  private items: T[]
  private seen: number

  /** The list owns the array from now on. */
  constructor(items: T[] = [], seen = items.length) {
    this.items = items
    this.seen = seen
  }

  get length(): number {
    return this.seen
  }

  at(index: number): T {
    return this.items[index]
  }

  /** All items, valid until the next change: copy them to keep them. */
  get all(): readonly T[] {
    return this.items.length === this.seen ? this.items : this.items.slice(0, this.seen)
  }

  push(item: T): void {
    if (this.items.length !== this.seen) this.items = this.items.slice(0, this.seen)
    this.items.push(item)
    this.seen++
  }

  /** Changes an item for all forks that share it. */
  put(index: number, item: T): void {
    this.items[index] = item
  }

  /** Keeps at most so many items. */
  cut(length: number): void {
    this.seen = Math.min(length, this.seen)
  }

  fork(): ForkableList<T> {
    return new ForkableList(this.items, this.seen)
  }
}
