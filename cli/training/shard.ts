import { chancesOf, Net, type Shape } from '@fairground/bots'
import { fastRandom, type Learning, type Random } from '@fairground/kernel'
import type { PlayTask } from './batch.ts'
import { Samples } from './samples.ts'
import type { SelfPlay } from './self-play.ts'
import { Slope } from './slope.ts'

/** What a search thinks of a position counts beside how the game ended, which is more a matter of luck. */
const THOUGHT_COUNTS = 0.35
/** So many rounds are learned from at a time, the last one among them. */
const ROUNDS = 4
/** Chances are sorted into tenths to see how often it came so. */
const BINS = 10

/** What was found in the games kept apart: surprise in nats, and per tenth what was said and what came. */
export interface Judged {
  readonly positions: number
  readonly surprise: number
  readonly bins: readonly { readonly said: number; readonly came: number; readonly count: number }[]
}

/** A part of the work that always does the same, however many threads there are: its own games, its own order of samples. */
export class Shard {
  readonly slope: Float32Array
  private readonly shape: Shape
  private readonly play: SelfPlay
  private readonly learning: Learning<unknown, unknown>
  private readonly seed: string
  private readonly learner: Slope
  private samples: Samples
  private before: readonly Samples[] = []
  /** What is learned from in this round. */
  private sets: readonly Samples[] = []
  private apart: Samples
  private order = new Int32Array(0)
  private next = 0
  private random: Random

  constructor(shape: Shape, play: SelfPlay, learning: Learning<unknown, unknown>, seed: string, slope: Float32Array) {
    this.shape = shape
    this.play = play
    this.learning = learning
    this.seed = seed
    this.slope = slope
    this.learner = new Slope(shape)
    this.samples = new Samples(chancesOf(shape), THOUGHT_COUNTS)
    this.apart = new Samples(chancesOf(shape), 0)
    this.random = fastRandom(seed)
  }

  /** The games of a round, of which every so many are kept apart; by instinct where there is nothing to search with. Gives back how many positions there are to learn from. */
  playRound({ round, games, ways, apart }: Omit<PlayTask, 'kind'>, numbers: Float32Array): number {
    const { shape, play, learning } = this
    // Games of the last rounds are learned from once more, unless they were by instinct: of few games a network learns the games and not the game.
    if (round > 1) this.before = [...this.before, this.samples].slice(1 - ROUNDS)
    this.samples = new Samples(chancesOf(shape), THOUGHT_COUNTS)
    this.apart = new Samples(chancesOf(shape), 0)
    this.random = fastRandom(`${this.seed}/${round}`)
    const teacher = ways > 0 ? play.teacher({ net: new Net(shape, numbers.slice()), learning }, ways, round) : undefined
    for (let game = 0; game < games; game++) {
      const into = game % apart === apart - 1 ? this.apart : this.samples
      const seed = `${this.seed}/${round}/${game}`
      if (teacher === undefined) play.byInstinct(seed, into)
      else play.bySearch(seed, into, teacher)
    }
    return this.learnFrom([...this.before, this.samples])
  }

  /** Games of practice, which are learned from once: the next are played by who has learned from them. Also gives back the sum of their mean scores. */
  practise({ round, games, apart }: Omit<PlayTask, 'kind'>, pass: number, numbers: Float32Array): { positions: number; scores: number } {
    const { shape, play, learning } = this
    this.samples = new Samples(chancesOf(shape), 0)
    if (pass === 0) this.apart = new Samples(chancesOf(shape), 0)
    this.random = fastRandom(`${this.seed}/${round}/${pass}`)
    const learned = { net: new Net(shape, numbers.slice()), learning }
    let scores = 0
    for (let game = 0; game < games; game++) {
      // Counted over all passes: one alone may have fewer games than that.
      const into = (pass * games + game) % apart === apart - 1 ? this.apart : this.samples
      scores += play.byDrawing(`${this.seed}/${round}/${pass}/${game}`, into, learned)
    }
    this.samples.evenOut()
    return { positions: this.learnFrom([this.samples]), scores }
  }

  private learnFrom(sets: readonly Samples[]): number {
    this.sets = sets
    this.order = Int32Array.from({ length: sets.reduce((sum, { count }) => sum + count, 0) }, (_, i) => i)
    this.next = this.order.length
    return this.order.length
  }

  /** Adds up the slope over so many samples; gives back the surprise. */
  learn(numbers: Float32Array, batch: number): number {
    let surprise = 0
    this.slope.fill(0)
    if (this.order.length === 0) return 0
    for (let i = 0; i < batch; i++) {
      if (this.next >= this.order.length) this.shuffle()
      let at = this.order[this.next++]
      let set = 0
      while (at >= this.sets[set].count) at -= this.sets[set++].count
      surprise += this.learner.learn(numbers, this.sets[set], at, this.slope)
    }
    return surprise
  }

  judge(numbers: Float32Array): Judged {
    const { apart, learner } = this
    const seats = chancesOf(this.shape)
    const bins = Array.from({ length: BINS }, () => ({ said: 0, came: 0, count: 0 }))
    let surprise = 0
    for (let sample = 0; sample < apart.count; sample++) {
      surprise += learner.foretell(numbers, apart, sample)
      for (let seat = 0; seat < seats; seat++) {
        const said = learner.chances[seat]
        const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))]
        bin.said += said
        bin.came += learner.given(seat)
        bin.count++
      }
    }
    return { positions: apart.count, surprise, bins }
  }

  private shuffle(): void {
    const { order, random } = this
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1)
      const kept = order[i]
      order[i] = order[j]
      order[j] = kept
    }
    this.next = 0
  }
}
