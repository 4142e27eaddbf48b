import type { AnyRules, Budget, GuidedThinking, Learning, MoveKey, Random, Sampler, Seat, SeenBy } from '@fairground/kernel'
import { earned, type Learned } from '../learned/earned.ts'
import type { Net } from '../learned/net.ts'
import { AT_ONCE } from '../playing.ts'
import { MoveNumbers } from './move-numbers.ts'
import { errorOf, NO_NODE, Nodes, ROOT } from './nodes.ts'
import { type Opened, type Policy, policyOf } from './playout.ts'
import { type Candidate, type Searcher, settled, type Thought } from './search.ts'

/** How strongly rarely tried moves are tried again, where a game does not say. */
const EXPLORE = 0.6
/** What has not been tried is thought of as the rest by and large, and a little worse: else every move is tried once wherever the tree comes. */
const UNTRIED = 0.08
/** After so many ways down it is asked whether the choice is settled. */
const BETWEEN = 64
/** A look of the network takes as long as so many simulated choices. */
const LOOK = 4

/** Where it has looked before only moves are rated. */
const RATE = 2
/** So does one of the instinct where it ends what somebody is in the midst of. */
const INSTINCT = 3

/**
 * A tree over what the one who thinks can know, without playouts: every way down deals a new position that the view allows and ends where it
 * leaves the tree. There the network says how likely each seat is to win; on the way, which moves are worth trying. Every seat wants the most
 * for itself.
 */
export class GuidedTree {
  /** What the positions that were reached gave each seat, summed up. */
  readonly given: Float64Array
  ways = 0
  private readonly rules: AnyRules
  private readonly net: Net
  private readonly learning: Learning<unknown, unknown>
  private readonly explore: number
  readonly nodes = new Nodes()
  private readonly inputs: Float32Array
  private readonly worth: Float64Array
  private readonly path: number[] = []
  private readonly movers: Seat[] = []
  private readonly numbers = new MoveNumbers()
  private sorts = new Int32Array(128)
  private rating = new Float64Array(64)
  private keys = new Float64Array(64)
  private places = new Int32Array(64)
  private readonly branch: (state: unknown, move: unknown) => number
  /** The nodes of the moves at the root, by their keys. */
  private readonly top = new Map<MoveKey, number>()
  /** What the network saw where a way ended, a place each; the place of each node, and who looked. */
  private looks = new Float32Array(0)
  private looked = 0
  private lookAt = new Int32Array(0)
  private looker = new Int8Array(0)
  private sampler: Sampler<unknown> | undefined
  private work: unknown
  private readonly policy: Policy

  constructor(opened: Opened, { net, learning }: Learned, explore = EXPLORE) {
    const { rules, seats } = opened
    this.rules = rules
    this.policy = policyOf(opened)
    this.net = net
    this.learning = learning
    this.explore = explore
    this.branch = learning.branch?.bind(learning) ?? ((_, move) => this.numbers.of(rules.key(move)))
    this.inputs = new Float32Array(learning.inputs)
    this.worth = new Float64Array(seats)
    this.given = new Float64Array(seats)
  }

  begin(view: SeenBy): void {
    this.sampler = this.learning.believed?.(view) ?? this.rules.sampler(view, 'open')
    this.nodes.clear()
    this.numbers.clear()
    this.top.clear()
    this.looked = 0
    this.lookAt.fill(NO_NODE)
    this.given.fill(0)
    this.ways = 0
  }

