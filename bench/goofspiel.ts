import {
  draw,
  type Edition,
  type Editions,
  type Emit,
  editionOf,
  type Fact,
  type Game,
  type Outcome,
  type Problem,
  pick,
  placesBy,
  type Random,
  type Rules,
  type Seat,
  samplerOf,
  type Viewer,
} from '@fairground/kernel'

/**
 * Goofspiel, the yardstick that other engines publish. A prize card is turned up, everybody bids a card from the hand at the same
 * time, the highest bid takes the prize and all bids are spent. When the highest bid is tied the prize is lost.
 */

interface GoofspielEdition extends Edition {
  /** Prizes and hands go from 1 to this. */
  readonly cards: Fact<number>
}

interface Options {
  readonly edition: string | GoofspielEdition
}

/** Lists are by seat. A hand is a number with bit c set for card c. */
export interface State {
  /** The current prize, 0 once the game is over. */
  prize: number
  /** Prizes that have not been seen yet, lowest first: any of them may come next. */
  unseen: number[]
  /** The prizes lost by ties. */
  lost: number
  hands: number[]
  /** The current bids, 0 before one is made. The card stays in the hand until all are revealed. */
  bids: number[]
  points: number[]
}

export interface Move {
  readonly bid: number
}

type Event =
  | { readonly kind: 'chosen'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly bids: readonly number[] }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly prize: number }
  | { readonly kind: 'lost'; readonly prize: number }
  | { readonly kind: 'turned-up'; readonly prize: number }
  | { readonly kind: 'over' }

/** Everything is known except the current bids: spent cards were revealed, so hands can be derived. */
export interface View {
  readonly viewer: Viewer
  readonly prize: number
  readonly unseen: readonly number[]
  readonly lost: number
  readonly hands: readonly number[]
  readonly points: readonly number[]
  readonly chosen: readonly boolean[]
  /** The viewer's own bid, once made. */
  readonly own?: number
}

const FEWEST_CARDS = 2
const MOST_CARDS = 13
const SEATS = { min: 2, max: 6 }

const NOBODY: readonly Seat[] = []
const NO_MOVES: readonly Move[] = []
const NO_SEAT = -1

const standard: GoofspielEdition = { id: 'one-suit', name: 'A suit of thirteen', cards: { value: MOST_CARDS, status: 'sourced' } }

const editions: Editions<GoofspielEdition> = { builtIn: { [standard.id]: standard }, check: checkEdition }

export const game: Game<State, Move, View, Event, Options> = {
  id: 'goofspiel',
  version: 1,
  seats: SEATS,
  options: { edition: { kind: 'edition', default: standard.id } },
  editions,
  summary: {
    counts: ({ points }) => ({ points }),
    changes: (event) => (event.kind === 'taken' ? [{ count: 'points', seat: event.seat, by: event.prize }] : []),
    seats: (event) => ('seat' in event ? [event.seat] : []),
  },
  open: (options, seats) => openRules(editionOf(editions, options.edition).cards.value, seats),
}

function openRules(cards: number, seats: number): Rules<State, Move, View, Event> {
  const offers = offersByHand(cards)
  const waiting = Array.from({ length: 1 << seats }, (_, set) => membersOf(set))

  function resolve(state: State, random: Random, emit?: Emit<Event>): void {
    const { bids, hands, prize } = state
    emit?.({ kind: 'revealed', bids: [...bids] }, 'all', true)
    let highest = 0
    let winner = NO_SEAT
    for (let seat = 0; seat < seats; seat++) {
      const bid = bids[seat]
      if (bid > highest) {
        highest = bid
        winner = seat
      } else if (bid === highest) winner = NO_SEAT
      hands[seat] &= ~(1 << bid)
      bids[seat] = 0
    }
    if (winner === NO_SEAT) {
      state.lost += prize
      emit?.({ kind: 'lost', prize })
    } else {
      state.points[winner] += prize
      emit?.({ kind: 'taken', seat: winner, prize })
    }
    state.prize = state.unseen.length > 0 ? draw(state.unseen, random) : 0
    emit?.(state.prize > 0 ? { kind: 'turned-up', prize: state.prize } : { kind: 'over' })
  }

  return {
    facts: { cards, seats },

    setup(random) {
      const unseen = Array.from({ length: cards }, (_, index) => index + 1)
      return {
        prize: draw(unseen, random),
        unseen,
        lost: 0,
        hands: new Array(seats).fill(fullHand(cards)),
        bids: new Array(seats).fill(0),
        points: new Array(seats).fill(0),
      }
    },

    turn(state) {
      if (state.prize === 0) return NOBODY
      let set = 0
      for (let seat = 0; seat < seats; seat++) if (state.bids[seat] === 0) set |= 1 << seat
      return waiting[set]
    },

    moves: (state, seat) => (state.bids[seat] === 0 ? offers[state.hands[seat]] : NO_MOVES),

    // Everybody can derive the remaining hands.
    secret: () => false,

    play(state, seat, move, random, emit) {
      state.bids[seat] = move.bid
      emit?.({ kind: 'chosen', seat })
      for (let other = 0; other < seats; other++) if (state.bids[other] === 0) return
      resolve(state, random, emit)
    },

    view: (state, viewer) => ({
      viewer,
      prize: state.prize,
      unseen: [...state.unseen],
      lost: state.lost,
      hands: [...state.hands],
      points: [...state.points],
      chosen: state.bids.map((bid) => bid > 0),
      ...(viewer !== 'spectator' && state.bids[viewer] > 0 && { own: state.bids[viewer] }),
    }),

    key: ({ bid }) => bid,

    sampler: (view, choices) =>
      samplerOf((random) => ({
        prize: view.prize,
        unseen: [...view.unseen],
        lost: view.lost,
        hands: [...view.hands],
        bids: view.chosen.map((chosen, seat) => {
          if (!chosen) return 0
          if (seat === view.viewer && view.own !== undefined) return view.own
          return choices === 'open' ? 0 : pick(offers[view.hands[seat]], random).bid
        }),
        points: [...view.points],
      })),

    outcome: outcomeOf,

    copy: (state) => ({
      prize: state.prize,
      unseen: state.unseen.slice(),
      lost: state.lost,
      hands: state.hands.slice(),
      bids: state.bids.slice(),
      points: state.points.slice(),
    }),

    check: (state) => checkShape(state, cards, seats) ?? checkSense(state as State, cards, seats),
  }
}

