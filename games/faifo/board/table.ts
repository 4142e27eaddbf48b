import type { Seat } from '@fairground/kernel'
import type { Skill } from '../edition/edition.ts'
import { type Card, type Event, type Facts, NONE, SHIP, type View } from '../state.ts'
import { cardsIn } from './explain.ts'

/** The result of a player's card in this turn. */
export type Role =
  | { readonly kind: 'best' | 'second' | 'ship'; readonly coins: number }
  | { readonly kind: 'fallen' }
  | { readonly kind: 'skill'; readonly skill: Skill }

/** The results by seat, from the events shown so far: from turning the cards up to the next turn. */
export function rolesOf(events: readonly Event[], seats: number): readonly (readonly Role[])[] {
  const roles: Role[][] = Array.from({ length: seats }, () => [])
  const from = events.findLastIndex(({ kind }) => kind === 'revealed' || kind === 'turn' || kind === 'round')
  for (const event of events.slice(from + 1)) {
    if (event.kind === 'ships') for (const seat of event.seats) roles[seat].push({ kind: 'ship', coins: event.coins })
    if (event.kind === 'fell') roles[event.seat].push({ kind: 'fallen' })
    if (event.kind === 'rewarded') roles[event.seat].push({ kind: event.place === 1 ? 'best' : 'second', coins: event.coins })
    if (event.kind === 'skill') roles[event.seat] = [...roles[event.seat].filter(({ kind }) => kind !== 'skill'), event]
  }
  return roles
}

/** The numbers of a seat's contracts, in the order it got them. */
export function contractsOf(view: View, { deck }: Facts, seat: Seat): readonly number[] {
  return view.contracts.flatMap((owner, index) => (owner === seat ? [deck[index]] : []))
}

/** The card that a seat has laid in this turn; `NONE` before that, or if Networking has taken it. */
export function laidBy(view: View, seat: Seat, { turns }: Facts): Card {
  const turned = view.row[seat * turns + view.turn - 1] ?? NONE
  return isTaken(view, seat, turned) ? NONE : turned
}

/** Has Networking taken this merchant into a hand since it was laid? */
export function isTaken(view: View, seat: Seat, card: Card): boolean {
  return card > SHIP && (view.front[seat] & (1 << card)) === 0
}

/** A card of an earlier turn, with a key that stays the same wherever it moves. */
export interface Earlier {
  readonly card: Card
  readonly key: string
}

/** Cards that everybody knows to be in a hand, without the one that must be laid next. */
export function knownOf(view: View, seat: Seat): readonly number[] {
  return cardsIn(view.known[seat]).filter((card) => card !== view.forced[seat])
}

/** The cards of earlier turns in front of a seat, in the order they were laid, including ships. Placed merchants come last. */
export function earlierOf(view: View, seat: Seat, facts: Facts): readonly Earlier[] {
  const now = laidBy(view, seat, facts)
  const rowed: Earlier[] = []
  for (let turn = 1; turn < view.turn; turn++) {
    const card = view.row[seat * facts.turns + turn - 1] ?? NONE
    if (card !== NONE && !isTaken(view, seat, card)) rowed.push({ card, key: keyOf(card, seat, turn) })
  }
  const placed = cardsIn(view.front[seat]).filter((card) => card !== now && !rowed.some((each) => each.card === card))
  return [...rowed, ...placed.map((card) => ({ card, key: keyOf(card, seat, 0) }))]
}

/** Each merchant exists once; a ship is identified by who laid it and when. */
export function keyOf(card: Card, seat: Seat, turn: number): string {
  return card === SHIP ? `ship-${seat}-${turn}` : `merchant-${card}`
}
