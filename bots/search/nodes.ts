export const ROOT = 0
export const NO_NODE = -1

/** The tree as lists that only ever grow: a search allocates nothing. */
export class Nodes {
  count = 1
  child = new Int32Array(1024).fill(NO_NODE)
  sibling = new Int32Array(1024)
  key = new Float64Array(1024)
  visits = new Int32Array(1024)
  /** How often the move was legal when its parent was visited. */
  offered = new Int32Array(1024)
  /** The sum of what it was worth to the player who made it, and of the squares. */
  sum = new Float64Array(1024)
  squares = new Float64Array(1024)
  /** The prior probability of the move, where a network gives one. */
  prior = new Float64Array(1024)

  clear(): void {
    this.count = 1
    this.child[ROOT] = NO_NODE
    this.visits[ROOT] = 0
  }

  grow(parent: number, key: number, prior = 0): number {
    if (this.count === this.key.length) this.double()
    const node = this.count++
    this.key[node] = key
    this.child[node] = NO_NODE
    this.visits[node] = 0
    this.offered[node] = 1
    this.sum[node] = 0
    this.squares[node] = 0
    this.prior[node] = prior
    this.sibling[node] = this.child[parent]
    this.child[parent] = node
    return node
  }

  add(node: number, worth: number): void {
    this.visits[node]++
    this.sum[node] += worth
    this.squares[node] += worth * worth
  }

  /** By how many visits the root's most visited move is ahead of the next. */
  get lead(): number {
    let [most, second] = [0, 0]
    for (let child = this.child[ROOT]; child !== NO_NODE; child = this.sibling[child]) {
      const visits = this.visits[child]
      if (visits > most) {
        second = most
        most = visits
      } else if (visits > second) second = visits
    }
    return most - second
  }

  private double(): void {
    this.child = doubled(this.child, new Int32Array(2 * this.child.length))
    this.sibling = doubled(this.sibling, new Int32Array(2 * this.sibling.length))
    this.key = doubled(this.key, new Float64Array(2 * this.key.length))
    this.visits = doubled(this.visits, new Int32Array(2 * this.visits.length))
    this.offered = doubled(this.offered, new Int32Array(2 * this.offered.length))
    this.sum = doubled(this.sum, new Float64Array(2 * this.sum.length))
    this.squares = doubled(this.squares, new Float64Array(2 * this.squares.length))
    this.prior = doubled(this.prior, new Float64Array(2 * this.prior.length))
  }
}

function doubled<T extends Int32Array | Float64Array>(from: T, into: T): T {
  into.set(from)
  return into
}

/** Standard error of a node's mean worth. */
export function errorOf(nodes: Nodes, node: number): number {
  const visits = nodes.visits[node]
  if (visits < 2) return 0.5
  const mean = nodes.sum[node] / visits
  return Math.sqrt(Math.max(0, nodes.squares[node] / visits - mean * mean) / (visits - 1))
}