  /** One way down; gives back what it took. */
  go(random: Random): number {
    const { rules, nodes, path, movers, worth, given, sampler } = this
    if (sampler === undefined) throw new Error('there is nothing to think about')
    this.work = sampler.deal(random, this.work)
    path.length = 0
    movers.length = 0
    let spent = 0
    let node = ROOT
    for (let turn = rules.turn(this.work); turn.length > 0; turn = rules.turn(this.work)) {
      const mover = turn[0]
      const moves = rules.moves(this.work, mover)
      spent++
      if (moves.length === 1) {
        rules.play(this.work, mover, moves[0], random)
        continue
      }
      if (this.match(node, moves)) {
        spent += this.open(node, mover, moves)
        if (node === ROOT) for (let i = 0; i < moves.length; i++) this.top.set(rules.key(moves[i]), this.places[i])
      }
      const at = this.choose(moves.length)
      const child = this.places[at]
      path.push(child)
      movers.push(mover)
      rules.play(this.work, mover, moves[at], random)
      node = child
      if (nodes.visits[child] === 0) break
    }
    spent += this.appraise(node, random)
    for (let i = 0; i < path.length; i++) nodes.add(path[i], worth[movers[i]])
    for (let seat = 0; seat < worth.length; seat++) given[seat] += worth[seat]
    this.ways++
    return spent
  }

  /** How often each of the moves at the root was tried, and what it brought. */
  tried(moves: readonly unknown[], visits: Float64Array): void {
    for (let i = 0; i < moves.length; i++) visits[i] = this.nodes.visits[this.nodeOf(moves[i])] ?? 0
  }

  candidates(moves: readonly unknown[]): Candidate<unknown>[] {
    return moves.flatMap((move) => {
      const node = this.nodeOf(move)
      if (node === NO_NODE || this.nodes.visits[node] === 0) return []
      return [{ move, worth: this.nodes.sum[node] / this.nodes.visits[node], error: errorOf(this.nodes, node), share: 0 }]
    })
  }

  private nodeOf(move: unknown): number {
    return this.top.get(this.rules.key(move)) ?? NO_NODE
  }

  /** Makes the moves at the root more alike before they are tried, so that nothing is overlooked: for learning by play. */
  stir(share: number): void {
    const { nodes } = this
    let count = 0
    for (let child = nodes.child[ROOT]; child !== NO_NODE; child = nodes.sibling[child]) count++
    for (let child = nodes.child[ROOT]; child !== NO_NODE; child = nodes.sibling[child])
      nodes.prior[child] = (1 - share) * nodes.prior[child] + share / count
  }

  /** Finds the node of each move; are there moves without one? */
  private match(node: number, moves: readonly unknown[]): boolean {
    const { nodes } = this
    const count = moves.length
    if (count > this.keys.length) {
      this.sorts = new Int32Array(4 * count)
      this.rating = new Float64Array(2 * count)
      this.keys = new Float64Array(2 * count)
      this.places = new Int32Array(2 * count)
    }
    const { keys, places } = this
    for (let i = 0; i < count; i++) {
      keys[i] = this.branch(this.work, moves[i])
      places[i] = NO_NODE
    }
    let found = 0
    // Siblings stand in the reverse order of the moves that they were made for, and most often these are the same again.
    let guess = count - 1
    for (let child = nodes.child[node]; child !== NO_NODE && found < count; child = nodes.sibling[child]) {
      const key = nodes.key[child]
      if (guess < 0 || keys[guess] !== key) {
        guess = count - 1
        while (guess >= 0 && keys[guess] !== key) guess--
        if (guess < 0) continue
      }
      places[guess--] = child
      found++
    }
    return found < count
  }

  /** Gives nodes to moves that have none; gives back what it took. */
  private open(node: number, mover: Seat, moves: readonly unknown[]): number {
    const { net, learning, nodes, places, keys } = this
    const known = node < this.lookAt.length && this.lookAt[node] !== NO_NODE && this.looker[node] === mover
    if (known) net.recall(this.looks, this.lookAt[node] * net.kept)
    else {
      learning.read(this.work, mover, this.inputs)
      net.look(this.inputs)
    }
    learning.sort(this.work, mover, moves, this.sorts, this.rating)
    net.rate(moves.length, this.sorts, this.rating)
    for (let i = 0; i < moves.length; i++) if (places[i] === NO_NODE) places[i] = nodes.grow(node, keys[i], net.prior[i])
    return known ? RATE : LOOK
  }

