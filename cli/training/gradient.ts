import { chancesOf, hiddenOf, LEAK, type Parts, partsOf, type Shape, softmax } from '@fairground/bots'
import { addColumnErrors, sumColumns } from './first-layer.ts'
import { newSampleView, type Samples, type SampleView } from './samples.ts'

/** The weight of the policy's loss beside that of the chances. */
const POLICY_WEIGHT = 0.5
/** Practice changes a move's probability by no more than this share before new games are played (the clip of PPO). */
const CLIP = 0.2
/** The weight of the entropy bonus in practice, which keeps other moves alive. */
const ENTROPY_WEIGHT = 0.002
const TINY = 1e-9

/** What a shard learns with. Positions are counted, not samples. */
export interface Learner {
  /** The predicted chances in the last position. */
  readonly chances: Float64Array
  /** The cross-entropy of the predicted chances with the targets, in nats. */
  lossOf(numbers: Float32Array, samples: Samples, position: number): number
  /** The target of a seat in the last position. */
  target(seat: number): number
  /** The loss; its gradient is added to `gradient`. */
  learn(numbers: Float32Array, samples: Samples, position: number, gradient: Float32Array): number
}

/** The loss of a network on samples, and its gradient. Written by hand: the network is small, and inputs are sparse. */
export class Gradient implements Learner {
  readonly shape: Shape
  readonly chances: Float64Array
  private readonly parts: Parts
  private readonly hidden: number
  private readonly sums: Float64Array
  private readonly units: Float64Array
  private readonly deltas: Float64Array
  private prior = new Float64Array(64)
  private errors = new Float64Array(64)
  /** By sort of move: whether its logit is known for this sample, the logit, and the sum of its moves' errors. */
  private readonly known: Uint8Array
  private readonly logits: Float64Array
  private readonly errorOfSort: Float64Array
  private readonly view: SampleView = newSampleView()

  constructor(shape: Shape) {
    this.shape = shape
    this.parts = partsOf(shape)
    this.hidden = hiddenOf(shape)
    this.sums = new Float64Array(shape.width)
    this.units = new Float64Array(this.hidden)
    this.deltas = new Float64Array(shape.width)
    this.chances = new Float64Array(chancesOf(shape))
    this.known = new Uint8Array(shape.sorts)
    this.logits = new Float64Array(shape.sorts)
    this.errorOfSort = new Float64Array(shape.sorts)
  }

  lossOf(numbers: Float32Array, samples: Samples, sample: number): number {
    const { view, sums, units, hidden, chances, parts } = this
    const seats = chances.length
    samples.at(sample, view)
    sumColumns(numbers, parts, view, sums)
    for (let seat = 0; seat < seats; seat++) chances[seat] = sums[hidden + seat]
    for (let unit = 0, at = parts.value; unit < hidden; unit++) {
      const got = sums[unit] > 0 ? sums[unit] : LEAK * sums[unit]
      units[unit] = got
      for (let seat = 0; seat < seats; seat++) chances[seat] += got * numbers[at++]
    }
    softmax(chances, seats)
    let loss = 0
    for (let seat = 0; seat < seats; seat++) {
      const share = view.targets[view.targetFrom + seat]
      if (share > 0) loss -= share * Math.log(Math.max(chances[seat], 1e-9))
    }
    return loss
  }

  target(seat: number): number {
    return this.view.targets[this.view.targetFrom + seat]
  }

  /** Learns chances and moves. */
  learn(numbers: Float32Array, samples: Samples, sample: number, gradient: Float32Array): number {
    const loss = this.lossOf(numbers, samples, sample)
    const { view, sums, units, hidden, chances, deltas, parts } = this
    const seats = chances.length
    deltas.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      const error = chances[seat] - view.targets[view.targetFrom + seat]
      deltas[hidden + seat] = error
      for (let unit = 0, at = parts.value + seat; unit < hidden; unit++, at += seats) {
        gradient[at] += error * units[unit]
        deltas[unit] += error * numbers[at]
      }
    }
    if (view.moveTo > view.moveFrom) this.learnMoves(numbers, gradient)
    for (let unit = 0; unit < hidden; unit++) if (sums[unit] <= 0) deltas[unit] *= LEAK
    addColumnErrors(deltas, parts, view, gradient)
    return loss
  }

  private learnMoves(numbers: Float32Array, gradient: Float32Array): void {
    const { view, units, hidden, deltas, parts } = this
    const count = view.moveTo - view.moveFrom
    if (count > this.prior.length) {
      this.prior = new Float64Array(2 * count)
      this.errors = new Float64Array(2 * count)
    }
    const { prior, errors } = this
    this.known.fill(0)
    for (let move = 0; move < count; move++) {
      const place = view.moveFrom + move
      let sum = numbers[parts.trust + view.sorts[2 * place]] * view.ratings[place]
      for (let which = 2 * place; which < 2 * place + 2; which++)
        if (view.sorts[which] >= 0) sum += this.logitOf(view.sorts[which], numbers)
      prior[move] = sum
    }
    softmax(prior, count)
    if (view.oldProbability > 0) this.practise(count)
    else for (let move = 0; move < count; move++) errors[move] = POLICY_WEIGHT * (prior[move] - view.shares[view.moveFrom + move])
    this.errorOfSort.fill(0)
    for (let move = 0; move < count; move++) {
      const place = view.moveFrom + move
      const error = errors[move]
      gradient[parts.trust + view.sorts[2 * place]] += error * view.ratings[place]
      for (let which = 2 * place; which < 2 * place + 2; which++) if (view.sorts[which] >= 0) this.errorOfSort[view.sorts[which]] += error
    }
    for (let sort = 0; sort < this.errorOfSort.length; sort++) {
      const error = this.errorOfSort[sort]
      if (this.known[sort] === 0) continue
      gradient[parts.liking + sort] += error
      for (let unit = 0, at = parts.policy + sort * hidden; unit < hidden; unit++, at++) {
        gradient[at] += error * units[unit]
        deltas[unit] += error * numbers[at]
      }
    }
  }

  /** The logit of a sort of moves: computed once per sample, however many moves are of that sort. */
  private logitOf(sort: number, numbers: Float32Array): number {
    if (this.known[sort] === 1) return this.logits[sort]
    const { units, hidden, parts } = this
    let sum = numbers[parts.liking + sort]
    for (let unit = 0, at = parts.policy + sort * hidden; unit < hidden; unit++) sum += units[unit] * numbers[at++]
    this.known[sort] = 1
    this.logits[sort] = sum
    return sum
  }

  /** Makes the drawn move likelier if the game went better than expected, less likely if worse (proximal policy optimisation with an entropy bonus). */
  private practise(count: number): void {
    const { view, prior, errors } = this
    let drawn = 0
    let entropy = 0
    for (let move = 0; move < count; move++) {
      if (view.shares[view.moveFrom + move] === 1) drawn = move
      entropy -= prior[move] * Math.log(prior[move] + TINY)
    }
    const ratio = prior[drawn] / view.oldProbability
    const clipped = view.advantage > 0 ? ratio > 1 + CLIP : ratio < 1 - CLIP
    const pull = clipped ? 0 : view.advantage * ratio
    for (let move = 0; move < count; move++)
      errors[move] =
        pull * (prior[move] - (move === drawn ? 1 : 0)) + ENTROPY_WEIGHT * prior[move] * (Math.log(prior[move] + TINY) + entropy)
  }
}
