import type { Random, Seat, SeenBy, TreeThinking } from '@fairground/kernel'
import { NO_SEARCH } from '../playing.ts'
import { MoveNumbers } from './move-numbers.ts'
import { errorOf, NO_NODE, Nodes, ROOT } from './nodes.ts'
import { type Opened, type Policy, playoutOf, policyOf } from './playout.ts'
import { type Candidate, type Searcher, type SearchResult, settled } from './search.ts'

/** The exploration constant, where a game sets none. */
const EXPLORE = 0.5
/** How many moves a node has after so many visits: `first`, plus `factor` times a power of the visits (progressive widening). */
const WIDEN = { first: 1, factor: 1, power: 0.4 }
/** Every so many descents the search checks whether its choice can still change. */
const BETWEEN = 16

/**
 * A tree search over what the thinking player can know: every iteration samples a new position that the view allows, descends by moves
 * alone, adds one node, and runs a playout from there. Every seat maximizes its own result. A node begins with the hand-written player's
 * choice and gets further moves, the most promising first, only as it is visited more often. So even few playouts say something about
 * the moves that matter.
 */
export function treeSearch(opened: Opened, thinking: TreeThinking): Searcher<unknown, SeenBy> {
  const { rules, fastBot } = opened
  const { explore = EXPLORE, widen = WIDEN, heat, rivals = 'search', turns: horizon = Number.POSITIVE_INFINITY } = thinking
  if (heat !== undefined && opened.hooks.rate === undefined) throw new Error('a tree search with `heat` needs the hook `rate`')
  const playout = playoutOf(opened, thinking)
  const policy = policyOf(opened)
  const nodes = new Nodes()
  const guide = new Guide(opened, policy)
  const path: number[] = []
  const movers: Seat[] = []
  let work: unknown

  /** One descent and a playout; returns how many choices that took. */
  function iterate(seat: Seat, random: Random): number {
    let plays = 0
    let node = ROOT
    let turns = 0
    let waited = false
    path.length = 0
    movers.length = 0
    for (let turn = rules.turn(work); turn.length > 0; turn = rules.turn(work)) {
      const mover = turn[0]
      // Where the playout would stop, the tree stops, too.
      if (mover === seat && (waited || (opened.seats === 1 && plays > 0))) {
        if (turns + 1 >= horizon) break
        turns++
      }
      waited = mover !== seat
      const moves = rules.moves(work, mover)
      plays++
      if (moves.length === 1) {
        rules.play(work, mover, moves[0], random)
        continue
      }
      if (mover !== seat && rivals === 'fast-bot') {
        rules.play(work, mover, policy(work, mover, moves, random), random)
        continue
      }
      const child = heat === undefined ? step(node, mover, moves, random) : ratedStep(node, mover, moves, heat)
      path.push(child)
      movers.push(mover)
      rules.play(work, mover, guide.taken, random)
      if (nodes.visits[child] === 0) break
      node = child
    }
    plays += playout.run(work, seat, random, random, turns, waited || opened.seats === 1)
    for (let i = 0; i < path.length; i++) nodes.add(path[i], playout.worth[movers[i]])
    return plays
  }

  /** The child to descend to, existing or new; leaves its move in `guide.taken`. */
  function step(node: number, mover: Seat, moves: readonly unknown[], random: Random): number {
    let known = 0
    let best = NO_NODE
    let most = Number.NEGATIVE_INFINITY
    guide.look(moves)
    for (let child = nodes.child[node]; child !== NO_NODE; child = nodes.sibling[child]) {
      const at = guide.indexOf(nodes.key[child])
      if (at < 0) continue
      known++
      guide.known[at] = 1
      nodes.offered[child]++
      const visits = nodes.visits[child]
      const worth = nodes.sum[child] / visits + explore * Math.sqrt(Math.log(nodes.offered[child]) / visits)
      if (worth <= most) continue
      most = worth
      best = child
    }
    const width = widen.first + widen.factor * nodes.visits[node] ** widen.power
    if (known < moves.length && known < width) {
      const at = guide.next(work, mover, moves, known, random)
      guide.taken = moves[at]
      return nodes.grow(node, guide.keys[at])
    }
    guide.taken = moves[guide.indexOf(nodes.key[best])]
    return best
  }

  /** The same where moves are rated: all can be tried at once, the promising ones more often. */
  function ratedStep(node: number, mover: Seat, moves: readonly unknown[], warmth: number): number {
    guide.look(moves)
    guide.weigh(work, mover, moves, warmth)
    let visits = 0
    let sum = 0
    for (let child = nodes.child[node]; child !== NO_NODE; child = nodes.sibling[child]) {
      const at = guide.indexOf(nodes.key[child])
      if (at < 0) continue
      guide.node[at] = child
      visits += nodes.visits[child]
      sum += nodes.sum[child]
    }
    // An untried move is estimated as the average of the tried ones.
    const usual = visits === 0 ? 0 : sum / visits
    const urge = explore * Math.sqrt(visits + 1)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let at = 0; at < moves.length; at++) {
      const child = guide.node[at]
      const tried = child === NO_NODE ? 0 : nodes.visits[child]
      const worth = (tried === 0 ? usual : nodes.sum[child] / tried) + (urge * guide.promise[at]) / (1 + tried)
      if (worth <= most) continue
      most = worth
      best = at
    }
    guide.taken = moves[best]
    return guide.node[best] === NO_NODE ? nodes.grow(node, guide.keys[best]) : guide.node[best]
  }

  return {
    think(view, moves, budget, random) {
      const { viewer } = view
      const most = Math.min(budget.iterations, thinking.iterations)
      if (viewer === 'spectator' || moves.length === 1) return settled(moves[0])
      const usual = fastBot.choose(view, moves, NO_SEARCH, random)
      if (most <= 0) return settled(usual)
      const sampler = rules.sampler(view, 'open')
      nodes.clear()
      guide.begin()
      let iterations = 0
      while (iterations < most && !budget.stop?.()) {
        work = sampler.deal(random, work)
        iterations += iterate(viewer, random)
        nodes.visits[ROOT]++
        // The remaining iterations could not change the choice.
        if (nodes.visits[ROOT] % BETWEEN === 0 && nodes.lead > ((most - iterations) * nodes.visits[ROOT]) / iterations) break
      }
      return thoughtOf(nodes, guide, moves, usual, iterations)
    },
  }
}

