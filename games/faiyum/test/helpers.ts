import { fastRandom, type Random, type Rules, type Seat } from '@fairground/kernel'
import { decisionsOf } from '../../test/random-game.ts'
import { GOODS, type Good, PIECES, type Piece } from '../edition/vocabulary.ts'
import { gamePackage } from '../game.ts'
import { type Table, tableFor } from '../rules/table.ts'
import { type Event, type Facts, type Move, type Options, ROAD, SETTLEMENT, type State, type View } from '../state.ts'

export const { game } = gamePackage
export type FaiyumRules = Rules<State, Move, View, Event, Facts>

const OPTIONS: Options = { achievements: 0, edition: 'reconstruction-1' }

/** An opened game with shortcuts to set up a position and to play on. */
export class Sandbox {
  readonly rules: FaiyumRules
  readonly table: Table
  readonly state: State
  events: Event[] = []

  constructor(seats: number, options: Partial<Options> = {}) {
    const all = { ...OPTIONS, ...options }
    this.rules = game.open(all, seats)
    this.table = tableFor(this.rules.facts)
    this.state = this.rules.setup(fastRandom(5))
    this.state.seat = 0
    this.state.first = 0
  }

  /** The card with that number, or the starting card with that title. */
  card(name: number | string): number {
    return this.table.cards.findIndex(({ name: { number, title } }) =>
      typeof name === 'number' ? number === name : number === undefined && title.en === name,
    )
  }

  space(id: string): number {
    return this.table.land.spots.findIndex((spot) => spot.id === id)
  }

  edge(a: string, b: string): number {
    const ends = [this.space(a), this.space(b)].sort((x, y) => x - y)
    return this.table.land.from.findIndex((from, edge) => from === ends[0] && this.table.land.to[edge] === ends[1])
  }

  /** Sets the hand of seat 0; every card is taken from wherever it was before. */
  hand(...names: readonly (number | string)[]): this {
    return this.holding('hands', names)
  }

  /** Sets the stack of seat 0, top card last. */
  stack(...names: readonly (number | string)[]): this {
    return this.holding('stacks', names)
  }

  private holding(where: 'hands' | 'stacks', names: readonly (number | string)[]): this {
    const { state } = this
    const cards = names.map((name) => this.card(name))
    for (const pile of [state.pile, state.last, state.box]) for (const card of cards) remove(pile, card)
    state.box.push(...state[where][0])
    state[where][0] = where === 'hands' ? cards.sort((a, b) => a - b) : cards
    return this
  }

  /** Sets the market by numbers; an asterisk marks a discount. */
  market(...numbers: readonly (number | `${number}*`)[]): this {
    const { state } = this
    const cards = numbers.map((number) => this.card(Number.parseInt(String(number), 10)))
    state.pile.push(...state.market)
    for (const pile of [state.pile, state.last]) for (const card of cards) remove(pile, card)
    state.market = cards
    state.discount = numbers.map((number) => (String(number).endsWith('*') ? 1 : 0))
    state.pile.sort((a, b) => a - b)
    return this
  }

  /** Random numbers that turn up this card next. */
  next(number: number): Random {
    const place = this.state.pile.indexOf(this.card(number))
    return { below: () => place }
  }

  purse(goods: Partial<Record<Good, number>>, money = 0): this {
    for (const [index, good] of GOODS.entries()) this.state.goods[index] = goods[good] ?? 0
    this.state.money[0] = money
    return this
  }

  worker(...ids: readonly string[]): this {
    for (const id of ids) {
      this.state.board.worker[this.space(id)] = 1
      this.state.board.supply[PIECES.indexOf('worker')]--
    }
    return this.dry(...ids)
  }

  /** Removes the crocodiles. */
  dry(...ids: readonly string[]): this {
    for (const id of ids) {
      this.state.board.supply[PIECES.indexOf('crocodile')] += this.state.board.crocodile[this.space(id)]
      this.state.board.crocodile[this.space(id)] = 0
    }
    return this
  }

  settle(id: string, piece = SETTLEMENT): this {
    this.dry(id)
    this.state.board.piece[this.space(id)] = piece
    return this
  }

  road(a: string, b: string, what = ROAD): this {
    this.dry(a, b)
    const edge = this.edge(a, b)
    this.state.board.road[edge] = what
    for (const id of [a, b]) this.state.board.ends[this.space(id)]++
    return this
  }

  supply(piece: Piece, left: number): this {
    this.state.board.supply[PIECES.indexOf(piece)] = left
    return this
  }

  offered(): readonly Move[] {
    return this.rules.moves(this.state, this.state.seat)
  }

  /** Can this card of the hand be played for its action? */
  usable(name: number | string): boolean {
    return this.offered().some((move) => move.do === 'use' && move.card === this.card(name))
  }

  /** Ids of the spaces offered. */
  spots(): readonly string[] {
    return this.offered().flatMap((move) => (move.do === 'space' ? [this.table.land.spots[move.space].id] : []))
  }

  /** Pairs of ids of the roads offered. */
  joins(): readonly string[] {
    return this.offered().flatMap((move) =>
      move.do === 'join' ? [move.spaces.map((space) => this.table.land.spots[space].id).join('-')] : [],
    )
  }

  use(name: number | string): this {
    return this.play({ do: 'use', card: this.card(name) })
  }

  at(...ids: readonly string[]): this {
    for (const id of ids) this.play({ do: 'space', space: this.space(id) })
    return this
  }

  join(...pairs: readonly (readonly [string, string])[]): this {
    for (const [a, b] of pairs) {
      const edge = this.edge(a, b)
      this.play({ do: 'join', spaces: [this.table.land.from[edge], this.table.land.to[edge]] })
    }
    return this
  }

  pay(goods: Partial<Record<Good, number>>, money = 0): this {
    return this.play({ do: 'pay', goods: GOODS.map((good) => goods[good] ?? 0), money })
  }

  /** Plays a legal move for the player whose turn it is. */
  play(move: Move, random: Random = fastRandom(3)): this {
    const wanted = JSON.stringify(move)
    const found = this.offered().find((each) => JSON.stringify(each) === wanted)
    if (found === undefined)
      throw new Error(
        `not offered: ${wanted}; there are ${this.offered()
          .map((each) => JSON.stringify(each))
          .join(' ')}`,
      )
    this.rules.play(this.state, this.state.seat, found, random, (event) => this.events.push(event))
    return this
  }

  /** The goods of a seat, without zeros. */
  goods(seat: Seat = 0): Partial<Record<Good, number>> {
    const held: Partial<Record<Good, number>> = {}
    for (const [index, good] of GOODS.entries()) {
      const amount = this.state.goods[seat * GOODS.length + index]
      if (amount > 0) held[good] = amount
    }
    return held
  }

  numbers(cards: readonly number[]): readonly (number | string)[] {
    return cards.map((card) => this.table.cards[card]?.name.number ?? this.table.cards[card]?.name.title.en ?? 'disaster')
  }
}

function remove(pile: number[], card: number): void {
  const place = pile.indexOf(card)
  if (place >= 0) pile.splice(place, 1)
}

/** Visits every position of random games, until this many were seen. */
export function walkPositions(rules: FaiyumRules, count: number, visit: (state: State) => void, seed = 1): void {
  let seen = 0
  for (let game = 0; seen < count; game++)
    for (const { state } of decisionsOf(rules, fastRandom(seed * 1000 + game))) {
      if (seen++ === count) break
      visit(state)
    }
}
