import type { Emit, HiddenChoices, MoveKey, Rules, Sampler, Seat, Viewer } from '../../game.ts'
import { placesBy } from '../../outcome.ts'
import { draw, pick, type Random } from '../../random.ts'
import { checkState } from './check.ts'
import type { Event, Facts, Move, State, View } from './state.ts'

/** What the rules read and never change. */
export interface Table {
  readonly seats: number
  readonly rounds: number
  readonly coins: number
  readonly hand: number
  /** Cards in the game: all hands and two to draw. */
  readonly cards: number
}

const HIGHEST_STAKE = 2
const NOBODY: readonly Seat[] = []
const NONE: readonly Move[] = []
const REST: Move = Object.freeze({ refill: false })
const REFILL: readonly Move[] = [Object.freeze({ refill: true }), REST]
const REST_ONLY: readonly Move[] = [REST]

export function openRules(table: Table): Rules<State, Move, View, Event, Facts> {
  const { seats } = table
  const stakes: readonly Move[] = Array.from({ length: HIGHEST_STAKE + 1 }, (_, stake) => Object.freeze({ stake }))
  const affordable = stakes.map((_, purse) => stakes.slice(0, purse + 1))
  const cards: readonly Move[] = Array.from({ length: table.cards + 1 }, (_, card) => Object.freeze({ card }))

  return {
    facts: Object.freeze({ seats, rounds: table.rounds, cards: table.cards }),

    setup: (random) => setUp(table, random),

    turn(state) {
      if (state.phase === 'over') return NOBODY
      if (state.phase !== 'choose') return [state.actor]
      const waiting: Seat[] = []
      for (let seat = 0; seat < seats; seat++) if (state.chosen[seat] === 0) waiting.push(seat)
      return waiting
    },

    moves(state, seat) {
      if (state.phase === 'choose') return state.chosen[seat] === 0 ? state.hands[seat].map((card) => cards[card]) : NONE
      if (state.phase === 'over' || state.actor !== seat) return NONE
      if (state.phase === 'stake') return affordable[Math.min(state.purse[seat], HIGHEST_STAKE)]
      return state.bag.length > 0 ? REFILL : REST_ONLY
    },

    secret: (state, seat) => state.phase === 'choose' && state.chosen[seat] === 0,

    play(state, seat, move, random, emit) {
      if ('stake' in move) stake(table, state, seat, move.stake, emit)
      else if ('card' in move) choose(table, state, seat, move.card, emit)
      else refill(table, state, seat, move.refill, random, emit)
    },

    view: (state, viewer) => viewOf(state, viewer),
    key: keyOf,
    sampler: (view, choices) => sampler(table, view, choices),

    outcome(state) {
      if (state.phase !== 'over') return undefined
      return {
        places: placesBy(seats, (a, b) => state.purse[b] - state.purse[a]),
        scores: [...state.purse],
        breakdown: state.purse.map((coins) => ({ coins })),
      }
    },

    copy: (state) => ({
      phase: state.phase,
      round: state.round,
      dealer: state.dealer,
      actor: state.actor,
      pot: state.pot,
      bag: state.bag.slice(),
      shown: state.shown.slice(),
      purse: state.purse.slice(),
      hands: state.hands.map((hand) => hand.slice()),
      chosen: state.chosen.slice(),
    }),

    check: (state) => checkState(table, state),
    why: (_, attempt) => (typeof attempt === 'object' && attempt !== null && 'stake' in attempt ? { rule: 'stake' } : undefined),
  }
}

function setUp(table: Table, random: Random): State {
  const { seats } = table
  const bag = Array.from({ length: table.cards }, (_, index) => index + 1)
  const hands = Array.from({ length: seats }, () => drawMany(bag, table.hand, random))
  const dealer = random.below(seats)
  return {
    phase: 'stake',
    round: 1,
    dealer,
    actor: dealer,
    pot: 0,
    bag,
    shown: [],
    purse: new Array(seats).fill(table.coins),
    hands,
    chosen: new Array(seats).fill(0),
  }
}

