import type { Random, Seat } from '@fairground/kernel'
import { lowest, size } from '../rules/cards.ts'
import { type Card, type Facts, type MerchantSet, SHIP, type State, type View } from '../state.ts'
import type { Habits } from './habits.ts'

const TWO_TO_16 = 1 << 16
/** How often an unlikely card may be drawn again. */
const REDRAWS = 2

/** By card: how readily players lay it. */
export function eagerness({ merchants }: Facts, { eager, eagerShip }: Habits): Float64Array {
  return Float64Array.from(merchants, ({ skill }, card) => (card === SHIP ? eagerShip : eager[skill]))
}

/** Samples of the cards that the others may lay this turn, one after another, each with a place for every seat. */
export class Guesses {
  readonly cards: Int8Array
  private readonly seats: number
  private readonly doubt: Float64Array
  private readonly pool: Int8Array

  constructor({ seats, merchants, ships }: Facts, count: number, eager: Float64Array) {
    this.seats = seats
    this.cards = new Int8Array(count * seats)
    this.doubt = eager.map((each) => (1 - each) * TWO_TO_16)
    this.pool = new Int8Array(merchants.length + ships.length)
  }

  /** A forced card is certain; otherwise it is any card that the seat is known to hold, or one that nobody has seen. */
  fromView(view: View, me: Seat, random: Random): void {
    const { seats, cards, pool } = this
    for (let at = 0; at < cards.length; at += seats) {
      let left = this.fill(view.unseen, view.unseenShips)
      for (let seat = 0; seat < seats; seat++) {
        if (seat === me) continue
        const place = random.below(view.held[seat])
        if (view.forced[seat] !== 0) cards[at + seat] = view.forced[seat]
        else if (place < size(view.known[seat])) cards[at + seat] = nth(view.known[seat], place)
        else {
          const drawn = this.draw(left, random)
          cards[at + seat] = pool[drawn]
          pool[drawn] = pool[--left]
        }
      }
    }
  }

  /** The same if all hands are known. */
  fromHands(state: State, me: Seat, random: Random): void {
    const { seats, cards, pool } = this
    for (let seat = 0; seat < seats; seat++) {
      if (seat === me) continue
      const count = this.fill(state.hand[seat], state.ships[seat])
      for (let at = seat; at < cards.length; at += seats)
        cards[at] = state.forced[seat] !== 0 ? state.forced[seat] : pool[this.draw(count, random)]
    }
  }

  /** Changes the samples so that a player who may hold this card lays it. */
  order(card: Card, view: View, me: Seat, random: Random): void {
    const { seats, cards } = this
    const known = view.known.findIndex((set) => (set & (1 << card)) !== 0)
    for (let at = 0; at < cards.length; at += seats) {
      const other = random.below(seats - 1)
      const holder = known >= 0 ? known : other < me ? other : other + 1
      for (let seat = 0; seat < seats; seat++) if (seat !== me && cards[at + seat] === card) cards[at + seat] = SHIP
      cards[at + holder] = card
    }
  }

  private fill(merchants: MerchantSet, ships: number): number {
    let count = 0
    while (count < ships) this.pool[count++] = SHIP
    for (let rest = merchants; rest !== 0; rest &= rest - 1) this.pool[count++] = lowest(rest)
    return count
  }

  private draw(count: number, random: Random): number {
    let place = random.below(count)
    for (let redraw = 0; redraw < REDRAWS && random.below(TWO_TO_16) < this.doubt[this.pool[place]]; redraw++) place = random.below(count)
    return place
  }
}

function nth(set: MerchantSet, place: number): Card {
  let rest = set
  for (let skipped = 0; skipped < place; skipped++) rest &= rest - 1
  return lowest(rest)
}
