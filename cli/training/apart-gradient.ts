import { hiddenOf, LEAK, type Parts, partsOf, type Shape, softmax } from '@fairground/bots'
import { addColumnErrors, sumColumns } from './first-layer.ts'
import type { Learner } from './gradient.ts'
import { newSampleView, type Samples, type SampleView } from './samples.ts'

/**
 * The loss of a network that looks at one seat at a time, and its gradient. A position is as many samples as there are seats; the chances are shares
 * of e to what the network says of each.
 */
export class ApartGradient implements Learner {
  readonly chances: Float64Array
  private readonly shape: Shape
  private readonly parts: Parts
  private readonly hidden: number
  private readonly targets: Float64Array
  /** By seat: the sums of the first layer, of which the last goes straight into the strength. */
  private readonly sums: readonly Float64Array[]
  private readonly deltas: Float64Array
  private readonly views: readonly SampleView[]

  constructor(shape: Shape) {
    const { seats, width } = shape
    this.shape = shape
    this.parts = partsOf(shape)
    this.hidden = hiddenOf(shape)
    this.chances = new Float64Array(seats)
    this.targets = new Float64Array(seats)
    this.sums = Array.from({ length: seats }, () => new Float64Array(width))
    this.deltas = new Float64Array(width)
    this.views = Array.from({ length: seats }, newSampleView)
  }

  lossOf(numbers: Float32Array, samples: Samples, position: number): number {
    const { chances, targets, parts, hidden } = this
    const { seats } = this.shape
    for (let seat = 0; seat < seats; seat++) {
      const view = this.views[seat]
      const sums = this.sums[seat]
      samples.at(position * seats + seat, view)
      sumColumns(numbers, parts, view, sums)
      chances[seat] = sums[hidden]
      for (let unit = 0; unit < hidden; unit++)
        chances[seat] += (sums[unit] > 0 ? sums[unit] : LEAK * sums[unit]) * numbers[parts.value + unit]
      targets[seat] = view.targets[view.targetFrom]
    }
    softmax(chances, seats)
    let loss = 0
    for (let seat = 0; seat < seats; seat++) if (targets[seat] > 0) loss -= targets[seat] * Math.log(Math.max(chances[seat], 1e-9))
    return loss
  }

  target(seat: number): number {
    return this.targets[seat]
  }

  learn(numbers: Float32Array, samples: Samples, position: number, gradient: Float32Array): number {
    const loss = this.lossOf(numbers, samples, position)
    const { chances, targets, deltas, parts, hidden } = this
    const { seats } = this.shape
    for (let seat = 0; seat < seats; seat++) {
      const view = this.views[seat]
      const sums = this.sums[seat]
      const error = chances[seat] - targets[seat]
      deltas[hidden] = error
      for (let unit = 0; unit < hidden; unit++) {
        const slope = sums[unit] > 0 ? 1 : LEAK
        gradient[parts.value + unit] += error * slope * sums[unit]
        deltas[unit] = error * slope * numbers[parts.value + unit]
      }
      addColumnErrors(deltas, parts, view, gradient)
    }
    return loss
  }
}
