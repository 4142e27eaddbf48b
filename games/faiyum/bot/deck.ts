import type { Seat } from '@fairground/kernel'
import { GOODS } from '../edition/vocabulary.ts'
import { backPrice } from '../rules/administration.ts'
import type { Table } from '../rules/table.ts'
import type { State } from '../state.ts'
import { FISH, type Profile, REPUTATION, ROSE } from './profile.ts'
import type { Rooms } from './rooms.ts'

/**
 * What a deck is worth a turn. Between two administrations one plays the best of one's cards; the more of them, the less often one
 * administers, and the dearer they are to buy back. What the cards ask for must be brought by others: the price of a basic resource is
 * the one at which the deck does best when it is priced so, over all prices the worst. A card is worth buying for what it adds to that.
 */

/** What an administration brings beside the cards: income and two workers, with a card left in hand now and then. */
const INCOME = 4.2
/** From so many dollars on there is more than can be spent soon, and far more. */
export const RICH = 9
export const VERY_RICH = 17
const PRICES = [0.8, 1.4, 2, 2.6, 3.2, 3.8, 5, 7]
const USUAL = 3
const USUAL_PRICE = PRICES[USUAL]
/** Rates that differ by less are equal: of equal ones the lowest price counts, wherever one began to look. */
const SAME = 1e-9
/** The least that a card brings: it is laid down for money. */
const CASH = 2
const MOST_CARDS = 64
/** How often a card can be carried out that asks for what nothing of one's own brings. */
const LACKING = 0.2

export class Deck {
  /** Dollars a turn, and the price of a basic resource at which it was found. */
  rate = 0
  price = USUAL_PRICE
  /** What the last of the cards brings that are worth playing between two administrations. */
  core = 0
  private readonly table: Table
  private readonly profiles: readonly Profile[]
  private readonly rooms: Rooms
  private readonly fixed = new Float64Array(MOST_CARDS)
  private readonly basics = new Float64Array(MOST_CARDS)
  private readonly values = new Float64Array(MOST_CARDS)
  /** The cards by what they bring, best first: from one price to the next little of it changes. */
  private readonly order = new Int32Array(MOST_CARDS)
  private near = USUAL
  private readonly cards = new Int32Array(MOST_CARDS)
  private count = 0
  /** What each card is worth, and in which look it was found. */
  private readonly known: Float64Array
  private readonly seen: Float64Array
  private looks = 0
  private last = 0
  /** What one dollar more is worth. */
  private dollar = 1
  /** Cards that bring resources for nothing. */
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
    this.seen = new Float64Array(profiles.length)
  }

  /** Weighs a seat's cards, with one more if there is one. */
  weigh(state: State, seat: Seat, more: number | undefined): number {
    const { cards } = this
    this.count = 0
    this.hold(state.hands[seat])
    this.hold(state.stacks[seat])
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
    this.looks++
    // The dearer, the lower, up to a price from which on it only rises. The last answer is most often near, and only saves time.
    let at = this.near
    this.take(at, this.rateAt(at))
    let lower = at > 0 ? this.rateAt(at - 1) : Number.POSITIVE_INFINITY
    if (lower <= this.rate + SAME)
      while (lower <= this.rate + SAME) {
        this.take(--at, lower)
        lower = at > 0 ? this.rateAt(at - 1) : Number.POSITIVE_INFINITY
      }
    else {
      let higher = at + 1 < PRICES.length ? this.rateAt(at + 1) : Number.POSITIVE_INFINITY
      while (higher < this.rate - SAME) {
        this.take(++at, higher)
        higher = at + 1 < PRICES.length ? this.rateAt(at + 1) : Number.POSITIVE_INFINITY
      }
    }
    this.near = at
    return this.rate
  }

  private hold(more: readonly number[]): void {
    for (let i = 0; i < more.length && this.count < MOST_CARDS; i++) this.cards[this.count++] = more[i]
  }

  private take(at: number, rate: number): void {
    this.rate = rate
    this.price = PRICES[at]
    this.core = this.last
  }

  /** What a play of a card of this deck brings on the whole, after `weigh`. */
  worth(state: State, card: number): number {
    if (this.seen[card] !== this.looks) {
      const profile = this.profiles[card]
      const chance = this.chance(state, card)
      const cash = CASH * this.dollar
      this.known[card] = Math.max(cash, chance * (this.fixedOf(profile) + profile.basics * this.price) + (1 - chance) * cash)
      this.seen[card] = this.looks
    }
    return this.known[card]
  }

  roseWorth(): number {
    return Math.max(this.price, this.roseNeeded ? 3.2 : 2.2)
  }

  fishWorth(): number {
    return this.fishNeeded ? 3 : 0.8
  }

  /** Which special goods the deck asks for, and which it has or brings. */
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

  /** How often it can be carried out when it is wanted, after `weigh`. */
  chance(state: State, card: number): number {
    return this.lacks(this.profiles[card]) ? LACKING : this.rooms.of(state, card)
  }

  /** It asks for what nothing of one's own brings. */
  private lacks({ wantsFish, wantsRose, asks, asksAny }: Profile): boolean {
    if (this.sources === 0 && this.held < asksAny + asks[0] + asks[1] + asks[2]) return true
    if (wantsFish > 0 && !this.fishBrought && !this.roseBrought) return true
    return wantsRose > 0 && !this.roseBrought
  }

  /** Dollars a turn when a basic resource costs so much: the best number of cards to play between two administrations. */
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

/** The first dollars buy cards; what cannot be spent soon is worth less. */
function dollarWorth(money: number): number {
  return money < RICH ? 1 : money < VERY_RICH ? 0.6 : 0.25
}
