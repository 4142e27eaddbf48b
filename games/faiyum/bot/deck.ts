import type { Seat } from '@fairground/kernel'
import { GOODS } from '../edition/vocabulary.ts'
import { backPrice } from '../rules/administration.ts'
import type { Table } from '../rules/table.ts'
import type { State } from '../state.ts'
import { FISH, type Profile, REPUTATION, ROSE } from './profile.ts'
import type { Rooms } from './rooms.ts'

/**
 * What a deck is worth per turn. Between two administrations a player plays the best cards; the more cards, the fewer administrations, but
 * buying cards back gets more expensive. What some cards cost must be brought by others: the price of a basic resource is the one at which
 * the deck's best rate is lowest. A card is worth buying for what it adds to that rate.
 */

/** What an administration brings besides the cards: income and two workers, with sometimes a card left in hand. */
const INCOME = 4.2
/** From this many dollars on there is more than a player can spend soon, and far more. */
export const RICH = 9
export const VERY_RICH = 17
const PRICES = [0.8, 1.4, 2, 2.6, 3.2, 3.8, 5, 7]
const USUAL = 3
const USUAL_PRICE = PRICES[USUAL]
/**
 * Rates that differ by less are equal. Of equal ones the lowest price counts, so that the result does not depend on where the search
 * started.
 */
const SAME = 1e-9
/** The least that a card brings: it can be played for money. */
const CASH = 2
const MOST_CARDS = 64
/** How often a card can be played that costs something no other card of the deck brings. */
const LACKING = 0.2

export class Deck {
  /** Dollars per turn, and the price of a basic resource that belongs to it. */
  rate = 0
  price = USUAL_PRICE
  /** The value of the weakest card that is worth playing between two administrations. */
  core = 0
  private readonly table: Table
  private readonly profiles: readonly Profile[]
  private readonly rooms: Rooms
  private readonly fixed = new Float64Array(MOST_CARDS)
  private readonly basics = new Float64Array(MOST_CARDS)
  private readonly values = new Float64Array(MOST_CARDS)
  /** The cards sorted by value, best first. From one price to the next the order changes little. */
  private readonly order = new Int32Array(MOST_CARDS)
  private lastAt = USUAL
  private readonly cards = new Int32Array(MOST_CARDS)
  private count = 0
  /** The cached value of each card, and the evaluation in which it was computed. */
  private readonly known: Float64Array
  private readonly knownAt: Float64Array
  private version = 0
  private last = 0
  /** What one more dollar is worth. */
  private dollar = 1
  /** Cards that bring resources and cost none. */
  sources = 0
  private held = 0
  private fishNeeded = false
  private roseNeeded = false
  private fishBrought = false
  private roseBrought = false

  constructor(table: Table, profiles: readonly Profile[], rooms: Rooms) {
    this.table = table
    this.profiles = profiles
    this.rooms = rooms
    this.known = new Float64Array(profiles.length)
    this.knownAt = new Float64Array(profiles.length)
  }

  /** Evaluates a seat's cards, with one more card if given. */
  weigh(state: State, seat: Seat, more: number | undefined): number {
    const { cards } = this
    this.count = 0
    this.add(state.hands[seat])
    this.add(state.stacks[seat])
    if (more !== undefined && this.count < MOST_CARDS) cards[this.count++] = more
    this.price = USUAL_PRICE
    this.dollar = dollarWorth(state.money[seat])
    this.survey(state, seat)
    for (let i = 0; i < this.count; i++) {
      const profile = this.profiles[cards[i]]
      const chance = this.chance(state, cards[i])
      this.fixed[i] = chance * this.fixedOf(profile) + (1 - chance) * CASH * this.dollar
      this.basics[i] = chance * profile.basics
      this.order[i] = i
    }
    this.version++
    // As the price rises, the rate first falls and then only rises. We start near the last answer, which only saves time.
    let at = this.lastAt
    this.keep(at, this.rateAt(at))
    let lower = at > 0 ? this.rateAt(at - 1) : Number.POSITIVE_INFINITY
    if (lower <= this.rate + SAME)
      while (lower <= this.rate + SAME) {
        this.keep(--at, lower)
        lower = at > 0 ? this.rateAt(at - 1) : Number.POSITIVE_INFINITY
      }
    else {
      let higher = at + 1 < PRICES.length ? this.rateAt(at + 1) : Number.POSITIVE_INFINITY
      while (higher < this.rate - SAME) {
        this.keep(++at, higher)
        higher = at + 1 < PRICES.length ? this.rateAt(at + 1) : Number.POSITIVE_INFINITY
      }
    }
    this.lastAt = at
    return this.rate
  }

