import type { Seat } from '@fairground/kernel'
import { GOODS } from '../edition/vocabulary.ts'
import type { Goods, State } from '../state.ts'
import { type Deck, RICH, VERY_RICH } from './deck.ts'
import { FISH, type Profile, ROSE } from './profile.ts'

/** What goods and money are worth to a seat: the first unit more than the tenth, and less and less towards the end of the game. */
export class Purse {
  private readonly profiles: readonly Profile[]
  private readonly deck: Deck
  private readonly held = new Float64Array(GOODS.length)
  private readonly asked = new Float64Array(GOODS.length)
  private useful = 1
  private money = 0

  constructor(profiles: readonly Profile[], deck: Deck) {
    this.profiles = profiles
    this.deck = deck
  }

  /** `useful`: the share of today's goods that can still be spent, from 0 to 1. */
  prepare(state: State, seat: Seat, useful: number): void {
    this.useful = useful
    this.money = state.money[seat]
    for (let good = 0; good < GOODS.length; good++) {
      this.held[good] = state.goods[seat * GOODS.length + good]
      this.asked[good] = 0
    }
    for (const card of state.hands[seat]) this.ask(card)
    for (const card of state.stacks[seat]) this.ask(card)
  }

  private ask(card: number): void {
    const { asks, asksAny, wantsFish, wantsRose } = this.profiles[card]
    for (let good = 0; good < asks.length; good++) this.asked[good] += asks[good] + asksAny / 3
    this.asked[FISH] += wantsFish
    this.asked[ROSE] += wantsRose
  }

  /** The value of goods gained in addition to those held. */
  gain(good: number, amount: number): number {
    let worth = 0
    for (let i = 0; i < amount; i++) worth += this.unit(good, this.held[good] + i)
    return worth
  }

  pay(goods: Goods, money: number): number {
    let worth = this.cash(0) - this.cash(-money)
    for (let good = 0; good < GOODS.length; good++) for (let i = 1; i <= goods[good]; i++) worth += this.unit(good, this.held[good] - i)
    return worth
  }

  /** The value of the money after a change. The first dollars buy cards; money that cannot be spent soon is worth less. */
  cash(more: number): number {
    const all = this.money + more
    const rich = Math.min(Math.max(0, all - RICH), VERY_RICH - RICH)
    return (Math.min(all, RICH) + rich * 0.6 + Math.max(0, all - VERY_RICH) * 0.25) * (0.12 + 0.88 * this.useful)
  }

  gained(money: number): number {
    return this.cash(money) - this.cash(0)
  }

  /** The value of one more unit of a good, when this many are there. */
  private unit(good: number, there: number): number {
    const price = good === FISH ? this.deck.fishWorth() : good === ROSE ? this.deck.roseWorth() : this.deck.price
    const wanted = this.asked[good]
    const plenty = there < Math.max(2, wanted) ? 1 : there < wanted + 3 ? 0.6 : 0.25
    return price * plenty * (0.08 + 0.92 * this.useful)
  }
}
