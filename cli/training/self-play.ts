import { type Learned, learnedSearch, type Opened, openedFor, resultValues, unlearnedSearch } from '@fairground/bots'
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

/** One in so many choices is random, so that the network learns what mistakes cost: in games by the fast bot, and, more rarely, by search. */
const BLUNDER_EVERY = 12
const SEARCH_BLUNDER_EVERY = 40
/** Every fourth position of games by the fast bot is kept: such games are cheap, and neighbouring positions are alike. */
const KEEP_EVERY = 4
/** The share of choices with a full search, from which the policy learns. */
const FULL_SEARCH_SHARE = 0.3
const FINE = 2 ** 24
/** In practice: how much of the advantage of a choice is passed on to the choice before it (generalised advantage estimation). */
const LAMBDA = 0.97

/** Plays games in which one player has all seats, and collects samples from them. */
export class SelfPlay {
  private readonly opened: Opened
  private readonly learning: Learning<unknown, unknown>
  private readonly thinking: Thinking
  private readonly fastBot: (state: unknown, seat: Seat, moves: readonly unknown[], random: Random) => unknown
  private readonly inputs: Float32Array
  private readonly worth: Float64Array
  private sorts = new Int32Array(512)
  private ratings = new Float64Array(256)
  private visits = new Float64Array(256)

  private constructor(opened: Opened, learning: Learning<unknown, unknown>, thinking: Thinking) {
    const { playout } = opened.hooks
    if (playout === undefined) throw new Error('the game has no fast player for the first round')
    this.opened = opened
    this.learning = learning
    this.thinking = thinking
    this.fastBot = playout.bind(opened.hooks)
    this.inputs = new Float32Array(learning.inputs)
    this.worth = new Float64Array(opened.seats)
  }

  static async open(gamePackage: AnyGamePackage, rules: AnyRules, seats: number): Promise<SelfPlay> {
    const gameBot = await gamePackage.bot()
    const levels = gameBot.thinking?.(seats)
    const thinking = levels?.teacher ?? levels?.master
    if (gameBot.learning === undefined || thinking === undefined) throw new Error('the game does not define what a network can learn from')
    return new SelfPlay(openedFor(gameBot, rules, gameBot.greedy(rules)), gameBot.learning(rules), thinking)
  }

  /**
   * The player to learn from: the master's search with fewer simulations. If that search also works without a network, it does so in the first
   * round after the fast bot's, when the network has seen only the fast bot's games.
   */
  teacher(learned: Learned, simulations: number, round: number): Teacher {
    const { opened, thinking } = this
    if (thinking.kind !== 'network') return treeTeacher(opened, learned, thinking, simulations)
    return searchTeacher(
      opened.rules,
      round === 1 ? unlearnedSearch(opened, thinking.otherwise) : learnedSearch(opened, learned, thinking),
      simulations,
    )
  }

