import { expOf } from './exp.ts'
import { BLOCK, type Layer, plainLayer, wideLayer } from './kernel.ts'

/** What is left of what a hidden unit gets below nothing. */
export const LEAK = 0.05

/** How large a network is. Its first layer ends in hidden units and, for each seat, in a number that the inputs lead to directly. */
export interface Shape {
  readonly seats: number
  readonly inputs: number
  readonly sorts: number
  /** Of a row of the first layer: hidden units and seats together. */
  readonly width: number
}

/** All numbers of a network in one list, and where in it each part begins. */
export interface Parts {
  /** Input by input, its weight for each column. */
  readonly first: number
  readonly bias: number
  /** Hidden unit by hidden unit, what it says for each seat. */
  readonly value: number
  /** Sort by sort of moves: what each hidden unit says for it, what speaks for it anyhow, how far the instinct is trusted about it. */
  readonly policy: number
  readonly liking: number
  readonly trust: number
  readonly size: number
}

/** A chance for each seat; whoever plays alone has one against the usual score. */
export function chancesOf({ seats }: Shape): number {
  return Math.max(2, seats)
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

/** A network that can be asked. It makes nothing while it works. */
export class Net {
  readonly shape: Shape
  /** The chance of each seat to win, the one that looks first and the others as they sit; alone: to top the usual score, and not to. */
  readonly chances: Float64Array
  /** How likely each of the moves last asked about is. */
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

  /** Looks at a position: `chances` are its chances afterwards, and `rate` can be asked about moves in it. */
  look(inputs: Float32Array): void {
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
    toShares(chances, seats)
  }

  /** Numbers that `keep` writes. */
  get kept(): number {
    return this.units.length
  }

  /** Writes down what `rate` needs of the position that was looked at, to `recall` it. */
  keep(into: Float32Array, from: number): void {
    into.set(this.units, from)
  }

  recall(from: Float32Array, at: number): void {
    const { units } = this
    for (let unit = 0; unit < units.length; unit++) units[unit] = from[at + unit]
  }

  /** How likely each move is in the position that was looked at, into `prior`. */
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
    toShares(prior, count)
  }
}

function usualLayer(weights: Float32Array, width: number): Layer {
  return wideLayer(weights, width) ?? plainLayer(weights, width)
}

/** Turns what speaks for each into shares that add up to 1, in place. */
export function toShares(list: Float64Array, count: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) if (list[i] > most) most = list[i]
  let all = 0
  for (let i = 0; i < count; i++) {
    list[i] = expOf(list[i] - most)
    all += list[i]
  }
  for (let i = 0; i < count; i++) list[i] /= all
}
