import type { Bot, Random, Rules, Seat } from '@fairground/kernel'
import type { CardFacts } from '../edition/edition.ts'
import { type Cost, type Count, type Gain, GOODS } from '../edition/vocabulary.ts'
import { backPrice } from '../rules/administration.ts'
import { copyOf } from '../rules/copy.ts'
import { bestDisaster } from '../rules/last-turns.ts'
import { priceAt } from '../rules/market.ts'
import { type Table, tableFor } from '../rules/table.ts'
import { type Event, type Facts, type Move, NONE, type State, type View } from '../state.ts'

/** The first greedy player, kept unchanged to measure its successors. */

/** What things are worth to the greedy player, in dollars. One reputation is worth 2.6 dollars, as experienced players estimate it. */

const REPUTATION = 2.6
const BASIC = 2.5
const FISH_OR_ROSE = 3
const PAID_BASIC = 2.8
const PAID_SPECIAL = 3.3
/** What an ordinary turn brings: a starting Farmer. */
const ORDINARY = 3.5

/** How many turns a seat can still expect, by how fast the market is used up. */
function turnsLeft(table: Table, state: State): number {
  if (state.ending) return Math.min(state.hands[state.seat].length, 4)
  const draws = state.pile.length + state.last.length * 0.85
  const each = table.seats === 1 ? 0.43 : table.seats < 4 ? 0.33 : 0.26
  return draws / (each * table.seats)
}

/** The value of a position for a seat, without the cards it holds. */
function worthOf(table: Table, state: State, me: Seat): number {
  const left = turnsLeft(table, state)
  const useful = Math.min(1, left / 6)
  let worth = state.reputation[me] * REPUTATION + purseWorth(state.money[me]) * (0.15 + 0.85 * useful)
  for (let good = 0; good < GOODS.length; good++) {
    const amount = state.goods[me * GOODS.length + good]
    worth += (good < 3 ? stockWorth(amount) : Math.min(amount, 3) * FISH_OR_ROSE + Math.max(0, amount - 3)) * (0.1 + 0.9 * useful)
  }
  return worth
}

/** The first dollars buy cards; money that cannot be spent soon is worth less. */
function purseWorth(money: number): number {
  return Math.min(money, 9) + Math.min(Math.max(0, money - 9), 8) * 0.6 + Math.max(0, money - 17) * 0.25
}

function stockWorth(amount: number): number {
  return Math.min(amount, 2) * BASIC + Math.min(Math.max(0, amount - 2), 3) * 1.6 + Math.max(0, amount - 5) * 0.6
}

/** What playing a card brings in total, from its data alone. */
function cardWorth(table: Table, card: number): number {
  let worth = worths.get(table)?.[card]
  if (worth === undefined) {
    const list = table.cards.map(({ facts }) => factsWorth(facts))
    worths.set(table, list)
    worth = list[card]
  }
  return worth
}

const worths = new WeakMap<Table, readonly number[]>()

function factsWorth({ cost, steps, gain }: CardFacts): number {
  let worth = gainWorth(gain.value) - costWorth(cost.value)
  for (const step of steps.value) {
    if (step.do === 'harvest') worth += 0.8 * step.workers + (gain.value.ofSpace ?? 0) * (step.workers - 1) * BASIC
    if (step.do === 'take') worth += 5
    if (step.do === 'swap') worth += 1.5
    if (step.do === 'order') worth += 2
    if (step.do === 'repeat') worth += 6
    if (step.do === 'build' && (step.piece === 'road' || step.piece === 'bridge')) worth += 1.3 * step.count
  }
  if (cost.value.ground) worth -= 2 * PAID_BASIC
  return worth
}

function gainWorth(gain: Gain): number {
  let worth = (gain.money ?? 0) + (gain.reputation ?? 0) * REPUTATION
  worth += ((gain.wheat ?? 0) + (gain.grape ?? 0) + (gain.stone ?? 0) + (gain.choice ?? 0) + (gain.ofSpace ?? 0)) * BASIC
  worth += ((gain.fish ?? 0) + (gain.rose ?? 0)) * FISH_OR_ROSE
  for (const { what, each, count, of = 1, most = 9 } of gain.per ?? [])
    worth += Math.min(most, (USUAL[count] / of) * each) * (what === 'money' ? 1 : REPUTATION)
  return worth
}

const USUAL: Readonly<Record<Count, number>> = {
  ends: 2,
  blocks: 3,
  links: 2,
  way: 4,
  cleared: 3,
  settlements: 9,
  towns: 4,
  workshops: 4,
  workers: 8,
  crocodiles: 15,
}

function costWorth(cost: Cost): number {
  const basics = (cost.wheat ?? 0) + (cost.grape ?? 0) + (cost.stone ?? 0) + (cost.basic ?? 0) + (cost.different ?? 0)
  return basics * PAID_BASIC + ((cost.fish ?? 0) + (cost.rose ?? 0)) * PAID_SPECIAL + (cost.money ?? 0)
}

/**
 * The greedy adviser tries each card on a copy of the position, decision by decision, and evaluates the result. It plays weak cards first,
 * so that the strong ones come back first; buys what pays off in the remaining turns; and administers when a fresh hand would be better
 * than its own.
 */
