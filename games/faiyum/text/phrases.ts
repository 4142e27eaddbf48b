import type { GameText, Reason, RulesSection } from '@fairground/kernel'
import type { CardFacts } from '../edition/edition.ts'
import type { Building, CardStep, Good, PerGain, Piece, Words } from '../edition/vocabulary.ts'
import type { Event, Facts, Move, Spot, View } from '../state.ts'
import type { PageFacts } from './page-facts.ts'

/** A card in words, generated from its data. */
export interface CardText {
  readonly title: string
  readonly kind: string
  /** Missing if there is none. */
  readonly cost?: string
  readonly action: readonly string[]
  readonly gain?: string
}

export interface FaiyumText extends GameText<Move, View, Event, Facts> {
  card(card: CardFacts): CardText
}

/** Decisions in the middle of a card. */
export type Question = 'worker' | 'off' | 'name' | 'give' | 'pay' | 'swap' | 'take' | 'lay' | 'choose' | Building

/** Everything that a language provides. Amounts are passed as text, so that each language builds its own sentences around them. */
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
    /** For the space that the card used, or for each of several. */
    ofSpace(amount: number, several: boolean): string
    per(per: PerGain): string
    /** What comes once, in contrast to what comes for each of something. */
    once(what: string): string
  }

  readonly prompt: {
    waiting(name: string): string
    readonly over: string
    readonly turn: string
    readonly lastTurn: string
    /** Which cards for sale the player can afford: the cheapest, and how many more; the market shows the rest. */
    buys(money: string, cards: readonly string[]): string
    /** What an administration would bring; the list may be empty. */
    administering(what: readonly string[]): string
    readonly workers: string
    readonly back: string
    readonly replace: string
    /** Which of several it is, as an end of the question. */
    which(number: number, of: number): string
    readonly question: Readonly<Record<Exclude<Question, Building>, (which: string) => string>>
    build(piece: Building, which: string): string
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
  /** `who` is the acting player; empty if there is none. */
  event(event: Event, who: string): string
  readonly reasons: Readonly<Record<string, (facts: NonNullable<Reason['facts']>) => string>>
  readonly unknownReason: string
}
