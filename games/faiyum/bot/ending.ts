import type { Seat } from '@fairground/kernel'
import { GOODS } from '../edition/vocabulary.ts'
import { buyable, priceAt } from '../rules/market.ts'
import type { Table } from '../rules/table.ts'
import type { State } from '../state.ts'
import { countNow } from './counts.ts'
import type { Deck } from './deck.ts'
import { FISH, type Profile, REPUTATION, ROSE } from './profile.ts'

/** The share of an opponent's hand that is still played once the end has come. */
const PLAYED_OUT = 0.6

/** More than a hand or a market ever holds. */
const MOST = 128

/** Near the end only reputation counts: what can still be played and bought, and when to quit. */
export class Ending {
  private readonly table: Table
  private readonly profiles: readonly Profile[]
  private readonly deck: Deck
  private readonly purse: number[] = GOODS.map(() => 0)
  /** The cards of a hand, or the disasters, sorted by value; and the cards that wait. */
  private readonly order = new Int32Array(MOST)
  private readonly worths = new Float64Array(MOST)
  private readonly waiting = new Int32Array(MOST)
  private plays = 0
  private playsWorth = 0
  /** Cards of the hand wait for goods that other cards of the hand can bring. */
  waits = false
  /** A card of the market is worth saving for. */
  saves = false

  constructor(table: Table, profiles: readonly Profile[], deck: Deck) {
    this.table = table
    this.profiles = profiles
    this.deck = deck
  }

  /** What playing a card brings when only reputation counts. */
  late(state: State, card: number): number {
    const { reputation, plan } = this.profiles[card]
    let sum = reputation
    for (const { what, count, of = 1, each, most = Number.POSITIVE_INFINITY } of plan.per)
      if (what === 'reputation') sum = plan.reputation + Math.min(most, Math.floor(countNow(this.table, state, count) / of) * each)
    return sum * REPUTATION
  }

  /** How likely the card can still be played once before the game is over. */
  feasible(state: State, seat: Seat, card: number, price: number): number {
    const chance = this.deck.chance(state, card)
    const payable = this.payable(state, seat, card, price)
    if (state.ending) return chance < 0.9 ? 0 : payable
    return chance * (payable === 1 ? 1 : 0.3)
  }

  /** Can it be paid for with what the seat has? */
  private payable(state: State, seat: Seat, card: number, price: number): number {
    const { asks, asksAny, wantsFish, wantsRose, plan } = this.profiles[card]
    const base = seat * GOODS.length
    const money = state.money[seat] - price - plan.bill.money
    if (money < 0) return 0
    let lack = 0
    let spare = 0
    for (let good = 0; good < 3; good++) {
      const there = state.goods[base + good] - asks[good]
      if (there < 0) lack -= there
      else spare += there
    }
    lack += Math.max(0, asksAny - spare) + Math.max(0, wantsFish - state.goods[base + FISH]) + wantsRose
    lack -= state.goods[base + ROSE]
    if (money >= this.table.substitute) lack--
    return lack <= 0 ? 1 : 0
  }

  /** What the hand still brings. Call `playOut` first. */
  get worthOfPlays(): number {
    return this.playsWorth
  }

  /** Compares the disaster taken now with what the hand still brings plus the disaster that is left afterwards. */
  quitting(state: State, seat: Seat): number {
    const { table } = this
    let disasters = 0
    for (let place = 0; place < state.market.length; place++) {
      const card = state.market[place]
      if (card >= table.disaster) this.sortIn(disasters++, card, table.disasters[card - table.disaster].reputation)
    }
    let before = 0
    for (let other = 0; other < state.quit.length; other++)
      if (other !== seat && state.quit[other] === 0 && state.hands[other].length * PLAYED_OUT < Math.max(this.plays, 2)) before++
    const most = disasters > 0 ? this.worths[0] : 0
    const left = disasters > before ? this.worths[before] : 0
    const lost = (most - left) * REPUTATION
    if (this.plays === 0) return lost
    return lost > this.playsWorth + REPUTATION * state.hands[seat].length ? Number.POSITIVE_INFINITY : 0
  }