function drawMany(bag: number[], count: number, random: Random): number[] {
  const cards: number[] = []
  for (let i = 0; i < count; i++) cards.push(draw(bag, random))
  return cards.sort(byValue)
}

function stake(table: Table, state: State, seat: Seat, coins: number, emit?: Emit<Event>): void {
  state.purse[seat] -= coins
  state.pot += coins
  emit?.({ kind: 'staked', seat, coins })
  state.actor = (seat + 1) % table.seats
  if (state.actor === state.dealer) state.phase = 'choose'
}

function choose(table: Table, state: State, seat: Seat, card: number, emit?: Emit<Event>): void {
  state.chosen[seat] = card
  emit?.({ kind: 'chosen', seat })
  if (state.chosen.includes(0)) return
  emit?.({ kind: 'shown', cards: [...state.chosen] }, 'all', true)
  const winner = state.chosen.indexOf(Math.max(...state.chosen))
  const won = state.pot
  state.purse[winner] += won
  state.pot = 0
  emit?.({ kind: 'won', seat: winner, coins: won })
  for (let each = 0; each < table.seats; each++) {
    const played = state.chosen[each]
    state.hands[each].splice(state.hands[each].indexOf(played), 1)
    state.shown.push(played)
    state.chosen[each] = 0
  }
  state.shown.sort(byValue)
  state.actor = winner
  state.phase = state.round === table.rounds ? 'over' : 'refill'
  if (state.phase === 'over') emit?.({ kind: 'over' })
}

function refill(table: Table, state: State, seat: Seat, draws: boolean, random: Random, emit?: Emit<Event>): void {
  if (draws) {
    const card = draw(state.bag, random)
    state.hands[seat].push(card)
    state.hands[seat].sort(byValue)
    emit?.({ kind: 'drew', seat, card }, { only: [seat] }, true)
    emit?.({ kind: 'drew', seat }, { except: [seat] })
  } else emit?.({ kind: 'rested', seat })
  state.round++
  state.dealer = (state.dealer + 1) % table.seats
  state.actor = state.dealer
  state.phase = 'stake'
  emit?.({ kind: 'round', round: state.round, dealer: state.dealer })
}

function viewOf(state: State, viewer: Viewer): View {
  return {
    viewer,
    phase: state.phase,
    round: state.round,
    dealer: state.dealer,
    actor: state.actor,
    pot: state.pot,
    inBag: state.bag.length,
    shown: [...state.shown],
    purse: [...state.purse],
    held: state.hands.map((hand) => hand.length),
    hasChosen: state.chosen.map((card) => card !== 0),
    hand: viewer === 'spectator' ? [] : [...state.hands[viewer]],
    own: viewer === 'spectator' ? 0 : state.chosen[viewer],
  }
}

function keyOf(move: Move): MoveKey {
  if ('stake' in move) return `s${move.stake}`
  return 'card' in move ? move.card : `r${Number(move.refill)}`
}

/** Re-deals cards that the viewer has not seen; a seat that has chosen gets any card of its hand, or none yet. */
function sampler(table: Table, view: View, choices: HiddenChoices = 'drawn'): Sampler<State> {
  const seen = new Set([...view.shown, ...view.hand])
  const unseen = Array.from({ length: table.cards }, (_, index) => index + 1).filter((card) => !seen.has(card))
  const chosenBy = (seat: Seat, hands: readonly number[][], random: Random): number => {
    if (!view.hasChosen[seat]) return 0
    if (seat === view.viewer) return view.own
    return choices === 'open' ? 0 : pick(hands[seat], random)
  }
  return {
    deal(random, into) {
      const bag = [...unseen]
      const hands = view.held.map((count, seat) => (seat === view.viewer ? [...view.hand] : drawMany(bag, count, random)))
      const state: State = {
        phase: view.phase,
        round: view.round,
        dealer: view.dealer,
        actor: view.actor,
        pot: view.pot,
        bag,
        shown: [...view.shown],
        purse: [...view.purse],
        hands,
        chosen: view.hasChosen.map((_, seat) => chosenBy(seat, hands, random)),
      }
      return into === undefined ? state : Object.assign(into, state)
    },
  }
}

function byValue(a: number, b: number): number {
  return a - b
}
