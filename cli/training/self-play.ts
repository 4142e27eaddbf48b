import { earned, type Learned, learnedSearch, type Opened, openedFor, unlearnedSearch } from '@fairground/bots'
import {
  type AnyGamePackage,
  type AnyRules,
  fastRandom,
  type Learning,
  pick,
  type Random,
  type Seat,
  type Thinking,
} from '@fairground/kernel'
import type { Samples } from './samples.ts'
import { searchTeacher, type Teacher, treeTeacher } from './teachers.ts'

/** Once in so many choices anything is played, so that it is learned what mistakes cost: by the instinct, and by a search, which errs less. */
const STRAYS = 12
const SEARCHED_STRAYS = 40
/** Of games by instinct every fourth position is kept: they come cheap, and neighbours are alike. */
const KEPT = 4
/** Every third choice or so is thought about in full, and its tries are learned from. */
const IN_FULL = 0.3
const FINE = 2 ** 24
/** In practice: how much of a surprise at a later choice is put down to an earlier one, from choice to choice. */
const HANDED_BACK = 0.97

/** Plays games of all seats with the same player and keeps what can be learned from them. */
export class SelfPlay {
  private readonly opened: Opened
  private readonly learning: Learning<unknown, unknown>
  private readonly thinking: Thinking
  private readonly instinct: (state: unknown, seat: Seat, moves: readonly unknown[], random: Random) => unknown
  private readonly inputs: Float32Array
  private readonly worth: Float64Array
  private sorts = new Int32Array(512)
  private ratings = new Float64Array(256)
  private visits = new Float64Array(256)

  private constructor(opened: Opened, learning: Learning<unknown, unknown>, thinking: Thinking) {
    const { playout } = opened.hooks
    if (playout === undefined) throw new Error('the game has no quick player to begin with')
    this.opened = opened
    this.learning = learning
    this.thinking = thinking
    this.instinct = playout.bind(opened.hooks)
    this.inputs = new Float32Array(learning.inputs)
    this.worth = new Float64Array(opened.seats)
  }

  static async open(gamePackage: AnyGamePackage, rules: AnyRules, seats: number): Promise<SelfPlay> {
    const gameBot = await gamePackage.bot()
    const thinking = gameBot.thinking?.(seats).master
    if (gameBot.learning === undefined || thinking === undefined) throw new Error('the game does not say what could be learned from')
    return new SelfPlay(openedFor(gameBot, rules, gameBot.greedy(rules)), gameBot.learning(rules), thinking)
  }

  /**
   * Who is learned from: the search that the master thinks with, but shorter. Where that is one that also goes without a network, it does so
   * in the first round after the instinct's: the network knows only the instinct's games by then.
   */
  teacher(learned: Learned, ways: number, round: number): Teacher {
    const { opened, thinking } = this
    if (thinking.kind !== 'appraised') return treeTeacher(opened, learned, thinking, ways)
    return searchTeacher(
      opened.rules,
      round === 1 ? unlearnedSearch(opened, thinking.otherwise) : learnedSearch(opened, learned, thinking),
      ways,
    )
  }