  /**
   * Once the end has come: finds the cards of the hand that still bring reputation, paying for one after the other, and those that could be
   * paid with what the rest of the hand brings. Counts these plays and their value.
   */
  playOut(state: State, seat: Seat): void {
    const { purse, profiles } = this
    const base = seat * GOODS.length
    for (let good = 0; good < GOODS.length; good++) purse[good] = state.goods[base + good]
    let money = state.money[seat]
    let brought = 0
    this.plays = 0
    this.playsWorth = 0
    this.waits = false
    const { order, worths, waiting } = this
    const hand = state.hands[seat]
    for (let i = 0; i < hand.length; i++) this.sortIn(i, hand[i], this.late(state, hand[i]))
    let unpaid = 0
    for (let i = 0; i < hand.length; i++) {
      const card = order[i]
      const worth = worths[i]
      if (worth <= 0) brought += Math.max(0.4, profiles[card].basics)
      if (worth <= 0 || this.deck.chance(state, card) < 0.9) continue
      const spent = this.spend(profiles[card], money)
      if (spent < 0) {
        waiting[unpaid++] = card
        continue
      }
      money -= spent
      this.plays++
      this.playsWorth += worth
    }
    for (let i = 0; i < unpaid; i++) {
      const card = waiting[i]
      const { basics, wantsFish, wantsRose } = profiles[card]
      if (-basics > brought || wantsFish + wantsRose > 0) continue
      brought += basics
      this.plays += 1 - basics
      this.playsWorth += this.late(state, card) * 0.8
      this.waits = true
    }
    this.saveUp(state, seat, hand.length - this.plays, money)
  }

  /** Inserts a card after those of equal or higher value. */
  private sortIn(count: number, card: number, worth: number): void {
    const { order, worths } = this
    let place = count
    for (; place > 0 && worths[place - 1] < worth; place--) {
      order[place] = order[place - 1]
      worths[place] = worths[place - 1]
    }
    order[place] = card
    worths[place] = worth
  }

  /** Looks for a card of the market that becomes affordable if idle cards are played for money. */
  private saveUp(state: State, seat: Seat, idle: number, money: number): void {
    const { table } = this
    let best = 0
    let turns = 0
    for (let place = buyable(table, state) - 1; place >= 0; place--) {
      const price = priceAt(table, state, place)
      const cashed = Math.max(0, Math.ceil((price - money) / table.cashMoney))
      if (cashed > idle) continue
      const card = state.market[place]
      const worth = this.late(state, card) * this.feasible(state, seat, card, 0) * 0.9 ** cashed
      if (worth <= best) continue
      best = worth
      turns = cashed + 2
    }
    this.saves = best > 0
    this.plays += turns
    this.playsWorth += best
  }

  /** Takes a card's cost out of `purse`. Returns the money spent, or −1 if it cannot be paid. */
  private spend({ asks, asksAny, wantsFish, wantsRose, plan }: Profile, money: number): number {
    const { purse } = this
    let lack = Math.max(0, wantsFish - purse[FISH])
    for (let good = 0; good < 3; good++) lack += Math.max(0, asks[good] - purse[good])
    let any = asksAny
    for (let good = 0; good < 3; good++) any -= Math.min(any, Math.max(0, purse[good] - asks[good]))
    let cash = plan.bill.money
    let roses = lack + any + wantsRose
    if (roses > purse[ROSE] && lack + any > 0 && money >= cash + this.table.substitute) {
      cash += this.table.substitute
      roses--
    }
    if (roses > purse[ROSE] || cash > money) return -1
    purse[ROSE] -= roses
    purse[FISH] = Math.max(0, purse[FISH] - wantsFish)
    for (let good = 0; good < 3; good++) purse[good] = Math.max(0, purse[good] - asks[good])
    for (let i = 0; i < asksAny; i++) purse[purse[0] >= purse[1] && purse[0] >= purse[2] ? 0 : purse[1] >= purse[2] ? 1 : 2]--
    for (let good = 0; good < 3; good++) if (purse[good] < 0) purse[good] = 0
    return cash
  }
}