  /** The network has just looked at where this node leads: once it is opened that need not be done again. */
  private remember(node: number, mover: Seat): void {
    const { net } = this
    if (node >= this.lookAt.length) {
      const longer = new Int32Array(this.nodes.key.length).fill(NO_NODE)
      longer.set(this.lookAt)
      this.lookAt = longer
      const lookers = new Int8Array(longer.length)
      lookers.set(this.looker)
      this.looker = lookers
    }
    if ((this.looked + 1) * net.kept > this.looks.length) {
      const longer = new Float32Array(Math.max(256 * net.kept, 2 * this.looks.length))
      longer.set(this.looks)
      this.looks = longer
    }
    net.keep(this.looks, this.looked * net.kept)
    this.lookAt[node] = this.looked++
    this.looker[node] = mover
  }

  /** What is likely, has brought much, or was rarely tried. */
  private choose(count: number): number {
    const { nodes, places, explore } = this
    let visits = 0
    let sum = 0
    for (let i = 0; i < count; i++) {
      visits += nodes.visits[places[i]]
      sum += nodes.sum[places[i]]
    }
    const usual = visits === 0 ? 0 : sum / visits - UNTRIED
    const urge = explore * Math.sqrt(visits + 1)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const node = places[i]
      const tried = nodes.visits[node]
      const worth = (tried === 0 ? usual : nodes.sum[node] / tried) + (urge * nodes.prior[node]) / (1 + tried)
      if (worth <= most) continue
      most = worth
      best = i
    }
    return best
  }

  /** What each seat has of the position that was reached. */
  private appraise(node: number, random: Random): number {
    const { rules, worth, net, learning } = this
    const seats = worth.length
    let spent = LOOK
    let turn = rules.turn(this.work)
    for (; turn.length > 0 && learning.unsettled?.(this.work) === true; turn = rules.turn(this.work)) {
      const moves = rules.moves(this.work, turn[0])
      rules.play(this.work, turn[0], moves.length > 1 ? this.policy(this.work, turn[0], moves, random) : moves[0], random)
      spent += INSTINCT
    }
    if (turn.length === 0) {
      earned(rules, learning, this.work, worth)
      return spent
    }
    const [mover] = turn
    learning.read(this.work, mover, this.inputs)
    net.look(this.inputs)
    if (spent === LOOK) this.remember(node, mover)
    for (let next = 0; next < seats; next++) worth[(mover + next) % seats] = net.chances[next]
    return spent
  }
}

export function guidedSearch(opened: Opened, learned: Learned, thinking: Omit<GuidedThinking, 'otherwise'>): Searcher<unknown, SeenBy> {
  const { instinct } = opened
  const tree = new GuidedTree(opened, learned, thinking.explore)
  return {
    think(view, moves, budget: Budget, random) {
      const { viewer } = view
      const most = Math.min(budget.iterations, thinking.iterations)
      if (viewer === 'spectator' || moves.length === 1) return settled(moves[0])
      if (most <= 0) return settled(instinct.choose(view, moves, AT_ONCE, random))
      tree.begin(view)
      let iterations = 0
      while (iterations < most && !budget.stop?.()) {
        iterations += tree.go(random)
        // The rest of the time could not change the choice any more.
        if (tree.ways % BETWEEN === 0 && tree.nodes.lead > ((most - iterations) * tree.ways) / iterations) break
      }
      return thoughtOf(tree, moves, iterations) ?? settled(instinct.choose(view, moves, AT_ONCE, random))
    },
  }
}

/** The move that was tried most is played. */
function thoughtOf(tree: GuidedTree, moves: readonly unknown[], iterations: number): Thought<unknown> | undefined {
  const visits = new Float64Array(moves.length)
  tree.tried(moves, visits)
  const best = visits.indexOf(Math.max(...visits))
  if (visits[best] === 0) return undefined
  const candidates = tree.candidates(moves).map((each) => ({ ...each, share: each.move === moves[best] ? 1 : 0 }))
  candidates.sort((a, b) => b.share - a.share || b.worth - a.worth)
  return { choice: moves[best], candidates, iterations }
}
