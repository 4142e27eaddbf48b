import type { GameText, Names, Reason, RulesSection } from '@fairground/kernel'
import type { CardFacts } from '../edition/edition.ts'
import type { Building, CardStep, Good, PerGain, Piece, Words } from '../edition/vocabulary.ts'
import type { Event, Facts, Move, Spot, View } from '../state.ts'
import type { PageFacts } from './page-facts.ts'

/** A card in words, made from its data. */
export interface CardText {
  readonly title: string
  readonly kind: string
  /** Missing where there is none. */
  readonly cost?: string
  readonly action: readonly string[]
  readonly gain?: string
}

export interface FaiyumText extends GameText<Move, View, Event, Facts> {
  card(card: CardFacts): CardText
}

/** What must be decided in the middle of a card. */
export type Question = 'worker' | 'off' | 'name' | 'give' | 'pay' | 'swap' | 'take' | 'lay' | 'choose' | Building

/** Everything that a language has to say. Amounts come ready made, so that each language builds its own sentences around them. */
export interface Phrases {
  readonly language: keyof Words
  readonly title: string
  readonly tagline: string
  readonly options: GameText<Move, View, Event>['options']
  readonly breakdown: Readonly<Record<string, string>>
  rules(facts: PageFacts): readonly RulesSection[]

  readonly kinds: Readonly<Record<CardFacts['kind']['value'], string>>
  list(parts: readonly string[]): string
  good(good: Good, amount: number): string
  money(amount: number): string
  reputation(amount: number): string
  cards(amount: number): string
  spot(spot: Spot): string
  /** "a settlement", "2 roads", as the object of a sentence. */
  piece(piece: Piece, amount: number): string

  readonly cost: {
    basic(amount: number): string
    different(amount: number): string
    readonly ground: string
    card(amount: number): string
  }
  step(step: CardStep): string
  readonly gain: {
    choice(amount: number): string
    /** Of the space that the card used, or of each of several. */
    ofSpace(amount: number, several: boolean): string
    per(per: PerGain): string
    /** What comes once, beside what comes for each of something. */
    once(what: string): string
  }

  readonly prompt: {
    waiting(name: string): string
    readonly over: string
    readonly turn: string
    readonly lastTurn: string
    /** What one's money buys of what is for sale. */
    buys(money: string, cards: readonly string[]): string
    /** What an administration would bring; nothing at first. */
    administering(what: readonly string[]): string
    readonly workers: string
    readonly back: string
    readonly replace: string
    question(question: Question, number: number, of: number): string
    next(cost: string | undefined, gain: string | undefined): string | undefined
    /** What follows the first steps of an administration. */
    administration(alone: boolean): string
  }
  readonly move: {
    use(title: string): string
    cash(title: string, money: string): string
    buy(title: string, money: string): string
    readonly administer: string
    quit(reputation: string | undefined): string
    readonly enough: string
    readonly asItIs: string
    worker(spot: string): string
    off(spot: string): string
    name(spot: string): string
    build(piece: string, spot: string): string
    join(piece: string, from: string, to: string): string
    pay(what: string): string
    give(title: string): string
    swap(what: string): string
    choose(what: string): string
    take(title: string): string
    lay(title: string): string
    back(cards: string, money: string): string
    readonly backNone: string
    replace(title: string): string
  }
  event(event: Event, names: Names): string
  readonly reasons: Readonly<Record<string, (facts: NonNullable<Reason['facts']>) => string>>
  readonly unknownReason: string
}
