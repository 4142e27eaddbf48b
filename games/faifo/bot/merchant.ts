import { pick, type Random, type Seat } from '@fairground/kernel'
import { members } from '../rules/cards.ts'
import { type Card, type Facts, type Move, SHIP, type State, type View } from '../state.ts'
import { eagerness, Guesses } from './guess.ts'
import { GUESSES, HABITS, type Habits, QUICK_GUESSES } from './habits.ts'
import { PocketTable } from './table.ts'

/**
 * The hand-written player looks one turn ahead. It samples what the others may lay, tries each of its own cards against all samples in a
 * simplified model, skills included, and lays the card with the best chance of contracts. A little randomness keeps several copies of this
 * player from choosing the same. Choices for skills are tried in the same model.
 */
export class Merchant {
  private readonly facts: Facts
  private readonly habits: Habits
  private readonly table: PocketTable
  private readonly eager: Float64Array
  private readonly guesses: Guesses
  private readonly fewGuesses: Guesses

  constructor(facts: Facts, habits = HABITS) {
    this.facts = facts
    this.habits = habits
    this.table = new PocketTable(facts, habits)
    this.eager = eagerness(facts, habits)
    this.guesses = new Guesses(facts, GUESSES, this.eager)
    this.fewGuesses = new Guesses(facts, QUICK_GUESSES, this.eager)
  }

  choose(view: View, moves: readonly Move[], random: Random): Move {
    const { viewer, phase } = view
    if (viewer === 'spectator' || phase === 'throw') return pick(moves, random)
    this.consider(view, viewer, random)
    let best = moves[0]
    let most = Number.NEGATIVE_INFINITY
    for (const move of moves) {
      const worth = this.seenWorth(view, viewer, move, random) + this.habits.whim * whim(random)
      if (worth <= most) continue
      most = worth
      best = move
    }
    return best
  }

  /** Writes how good each move looks into `promise`, without randomness. */
  order(view: View, moves: readonly Move[], promise: Float64Array, random: Random): void {
    const { viewer } = view
    promise.fill(0)
    if (viewer === 'spectator' || view.phase === 'throw') return
    this.consider(view, viewer, random)
    for (let i = 0; i < moves.length; i++) promise[i] = this.seenWorth(view, viewer, moves[i], random)
  }

  /** A faster choice for sampled positions: fewer samples, taken from the hands in the state. */
  playout(state: State, seat: Seat, moves: readonly Move[], random: Random): Move {
    const { phase } = state
    if (phase === 'throw' || phase === 'name') return pick(moves, random)
    this.table.look(state, seat, state.hand[seat])
    if (phase === 'lay' || phase === 'discard') this.fewGuesses.fromHands(state, seat, random)
    let best = moves[0]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves.length; i++) {
      const worth = this.worth(state, seat, moves[i], this.fewGuesses) + this.habits.whim * whim(random)
      if (worth <= most) continue
      most = worth
      best = moves[i]
    }
    return best
  }

  private consider(view: View, me: Seat, random: Random): void {
    this.table.look(view, me, view.hand ?? 0)
    if (view.phase === 'lay' || view.phase === 'discard') this.guesses.fromView(view, me, random)
  }

  private seenWorth(view: View, me: Seat, move: Move, random: Random): number {
    return 'name' in move ? this.callWorth(view, me, move.name, random) : this.worth(view, me, move, this.guesses)
  }

  private worth(at: { readonly turn: number; readonly skill: Card }, me: Seat, move: Move, guesses: Guesses): number {
    const { table, eager } = this
    if ('lay' in move) return this.turnWorth(move.lay, guesses)
    if ('discard' in move) return -this.turnWorth(move.discard, guesses) / 3 - this.habits.keeping * eager[move.discard]
    // In the last turn, a card that is taken can only break ties.
    if ('take' in move) return at.turn < this.facts.turns ? this.habits.keeping * eager[move.take] : move.take
    table.reset()
    if ('target' in move) this.aim(at.skill, me, move.target)
    if ('favor' in move) table.use(move.favor, me)
    if ('place' in move) table.use(move.place, me)
    return table.appraise() - ('place' in move && at.turn < this.facts.turns ? this.habits.keeping * eager[move.place] : 0)
  }

  /** What a card brings on average over the samples. */
  private turnWorth(card: Card, guesses: Guesses): number {
    const { cards } = guesses
    let sum = 0
    for (let at = 0; at < cards.length; at += this.facts.seats) sum += this.table.turn(cards, at, card)
    return (sum * this.facts.seats) / cards.length
  }

  private aim(merchant: Card, me: Seat, target: Seat): void {
    const { skill } = this.facts.merchants[merchant]
    if (skill === 'try-your-luck') this.table.duel(me, target)
    else if (skill === 'enticing') this.table.takeHalf(me, target)
    else this.table.swap(me, target)
  }

  /** Snitching: depends on who pays. Dictating: the best own card for the next turn, when the called merchant must be laid. */
  private callWorth(view: View, me: Seat, merchant: Card, random: Random): number {
    if (this.facts.merchants[view.skill].skill === 'snitching') return this.feeWorth(view, me, merchant)
    this.guesses.fromView(view, me, random)
    this.guesses.order(merchant, view, me, random)
    let most = (view.ships ?? 0) > 0 ? this.turnWorth(SHIP, this.guesses) : Number.NEGATIVE_INFINITY
    for (const card of members(view.hand ?? 0)) most = Math.max(most, this.turnWorth(card, this.guesses))
    return most
  }

  private feeWorth(view: View, me: Seat, merchant: Card): number {
    const { table } = this
    const known = view.known.some((set) => (set & (1 << merchant)) !== 0)
    let sum = 0
    let chances = 0
    for (let seat = 0; seat < this.facts.seats; seat++) {
      const chance = known ? (view.known[seat] >> merchant) & 1 : view.held[seat]
      if (seat === me || chance === 0) continue
      table.reset()
      table.pay(seat, me, 6)
      sum += chance * table.appraise()
      chances += chance
    }
    return sum / chances
  }
}

/** Gumbel noise: if it is added to values, each is the largest with a probability proportional to its exponential (softmax). */
const WHIMS = Float64Array.from({ length: 256 }, (_, index) => -Math.log(-Math.log((index + 0.5) / 256)))

function whim(random: Random): number {
  return WHIMS[random.below(WHIMS.length)]
}
