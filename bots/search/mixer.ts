import type { MoveKey, Random, Seat } from '@fairground/kernel'
import type { SearchResult } from './search.ts'

const FINE = 2 ** 24

/** A number from 0 up to 1. */
export function chance(random: Random): number {
  return random.below(FINE) / FINE
}

/** A random move, drawn by its share. */
export function drawn({ candidates }: Pick<SearchResult<unknown>, 'candidates'>, random: Random): unknown {
  let rest = chance(random)
  for (const { move, share } of candidates) {
    rest -= share
    if (rest < 0) return move
  }
  return candidates[0].move
}

/**
 * One of the players who choose at once: its moves, the regret for each, and the mix of all its choices so far. With hidden hands its legal
 * moves can differ from one sampled position to the next; moves are matched by key.
 */
export class Mixer {
  readonly seat: Seat
  /** All moves that have been legal so far. */
  readonly moves: unknown[] = []
  /** The moves that are legal in this position and not discarded, and what each of them was worth this time. */
  options: unknown[] = []
  readonly worth: Float64Array
  /** What this seat chooses this time. */
  now: unknown
  turns = 0
  private readonly key: (move: unknown) => MoveKey
  private readonly places = new Map<MoveKey, number>()
  /** By index in `moves`. */
  private readonly regrets: Float64Array
  private readonly mix: Float64Array
  private readonly sums: Float64Array
  private readonly squares: Float64Array
  private readonly met: Float64Array
  private readonly hopeless: Uint8Array
  /** The indices of the options, and the list that they were made from. */
  private here: number[] = []
  private offered: readonly unknown[] | undefined
  private readonly current: Float64Array

  constructor(seat: Seat, key: (move: unknown) => MoveKey, most: number) {
    this.seat = seat
    this.key = key
    this.worth = new Float64Array(most)
    this.regrets = new Float64Array(most)
    this.mix = new Float64Array(most)
    this.sums = new Float64Array(most)
    this.squares = new Float64Array(most)
    this.met = new Float64Array(most)
    this.hopeless = new Uint8Array(most)
    this.current = new Float64Array(most)
  }

  /** Sets the legal moves of a position. */
  face(offered: readonly unknown[]): void {
    if (offered === this.offered) return
    this.offered = offered
    this.options = []
    this.here = []
    for (const move of offered) {
      const place = this.placeOf(move)
      if (this.hopeless[place] === 1) continue
      this.options.push(move)
      this.here.push(place)
    }
  }

  private placeOf(move: unknown): number {
    const key = this.key(move)
    let place = this.places.get(key)
    if (place === undefined) {
      place = this.moves.length
      if (place === this.regrets.length) throw new Error('there are more moves than the mix has room for')
      this.places.set(key, place)
      this.moves.push(move)
    }
    return place
  }

  /** A move of the current strategy. */
  choose(random: Random): unknown {
    const { here, current } = this
    this.weigh()
    let rest = chance(random)
    for (let i = 0; i < here.length; i++) {
      rest -= current[i]
      if (rest < 0) return this.options[i]
    }
    return this.options[here.length - 1]
  }

  /** A move of the average strategy. */
  draw(random: Random): unknown {
    const { here, mix, options } = this
    let sum = 0
    for (let i = 0; i < here.length; i++) sum += mix[here[i]]
    if (sum === 0) return options[random.below(options.length)]
    let rest = chance(random) * sum
    let last = 0
    for (let i = 0; i < here.length; i++) {
      if (mix[here[i]] === 0) continue
      last = i
      rest -= mix[here[i]]
      if (rest < 0) break
    }
    return options[last]
  }

  /** The probability of each option: in proportion to its regret. */
  private weigh(): void {
    const { here, regrets, current } = this
    let sum = 0
    for (let i = 0; i < here.length; i++) sum += regrets[here[i]]
    for (let i = 0; i < here.length; i++) current[i] = sum > 0 ? regrets[here[i]] / sum : 1 / here.length
  }

  /** Updates the regrets after all options have been evaluated: what did better than the current strategy becomes more likely. Later rounds count more. */
  regret(): void {
    const { here, worth, regrets, mix, current, sums, squares, met } = this
    this.turns++
    this.weigh()
    let expected = 0
    for (let i = 0; i < here.length; i++) expected += current[i] * worth[i]
    for (let i = 0; i < here.length; i++) {
      const place = here[i]
      const now = regrets[place] + worth[i] - expected
      regrets[place] = now > 0 ? now : 0
      sums[place] += worth[i]
      squares[place] += worth[i] * worth[i]
      met[place]++
    }
    this.weigh()
    for (let i = 0; i < here.length; i++) mix[here[i]] += this.turns * current[i]
  }

  /** Keeps only so many moves, those with the highest worth. */
  narrow(most: number): void {
    const { moves, hopeless, mix, regrets } = this
    const places = Array.from(moves.keys()).sort((a, b) => this.mean(b) - this.mean(a))
    for (const place of places.slice(most)) {
      hopeless[place] = 1
      mix[place] = 0
      regrets[place] = 0
    }
    const { offered = [] } = this
    this.offered = undefined
    this.face(offered)
  }

  /** Removes what is chosen more rarely than this from the mix. */
  prune(least: number): void {
    const bar = least * this.total()
    for (let place = 0; place < this.moves.length; place++) if (this.mix[place] < bar) this.mix[place] = 0
  }

  private total(): number {
    let sum = 0
    for (let place = 0; place < this.moves.length; place++) sum += this.mix[place]
    return sum
  }

  share(place: number): number {
    return this.mix[place] / this.total()
  }

  mean(place: number): number {
    return this.met[place] === 0 ? 0 : this.sums[place] / this.met[place]
  }

  error(place: number): number {
    const { met, squares, sums } = this
    const times = met[place]
    return times < 2 ? 0.5 : Math.sqrt(Math.max(0, squares[place] - (sums[place] * sums[place]) / times) / (times - 1) / times)
  }
}
