import type { Random, Seat } from '@fairground/kernel'
import { GOODS, PIECES } from '../edition/vocabulary.ts'
import { backPrice } from '../rules/administration.ts'
import { planNow } from '../rules/finish.ts'
import { bestDisaster } from '../rules/last-turns.ts'
import { buyable, priceAt } from '../rules/market.ts'
import { edgeBetween } from '../rules/network.ts'
import { LAY, type Plan, SWAP } from '../rules/plan.ts'
import { planOfAction, type Table } from '../rules/table.ts'
import { type Goods, type Move, NONE, type State } from '../state.ts'
import { countNow } from './counts.ts'
import { Deck, RICH, VERY_RICH } from './deck.ts'
import { Ending } from './ending.ts'
import { bagWorth, edgeWorth, freedWorth, moreOf, spaceWorth } from './ground.ts'
import { type Leaning, leaningOf } from './leaning.ts'
import { type Ambition, FISH, type Profile, profileOf, profilesOf, REPUTATION, ROSE } from './profile.ts'
import { Purse } from './purse.ts'
import { Rooms } from './rooms.ts'

const WORKERS = PIECES.indexOf('worker')

/** About how many turns a player takes between two administrations. */
const ADMINISTERED = 6
/** This many turns before the end, goods begin to lose their value. */
const LATE = 7
/** The first few basic resources, and the first few cards that bring them, are worth more than the rest. */
const FEW = 5
/** A deck should keep this many cards that bring resources. */
const FEWEST_SOURCES = 2

/**
 * The greedy adviser. It estimates in dollars what each move brings, without playing it: a card by its gain minus its cost at the prices of
 * the player's own deck, a purchase by what it adds to the deck in the remaining turns, an administration by the cards that come back. One
 * instance serves a whole match; it remembers nothing between decisions.
 */
export class Mind {
  private readonly table: Table
  private readonly ambition: Ambition
  private readonly leaning: Leaning
  private readonly profiles: readonly Profile[]
  private readonly rooms: Rooms
  private readonly deck: Deck
  private readonly trial: Deck
  private readonly purse: Purse
  private readonly ending: Ending
  private readonly repeated = new Map<Plan, Profile>()
  private readonly paid: number[] = GOODS.map(() => 0)
  private readonly own: Plan[] = []
  private readonly rivals: Plan[] = []
  private left = 0
  private useful = 1

  constructor(table: Table, ambition: Ambition, leaning = leaningOf()) {
    this.table = table
    this.ambition = ambition
    this.leaning = leaning
    this.profiles = profilesOf(table, ambition)
    this.rooms = new Rooms(table)
    this.deck = new Deck(table, this.profiles, this.rooms)
    this.trial = new Deck(table, this.profiles, this.rooms)
    this.purse = new Purse(this.profiles, this.deck)
    this.ending = new Ending(table, this.profiles, this.deck)
  }

