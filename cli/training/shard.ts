import { chancesOf, Net, type Shape } from '@fairground/bots'
import { fastRandom, type Learning, type Random } from '@fairground/kernel'
import { ApartGradient } from './apart-gradient.ts'
import { Gradient, type Learner } from './gradient.ts'
import type { PlayTask } from './messages.ts'
import { Samples } from './samples.ts'
import type { SelfPlay } from './self-play.ts'

/** The weight of the search's own estimate in a target; the rest is how the game ended, which depends more on luck. */
const SEARCH_WEIGHT = 0.35
/** The network learns from the games of so many rounds, including the current one. */
const ROUNDS = 4
/** Predicted chances are sorted into so many bins and compared with how often those seats won. */
const BINS = 10

/** How held-out games were predicted: the sum of losses in nats, and for each bin the sums of predicted chances and of actual results. */
export interface Evaluation {
  readonly positions: number
  readonly loss: number
  readonly bins: readonly { readonly predicted: number; readonly actual: number; readonly count: number }[]
}

/** A part of the work that does the same whatever the number of threads: its own games, its own order of samples. */
export class Shard {
  readonly gradient: Float32Array
  private readonly shape: Shape
  private readonly play: SelfPlay
  private readonly learning: Learning<unknown, unknown>
  private readonly seed: string
  private readonly learner: Learner
  private samples: Samples
  private before: readonly Samples[] = []
  /** The samples of this round's learning. */
  private sets: readonly Samples[] = []
  private heldOut: Samples
  private order = new Int32Array(0)
  private next = 0
  private random: Random

  constructor(shape: Shape, play: SelfPlay, learning: Learning<unknown, unknown>, seed: string, gradient: Float32Array) {
    this.shape = shape
    this.play = play
    this.learning = learning
    this.seed = seed
    this.gradient = gradient
    this.learner = shape.apart === true ? new ApartGradient(shape) : new Gradient(shape)
    this.samples = samplesFor(shape, SEARCH_WEIGHT)
    this.heldOut = samplesFor(shape, 0)
    this.random = fastRandom(seed)
  }

  /** Plays the games of a round, by the fast bot if there are no simulations, and holds some out. Returns the number of samples to learn from. */
  playRound({ round, games, simulations, holdOut }: Omit<PlayTask, 'kind'>, numbers: Float32Array): number {
    const { shape, play, learning } = this
    // Games of recent rounds are used again, except those by the fast bot: with few games the network would learn them by heart.
    if (round > 1) this.before = [...this.before, this.samples].slice(1 - ROUNDS)
    this.samples = samplesFor(shape, SEARCH_WEIGHT)
    this.heldOut = samplesFor(shape, 0)
    this.random = fastRandom(`${this.seed}/${round}`)
    const teacher = simulations > 0 ? play.teacher({ net: new Net(shape, numbers.slice()), learning }, simulations, round) : undefined
    for (let game = 0; game < games; game++) {
      const into = game % holdOut === holdOut - 1 ? this.heldOut : this.samples
      const seed = `${this.seed}/${round}/${game}`
      if (teacher === undefined) play.playFast(seed, into)
      else play.playBySearch(seed, into, teacher)
    }
    return this.learnFrom([...this.before, this.samples])
  }

  /** Plays games of practice. They are used only in this pass; the next pass plays with the updated network. Also returns the sum of mean scores. */
  practise({ round, games, holdOut }: Omit<PlayTask, 'kind'>, pass: number, numbers: Float32Array): { positions: number; scores: number } {
    const { shape, play, learning } = this
    this.samples = samplesFor(shape, 0)
    if (pass === 0) this.heldOut = samplesFor(shape, 0)
    this.random = fastRandom(`${this.seed}/${round}/${pass}`)
    const learned = { net: new Net(shape, numbers.slice()), learning }
    let scores = 0
    for (let game = 0; game < games; game++) {
      // Counted over all passes, since a single pass may have fewer games than that.
      const into = (pass * games + game) % holdOut === holdOut - 1 ? this.heldOut : this.samples
      scores += play.playForPractice(`${this.seed}/${round}/${pass}/${game}`, into, learned)
    }
    this.samples.normalizeAdvantages()
    return { positions: this.learnFrom([this.samples]), scores }
  }

  private learnFrom(sets: readonly Samples[]): number {
    this.sets = sets
    this.order = Int32Array.from({ length: sets.reduce((sum, { positions }) => sum + positions, 0) }, (_, i) => i)
    this.next = this.order.length
    return this.order.length
  }

  /** Adds up the gradient over so many samples; returns the sum of losses. */
  learn(numbers: Float32Array, batch: number): number {
    let loss = 0
    this.gradient.fill(0)
    if (this.order.length === 0) return 0
    for (let i = 0; i < batch; i++) {
      if (this.next >= this.order.length) this.shuffle()
      let at = this.order[this.next++]
      let set = 0
      while (at >= this.sets[set].positions) at -= this.sets[set++].positions
      loss += this.learner.learn(numbers, this.sets[set], at, this.gradient)
    }
    return loss
  }

  evaluate(numbers: Float32Array): Evaluation {
    const { heldOut, learner } = this
    const seats = learner.chances.length
    const bins = Array.from({ length: BINS }, () => ({ predicted: 0, actual: 0, count: 0 }))
    let loss = 0
    for (let position = 0; position < heldOut.positions; position++) {
      loss += learner.lossOf(numbers, heldOut, position)
      for (let seat = 0; seat < seats; seat++) {
        const chance = learner.chances[seat]
        const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))]
        bin.predicted += chance
        bin.actual += learner.target(seat)
        bin.count++
      }
    }
    return { positions: heldOut.positions, loss, bins }
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

function samplesFor(shape: Shape, searchWeight: number): Samples {
  return new Samples(chancesOf(shape), searchWeight, shape.apart === true ? shape.seats : 1)
}