function outcomeOf({ prize, points }: State): Outcome | undefined {
  if (prize > 0) return undefined
  return {
    places: placesBy(points.length, (a, b) => points[b] - points[a]),
    scores: [...points],
    breakdown: points.map((prizes) => ({ prizes })),
  }
}

function fullHand(cards: number): number {
  return (2 << cards) - 2
}

/** Every move object is created once, and so is the list of moves of every possible hand. */
function offersByHand(cards: number): readonly (readonly Move[])[] {
  const bids = Array.from({ length: cards + 1 }, (_, bid) => Object.freeze({ bid }))
  return Array.from({ length: 2 << cards }, (_, hand) => membersOf(hand).map((card) => bids[card]))
}

/** The numbers whose bits a set has, lowest first. */
function membersOf(set: number): readonly number[] {
  const members: number[] = []
  for (let member = 0; 1 << member <= set; member++) if ((set & (1 << member)) !== 0) members.push(member)
  return members
}

function checkEdition(value: unknown): readonly Problem[] {
  if (typeof value !== 'object' || value === null) return [{ path: '', reason: 'must be an object' }]
  const { id, name, cards } = value as Partial<Record<keyof GoofspielEdition, unknown>>
  const problems: Problem[] = []
  if (typeof id !== 'string' || id === '') problems.push({ path: 'id', reason: 'must be a text' })
  if (typeof name !== 'string' || name === '') problems.push({ path: 'name', reason: 'must be a text' })
  const count = typeof cards === 'object' && cards !== null && 'value' in cards ? cards.value : undefined
  if (!isWhole(count, FEWEST_CARDS, MOST_CARDS))
    problems.push({ path: 'cards.value', reason: `must be a whole number from ${FEWEST_CARDS} to ${MOST_CARDS}` })
  return problems
}

function checkShape(value: unknown, cards: number, seats: number): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null) return ['a state is an object']
  const state = value as Partial<Record<keyof State, unknown>>
  const most = sumTo(cards)
  const problems: string[] = []
  if (!isWhole(state.prize, 0, cards)) problems.push('prize: not a card')
  if (!isWhole(state.lost, 0, most)) problems.push('lost: not a number of points')
  if (!isListOfWhole(state.unseen, 1, cards)) problems.push('unseen: not a list of cards')
  const bySeat = { hands: fullHand(cards), bids: cards, points: most } as const
  for (const [name, highest] of Object.entries(bySeat)) {
    const list = state[name as keyof typeof bySeat]
    if (!isListOfWhole(list, 0, highest) || list.length !== seats) problems.push(`${name}: not a list of ${seats} numbers up to ${highest}`)
  }
  const known = ['prize', 'unseen', 'lost', 'hands', 'bids', 'points']
  for (const name of Object.keys(value)) if (!known.includes(name)) problems.push(`${name}: unknown`)
  return problems.length > 0 ? problems : undefined
}

function checkSense({ prize, unseen, lost, hands, bids, points }: State, cards: number, seats: number): readonly string[] {
  const problems: string[] = []
  if (unseen.some((card, index) => index > 0 && card <= unseen[index - 1])) problems.push('unseen prizes are doubled or out of order')
  if (unseen.includes(prize)) problems.push('the open prize is unseen as well')
  if (prize === 0 && unseen.length > 0) problems.push('no prize lies open although some are left')
  const total = sum(points) + lost + prize + sum(unseen)
  if (total !== sumTo(cards)) problems.push(`prizes add up to ${total}, not ${sumTo(cards)}`)
  const rounds = unseen.length + (prize > 0 ? 1 : 0)
  for (let seat = 0; seat < seats; seat++) {
    const hand = membersOf(hands[seat])
    if (hand.length !== rounds || (hands[seat] & 1) !== 0) problems.push(`seat ${seat} does not hold a card a round`)
    if (bids[seat] > 0 && !hand.includes(bids[seat])) problems.push(`seat ${seat} bids a card it does not hold`)
  }
  if (bids.every((bid) => bid > 0)) problems.push('all have bid and nothing was resolved')
  return problems
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

function isListOfWhole(value: unknown, min: number, max: number): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => isWhole(each, min, max))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function sumTo(highest: number): number {
  return (highest * (highest + 1)) / 2
}
