import { type GuidedTree, openedFor } from '@fairground/bots'
import { type AnyGamePackage, type AnyRules, fastRandom, type Learning, pick, type Random, type Seat } from '@fairground/kernel'
import type { Samples } from './samples.ts'

/** Once in so many choices anything is played, so that it is learned what mistakes cost: by the instinct, and by a search, which errs less. */
const STRAYS = 12
const SEARCHED_STRAYS = 40
/** Of games by instinct every fourth position is kept: they come cheap, and neighbours are alike. */
const KEPT = 4
/** Every third choice or so is thought about in full, and its tries are learned from; the others take a fifth of that. */
const IN_FULL = 0.3
const QUICK = 0.2
/** How often a move is drawn by its tries instead of the one tried most, and how far the moves are made alike before. */
const DRAWN = 0.25
const STIRRED = 0.15
const FINE = 2 ** 24

/** Plays games of all seats with the same player and keeps what can be learned from them. */
export class SelfPlay {
  private readonly rules: AnyRules
  private readonly seats: number
  private readonly learning: Learning<unknown, unknown>
  private readonly instinct: (state: unknown, seat: Seat, moves: readonly unknown[], random: Random) => unknown
  private readonly inputs: Float32Array
  private sorts = new Int32Array(512)
  private ratings = new Float64Array(256)
  private visits = new Float64Array(256)

  private constructor(rules: AnyRules, seats: number, learning: Learning<unknown, unknown>, instinct: SelfPlay['instinct']) {
    this.rules = rules
    this.seats = seats
    this.learning = learning
    this.instinct = instinct
    this.inputs = new Float32Array(learning.inputs)
  }

  static async open(gamePackage: AnyGamePackage, rules: AnyRules, seats: number): Promise<SelfPlay> {
    const gameBot = await gamePackage.bot()
    if (gameBot.learning === undefined) throw new Error('the game does not say what could be learned from')
    const { hooks } = openedFor(gameBot, rules, gameBot.greedy(rules))
    if (hooks.playout === undefined) throw new Error('the game has no quick player to begin with')
    return new SelfPlay(rules, seats, gameBot.learning(rules), hooks.playout.bind(hooks))
  }

  /** A game by instinct. */
  byInstinct(seed: string, samples: Samples): void {
    const { rules } = this
    const random = fastRandom(seed)
    const state: unknown = rules.setup(random)
    const begun = samples.count
    const lookers: Seat[] = []
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      const [seat] = turn
      const moves = rules.moves(state, seat)
      if (moves.length > 1 && random.below(KEPT) === 0) {
        this.learning.read(state, seat, this.inputs)
        samples.add(this.inputs, 0, this.sorts, this.ratings, this.visits)
        lookers.push(seat)
      }
      const stray = moves.length > 1 && random.below(STRAYS) === 0
      rules.play(state, seat, stray || moves.length === 1 ? pick(moves, random) : this.instinct(state, seat, moves, random), random)
    }
    this.settle(state, samples, begun, lookers, [])
  }

  /** A game by a search with what was learned so far. */
  bySearch(seed: string, samples: Samples, tree: GuidedTree, ways: number): void {
    const { rules, seats } = this
    const random = fastRandom(seed)
    const state: unknown = rules.setup(random)
    const begun = samples.count
    const lookers: Seat[] = []
    const thoughts: number[][] = []
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      const [seat] = turn
      const moves = rules.moves(state, seat)
      if (moves.length === 1) {
        rules.play(state, seat, moves[0], random)
        continue
      }
      this.room(moves.length)
      const inFull = random.below(FINE) < IN_FULL * FINE
      const sampler = rules.sampler(rules.view(state, seat), 'open')
      tree.begin()
      tree.go(sampler, random)
      if (inFull) tree.stir(STIRRED)
      for (let way = inFull ? ways : Math.ceil(ways * QUICK); way > 1; way--) tree.go(sampler, random)
      tree.tried(moves, this.visits)
      let all = 0
      for (let i = 0; i < moves.length; i++) all += this.visits[i]
      for (let i = 0; i < moves.length; i++) this.visits[i] /= all
      this.learning.read(state, seat, this.inputs)
      if (inFull) this.learning.sort(state, seat, moves, this.sorts, this.ratings)
      samples.add(this.inputs, inFull ? moves.length : 0, this.sorts, this.ratings, this.visits)
      lookers.push(seat)
      thoughts.push(Array.from({ length: seats }, (_, next) => tree.given[(seat + next) % seats] / tree.ways))
      rules.play(state, seat, moves[this.chosen(moves.length, random)], random)
    }
    this.settle(state, samples, begun, lookers, thoughts)
  }

  private chosen(count: number, random: Random): number {
    if (random.below(SEARCHED_STRAYS) === 0) return random.below(count)
    let best = 0
    for (let i = 1; i < count; i++) if (this.visits[i] > this.visits[best]) best = i
    if (random.below(FINE) >= DRAWN * FINE) return best
    let rest = random.below(FINE) / FINE
    for (let i = 0; i < count; i++) {
      rest -= this.visits[i]
      if (rest < 0) return i
    }
    return best
  }

  /** Once the game is over it is known what each position was worth. */
  private settle(
    state: unknown,
    samples: Samples,
    begun: number,
    lookers: readonly Seat[],
    thoughts: readonly (readonly number[])[],
  ): void {
    const { seats } = this
    const places = this.rules.outcome(state)?.places ?? []
    const winners = places.filter((place) => place === 1).length
    for (const [index, looker] of lookers.entries())
      for (let next = 0; next < seats; next++) {
        const share = places[(looker + next) % seats] === 1 ? 1 / winners : 0
        const thought = thoughts[index]?.[next]
        const counts = thought === undefined ? 0 : samples.thoughtCounts
        samples.give(begun + index, next, (1 - counts) * share + counts * (thought ?? 0))
      }
  }

  private room(moves: number): void {
    if (moves <= this.visits.length) return
    this.sorts = new Int32Array(4 * moves)
    this.ratings = new Float64Array(2 * moves)
    this.visits = new Float64Array(2 * moves)
  }
}
