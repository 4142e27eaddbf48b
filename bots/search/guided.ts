import type { AnyRules, Budget, GuidedThinking, Learning, MoveKey, Random, Sampler, Seat, SeenBy } from '@fairground/kernel'
import type { Net } from '../learned/net.ts'
import { type Learned, resultValues } from '../learned/result-values.ts'
import { NO_SEARCH } from '../playing.ts'
import { MoveNumbers } from './move-numbers.ts'
import { errorOf, NO_NODE, Nodes, ROOT } from './nodes.ts'
import { type Opened, type Policy, policyOf } from './playout.ts'
import { type Candidate, type Searcher, type SearchResult, settled } from './search.ts'

/** The exploration constant, where a game sets none. */
const EXPLORE = 0.6
/** An untried move is estimated as the average of the tried ones minus this; without the malus every node would try each of its moves once. */
const UNTRIED = 0.08
/** Every so many descents the search checks whether its choice can still change. */
const BETWEEN = 64
/** Looking with the network costs as much as so many simulated choices. */
const LOOK = 4

/** The cost where the network has looked before, so that only the moves are rated. */
const RATE = 2
/** The cost of one move by the hand-written player, which completes a started action before the network looks. */
const INSTINCT = 3

/**
 * A tree search over what the thinking player can know, without playouts: every descent samples a new position that the view allows and
 * ends where it leaves the tree. There the network estimates each seat's chance to win; on the way down it says which moves are worth
 * trying. Every seat maximizes its own chance.
 */
export class GuidedTree {
  /** The sum of the estimates of all reached positions, for each seat. */
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
  /** Saved network evaluations, one where each descent ended; for each node the index of its evaluation, and which seat looked. */
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

  /** One descent; returns its cost. */
  go(random: Random): number {
    const { rules, nodes, path, movers, worth, given, sampler } = this
    if (sampler === undefined) throw new Error('call `begin` first')
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
    spent += this.evaluate(node, random)
    for (let i = 0; i < path.length; i++) nodes.add(path[i], worth[movers[i]])
    for (let seat = 0; seat < worth.length; seat++) given[seat] += worth[seat]
    this.ways++
    return spent
  }

  /** How often each of the root's moves was tried. */
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

  /** Mixes the priors at the root with equal ones, so that self-play tries every move. */
  stir(share: number): void {
    const { nodes } = this
    let count = 0
    for (let child = nodes.child[ROOT]; child !== NO_NODE; child = nodes.sibling[child]) count++
    for (let child = nodes.child[ROOT]; child !== NO_NODE; child = nodes.sibling[child])
      nodes.prior[child] = (1 - share) * nodes.prior[child] + share / count
  }

  /** Finds the node of each move; returns whether some moves have none. */
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
    // Siblings are in reverse order of the moves that they were created for, and usually the moves are the same again.
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

  /** Creates nodes for moves that have none; returns the cost. */
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

  /** Saves what the network has just seen at this node, so that it need not look again when the node is expanded. */
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

  /** The index of the move to try: probable, successful so far, or rarely tried (PUCT). */
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

  /** Estimates the reached position for each seat; returns the cost. */
  private evaluate(node: number, random: Random): number {
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
      resultValues(rules, learning, this.work, worth)
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
  const { fastBot } = opened
  const tree = new GuidedTree(opened, learned, thinking.explore)
  return {
    think(view, moves, budget: Budget, random) {
      const { viewer } = view
      const most = Math.min(budget.iterations, thinking.iterations)
      if (viewer === 'spectator' || moves.length === 1) return settled(moves[0])
      if (most <= 0) return settled(fastBot.choose(view, moves, NO_SEARCH, random))
      tree.begin(view)
      let iterations = 0
      while (iterations < most && !budget.stop?.()) {
        iterations += tree.go(random)
        // The remaining iterations could not change the choice.
        if (tree.ways % BETWEEN === 0 && tree.nodes.lead > ((most - iterations) * tree.ways) / iterations) break
      }
      return thoughtOf(tree, moves, iterations) ?? settled(fastBot.choose(view, moves, NO_SEARCH, random))
    },
  }
}

/** The most visited move is played. */
function thoughtOf(tree: GuidedTree, moves: readonly unknown[], iterations: number): SearchResult<unknown> | undefined {
  const visits = new Float64Array(moves.length)
  tree.tried(moves, visits)
  const best = visits.indexOf(Math.max(...visits))
  if (visits[best] === 0) return undefined
  const candidates = tree.candidates(moves).map((each) => ({ ...each, share: each.move === moves[best] ? 1 : 0 }))
  candidates.sort((a, b) => b.share - a.share || b.worth - a.worth)
  return { choice: moves[best], candidates, iterations }
}
