import { fastRandom, type Random, type Rules, rulesFor, type Seat } from '@fairground/kernel'
import { expect } from 'vitest'
import { gamePackage } from '../game.ts'
import { type Card, type Event, type Facts, type Move, NONE, type Options, SHIP, type State, type View } from '../state.ts'

export const { game } = gamePackage
export type FaifoRules = Rules<State, Move, View, Event, Facts>

export function openGame(seats: number, options: Partial<Options> = {}): FaifoRules {
  return rulesFor(game, seats, options)
}

/** What a position must contain; all other cards are put in reasonable places. */
export interface PositionSpec {
  readonly seats?: number
  /** The turn for which players choose next. */
  readonly turn?: number
  /** Cards that these seats hold; they may hold more. */
  readonly hands?: readonly (readonly Card[])[]
  /** Cards that these seats laid in earlier turns. */
  readonly laid?: readonly (readonly Card[])[]
  readonly purse?: readonly number[]
  readonly contracts?: readonly Seat[]
  readonly options?: Partial<Options>
}

export interface Staged {
  readonly rules: FaifoRules
  readonly state: State
}

const TURNS: Readonly<Record<number, number>> = { 3: 4, 4: 4, 5: 3 }

/** A valid position in which players choose cards. Every seat has or had a ship; the rest is filled with low merchants. */
export function staged({ seats = 4, turn = 1, hands = [], laid = [], purse, contracts, options }: PositionSpec): Staged {
  const rules = openGame(seats, options)
  const state = rules.setup(fastRandom(1))
  const turns = TURNS[seats]
  const inHand = Array.from({ length: seats }, (_, seat) => [...(hands[seat] ?? [])])
  const inRow = Array.from({ length: seats }, (_, seat) => [...(laid[seat] ?? [])])
  const mentioned = [...inHand, ...inRow].flat()
  const merchants = Array.from({ length: 15 }, (_, index) => index + 1).filter((card) => !mentioned.includes(card))
  let ships = 5 - mentioned.filter((card) => card === SHIP).length
  for (let seat = 0; seat < seats; seat++) {
    if (inHand[seat].includes(SHIP) || inRow[seat].includes(SHIP)) continue
    if (inRow[seat].length < turn - 1) inRow[seat].push(SHIP)
    else inHand[seat].push(SHIP)
    ships--
  }
  const rest = [...merchants, ...new Array<Card>(ships).fill(SHIP)]
  for (let seat = 0; seat < seats; seat++) {
    while (inHand[seat].length < turns + 2 - turn) inHand[seat].push(rest.shift() ?? SHIP)
    while (inRow[seat].length < turn - 1) inRow[seat].push(rest.shift() ?? SHIP)
  }
  const setOf = (cards: readonly Card[]) => cards.reduce((set, card) => (card === SHIP ? set : set | (1 << card)), 0)
  Object.assign(state, {
    phase: 'lay',
    turn,
    owing: (1 << seats) - 1,
    hand: inHand.map(setOf),
    ships: inHand.map((cards) => cards.filter((card) => card === SHIP).length),
    row: inRow.flatMap((cards) => Array.from({ length: turns }, (_, index) => cards[index] ?? NONE)),
    front: inRow.map(setOf),
    aside: setOf(rest),
    asideShips: rest.filter((card) => card === SHIP).length,
    discard: Array.from({ length: seats }, (_, seat) => (seats === 3 ? rest[2 + seat] : NONE)),
    ...(purse && { purse: [...purse], circulating: purse.reduce((sum, coins) => sum + coins, 0) }),
    ...(contracts && { contracts: [...contracts] }),
  })
  expect(rules.check(state)).toEqual([])
  return { rules, state }
}

/** Everybody lays a card; returns the events. */
export function lay({ rules, state }: Staged, cards: readonly Card[], random: Random = fastRandom(2)): Event[] {
  const events: Event[] = []
  for (const [seat, card] of cards.entries()) {
    expect(rules.moves(state, seat)).toContainEqual({ lay: card })
    rules.play(state, seat, { lay: card }, random, (event) => events.push(event))
  }
  return events
}

/** A position in which everybody has just laid these cards; `hands` are the cards they still hold. */
export function afterLaying(
  cards: readonly Card[],
  { hands = [], ...spec }: PositionSpec = {},
): Staged & { readonly events: readonly Event[] } {
  const position = staged({ ...spec, seats: cards.length, hands: cards.map((card, seat) => [card, ...(hands[seat] ?? [])]) })
  return { ...position, events: lay(position, cards) }
}

/** The only seat in turn makes a choice; returns the events. */
export function choose({ rules, state }: Staged, move: Move, seat = rules.turn(state)[0], random: Random = fastRandom(3)): Event[] {
  const events: Event[] = []
  expect(rules.turn(state)).toContain(seat)
  expect(rules.moves(state, seat)).toContainEqual(move)
  rules.play(state, seat, move, random, (event) => events.push(event))
  return events
}

export function of<K extends Event['kind']>(events: readonly Event[], kind: K): readonly Extract<Event, { readonly kind: K }>[] {
  return events.filter((event): event is Extract<Event, { readonly kind: K }> => event.kind === kind)
}

/** The values of the legal moves of the seat in turn: cards or seats. */
export function offered({ rules, state }: Staged): readonly unknown[] {
  return rules.moves(state, rules.turn(state)[0]).map((move) => Object.values(move)[0])
}

/** A complete random game; `visit` gets each position and may stop it. */
export function playRandom(
  rules: FaifoRules,
  random: Random,
  visit: (state: State, events: readonly Event[]) => boolean | undefined = () => undefined,
): State {
  const state = rules.setup(random)
  let events: Event[] = []
  while (rules.turn(state).length > 0 && visit(state, events) !== false) {
    events = []
    const turn = rules.turn(state)
    const seat = turn[random.below(turn.length)]
    const moves = rules.moves(state, seat)
    rules.play(state, seat, moves[random.below(moves.length)], random, (event) => events.push(event))
  }
  visit(state, events)
  return state
}

/** Seat 0 has taken the Horse (9) with Networking, which everybody saw, and all have laid their next cards. */
export function afterNetworking(purse?: readonly number[]): Staged {
  const hands = [[13, 12], [5], [15], [11]]
  const staging = afterLaying([6, 8, SHIP, SHIP], { hands, turn: 2, laid: [[SHIP], [3], [9], [10]], ...(purse && { purse }) })
  choose(staging, { place: 13 })
  choose(staging, { take: 9 })
  lay(staging, [12, 5, 15, 11])
  return staging
}

/** The last turn: seat 0 has placed a merchant with Networking and takes one that may break a tie. */
export function networkingLast(): Staged {
  const hands = [[3], [7], [8], [9]]
  const staging = afterLaying([6, SHIP, SHIP, 14], { hands, turn: 4, laid: [[SHIP], [15], [13], [SHIP]], purse: [7, 10, 0, 0] })
  choose(staging, { place: 3 })
  return staging
}
