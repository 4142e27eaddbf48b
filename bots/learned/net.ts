import { expOf } from './exp.ts'
import { BLOCK, type Layer, plainLayer, wideLayer } from './kernel.ts'

/** Slope of a hidden unit for negative sums (leaky ReLU). */
export const LEAK = 0.05

/** The size of a network. The first layer ends in hidden units and, for each seat, in one number that depends on the inputs directly. */
export interface Shape {
  readonly seats: number
  readonly inputs: number
  readonly sorts: number
  /** The length of a row of the first layer: hidden units plus chances. */
  readonly width: number
  /** The network looks at one seat at a time, and says how strong that seat stands instead of chances. */
  readonly apart?: boolean
}

/** All numbers of a network are in one list; this says where each part begins. */
export interface Parts {
  /** For each input, its weight for each column. */
  readonly first: number
  readonly bias: number
  /** For each hidden unit, its weight for each seat. */
  readonly value: number
  /** For each kind of move: the weights of the hidden units, a bias, and how much the rating of the hand-written player counts. */
  readonly policy: number
  readonly liking: number
  readonly trust: number
  readonly size: number
}

/** One chance for each seat; a solo player has two: beating the usual score, and not. A network that looks at one seat says one number. */
export function chancesOf({ seats, apart }: Shape): number {
  return apart === true ? 1 : Math.max(2, seats)
}

export function hiddenOf(shape: Shape): number {
  return shape.width - chancesOf(shape)
}

export function partsOf(shape: Shape): Parts {
  const { inputs, sorts, width } = shape
  const hidden = hiddenOf(shape)
  const bias = inputs * width
  const value = bias + width
  const policy = value + hidden * chancesOf(shape)
  const liking = policy + sorts * hidden
  const trust = liking + sorts
  return { first: 0, bias, value, policy, liking, trust, size: trust + sorts }
}

export function checkShape({ seats, inputs, sorts, width }: Shape): void {
  if (![seats, inputs, sorts + 1, width].every((each) => Number.isInteger(each) && each > 0) || width % BLOCK !== 0 || width <= seats + 1)
    throw new RangeError(`there is no network of ${inputs} inputs, ${width} columns, ${seats} seats and ${sorts} sorts of moves`)
}

/** A network, ready for use. It allocates nothing while it works. */
export class Net {
  readonly shape: Shape
  /** Each seat's chance to win: first the seat that looks, then the others in seating order. Solo: to beat the usual score, and not to. */
  readonly chances: Float64Array
  /** The probability of each of the moves last rated. */
  prior = new Float64Array(64)
  private readonly layer: Layer
  private readonly bias: Float32Array
  private readonly value: Float64Array
  private readonly policy: Float64Array
  private readonly liking: Float64Array
  private readonly trust: Float64Array
  private readonly units: Float64Array

  constructor(shape: Shape, numbers: Float32Array, layerOf: (weights: Float32Array, width: number) => Layer = usualLayer) {
    checkShape(shape)
    const parts = partsOf(shape)
    if (numbers.length !== parts.size) throw new RangeError(`a network of this shape has ${parts.size} numbers, not ${numbers.length}`)
    this.shape = shape
    this.layer = layerOf(numbers.subarray(parts.first, parts.bias), shape.width)
    this.bias = numbers.slice(parts.bias, parts.value)
    this.value = Float64Array.from(numbers.subarray(parts.value, parts.policy))
    this.policy = Float64Array.from(numbers.subarray(parts.policy, parts.liking))
    this.liking = Float64Array.from(numbers.subarray(parts.liking, parts.trust))
    this.trust = Float64Array.from(numbers.subarray(parts.trust, parts.size))
    this.units = new Float64Array(hiddenOf(shape))
    this.chances = new Float64Array(chancesOf(shape))
  }

  /** Evaluates a position: sets `chances`, and prepares `rate` for moves in this position. */
  look(inputs: Float32Array): void {
    this.sumUp(inputs)
    softmax(this.chances, this.chances.length)
  }

  /** How strong the seat stands that these inputs are of, if the network looks at one seat at a time. */
  strength(inputs: Float32Array): number {
    this.sumUp(inputs)
    return this.chances[0]
  }

  private sumUp(inputs: Float32Array): void {
    const { layer, units, chances, value } = this
    const seats = chances.length
    const { rows, values, sums } = layer
    let count = 0
    for (let i = 0; i < inputs.length; i++) {
      const input = inputs[i]
      if (input === 0) continue
      rows[count] = i
      values[count++] = input
    }
    sums.set(this.bias)
    layer.add(count)
    const hidden = units.length
    for (let seat = 0; seat < seats; seat++) chances[seat] = sums[hidden + seat]
    for (let unit = 0, at = 0; unit < hidden; unit++) {
      const got = sums[unit]
      const given = got > 0 ? got : LEAK * got
      units[unit] = given
      for (let seat = 0; seat < seats; seat++) chances[seat] += given * value[at++]
    }
  }

  /** How many numbers `keep` writes. */
  get kept(): number {
    return this.units.length
  }

  /** Saves what `rate` needs of the position last looked at, for `recall`. */
  keep(into: Float32Array, from: number): void {
    into.set(this.units, from)
  }

  recall(from: Float32Array, at: number): void {
    const { units } = this
    for (let unit = 0; unit < units.length; unit++) units[unit] = from[at + unit]
  }

  /** Writes the probability of each move in the position last looked at into `prior`. */
  rate(count: number, sorts: Int32Array, rating: Float64Array): void {
    const { units, policy, liking, trust } = this
    const hidden = units.length
    if (count > this.prior.length) this.prior = new Float64Array(2 * count)
    const { prior } = this
    for (let move = 0; move < count; move++) {
      let sum = trust[sorts[2 * move]] * rating[move]
      for (let place = 2 * move; place < 2 * move + 2; place++) {
        const sort = sorts[place]
        if (sort < 0) continue
        sum += liking[sort]
        for (let unit = 0, at = sort * hidden; unit < hidden; unit++) sum += units[unit] * policy[at++]
      }
      prior[move] = sum
    }
    softmax(prior, count)
  }
}

/**
 * The same network with all value logits multiplied by a factor (temperature scaling): who is ahead stays ahead, and moves are rated as before.
 * A network that plays best may be too sure for a reader, so the search has its values unscaled.
 */
export function withScaledLogits(shape: Shape, numbers: Float32Array, factor: number): Float32Array {
  const parts = partsOf(shape)
  const hidden = hiddenOf(shape)
  const scaled = numbers.slice()
  // The last columns of the first layer and of its bias go straight into the logits, and so do the weights of the hidden units.
  for (let i = parts.first; i < parts.value; i++) if (i % shape.width >= hidden) scaled[i] *= factor
  for (let i = parts.value; i < parts.policy; i++) scaled[i] *= factor
  return scaled
}

function usualLayer(weights: Float32Array, width: number): Layer {
  return wideLayer(weights, width) ?? plainLayer(weights, width)
}

/** Softmax in place: turns logits into shares that add up to 1. */
export function softmax(list: Float64Array, count: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) if (list[i] > most) most = list[i]
  let all = 0
  for (let i = 0; i < count; i++) {
    list[i] = expOf(list[i] - most)
    all += list[i]
  }
  for (let i = 0; i < count; i++) list[i] /= all
}
