import type { Bot, GameBot, Random, Rules, Seat } from '@fairground/kernel'
import { cardWorth, ORDINARY, purseWorth, turnsLeft, worthOf } from './bot/worth.ts'
import type { CardFacts } from './edition/edition.ts'
import { backPrice } from './rules/administration.ts'
import { copyOf } from './rules/copy.ts'
import { bestDisaster } from './rules/last-turns.ts'
import { priceAt } from './rules/market.ts'
import { type Table, tableFor } from './rules/table.ts'
import { type Event, type Facts, type Move, NONE, type State, type View } from './state.ts'

/**
 * The greedy adviser tries each card on a copy of the position, decision by decision, and weighs what it brings. It lays weak cards
 * down first, so that the strong ones come back first; buys what pays off in the turns that are left; and administers when its
 * hand is no better than what a fresh one would be.
 */
export function adviser(rules: FaiyumRules, ambition: Ambition = NO_AMBITION): Bot<Move, View> {
  return {
    choose(view, moves, _budget, random) {
      return new Thought(rules, view, random, ambition).best(moves)
    },
  }
}

/** What somebody wants beside reputation, in dollars: a goal of the pharaoh's challenge, for instance. */
export interface Ambition {
  state(state: State): number
  card(facts: CardFacts): number
}

const NO_AMBITION: Ambition = { state: () => 0, card: () => 0 }

export const bot: GameBot<State, Move, View, Event, Facts> = { greedy: (rules) => adviser(rules) }

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
  private readonly ambition: Ambition

  constructor(rules: FaiyumRules, view: View, random: Random, ambition: Ambition) {
    this.ambition = ambition
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
    return worthOf(this.table, state, this.me) + this.ambition.state(state)
  }

  /** What a play of a card brings on the whole. */
  private usual(card: number): number {
    return cardWorth(this.table, card) + this.ambition.card(this.table.cards[card].facts)
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

  /** A card played to its end, each decision the best by what follows at once. */
  private tried(from: State, move: Move): number {
    const { rules, me } = this
    const state = rules.copy(from)
    rules.play(state, me, move, this.random)
    while (state.phase === 'action' && state.seat === me) rules.play(state, me, this.bestStep(state, rules.moves(state, me)), this.random)
    return this.worth(state) + this.deckGain(from, state)
  }

  /** A card that joined the deck will be played again and again; a weak one that left it is no loss. */
  private deckGain(from: State, to: State): number {
    const { me } = this
    const before = [...from.hands[me], ...from.stacks[me]]
    const after = [...to.hands[me], ...to.stacks[me]]
    const joined = after.find((card) => !before.includes(card))
    if (joined !== undefined) return Math.max(1, (this.usual(joined) - ORDINARY) * this.plays())
    return after.length < before.length ? 0.8 : 0
  }

  /** Waiting for the day when a good card can be played for its action. */
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

  /** A stack is built with the best on top, the worst card is given up, the best one taken. */
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

  /** The resource of which there is least; a crocodile's dollar comes by itself at the end of the card. */
  private fieldWorth(state: State, space: number): number {
    const terrain = this.table.land.terrain[space]
    return terrain < 3 ? -0.3 * state.goods[this.me * 5 + terrain] + 0.5 * state.board.crocodile[space] : 0
  }

  /** Weak cards go down first while there is time to get the strong ones back. */
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

  /** Pays off as often as it can still be played, compared with the turn that it takes the place of. */
  private purchase(card: number, fresh: number): number {
    const { table, state } = this
    const price = priceAt(table, state, state.market.indexOf(card))
    const worth = this.worthInHand(card, price)
    const gained = worth - (state.ending ? 0 : Math.max(ORDINARY, fresh * 0.75))
    return gained * this.plays() - this.spent(price) - (state.ending ? 0 : 1)
  }

  /** What the card would bring if it were in hand now, beside what it brings on the whole. */
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

  /** Does it bring the fish or roses that cards of one's own are waiting for? */
  private fills(card: number): boolean {
    const { table, state, me } = this
    const { goods } = table.cards[card].plan
    if (goods[3] + goods[4] === 0) return false
    return [...state.hands[me], ...state.stacks[me]].some((each) => this.lacksFor(each))
  }

  /** Does it ask for fish or roses that nothing of one's own brings? */
  private lacksFor(card: number): boolean {
    const { table, state, me } = this
    const { fish, rose } = table.cards[card].plan.bill
    const deck = [...state.hands[me], ...state.stacks[me]]
    const brings = (good: number): boolean => deck.some((each) => table.cards[each].plan.goods[good] > 0)
    return (fish > 0 && !brings(3) && !brings(4)) || (rose > 0 && !brings(4))
  }

  /** An empty hand, a full stack and money for it make the best moment. */
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

  /** What comes back must be worth more than its price. */
  private backWorth(cards: number, fresh: number): number {
    const { table, state, me } = this
    const stack = state.stacks[me]
    const plays = Math.min(cards, Math.max(0, this.left - state.hands[me].length))
    let gained = 0
    const idle = table.seats === 1 ? 0 : fresh * 0.45
    for (let i = 0; i < plays; i++) gained += Math.max(this.usual(stack[stack.length - 1 - i]), table.cashMoney) - idle
    return gained * 0.6 - this.spent(backPrice(table, cards))
  }

  /** Spare money is spent more lightly. */
  private spent(price: number): number {
    const money = this.state.money[this.me]
    return (purseWorth(money) - purseWorth(money - price)) * 0.95
  }

  /** The disaster, against what the hand could still bring and what would be left of the disasters. */
  private quitting(): number {
    const { table, state } = this
    const best = bestDisaster(table, state)
    const reputation = best === NONE ? 0 : table.disasters[state.market[best] - table.disaster].reputation
    const others = state.quit.filter((gone) => gone === 0).length - 1
    return others === 0 ? 0 : reputation * 0.6
  }

  /** Workers are called back from where commerce wants to go. */
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