/** The moves of one position: their keys as numbers, which of them are in the tree, and which should be added next. */
class Guide {
  taken: unknown
  keys = new Float64Array(64)
  known = new Uint8Array(64)
  /** The node that a move leads to. */
  node = new Int32Array(64)
  promise = new Float64Array(64)
  private count = 0
  private readonly opened: Opened
  private readonly policy: Policy
  private readonly numbers = new MoveNumbers()

  constructor(opened: Opened, policy: Policy) {
    this.opened = opened
    this.policy = policy
  }

  begin(): void {
    this.numbers.clear()
  }

  look(moves: readonly unknown[]): void {
    const { rules } = this.opened
    this.count = moves.length
    while (this.count > this.keys.length) {
      this.keys = new Float64Array(2 * this.keys.length)
      this.known = new Uint8Array(this.keys.length)
      this.node = new Int32Array(this.keys.length)
      this.promise = new Float64Array(this.keys.length)
    }
    for (let i = 0; i < this.count; i++) {
      this.keys[i] = this.numbers.of(rules.key(moves[i]))
      this.known[i] = 0
      this.node[i] = NO_NODE
    }
  }

  /** Turns the game's ratings of the moves into probabilities; the higher `heat`, the more equal. */
  weigh(state: unknown, mover: Seat, moves: readonly unknown[], heat: number): void {
    this.opened.hooks.rate?.(state, mover, moves, this.promise)
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.count; i++) if (this.promise[i] > most) most = this.promise[i]
    let all = 0
    for (let i = 0; i < this.count; i++) {
      this.promise[i] = Math.exp((this.promise[i] - most) / heat)
      all += this.promise[i]
    }
    for (let i = 0; i < this.count; i++) this.promise[i] /= all
  }

  indexOf(key: number): number {
    for (let i = 0; i < this.count; i++) if (this.keys[i] === key) return i
    return -1
  }

  /** The move to add next: first the hand-written player's choice, then the best rated; without ratings a random one. */
  next(state: unknown, mover: Seat, moves: readonly unknown[], had: number, random: Random): number {
    const { rules, hooks } = this.opened
    if (had === 0) return Math.max(0, moves.indexOf(this.policy(state, mover, moves, random)))
    if (hooks.rate !== undefined) hooks.rate(state, mover, moves, this.promise)
    else if (hooks.order !== undefined) hooks.order(rules.view(state, mover), moves, this.promise)
    else {
      let at = random.below(moves.length)
      while (this.known[at] === 1) at = (at + 1) % moves.length
      return at
    }
    let best = NO_NODE
    for (let i = 0; i < moves.length; i++) if (this.known[i] === 0 && (best === NO_NODE || this.promise[i] > this.promise[best])) best = i
    return best
  }
}

/** The most visited move is played. */
function thoughtOf(nodes: Nodes, guide: Guide, moves: readonly unknown[], usual: unknown, iterations: number): SearchResult<unknown> {
  const candidates: Candidate<unknown>[] = []
  let choice = usual
  let most = 0
  guide.look(moves)
  for (let child = nodes.child[ROOT]; child !== NO_NODE; child = nodes.sibling[child]) {
    const move = moves[guide.indexOf(nodes.key[child])]
    const visits = nodes.visits[child]
    candidates.push({ move, worth: nodes.sum[child] / visits, error: errorOf(nodes, child), share: 0 })
    // On equal visits the older child wins; it is later in the list.
    if (visits < most) continue
    most = visits
    choice = move
  }
  if (most === 0) return settled(usual)
  const shared = candidates.map((each) => ({ ...each, share: each.move === choice ? 1 : 0 }))
  shared.sort((a, b) => b.share - a.share || b.worth - a.worth)
  return { choice, candidates: shared, iterations }
}
