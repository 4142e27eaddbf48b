/**
 * A list that grows at its end and is shared by forks of a match, each of which sees it up to its own length. Whoever adds where
 * another has gone on already takes a copy first.
 */
export class ForkableList<T> {
  private items: T[]
  private seen: number

  /** The list is the trail's own from now on. */
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

  /** All of it, for now: whoever keeps it takes a copy. */
  get all(): readonly T[] {
    return this.items.length === this.seen ? this.items : this.items.slice(0, this.seen)
  }

  push(item: T): void {
    if (this.items.length !== this.seen) this.items = this.items.slice(0, this.seen)
    this.items.push(item)
    this.seen++
  }

  /** Changes an item for all who share it. */
  put(index: number, item: T): void {
    this.items[index] = item
  }

  /** Leaves so many at most. */
  cut(length: number): void {
    this.seen = Math.min(length, this.seen)
  }

  fork(): ForkableList<T> {
    return new ForkableList(this.items, this.seen)
  }
}
