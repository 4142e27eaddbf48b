import { chancesOf, hiddenOf, LEAK, type Parts, partsOf, type Shape, toShares } from '@fairground/bots'
import { type Look, newLook, type Samples } from './samples.ts'

/** How much the moves count beside the chances. */
const MOVES_COUNT = 0.5
/** Practice makes a move no more than this much likelier, or less likely, before new games are played: they would no longer be its own. */
const CAREFUL = 0.2
/** How much it counts in practice that other moves are still drawn. */
const OPEN_MINDED = 0.002
const TINY = 1e-9

/** What a network makes of samples, how surprised it is by what came of them, and in which direction its numbers should change. */
export class Slope {
  readonly shape: Shape
  /** What the position last looked at gives each seat. */
  readonly chances: Float64Array
  private readonly parts: Parts
  private readonly hidden: number
  private readonly sums: Float64Array
  private readonly units: Float64Array
  private readonly blame: Float64Array
  private prior = new Float64Array(64)
  private wrong = new Float64Array(64)
  /** By sort of move: whether its liking is worked out, the liking, and how wrong the moves of that sort are together. */
  private readonly known: Uint8Array
  private readonly likings: Float64Array
  private readonly owed: Float64Array
  private readonly look: Look = newLook()

  constructor(shape: Shape) {
    this.shape = shape
    this.parts = partsOf(shape)
    this.hidden = hiddenOf(shape)
    this.sums = new Float64Array(shape.width)
    this.units = new Float64Array(this.hidden)
    this.blame = new Float64Array(shape.width)
    this.chances = new Float64Array(chancesOf(shape))
    this.known = new Uint8Array(shape.sorts)
    this.likings = new Float64Array(shape.sorts)
    this.owed = new Float64Array(shape.sorts)
  }

  /** How surprised the network is by who won, in nats. */
  foretell(numbers: Float32Array, samples: Samples, sample: number): number {
    const { look, sums, units, hidden, chances, parts } = this
    const { width } = this.shape
    const seats = chances.length
    samples.at(sample, look)
    for (let i = 0; i < width; i++) sums[i] = numbers[parts.bias + i]
    for (let at = look.from; at < look.to; at++) {
      const value = look.values[at]
      const row = look.rows[at] * width
      for (let i = 0; i < width; i++) sums[i] += value * numbers[row + i]
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] = sums[hidden + seat]
    for (let unit = 0, at = parts.value; unit < hidden; unit++) {
      const got = sums[unit] > 0 ? sums[unit] : LEAK * sums[unit]
      units[unit] = got
      for (let seat = 0; seat < seats; seat++) chances[seat] += got * numbers[at++]
    }
    toShares(chances, seats)
    let surprise = 0
    for (let seat = 0; seat < seats; seat++) {
      const share = look.given[look.givenFrom + seat]
      if (share > 0) surprise -= share * Math.log(Math.max(chances[seat], 1e-9))
    }
    return surprise
  }

  /** What a seat should have been given in the position last looked at. */
  given(seat: number): number {
    return this.look.given[this.look.givenFrom + seat]
  }

  /** The same, and the slope of the surprise is added up, by chances and by moves. */
  learn(numbers: Float32Array, samples: Samples, sample: number, slope: Float32Array): number {
    const surprise = this.foretell(numbers, samples, sample)
    const { look, sums, units, hidden, chances, blame, parts } = this
    const { width } = this.shape
    const seats = chances.length
    blame.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      const wrong = chances[seat] - look.given[look.givenFrom + seat]
      blame[hidden + seat] = wrong
      for (let unit = 0, at = parts.value + seat; unit < hidden; unit++, at += seats) {
        slope[at] += wrong * units[unit]
        blame[unit] += wrong * numbers[at]
      }
    }
    if (look.moveTo > look.moveFrom) this.learnMoves(numbers, slope)
    for (let unit = 0; unit < hidden; unit++) if (sums[unit] <= 0) blame[unit] *= LEAK
    for (let i = 0; i < width; i++) slope[parts.bias + i] += blame[i]
    for (let at = look.from; at < look.to; at++) {
      const value = look.values[at]
      const row = look.rows[at] * width
      for (let i = 0; i < width; i++) slope[row + i] += value * blame[i]
    }
    return surprise
  }

  private learnMoves(numbers: Float32Array, slope: Float32Array): void {
    const { look, units, hidden, blame, parts } = this
    const count = look.moveTo - look.moveFrom
    if (count > this.prior.length) {
      this.prior = new Float64Array(2 * count)
      this.wrong = new Float64Array(2 * count)
    }
    const { prior, wrong: wrongs } = this
    this.known.fill(0)
    for (let move = 0; move < count; move++) {
      const place = look.moveFrom + move
      let sum = numbers[parts.trust + look.sorts[2 * place]] * look.ratings[place]
      for (let which = 2 * place; which < 2 * place + 2; which++)
        if (look.sorts[which] >= 0) sum += this.likingOf(look.sorts[which], numbers)
      prior[move] = sum
    }
    toShares(prior, count)
    if (look.likely > 0) this.practise(count)
    else for (let move = 0; move < count; move++) wrongs[move] = MOVES_COUNT * (prior[move] - look.shares[look.moveFrom + move])
    this.owed.fill(0)
    for (let move = 0; move < count; move++) {
      const place = look.moveFrom + move
      const wrong = wrongs[move]
      slope[parts.trust + look.sorts[2 * place]] += wrong * look.ratings[place]
      for (let which = 2 * place; which < 2 * place + 2; which++) if (look.sorts[which] >= 0) this.owed[look.sorts[which]] += wrong
    }
    for (let sort = 0; sort < this.owed.length; sort++) {
      const wrong = this.owed[sort]
      if (this.known[sort] === 0) continue
      slope[parts.liking + sort] += wrong
      for (let unit = 0, at = parts.policy + sort * hidden; unit < hidden; unit++, at++) {
        slope[at] += wrong * units[unit]
        blame[unit] += wrong * numbers[at]
      }
    }
  }

  /** What speaks for moves of a sort: worked out once for a position, however many of its moves are of that sort. */
  private likingOf(sort: number, numbers: Float32Array): number {
    if (this.known[sort] === 1) return this.likings[sort]
    const { units, hidden, parts } = this
    let sum = numbers[parts.liking + sort]
    for (let unit = 0, at = parts.policy + sort * hidden; unit < hidden; unit++) sum += units[unit] * numbers[at++]
    this.known[sort] = 1
    this.likings[sort] = sum
    return sum
  }

  /** What was drawn becomes likelier by how much better it went than thought (proximal policy optimisation, with a little for entropy). */
  private practise(count: number): void {
    const { look, prior, wrong } = this
    let drawn = 0
    let doubt = 0
    for (let move = 0; move < count; move++) {
      if (look.shares[look.moveFrom + move] === 1) drawn = move
      doubt -= prior[move] * Math.log(prior[move] + TINY)
    }
    const ratio = prior[drawn] / look.likely
    const farEnough = look.gain > 0 ? ratio > 1 + CAREFUL : ratio < 1 - CAREFUL
    const pull = farEnough ? 0 : look.gain * ratio
    for (let move = 0; move < count; move++)
      wrong[move] = pull * (prior[move] - (move === drawn ? 1 : 0)) + OPEN_MINDED * prior[move] * (Math.log(prior[move] + TINY) + doubt)
  }
}
