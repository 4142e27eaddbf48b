import type { Seat } from '@fairground/kernel'
import { highest, lowest, size } from '../rules/cards.ts'
import type { Card, Facts, MerchantSet } from '../state.ts'
import type { Habits } from './habits.ts'

/** What everybody sees of a position. */
export interface Seen {
  readonly turn: number
  readonly purse: readonly number[]
  readonly gained: readonly number[]
  readonly contracts: readonly Seat[]
  readonly front: readonly MerchantSet[]
}

/** Larger differences between purses, in half coins, make no difference. */
const FAR = 160

/**
 * A simplified model of the table: purses and contracts that can be changed and evaluated, without hands, choices or events. It is
 * created once and reused, so that thinking creates no garbage.
 */
export class PocketTable {
  readonly seats: number
  /** In half coins, because a duel counts with its average result. */
  readonly purse: Int32Array
  private readonly gained: Int32Array
  private readonly won: Int32Array
  private readonly owned: Int32Array
  /** What a contract of each seat is worth to us. */
  private readonly contractWorth: Float64Array
  /** By turns left and half coins behind the fullest purse: the weight of a purse. */
  private readonly weights: readonly Float64Array[]
  private readonly facts: Facts
  private readonly habits: Habits
  private me: Seat = 0
  private left = 0
  /** Merchants face up from earlier turns, and those in our hand. */
  private front: MerchantSet = 0
  private hand: MerchantSet = 0
  private seen: Seen | undefined

  constructor(facts: Facts, habits: Habits) {
    const { seats } = facts
    this.facts = facts
    this.habits = habits
    this.seats = seats
    this.purse = new Int32Array(seats)
    this.gained = new Int32Array(seats)
    this.won = new Int32Array(seats)
    this.owned = new Int32Array(seats)
    this.contractWorth = new Float64Array(seats)
    this.weights = Array.from({ length: facts.turns }, (_, left) =>
      Float64Array.from({ length: FAR + 1 }, (_, behind) => Math.exp(-behind / 2 / (habits.close + habits.closerEachTurn * left))),
    )
  }

  /** Copies what a seat sees, and its own merchants. */
  look(seen: Seen, me: Seat, hand: MerchantSet): void {
    this.seen = seen
    this.me = me
    this.left = this.facts.turns - seen.turn
    this.hand = hand
    this.front = 0
    this.owned.fill(0)
    for (let seat = 0; seat < this.seats; seat++) this.front |= seen.front[seat]
    for (let i = 0; i < seen.contracts.length; i++) this.owned[seen.contracts[i]]++
    this.weighRivals()
    this.reset()
  }

  /** Rivals with more contracts are more dangerous: each contract doubles their weight. */
  private weighRivals(): void {
    let all = 0
    for (let seat = 0; seat < this.seats; seat++) if (seat !== this.me) all += 1 << this.owned[seat]
    for (let seat = 0; seat < this.seats; seat++) this.contractWorth[seat] = seat === this.me ? 1 : -(1 << this.owned[seat]) / all
  }

  /** Restores the purses of the position. */
  reset(): void {
    const { seen } = this
    if (seen === undefined) return
    for (let seat = 0; seat < this.seats; seat++) {
      this.purse[seat] = seen.purse[seat] * 2
      this.gained[seat] = seen.gained[seat] * 2
      this.won[seat] = 0
    }
  }

  /** The value of the present position: the chance of the fullest purse, and contracts won by skills. */
  appraise(): number {
    const { purse, seats, contractWorth, won } = this
    const weights = this.weights[this.left]
    let top = 0
    for (let seat = 0; seat < seats; seat++) if (purse[seat] > top) top = purse[seat]
    let sum = 0
    let mine = 0
    let sure = 0
    for (let seat = 0; seat < seats; seat++) {
      const behind = top - purse[seat]
      const weight = weights[behind > FAR ? FAR : behind]
      sum += weight
      mine += contractWorth[seat] * weight
      sure += contractWorth[seat] * won[seat]
    }
    return mine / sum + this.habits.sureContract * sure
  }

  /** The value after a turn (section 6) in which each seat lays `cards[at + seat]`; skills are used in the usual way. */
  turn(cards: Int8Array, at: number, mine: Card): number {
    const { facts, seats, purse, gained } = this
    this.reset()
    cards[at + this.me] = mine
    let merchants = 0
    let ships = 0
    for (let seat = 0; seat < seats; seat++) {
      const card = cards[at + seat]
      if (card === 0) ships++
      else merchants |= 1 << card
      gained[seat] = 0
    }
    const coins = facts.ships[ships] * 2
    for (let seat = 0; seat < seats; seat++) if (cards[at + seat] === 0) gained[seat] = coins
    let fallen = 0
    for (let rest = merchants; rest !== 0; rest &= rest - 1)
      if ((facts.merchants[lowest(rest)].zeroedBy & merchants) !== 0) fallen |= rest & -rest
    const standing = merchants & ~fallen
    if (standing !== 0) {
      const first = highest(standing)
      const others = standing & ~(1 << first)
      gained[whoLaid(cards, at, first)] += facts.merchants[first].first * 2
      if (others !== 0 && size(merchants) >= 3) {
        const second = highest(others)
        gained[whoLaid(cards, at, second)] += facts.merchants[second].second * 2
      }
    }
    for (let seat = 0; seat < seats; seat++) purse[seat] += gained[seat]
    const hand = mine === 0 ? this.hand : this.hand & ~(1 << mine)
    for (let waiting = fallen !== 0 ? fallen : merchants & -merchants; waiting !== 0; waiting &= waiting - 1) {
      const merchant = lowest(waiting)
      this.use(merchant, whoLaid(cards, at, merchant), this.front | merchants, hand)
    }
    return this.appraise()
  }