  /** A game by instinct. */
  byInstinct(seed: string, samples: Samples): void {
    const { rules } = this.opened
    const random = fastRandom(seed)
    const state: unknown = rules.setup(random)
    const begun = samples.count
    const lookers: Seat[] = []
    // Where rivals are drawn from what the network thinks of their moves, it begins with what the instinct does.
    const imitates = this.thinking.kind === 'appraised' && this.learning.sorts > 0
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      const [seat] = turn
      const moves = rules.moves(state, seat)
      const keeps = moves.length > 1 && random.below(KEPT) === 0
      const stray = moves.length > 1 && random.below(STRAYS) === 0
      const move = moves.length === 1 || stray ? pick(moves, random) : this.instinct(state, seat, moves, random)
      if (keeps) {
        const shown = imitates && !stray ? moves.length : 0
        this.learning.read(state, seat, this.inputs)
        if (shown > 0) this.imitate(state, seat, moves, move)
        samples.add(this.inputs, shown, this.sorts, this.ratings, this.visits)
        lookers.push(seat)
      }
      rules.play(state, seat, move, random)
    }
    this.settle(state, samples, begun, lookers, [])
  }

  private imitate(state: unknown, seat: Seat, moves: readonly unknown[], move: unknown): void {
    this.room(moves.length)
    this.learning.sort(state, seat, moves, this.sorts, this.ratings)
    for (let i = 0; i < moves.length; i++) this.visits[i] = moves[i] === move ? 1 : 0
  }

  /** A game by a search with what was learned so far. */
  bySearch(seed: string, samples: Samples, teacher: Teacher): void {
    const { rules, seats } = this.opened
    const random = fastRandom(seed)
    const state: unknown = rules.setup(random)
    const begun = samples.count
    const lookers: Seat[] = []
    const thoughts: (readonly number[] | undefined)[] = []
    const now: unknown[] = []
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      // Who choose at once all choose before any of it is played.
      for (let place = 0; place < turn.length; place++) {
        const seat = turn[place]
        const moves = rules.moves(state, seat)
        now[place] = moves[0]
        if (moves.length === 1) continue
        this.room(moves.length)
        const inFull = random.below(FINE) < IN_FULL * FINE
        const given = teacher.think(state, seat, moves, inFull, this.visits, random)
        this.learning.read(state, seat, this.inputs)
        const shown = inFull && this.learning.sorts > 0 ? moves.length : 0
        if (shown > 0) this.learning.sort(state, seat, moves, this.sorts, this.ratings)
        samples.add(this.inputs, shown, this.sorts, this.ratings, this.visits)
        lookers.push(seat)
        thoughts.push(given && Array.from({ length: seats }, (_, next) => given[(seat + next) % seats]))
        now[place] = moves[this.chosen(moves.length, teacher, random)]
      }
      for (const [place, seat] of [...turn].entries()) rules.play(state, seat, now[place], random)
    }
    this.settle(state, samples, begun, lookers, thoughts)
  }

  /** A game of practice: moves are drawn as likely as the network finds them. Gives back the mean score. */
  byDrawing(seed: string, samples: Samples, { net }: Learned): number {
    const { rules, seats } = this.opened
    const random = fastRandom(seed)
    const state: unknown = rules.setup(random)
    const begun = samples.count
    const lookers: Seat[] = []
    const hopes: number[] = []
    const now: unknown[] = []
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      for (let place = 0; place < turn.length; place++) {
        const seat = turn[place]
        const moves = rules.moves(state, seat)
        now[place] = moves[0]
        if (moves.length === 1) continue
        this.room(moves.length)
        // Without a search nothing else keeps it from learning to play by what its seat cannot know.
        const seen = this.learning.believed?.(rules.view(state, seat)).deal(random) ?? state
        this.learning.read(seen, seat, this.inputs)
        net.look(this.inputs)
        this.learning.sort(seen, seat, moves, this.sorts, this.ratings)
        net.rate(moves.length, this.sorts, this.ratings)
        const at = drawn(net.prior, moves.length, random)
        for (let i = 0; i < moves.length; i++) this.visits[i] = i === at ? 1 : 0
        samples.add(this.inputs, moves.length, this.sorts, this.ratings, this.visits, net.prior[at])
        lookers.push(seat)
        hopes.push(net.chances[0])
        now[place] = moves[at]
      }
      for (const [place, seat] of [...turn].entries()) rules.play(state, seat, now[place], random)
    }
    this.settle(state, samples, begun, lookers, [])
    const hoped = Array.from(this.worth)
    const gains = new Array<number>(seats).fill(0)
    for (let index = lookers.length - 1; index >= 0; index--) {
      const seat = lookers[index]
      gains[seat] = hoped[seat] - hopes[index] + HANDED_BACK * gains[seat]
      hoped[seat] = hopes[index]
      samples.gained(begun + index, gains[seat])
    }
    const { scores = [] } = rules.outcome(state) ?? {}
    return scores.reduce((sum, score) => sum + score, 0) / seats
  }

  private chosen(count: number, { draws }: Teacher, random: Random): number {
    if (random.below(SEARCHED_STRAYS) === 0) return random.below(count)
    let best = 0
    for (let i = 1; i < count; i++) if (this.visits[i] > this.visits[best]) best = i
    return random.below(FINE) < draws * FINE ? drawn(this.visits, count, random, best) : best
  }

  /** Once the game is over it is known what each position was worth. */
  private settle(
    state: unknown,
    samples: Samples,
    begun: number,
    lookers: readonly Seat[],
    thoughts: readonly (readonly number[] | undefined)[],
  ): void {
    const { worth, learning } = this
    const { rules, seats } = this.opened
    earned(rules, learning, state, worth)
    for (const [index, looker] of lookers.entries()) {
      const thought = thoughts[index]
      const counts = thought === undefined ? 0 : samples.thoughtCounts
      for (let next = 0; next < seats; next++)
        samples.give(begun + index, next, (1 - counts) * worth[(looker + next) % seats] + counts * (thought?.[next] ?? 0))
      if (seats === 1) samples.give(begun + index, 1, 1 - samples.given(begun + index, 0))
    }
  }

  private room(moves: number): void {
    if (moves <= this.visits.length) return
    this.sorts = new Int32Array(4 * moves)
    this.ratings = new Float64Array(2 * moves)
    this.visits = new Float64Array(2 * moves)
  }
}

/** One of so many, as likely as its share says; the sum of the shares may fall a little short of 1. */
function drawn(shares: Float64Array, count: number, random: Random, otherwise = count - 1): number {
  let rest = random.below(FINE) / FINE
  for (let i = 0; i < count; i++) {
    rest -= shares[i]
    if (rest < 0) return i
  }
  return otherwise
}