  /** Plays a game by the fast bot. */
  playFast(seed: string, samples: Samples): void {
    const { rules } = this.opened
    const random = fastRandom(seed)
    const state: unknown = rules.setup(random)
    const first = samples.positions
    const movers: Seat[] = []
    // If the search draws rivals' moves from the policy, the policy starts by imitating the fast bot.
    const imitates = this.thinking.kind === 'network' && this.learning.sorts > 0
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      const [seat] = turn
      const moves = rules.moves(state, seat)
      const keeps = moves.length > 1 && random.below(KEEP_EVERY) === 0
      const blunder = moves.length > 1 && random.below(BLUNDER_EVERY) === 0
      const move = moves.length === 1 || blunder ? pick(moves, random) : this.fastBot(state, seat, moves, random)
      if (keeps) {
        const learnedMoves = imitates && !blunder ? moves.length : 0
        if (learnedMoves > 0) this.imitate(state, seat, moves, move)
        this.keep(state, seat, learnedMoves, samples)
        movers.push(seat)
      }
      rules.play(state, seat, move, random)
    }
    this.setTargets(state, samples, first, movers, [])
  }

  /** A position: as the seat sees it, or one sample for each seat. */
  private keep(state: unknown, seat: Seat, moves: number, samples: Samples): void {
    const { learning, inputs } = this
    const { seats } = this.opened
    for (let next = 0; next < (learning.apart === undefined ? 1 : seats); next++) {
      learning.read(state, (seat + next) % seats, inputs)
      samples.add(inputs, moves, this.sorts, this.ratings, this.visits)
    }
  }

  private imitate(state: unknown, seat: Seat, moves: readonly unknown[], move: unknown): void {
    this.room(moves.length)
    this.learning.sort(state, seat, moves, this.sorts, this.ratings)
    for (let i = 0; i < moves.length; i++) this.visits[i] = moves[i] === move ? 1 : 0
  }

  /** Plays a game in which `choose` decides. Players who choose at the same time all choose before any of their moves is played. */
  private playChoosing(random: Random, choose: (state: unknown, seat: Seat, moves: readonly unknown[]) => unknown): unknown {
    const { rules } = this.opened
    const state: unknown = rules.setup(random)
    const chosen: unknown[] = []
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      for (const [place, seat] of turn.entries()) {
        const moves = rules.moves(state, seat)
        chosen[place] = moves.length === 1 ? moves[0] : choose(state, seat, moves)
      }
      for (const [place, seat] of [...turn].entries()) rules.play(state, seat, chosen[place], random)
    }
    return state
  }

  /** Plays a game with a search that uses the network so far. */
  playBySearch(seed: string, samples: Samples, teacher: Teacher): void {
    const { seats } = this.opened
    const random = fastRandom(seed)
    const first = samples.positions
    const movers: Seat[] = []
    const estimates: (readonly number[] | undefined)[] = []
    const { rules } = this.opened
    const { apart, sorts } = this.learning
    const state = this.playChoosing(random, (state, seat, moves) => {
      this.room(moves.length)
      // A quick search saves time where only the policy needs a full one.
      const full = sorts === 0 || random.below(FINE) < FULL_SEARCH_SHARE * FINE
      const given = teacher.think(state, seat, moves, full, this.visits, random)
      // All who choose at once see the same position.
      if (apart === undefined || seat === rules.turn(state)[0]) {
        const learnedMoves = full && sorts > 0 ? moves.length : 0
        if (learnedMoves > 0) this.learning.sort(state, seat, moves, this.sorts, this.ratings)
        this.keep(state, seat, learnedMoves, samples)
        movers.push(seat)
        estimates.push(given && Array.from({ length: seats }, (_, next) => given[(seat + next) % seats]))
      }
      return moves[this.chosen(moves.length, teacher, random)]
    })
    this.setTargets(state, samples, first, movers, estimates)
  }

  /** Plays a game of practice: moves are drawn from the policy. Returns the mean score. */
  playForPractice(seed: string, samples: Samples, { net }: Learned): number {
    const { rules, seats } = this.opened
    const random = fastRandom(seed)
    const first = samples.count
    const movers: Seat[] = []
    const values: number[] = []
    const state = this.playChoosing(random, (state, seat, moves) => {
      this.room(moves.length)
      // There is no search that would hide what the seat cannot know, so the network reads an imagined state.
      const seen = this.learning.believed?.(rules.view(state, seat)).deal(random) ?? state
      this.learning.read(seen, seat, this.inputs)
      net.look(this.inputs)
      this.learning.sort(seen, seat, moves, this.sorts, this.ratings)
      net.rate(moves.length, this.sorts, this.ratings)
      const at = drawn(net.prior, moves.length, random)
      for (let i = 0; i < moves.length; i++) this.visits[i] = i === at ? 1 : 0
      samples.add(this.inputs, moves.length, this.sorts, this.ratings, this.visits, net.prior[at])
      movers.push(seat)
      values.push(net.chances[0])
      return moves[at]
    })
    this.setTargets(state, samples, first, movers, [])
    const next = Array.from(this.worth)
    const advantages = new Array<number>(seats).fill(0)
    for (let index = movers.length - 1; index >= 0; index--) {
      const seat = movers[index]
      advantages[seat] = next[seat] - values[index] + LAMBDA * advantages[seat]
      next[seat] = values[index]
      samples.setAdvantage(first + index, advantages[seat])
    }
    const { scores = [] } = rules.outcome(state) ?? {}
    return scores.reduce((sum, score) => sum + score, 0) / seats
  }

  private chosen(count: number, { draws }: Teacher, random: Random): number {
    if (random.below(SEARCH_BLUNDER_EVERY) === 0) return random.below(count)
    let best = 0
    for (let i = 1; i < count; i++) if (this.visits[i] > this.visits[best]) best = i
    return random.below(FINE) < draws * FINE ? drawn(this.visits, count, random, best) : best
  }

  /** Sets the targets of all samples once the game is over. */
  private setTargets(
    state: unknown,
    samples: Samples,
    first: number,
    movers: readonly Seat[],
    estimates: readonly (readonly number[] | undefined)[],
  ): void {
    const { worth, learning } = this
    const { rules, seats } = this.opened
    resultValues(rules, learning, state, worth)
    for (const [index, mover] of movers.entries()) {
      const estimate = estimates[index]
      const weight = estimate === undefined ? 0 : samples.searchWeight
      for (let next = 0; next < seats; next++) {
        const target = (1 - weight) * worth[(mover + next) % seats] + weight * (estimate?.[next] ?? 0)
        if (learning.apart === undefined) samples.setTarget(first + index, next, target)
        else samples.setTarget((first + index) * seats + next, 0, target)
      }
      if (seats === 1) samples.setTarget(first + index, 1, 1 - samples.target(first + index, 0))
    }
  }

  private room(moves: number): void {
    if (moves <= this.visits.length) return
    this.sorts = new Int32Array(4 * moves)
    this.ratings = new Float64Array(2 * moves)
    this.visits = new Float64Array(2 * moves)
  }
}

/** Draws an index by its share; the shares may add up to slightly less than 1. */
function drawn(shares: Float64Array, count: number, random: Random, otherwise = count - 1): number {
  let rest = random.below(FINE) / FINE
  for (let i = 0; i < count; i++) {
    rest -= shares[i]
    if (rest < 0) return i
  }
  return otherwise
}