  /** A skill as its owner would probably use it: against the fullest purse. Chains go one step. */
  use(merchant: Card, actor: Seat, faceUp: MerchantSet = this.front, hand: MerchantSet = this.hand): void {
    const { purse, gained, won, seats } = this
    switch (this.facts.merchants[merchant].skill) {
      case 'try-your-luck':
        this.duel(actor, this.richest(actor))
        return
      case 'good-fortune':
        purse[actor] += 8
        return
      case 'protection-fee':
        for (let seat = 0; seat < seats; seat++) if (seat !== actor) this.pay(seat, actor, this.fee(seat))
        return
      case 'dictating':
        purse[actor] += 2
        return
      case 'snitching':
        this.pay(this.richest(actor), actor, 6)
        return
      case 'networking': {
        const best = actor === this.me ? this.best(hand, actor) : 0
        if (best === 0) purse[actor] += this.habits.networking * 2
        else this.use(best, actor, faceUp, 0)
        return
      }
      case 'embargo':
        for (let seat = 0; seat < seats; seat++) purse[seat] -= Math.min(purse[seat], gained[seat])
        return
      case 'enticing':
        this.takeHalf(actor, this.richest(actor))
        return
      case 'seducing':
        this.swap(actor, this.richest(actor))
        return
      case 'supported':
        if (this.hasLeast(actor)) won[actor]++
        return
      case 'asking-a-favor': {
        const best = this.best(faceUp & ~(1 << merchant), actor)
        if (best !== 0) this.use(best, actor, faceUp, 0)
        return
      }
      case 'prioritized':
        won[actor]++
        for (let seat = 0; seat < seats; seat++) if (seat !== actor) purse[seat] += 2
        return
      case 'charity':
        purse[actor] -= Math.min(6, purse[actor])
        return
      case 'socializing':
        purse[actor] -= Math.min(8, purse[actor])
        purse[(actor + 1) % seats] += 4
        purse[(actor + seats - 1) % seats] += 4
        return
      case 'none':
        return
    }
  }

  /** Half of the loser's purse, won or lost with equal probability. */
  duel(actor: Seat, rival: Seat): void {
    const { purse } = this
    const gain = (half(purse[rival]) - half(purse[actor])) >> 1
    purse[actor] += gain
    purse[rival] -= gain
  }

  takeHalf(actor: Seat, from: Seat): void {
    this.pay(from, actor, half(this.purse[from]))
  }

  swap(actor: Seat, other: Seat): void {
    const { purse } = this
    const mine = purse[actor]
    purse[actor] = purse[other]
    purse[other] = mine
  }

  pay(from: Seat, to: Seat, coins: number): void {
    const paid = Math.min(coins, this.purse[from])
    this.purse[from] -= paid
    this.purse[to] += paid
  }

  /** The merchant among these whose skill brings the actor most, without chains. */
  private best(set: MerchantSet, actor: Seat): Card {
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const merchant = lowest(rest)
      const brings = this.brings(merchant, actor)
      if (brings <= most) continue
      most = brings
      best = merchant
    }
    return best
  }

  /** A quick estimate of what a skill brings its user, in half coins. */
  private brings(merchant: Card, actor: Seat): number {
    const { purse, seats } = this
    switch (this.facts.merchants[merchant].skill) {
      case 'try-your-luck':
        return (purse[this.richest(actor)] - purse[actor]) >> 2
      case 'good-fortune':
        return 8
      case 'protection-fee': {
        let fees = 0
        for (let seat = 0; seat < seats; seat++) if (seat !== actor) fees += Math.min(purse[seat], this.fee(seat))
        return fees
      }
      case 'dictating':
        return 2
      case 'snitching':
        return Math.min(6, purse[this.richest(actor)])
      case 'embargo':
        return -this.gained[actor]
      case 'enticing':
        return half(purse[this.richest(actor)])
      case 'seducing':
        return purse[this.richest(actor)] - purse[actor]
      case 'supported':
        return this.hasLeast(actor) ? A_CONTRACT : 0
      case 'prioritized':
        return A_CONTRACT
      case 'charity':
        return -Math.min(6, purse[actor])
      case 'socializing':
        return -Math.min(8, purse[actor])
      case 'none':
        return 0
      case 'networking':
      case 'asking-a-favor':
        return Number.NEGATIVE_INFINITY
    }
  }

  private fee(payer: Seat): number {
    return this.owned[payer] + this.won[payer] > 0 ? 4 : 2
  }

  private richest(actor: Seat): Seat {
    let found = actor === 0 ? 1 : 0
    for (let seat = found + 1; seat < this.seats; seat++) if (seat !== actor && this.purse[seat] > this.purse[found]) found = seat
    return found
  }

  private hasLeast(actor: Seat): boolean {
    for (let seat = 0; seat < this.seats; seat++) if (this.purse[seat] < this.purse[actor]) return false
    return true
  }
}

/** More than coins can bring. */
const A_CONTRACT = 60

/** Half of a purse, in half coins, rounded down to whole ones. */
function half(purse: number): number {
  return (purse >> 2) << 1
}

function whoLaid(cards: Int8Array, at: number, merchant: Card): Seat {
  let seat = 0
  while (cards[at + seat] !== merchant) seat++
  return seat
}