  private add(more: readonly number[]): void {
    for (let i = 0; i < more.length && this.count < MOST_CARDS; i++) this.cards[this.count++] = more[i]
  }

  private keep(at: number, rate: number): void {
    this.rate = rate
    this.price = PRICES[at]
    this.core = this.last
  }

  /** What playing a card of this deck brings in total. Call `weigh` first. */
  worth(state: State, card: number): number {
    if (this.knownAt[card] !== this.version) {
      const profile = this.profiles[card]
      const chance = this.chance(state, card)
      const cash = CASH * this.dollar
      this.known[card] = Math.max(cash, chance * (this.fixedOf(profile) + profile.basics * this.price) + (1 - chance) * cash)
      this.knownAt[card] = this.version
    }
    return this.known[card]
  }

  roseWorth(): number {
    return Math.max(this.price, this.roseNeeded ? 3.2 : 2.2)
  }

  fishWorth(): number {
    return this.fishNeeded ? 3 : 0.8
  }

  /** Which special goods the deck costs, and which it has or brings. */
  private survey(state: State, seat: Seat): void {
    this.sources = 0
    this.held = 0
    for (let good = 0; good < FISH; good++) this.held += state.goods[seat * GOODS.length + good]
    this.fishNeeded = false
    this.roseNeeded = false
    this.fishBrought = state.goods[seat * GOODS.length + FISH] > 1
    this.roseBrought = state.goods[seat * GOODS.length + ROSE] > 1
    for (let i = 0; i < this.count; i++) {
      const { fish, rose, wantsFish, wantsRose, plan, source } = this.profiles[this.cards[i]]
      if (source) this.sources++
      if (wantsFish > 0) this.fishNeeded = true
      if (wantsRose > 0) this.roseNeeded = true
      if (fish > 0) this.fishBrought = true
      if (rose > 0 || plan.swap?.to === ROSE) this.roseBrought = true
    }
  }

  private fixedOf({ reputation, money, fish, rose, wantsFish, wantsRose, besides }: Profile): number {
    return (
      reputation * REPUTATION +
      money * this.dollar +
      besides +
      (fish - wantsFish) * this.fishWorth() +
      (rose - wantsRose) * this.roseWorth()
    )
  }

  /** How often it can be played when the player wants to. Call `weigh` first. */
  chance(state: State, card: number): number {
    return this.lacks(this.profiles[card]) ? LACKING : this.rooms.of(state, card)
  }

  /** It costs something that no card of the deck brings. */
  private lacks({ wantsFish, wantsRose, asks, asksAny }: Profile): boolean {
    if (this.sources === 0 && this.held < asksAny + asks[0] + asks[1] + asks[2]) return true
    if (wantsFish > 0 && !this.fishBrought && !this.roseBrought) return true
    return wantsRose > 0 && !this.roseBrought
  }

  /** Dollars per turn at this price of a basic resource, with the best number of cards between two administrations. */
  private rateAt(at: number): number {
    const { values, table, order, fixed, basics, dollar } = this
    const price = PRICES[at]
    const { count } = this
    const cash = CASH * dollar
    for (let i = 0; i < count; i++) {
      const card = order[i]
      const brings = fixed[card] + basics[card] * price
      const value = brings > cash ? brings : cash
      let place = i
      while (place > 0 && values[place - 1] < value) {
        values[place] = values[place - 1]
        order[place] = order[place - 1]
        place--
      }
      values[place] = value
      order[place] = card
    }
    let best = 0
    let sum = INCOME * dollar
    for (let n = 1; n <= count; n++) {
      sum += values[n - 1]
      const rate = (sum - dollar * backPrice(table, Math.max(0, n - table.cardsBack))) / (n + 1)
      if (rate <= best) continue
      best = rate
      this.last = values[n - 1]
    }
    return best
  }
}

/** The first dollars buy cards; money that cannot be spent soon is worth less. */
function dollarWorth(money: number): number {
  return money < RICH ? 1 : money < VERY_RICH ? 0.6 : 0.25
}