export function greedy1(rules: FaiyumRules): Bot<Move, View> {
  return {
    choose(view, moves, _budget, random) {
      return new Thought(rules, view, random).best(moves)
    },
  }
}

type FaiyumRules = Rules<State, Move, View, Event, Facts>

/** How many of its best cards a seat plays between two administrations. */
const CYCLE = 5

class Thought {
  private readonly table: Table
  private readonly rules: FaiyumRules
  private readonly state: State
  private readonly me: Seat
  private readonly random: Random
  private readonly left: number

  constructor(rules: FaiyumRules, view: View, random: Random) {
    this.table = tableFor(rules.facts)
    this.rules = rules
    this.state = copyOf(view)
    this.me = this.state.seat
    this.random = random
    this.left = turnsLeft(this.table, this.state)
  }

  best(moves: readonly Move[]): Move {
    if (this.state.phase === 'action') return this.bestStep(this.state, moves)
    const fresh = this.freshTurn()
    const now = this.worth(this.state)
    return highest(moves, (move) => this.weigh(move, now, fresh) + this.random.below(1000) / 1e5)
  }

  private worth(state: State): number {
    return worthOf(this.table, state, this.me)
  }

  /** What playing a card brings in total. */
  private usual(card: number): number {
    return cardWorth(this.table, card)
  }

  private weigh(move: Move, now: number, fresh: number): number {
    const { table, state, me } = this
    switch (move.do) {
      case 'use':
        return this.tried(state, move) - now - this.order(move.card)
      case 'cash':
        return state.ending ? 0.1 : table.cashMoney - this.order(move.card) - this.patience(move.card)
      case 'buy':
        return this.purchase(move.card, fresh)
      case 'administer':
        return this.administration(fresh)
      case 'quit':
        return this.quitting()
      case 'space':
        return 1 + this.spot(move.space)
      case 'enough':
        return 0
      case 'back':
        return this.backWorth(move.cards, fresh)
      case 'replace':
        return -this.purchase(move.card, fresh)
      default:
        return state.money[me]
    }
  }

  /** Plays a card to its end; each decision is the best by its immediate result. */
  private tried(from: State, move: Move): number {
    const { rules, me } = this
    const state = rules.copy(from)
    rules.play(state, me, move, this.random)
    while (state.phase === 'action' && state.seat === me) rules.play(state, me, this.bestStep(state, rules.moves(state, me)), this.random)
    return this.worth(state) + this.deckGain(from, state)
  }

  /** A card added to the deck will be played again and again; losing a weak one is no loss. */
  private deckGain(from: State, to: State): number {
    const { me } = this
    const before = [...from.hands[me], ...from.stacks[me]]
    const after = [...to.hands[me], ...to.stacks[me]]
    const joined = after.find((card) => !before.includes(card))
    if (joined !== undefined) return Math.max(1, (this.usual(joined) - ORDINARY) * this.plays())
    return after.length < before.length ? 0.8 : 0
  }

  /** The value of waiting until a good card can be played for its action. */
  private patience(card: number): number {
    if (this.table.seats === 1) return this.state.hands[this.me].length > 1 ? Math.max(0, this.usual(card) - ORDINARY) * 0.1 : 0
    return Math.max(0, this.usual(card) - ORDINARY) * 0.5
  }

  /** How often a card bought now will be played. */
  private plays(): number {
    if (this.state.ending) return 1
    if (this.table.seats === 1) return Math.min(8, this.left / 12)
    return Math.min(5, this.left / (CYCLE + 2))
  }

  private bestStep(state: State, moves: readonly Move[]): Move {
    const { rules, me } = this
    if (moves.length === 1) return moves[0]
    switch (moves[0].do) {
      case 'give':
      case 'lay':
      case 'take':
        return this.bestCard(state, moves)
    }
    return highest(moves, (move) => {
      const next = rules.copy(state)
      rules.play(next, me, move, this.random)
      const stays = move.do === 'enough' ? -0.1 : 0
      return this.worth(next) + stays + (move.do === 'space' ? this.fieldWorth(state, move.space) : 0)
    })
  }

  /** A stack is built with the best card on top; the worst card is given up, the best one taken. */
  private bestCard(state: State, moves: readonly Move[]): Move {
    const worth = (move: Move): number => ('card' in move ? this.usual(move.card) : Number.NEGATIVE_INFINITY)
    if (moves[0].do === 'give') return highest(moves, (move) => -worth(move))
    const best = highest(moves, worth)
    if (best.do !== 'lay') return best
    const stack = state.stacks[this.me]
    const rest = stack.slice(0, stack.length - state.action.done)
    const sorted = rest.every((card, i) => i === 0 || this.usual(card) >= this.usual(rest[i - 1]))
    return sorted ? (moves.find((move) => move.do === 'enough') ?? best) : best
  }

  /** Prefers the resource of which there is least; a crocodile's dollar comes by itself at the end of the card. */
  private fieldWorth(state: State, space: number): number {
    const terrain = this.table.land.terrain[space]
    return terrain < 3 ? -0.3 * state.goods[this.me * 5 + terrain] + 0.5 * state.board.crocodile[space] : 0
  }

