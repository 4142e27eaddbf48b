import type { CardKind, CardSet, CounterfeitersEdition, Effect, Side, StreetSpace } from '../edition/edition.ts'
import type { Money } from '../state.ts'

export type Zone = 'market' | 'print' | 'supermarket' | 'receiver' | 'tax' | 'jet' | 'commercial'

export interface BoardSpace {
  readonly zone: Zone
  /** Counted from 1 in each zone. */
  readonly number: number
  readonly price: number
  readonly hat: boolean
  readonly bin: boolean
  readonly sunglasses: boolean
}

/** A kind of printed card; tickets of different values are different designs. */
export interface Design {
  readonly id: string
  readonly kind: CardKind
  /** What a ticket pays; 0 for other cards. */
  readonly value: number
}

export interface Improvement {
  readonly id: string
  readonly effect: Effect
  readonly amount: number
}

/** What is printed for this number of players, and the options. It is public and never changes. */
export interface Board {
  readonly seats: number
  readonly money: Money
  readonly openMoney: boolean
  readonly strict: boolean
  readonly henchmen: number
  readonly startCash: readonly number[]
  readonly notesPerPrinter: number
  readonly supermarketNotes: number
  readonly supermarketPays: number
  readonly receiverNotes: number
  readonly receiverRates: readonly number[]
  readonly taxFraud: number
  readonly dinerPays: number
  readonly fakes: readonly number[]
  /** The market's spaces come first, from the left. */
  readonly spaces: readonly BoardSpace[]
  readonly slots: number
  readonly track: readonly StreetSpace[]
  readonly start: number
  readonly designs: readonly Design[]
  /** The cards in play of the sets S, A, B, C and D, by design. */
  readonly sets: readonly (readonly number[])[]
  /** The promo's improvements for this number of players; empty without the promo. */
  readonly improvements: readonly Improvement[]
  /** After this many rounds the game ends even if nobody has moved the police to the end; then the Godfather takes nothing. */
  readonly longest: number
  /** The edition's name. */
  readonly edition: string
  /** Which parts of the edition are reconstructed. */
  readonly doubts: Doubts
}

export interface Doubts {
  readonly spaces: readonly boolean[]
  readonly track: readonly boolean[]
  readonly cards: boolean
}

const LONGEST = 40

/** The designs that every edition has, in this order; the tickets follow. */
export const PRINTER = 0
export const INK = 1
export const PAPER = 2
export const HOLOGRAM = 3
export const DINER = 4
export const JET = 5
export const GREAT = 6
export const BAD = 7
export const TICKETS = 8

const KINDS: readonly CardKind[] = ['printer', 'ink', 'paper', 'hologram', 'diner', 'jet', 'greatLawyer', 'badLawyer']
const SETS: readonly CardSet[] = ['S', 'A', 'B', 'C', 'D']

export interface Variant {
  readonly money: Money
  readonly strictComponents: boolean
  readonly improvements: boolean
}

export function boardOf(edition: CounterfeitersEdition, seats: number, variant: Variant): Board {
  const side = seats === 2 ? edition.two : edition.more
  const starts: Readonly<Record<string, { readonly value: number }>> = side.start
  const designs = designsOf(edition)
  return frozen({
    seats,
    money: variant.money,
    openMoney: variant.money === 'open',
    strict: variant.strictComponents,
    henchmen: edition.henchmen.value,
    startCash: edition.startCash.value.slice(0, seats),
    notesPerPrinter: edition.notesPerPrinter.value,
    supermarketNotes: edition.supermarketNotes.value,
    supermarketPays: edition.supermarketPays.value,
    receiverNotes: edition.receiverNotes.value,
    receiverRates: edition.receiverRates.value.slice(),
    taxFraud: edition.taxFraud.value,
    dinerPays: edition.dinerPays.value,
    fakes: edition.fakes.value.slice(),
    spaces: spacesOf(side),
    slots: side.market.length,
    track: side.track.map(({ value }) => value),
    start: starts[seats].value,
    designs,
    sets: SETS.map((set) => designs.map((design) => cardsIn(edition, set, design, seats))),
    improvements: variant.improvements
      ? edition.improvements
          .filter(({ players }) => players.value <= seats)
          .map(({ id, effect, amount }) => ({ id, effect: effect.value, amount: amount.value }))
      : [],
    longest: LONGEST,
    edition: edition.name,
    doubts: doubtsOf(edition, side),
  })
}

function doubtsOf({ cards }: CounterfeitersEdition, side: Side): Doubts {
  const doubted = (facts: object) => Object.values(facts).some((fact) => fact?.status === 'reconstructed')
  const zones = [side.market, side.print, side.supermarket, side.receiver, side.taxFraud, side.jet, side.commercial]
  return {
    spaces: zones.flat().map(doubted),
    track: side.track.map(({ status }) => status === 'reconstructed'),
    cards: cards.some(doubted),
  }
}

function frozen<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) frozen(inner)
  return Object.freeze(value)
}

function spacesOf(side: CounterfeitersEdition['two'] | CounterfeitersEdition['more']): readonly BoardSpace[] {
  const zone = (
    name: Zone,
    spaces: readonly {
      readonly hat: { readonly value: boolean }
      readonly price?: { readonly value: number }
      readonly bin?: { readonly value: boolean }
      readonly sunglasses?: { readonly value: boolean }
    }[],
  ): BoardSpace[] =>
    spaces.map(({ hat, price, bin, sunglasses }, index) => ({
      zone: name,
      number: index + 1,
      price: price?.value ?? 0,
      hat: hat.value,
      bin: bin?.value ?? false,
      sunglasses: sunglasses?.value ?? false,
    }))
  return [
    ...zone('market', side.market),
    ...zone('print', side.print),
    ...zone('supermarket', side.supermarket),
    ...zone('receiver', side.receiver),
    ...zone('tax', side.taxFraud),
    ...zone('jet', side.jet),
    ...zone('commercial', side.commercial),
  ]
}

function designsOf({ cards }: CounterfeitersEdition): readonly Design[] {
  const values = new Set<number>()
  for (const { value } of cards) if (value !== undefined) values.add(value.value)
  const tickets = [...values].sort((a, b) => a - b)
  return [
    ...KINDS.map((kind) => ({ id: kind, kind, value: 0 })),
    ...tickets.map((value) => ({ id: `ticket-${value}`, kind: 'ticket' as const, value })),
  ]
}

function cardsIn({ cards }: CounterfeitersEdition, set: CardSet, design: Design, seats: number): number {
  let count = 0
  for (const card of cards)
    if (card.set === set && card.kind === design.kind && (card.value?.value ?? 0) === design.value && card.players.value <= seats)
      count += card.count.value
  return count
}