  choose(state: State, seat: Seat, moves: readonly Move[], random: Random): Move {
    if (moves.length === 1) return moves[0]
    // Roads are judged by the map alone.
    if (moves[0].do !== 'join') this.prepare(state, seat)
    let best = moves[0]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves.length; i++) {
      const worth = this.weigh(state, seat, moves[i]) + random.below(1000) * this.leaning.whim
      if (worth <= most) continue
      most = worth
      best = moves[i]
    }
    return best
  }

  /** Writes an estimate for each move into `promise`, which is as long as `moves`. */
  order(state: State, seat: Seat, moves: readonly Move[], promise: Float64Array): void {
    this.prepare(state, seat)
    for (let i = 0; i < moves.length; i++) promise[i] = this.weigh(state, seat, moves[i])
  }

  /** Writes the facts about a seat that the evaluation uses. */
  read(state: State, seat: Seat, into: Float64Array): void {
    this.prepare(state, seat)
    const { deck, ending, left } = this
    const base = seat * GOODS.length
    const basics = state.goods[base] + state.goods[base + 1] + state.goods[base + 2]
    const money = state.money[seat]
    const hand = state.hands[seat]
    const stack = state.stacks[seat]
    let inHand = 0
    let late = 0
    let payable = 0
    for (let i = 0; i < hand.length; i++) {
      inHand += deck.worth(state, hand[i])
      const brings = ending.late(state, hand[i])
      late += brings
      if (brings > 0) payable += brings * ending.feasible(state, seat, hand[i], 0)
    }
    let top = 0
    for (let i = Math.max(0, stack.length - this.table.cardsBack); i < stack.length; i++) top += deck.worth(state, stack[i])
    const playing = state.quit[seat] === 0 ? 1 : 0
    let i = 0
    into[i++] = state.reputation[seat]
    into[i++] = playing
    into[i++] = playing * left
    into[i++] = playing * Math.min(money, RICH)
    into[i++] = playing * Math.max(0, Math.min(money, VERY_RICH) - RICH)
    into[i++] = playing * Math.max(0, money - VERY_RICH)
    into[i++] = playing * Math.min(basics, FEW)
    into[i++] = playing * Math.max(0, basics - FEW)
    into[i++] = playing * state.goods[base + FISH]
    into[i++] = playing * state.goods[base + ROSE]
    into[i++] = playing * deck.rate
    into[i++] = playing * deck.rate * left
    into[i++] = playing * deck.core
    into[i++] = playing * Math.min(deck.sources, FEW)
    into[i++] = playing * hand.length
    into[i++] = playing * stack.length
    into[i++] = playing * inHand
    into[i++] = playing * top
    into[i++] = playing * late
    into[i++] = playing * payable
    into[i++] = playing * (state.ending ? ending.worthOfPlays : 0)
    into[i++] = playing * (state.ending ? this.bestLeft(state) : 0)
    into[i++] = playing * (state.seat === seat ? 1 : 0)
  }

  /** The most reputation that quitting can still bring. */
  private bestLeft(state: State): number {
    const place = bestDisaster(this.table, state)
    return place === NONE ? 0 : this.table.disasters[state.market[place] - this.table.disaster].reputation
  }

  private prepare(state: State, seat: Seat): void {
    this.left = turnsLeft(this.table, state, seat)
    this.useful = Math.min(1, this.left / LATE)
    this.rooms.reset()
    this.deck.weigh(state, seat, undefined)
    if (state.ending) {
      this.ending.playOut(state, seat)
      this.useful = this.ending.waits || this.ending.saves ? 0.4 : 0
    }
    this.purse.prepare(state, seat, this.useful)
    if (state.phase === 'workers') this.collectPlans(state, seat)
  }

  private weigh(state: State, seat: Seat, move: Move): number {
    const { table, purse } = this
    switch (move.do) {
      case 'use':
        return this.use(state, seat, move.card) - this.weakFirst(state, move.card) + this.burying(state, seat, move.card)
      case 'cash':
        return this.cashing(state, seat, move.card)
      case 'buy':
        return this.purchase(state, seat, move.card, priceAt(table, state, state.market.indexOf(move.card)))
      case 'administer':
        return this.administration(state, seat)
      case 'quit':
        return this.ending.quitting(state, seat)
      case 'back':
        return this.back(state, seat, move.cards)
      case 'replace':
        return -this.purchase(state, seat, move.card, 4)
      case 'space':
        if (state.phase === 'workers') return 1 + freedWorth(table, state, move.space, this.own, this.rivals, purse)
        return 1 + this.onMap(state, move.space)
      case 'join':
        return 1 + this.edge(state, move.spaces)
      case 'enough':
        return this.enough(state, seat)
      case 'pay':
        return -purse.pay(move.goods, move.money)
      case 'give':
        return -this.given(state, move.card)
      case 'swap':
        return this.swap(state, move.goods)
      case 'choose':
        return bagWorth(move.goods, purse)
      case 'take':
        return this.purchase(state, seat, move.card, 0)
      case 'lay':
        return this.deck.worth(state, move.card)
    }
  }

  private weakFirst(state: State, card: number): number {
    return this.useful < 1 ? 0 : this.deck.worth(state, card) * this.leaning.weakFirst
  }

  /** A weak card that good cards will cover stays in the stack and no longer lowers the income. */
  private burying(state: State, seat: Seat, card: number): number {
    const { deck, table, left } = this
    if (left < LATE || deck.worth(state, card) >= deck.core) return 0
    let good = 0
    let weak = 0
    for (const other of state.hands[seat]) {
      if (deck.worth(state, other) >= deck.core) good++
      else weak++
    }
    if (good < table.cardsBack || weak > table.income + 1) return 0
    return Math.min(this.leaning.buried, (left / ADMINISTERED) * 0.5)
  }

  /** A card's action now: what it brings minus what it costs. */
  private use(state: State, seat: Seat, card: number): number {
    const { table, purse } = this
    const plan = planNow(table, state, seat, card) ?? table.cards[card].plan
    const profile = table.cards[card].plan.repeats ? this.profileOf(plan) : this.profiles[card]
    let reputation = plan.reputation
    let money = plan.money
    for (const { what, each, count, of = 1, most = Number.POSITIVE_INFINITY } of plan.per) {
      const amount = Math.min(most, Math.floor(countNow(table, state, count) / of) * each)
      if (what === 'money') money += amount
      else reputation += amount
    }
    let worth = reputation * REPUTATION + purse.gained(money) + profile.besides * (state.ending ? this.useful : 0.5 + 0.5 * this.useful)
    for (let good = 0; good < GOODS.length; good++) worth += purse.gain(good, plan.goods[good])
    const free = profile.basics + profile.asks[0] + profile.asks[1] + profile.asks[2] + profile.asksAny - basicsOf(plan)
    if (free > 0) worth += free * Math.max(purse.gain(0, 1), purse.gain(1, 1), purse.gain(2, 1)) * 0.92
    if (plan.takes) worth += this.bestTaken(state, seat)
    if (plan.gives > 0) worth -= this.offered(state, seat, card, plan.gives)
    // Near the end, a turn that brings no reputation, and nothing that another card needs, only loses time.
    if (state.ending && reputation === 0 && this.useful === 0) worth -= 1
    return worth - this.cost(state, seat, profile, plan)
  }

  /** What a player loses when a card leaves the game: little, unless it is one of the last that bring resources. */
  private given(state: State, card: number): number {
    const { deck } = this
    const last = this.profiles[card].source && deck.sources <= FEWEST_SOURCES ? this.leaning.lastSource : 0
    return Math.max(0, deck.worth(state, card) - deck.core) * 2 + deck.worth(state, card) * 0.3 + last
  }

  /** The cost of a card that asks for other cards of the hand: the least valuable ones are given. */
  private offered(state: State, seat: Seat, card: number, cards: number): number {
    let least = Number.POSITIVE_INFINITY
    for (const other of state.hands[seat]) if (other !== card) least = Math.min(least, this.given(state, other))
    return least === Number.POSITIVE_INFINITY ? 0 : least * cards
  }

  /** The cheapest way to pay, approximately. */
  private cost(state: State, seat: Seat, profile: Profile, { bill }: Plan): number {
    const { paid } = this
    const base = seat * GOODS.length
    let lack = 0
    for (let good = 0; good < 3; good++) {
      paid[good] = Math.min(profile.asks[good], state.goods[base + good])
      lack += profile.asks[good] - paid[good]
    }
    for (let i = 0; i < profile.asksAny; i++) {
      let most = 0
      let from = NONE
      for (let good = 0; good < 3; good++) {
        const there = state.goods[base + good] - paid[good]
        if (there <= most) continue
        most = there
        from = good
      }
      if (from === NONE) lack++
      else paid[from]++
    }
    paid[FISH] = Math.min(bill.fish, state.goods[base + FISH])
    paid[ROSE] = bill.rose + bill.fish - paid[FISH]
    let money = bill.money
    if (lack > 0 && state.money[seat] - money >= this.table.substitute) {
      money += this.table.substitute
      lack--
    }
    paid[ROSE] += lack
    return this.purse.pay(paid, money)
  }

  private profileOf(plan: Plan): Profile {
    let profile = this.repeated.get(plan)
    if (profile === undefined) {
      profile = profileOf(plan, this.ambition)
      this.repeated.set(plan, profile)
    }
    return profile
  }

  private bestTaken(state: State, seat: Seat): number {
    let best = 0
    for (let place = buyable(this.table, state) - 1; place >= 0; place--)
      best = Math.max(best, this.purchase(state, seat, state.market[place], 0))
    return best - 6 * this.useful
  }

  /** Brings money at once, and the card no longer lowers the income. */
  private cashing(state: State, seat: Seat, card: number): number {
    if (state.ending) return (this.ending.waits || this.ending.saves) && this.ending.late(state, card) <= 0 ? 0.2 : -1
    const { table } = this
    const hand = state.hands[seat].length
    const waits = Math.max(0, this.deck.worth(state, card) - this.deck.rate) * (table.seats === 1 ? 0.15 : 0.4)
    return (
      this.purse.gained(table.cashMoney) +
      (hand <= table.income ? 0.6 : 0) -
      this.weakFirst(state, card) -
      waits +
      this.burying(state, seat, card)
    )
  }

  /** What this card adds to the deck in the remaining turns, or what it brings if it is played once before the end. */
  private purchase(state: State, seat: Seat, card: number, price: number): number {
    const { deck, trial, purse } = this
    const more = trial.weigh(state, seat, card) - deck.rate
    const worth = trial.worth(state, card)
    const late = this.ending.late(state, card) * this.ending.feasible(state, seat, card, price)
    const once = this.useful * (worth - deck.rate) + (1 - this.useful) * late
    const benefit = state.ending ? late : Math.max(more * (this.left - 2), once)
    return benefit - this.leaning.price * (purse.cash(0) - purse.cash(-price)) - (state.ending ? 0.3 : 0)
  }

  /** Income, workers, and the cards that come back: each counts what it brings beyond the value of a turn. */
  private administration(state: State, seat: Seat): number {
    const { table, purse } = this
    const hand = state.hands[seat].length
    const stack = state.stacks[seat]
    const income =
      Math.max(0, table.income - hand) + Math.min(table.workersOff, table.supply[WORKERS] - state.board.supply[WORKERS]) * table.workerMoney
    const first = stack.length - Math.min(table.cardsBack, stack.length)
    let back = 0
    for (let i = first; i < stack.length; i++) back += this.surplus(state, stack[i])
    let best = 0
    let sum = 0
    const budget = state.money[seat] + income
    for (let cards = 1; cards <= first; cards++) {
      const price = backPrice(table, cards)
      if (price > budget) break
      sum += this.surplus(state, stack[first - cards])
      best = Math.max(best, sum - (purse.cash(0) - purse.cash(-price)))
    }
    return purse.gained(income) + back + best
  }

  /** What a returned card brings beyond the value of the turn in which it is played. */
  private surplus(state: State, card: number): number {
    const { deck } = this
    const now = this.useful * Math.max(0, deck.worth(state, card) - this.leaning.turn * deck.rate)
    return now + (1 - this.useful) * this.ending.late(state, card) * 0.6
  }

  private back(state: State, seat: Seat, cards: number): number {
    const stack = state.stacks[seat]
    let worth = 0
    for (let i = 1; i <= cards; i++) worth += this.surplus(state, stack[stack.length - i])
    const price = backPrice(this.table, cards)
    return worth - (this.purse.cash(0) - this.purse.cash(-price))
  }

  private onMap(state: State, space: number): number {
    const plan = planOfAction(this.table, state)
    const operation = plan.operations[state.action.at]
    const worth = spaceWorth(this.table, state, plan, operation, space, this.purse)
    return worth + (this.ambition.crocodile ?? 0) * state.board.crocodile[space]
  }

  private edge(state: State, spaces: readonly [number, number]): number {
    const { table } = this
    const operation = planOfAction(table, state).operations[state.action.at]
    return edgeWorth(table, state, edgeBetween(table.land, spaces[0], spaces[1]), moreOf(operation, state.action.done))
  }

  /** One more worker is better than none; a stack that is already in good order stays as it is. */
  private enough(state: State, seat: Seat): number {
    if (state.phase !== 'action') return state.phase === 'replace' ? 0 : 0.5
    const { code } = planOfAction(this.table, state).operations[state.action.at]
    if (code !== LAY) return 0.5
    const stack = state.stacks[seat]
    const rest = stack.length - state.action.done
    for (let i = 1; i < rest; i++)
      if (this.deck.worth(state, stack[i]) < this.deck.worth(state, stack[i - 1])) return Number.NEGATIVE_INFINITY
    return Number.POSITIVE_INFINITY
  }

  private swap(state: State, goods: Goods): number {
    const { operations } = planOfAction(this.table, state)
    const to = operations.find(({ code }) => code === SWAP)?.to ?? ROSE
    const count = goods.reduce((sum, each) => sum + each, 0)
    return this.purse.gain(to, count) - this.purse.pay(goods, 0)
  }

  /** Collects the cards that could use a worker's place: our own in hand and next to come back, and those in the opponents' hands. */
  private collectPlans(state: State, seat: Seat): void {
    const { cards, cardsBack } = this.table
    this.own.length = 0
    this.rivals.length = 0
    for (const card of state.hands[seat]) this.own.push(cards[card].plan)
    const stack = state.stacks[seat]
    for (let i = Math.max(0, stack.length - cardsBack); i < stack.length; i++) this.own.push(cards[stack[i]].plan)
    for (let other = 0; other < state.hands.length; other++)
      if (other !== seat && state.quit[other] === 0) for (const card of state.hands[other]) this.rivals.push(cards[card].plan)
  }
}

function basicsOf({ goods }: Plan): number {
  return goods[0] + goods[1] + goods[2]
}

/** How many turns a seat can still expect, by how fast the market is used up. */
function turnsLeft(table: Table, state: State, seat: Seat): number {
  if (state.ending) return Math.min(state.hands[seat].length, 4)
  const draws = state.pile.length + state.last.length * 0.85
  const each = table.seats === 1 ? 0.43 : table.seats < 4 ? 0.33 : 0.26
  return draws / (each * table.seats)
}