  /** Weak cards are played first while there is time to get the strong ones back. */
  private order(card: number): number {
    return this.state.ending || this.left < 6 ? 0 : this.usual(card) * 0.12
  }

  /** What a turn is worth once the best cards are back in hand. */
  private freshTurn(): number {
    const { state, me } = this
    const worths = [...state.hands[me], ...state.stacks[me]].map((card) => this.usual(card)).sort((a, b) => b - a)
    const best = worths.slice(0, CYCLE)
    return best.reduce((sum, worth) => sum + Math.max(worth, 2), 4) / (best.length + 1)
  }

  /** What the card brings over all future plays, compared with the turn it replaces. */
  private purchase(card: number, fresh: number): number {
    const { table, state } = this
    const price = priceAt(table, state, state.market.indexOf(card))
    const worth = this.worthInHand(card, price)
    const gained = worth - (state.ending ? 0 : Math.max(ORDINARY, fresh * 0.75))
    return gained * this.plays() - this.spent(price) - (state.ending ? 0 : 1)
  }

  /** What the card would bring in hand now, in addition to what it brings in total. */
  private worthInHand(card: number, price: number): number {
    const { rules, state, me } = this
    const own = rules.copy(state)
    own.market.splice(own.market.indexOf(card), 1)
    own.discount.splice(0, 1)
    own.hands[me].push(card)
    own.money[me] = Math.max(0, own.money[me] - price)
    const use = rules.moves(own, me).find((move) => move.do === 'use' && move.card === card)
    const usual = this.usual(card) + (this.fills(card) ? 2.5 : 0)
    if (use === undefined) return state.ending ? 0 : usual * (this.lacksFor(card) ? 0.3 : 0.75)
    const now = this.tried(own, use) - this.worth(own)
    return state.ending ? now : (usual + Math.min(now, usual * 1.5)) / 2
  }

  /** Does it bring fish or roses that the player's own cards need? */
  private fills(card: number): boolean {
    const { table, state, me } = this
    const { goods } = table.cards[card].plan
    if (goods[3] + goods[4] === 0) return false
    return [...state.hands[me], ...state.stacks[me]].some((each) => this.lacksFor(each))
  }

  /** Does it cost fish or roses that no card of the player brings? */
  private lacksFor(card: number): boolean {
    const { table, state, me } = this
    const { fish, rose } = table.cards[card].plan.bill
    const deck = [...state.hands[me], ...state.stacks[me]]
    const brings = (good: number): boolean => deck.some((each) => table.cards[each].plan.goods[good] > 0)
    return (fish > 0 && !brings(3) && !brings(4)) || (rose > 0 && !brings(4))
  }

  /** The best moment is with an empty hand, a full stack and money to buy back. */
  private administration(fresh: number): number {
    const { table, state, me } = this
    const hand = state.hands[me].length
    const income = Math.max(0, table.income - hand)
    const back = Math.min(table.cardsBack, state.stacks[me].length)
    const top = state.stacks[me].slice(-back).reduce((sum, card) => sum + Math.max(0, this.usual(card) - ORDINARY * 0.8), 0)
    if (table.seats === 1) return hand === 0 ? 2 : -hand
    const stack = state.stacks[me].length < 3 ? -4 : 0
    return income + 1.6 + Math.min(top, 6) * 0.35 + stack - hand * 0.9 - (hand > 3 ? fresh * 0.5 : 0)
  }

  /** Cards bought back must be worth more than their price. */
  private backWorth(cards: number, fresh: number): number {
    const { table, state, me } = this
    const stack = state.stacks[me]
    const plays = Math.min(cards, Math.max(0, this.left - state.hands[me].length))
    let gained = 0
    const idle = table.seats === 1 ? 0 : fresh * 0.45
    for (let i = 0; i < plays; i++) gained += Math.max(this.usual(stack[stack.length - 1 - i]), table.cashMoney) - idle
    return gained * 0.6 - this.spent(backPrice(table, cards))
  }

  /** Spare money counts less. */
  private spent(price: number): number {
    const money = this.state.money[this.me]
    return (purseWorth(money) - purseWorth(money - price)) * 0.95
  }

  /** The disaster, compared with what the hand could still bring and the disasters left then. */
  private quitting(): number {
    const { table, state } = this
    const best = bestDisaster(table, state)
    const reputation = best === NONE ? 0 : table.disasters[state.market[best] - table.disaster].reputation
    const others = state.quit.filter((gone) => gone === 0).length - 1
    return others === 0 ? 0 : reputation * 0.6
  }

  /** Removes workers from places that commerce needs. */
  private spot(space: number): number {
    return this.table.land.terrain[space] > 2 || this.state.board.piece[space] > 0 ? 0.5 : 0
  }
}

function highest(moves: readonly Move[], worth: (move: Move) => number): Move {
  let best = moves[0]
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const value = worth(move)
    if (value <= most) continue
    most = value
    best = move
  }
  return best
}
