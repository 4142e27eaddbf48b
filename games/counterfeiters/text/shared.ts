import type { GameText, Prompt } from '@fairground/kernel'
import type { Effect } from '../edition/edition.ts'
import { HOLOGRAM, INK, PAPER, PRINTER } from '../rules/board.ts'
import { priceWith } from '../rules/table.ts'
import type { Event, Facts, Move, Notes, View } from '../state.ts'

export interface CounterfeitersText extends GameText<Move, View, Event, Facts> {
  /** Names of the cards by kind, written as inside a sentence. */
  readonly cards: Readonly<Record<string, string>>
  /** Names of the Action Improvements by their id. */
  readonly improvements: Readonly<Record<string, string>>
  /** What an improvement does, written as inside a sentence. */
  readonly effects: Effects
}

type Effects = Readonly<Record<Effect, (amount: number) => string>>

/** An improvement's name, with its effect in brackets. */
export function improvementIn(names: Readonly<Record<string, string>>, effects: Effects, id: string, { improvements }: Facts): string {
  const found = improvements.find((each) => each.id === id)
  return found === undefined ? named(names, id) : `${named(names, id)} (${effects[found.effect](found.amount)})`
}

/** What to do now, and what comes of it, in one language. */
export interface Prompts {
  readonly over: string
  waiting(name: string): string
  readonly improvement: Prompt
  readonly amount: Prompt
  readonly diner: Prompt
  readonly lift: Prompt
  /** Where to put the henchman who was lifted. */
  readonly lifted: Prompt
  readonly boost: Prompt
  readonly last: Prompt
  henchman(left: number): Prompt
  /** The qualities that it refuses may be none. */
  supermarket(pays: number, most: number, refused: string): Prompt
  receiver(facts: Facts, ownRate: boolean): Prompt
}

export function promptIn(say: Prompts): CounterfeitersText['prompt'] {
  return (view, turn, names, facts) => {
    if (view.stage === 'over') return { now: say.over }
    if (view.viewer === 'spectator' || !turn.includes(view.viewer) || view.ask === 'nothing') return { now: say.waiting(names(view.actor)) }
    switch (view.ask) {
      case 'improvement':
      case 'amount':
      case 'diner':
        return say[view.ask]
      case 'space':
        if (view.lifted >= 0) return say.lifted
        if (view.boost >= 0) return say.boost
        return view.stage === 'last' ? say.last : say.henchman(view.henchmen[view.viewer])
      case 'notes':
        if (facts.spaces[view.space]?.zone !== 'supermarket') return say.receiver(facts, ownRate(view, facts))
        return say.supermarket(facts.supermarketPays, mostGroceries(view, facts), refusedAt(view, facts))
      default:
        return say.lift
    }
  }
}

/** Keeps an amount and the dollar sign after it on one line. */
export function unbroken(sentence: string): string {
  return sentence.replace(/(\d) \$/g, '$1\u00a0$')
}

/** A name by its key; the id for what only an owner's edition has. */
export function named(words: Readonly<Record<string, string>>, id: string): string {
  return Object.hasOwn(words, id) ? words[id] : id
}

export function stars(count: number): string {
  return '★'.repeat(count)
}

/** «2 × ★, 1 × ★★★» */
export function bundle(notes: Notes): string {
  return notes.flatMap((count, quality) => (count === 0 ? [] : [`${count} × ${stars(quality + 1)}`])).join(', ')
}

/** What a bundle brings in the sale that is being decided. */
export function price(view: View, notes: Notes, facts: Facts): number {
  const count = notes[0] + notes[1] + notes[2]
  if (view.ask === 'diner') return count * facts.dinerPays
  if (facts.spaces[view.space]?.zone === 'supermarket') return count * facts.supermarketPays
  if (ownRate(view, facts)) return notes.reduce((sum, each, quality) => sum + each * facts.receiverRates[quality], 0)
  return count * facts.receiverRates[notes[0] > 0 ? 0 : notes[1] > 0 ? 1 : 2]
}

/** Fakes of this quality left in the box. */
function inTheBox({ traced }: View, stars: number, { fakes }: Facts): number {
  return traced.reduce((left, notes) => left - notes[stars - 1], fakes[stars - 1])
}

/** What a seat would print now. */
export function printing(view: View, seat: number, facts: Facts): { readonly notes: number; readonly stars: number } {
  const cards = view.cards[seat]
  const components = [INK, PAPER, HOLOGRAM].filter((component) => cards[component] > 0).length
  const boost = facts.improvements[view.boost]
  const more = boost?.effect === 'more-notes' ? boost.amount : 0
  const finer = boost?.effect === 'finer-print' ? boost.amount : 0
  const stars = Math.min(3, components + finer)
  const notes = cards[PRINTER] * (facts.notesPerPrinter + more)
  return { notes: facts.strict ? Math.min(notes, inTheBox(view, stars, facts)) : notes, stars }
}

/** The current price of a space. */
export function cost({ boost }: View, space: number, facts: Facts): number {
  return priceWith(facts, space, facts.improvements[boost])
}

/** What tax fraud brings now. */
export function fraud({ boost }: View, { improvements, taxFraud }: Facts): number {
  const improvement = improvements[boost]
  return taxFraud + (improvement?.effect === 'more-fraud' ? improvement.amount : 0)
}

/** How many qualities, from the lowest, the supermarket detects when the police are at this place. */
export function detectedAt({ track, start }: Facts, place: number): number {
  let level = 0
  for (let at = start + 1; at <= place; at++) if (track[at] === 'investigation') level++
  return level
}

/** The qualities that the supermarket detects, as «★, ★★»; empty if an improvement makes it overlook all of them. */
export function refusedAt({ police, boost }: View, facts: Facts): string {
  const level = detectedAt(facts, police)
  const improvement = facts.improvements[boost]
  const overlooked = improvement?.effect === 'blind-cashier' ? improvement.amount : 0
  return overlooked >= level ? '' : Array.from({ length: level }, (_, quality) => stars(quality + 1)).join(', ')
}

/** How many fakes the supermarket buys now. */
export function mostGroceries({ boost }: View, { improvements, supermarketNotes }: Facts): number {
  const improvement = improvements[boost]
  return supermarketNotes + (improvement?.effect === 'more-groceries' ? improvement.amount : 0)
}

/** Does the receiver pay each note at its own rate? */
export function ownRate({ boost }: View, { improvements }: Facts): boolean {
  return improvements[boost]?.effect === 'own-rate'
}

/** «★ $20, ★★ $30, ★★★ $40» */
export function ratesOf({ receiverRates }: Facts, before: string, after: string): string {
  return receiverRates.map((rate, quality) => `${stars(quality + 1)} ${before}${rate}${after}`).join(', ')
}

/** What a ticket pays, taken from the card's id; `undefined` for other cards. */
export function ticketValue(card: string): string | undefined {
  return card.startsWith('ticket-') ? card.slice('ticket-'.length) : undefined
}

/** The qualities that the supermarket detects at the end of the track: «★», «★★», «★★★». */
export function taughtIn(facts: Facts): readonly string[] {
  return Array.from({ length: detectedAt(facts, facts.track.length - 1) }, (_, quality) => stars(quality + 1))
}

/** The different fares of commercial flights. */
export function faresIn({ spaces }: Facts): readonly number[] {
  return [...new Set(spaces.flatMap(({ zone, price: fare }) => (zone === 'commercial' ? [fare] : [])))].sort((a, b) => a - b)
}

/** Example bundles for what the receiver pays, without those larger than he buys. */
export function bundlesFor({ receiverNotes, receiverRates }: Facts): readonly { readonly notes: Notes; readonly rate: number }[] {
  const examples: readonly { readonly notes: Notes; readonly rate: number }[] = [
    { notes: [1, 1, 2], rate: receiverRates[0] },
    { notes: [0, 3, 3], rate: receiverRates[1] },
    { notes: [1, 0, 1], rate: receiverRates[0] },
  ]
  const taken = examples.filter(({ notes }) => notes[0] + notes[1] + notes[2] <= receiverNotes)
  return taken.slice(0, 2)
}

/** Does this table use values that do not come from the printed game? */
export function isReconstructed({ doubts }: Facts): boolean {
  return doubts.cards || doubts.spaces.includes(true) || doubts.track.includes(true)
}

export function sum([one, two, three]: Notes): number {
  return one + two + three
}

/** A section's example, if there is one. */
export function exampleOf(sentences: readonly string[]): { readonly example?: string } {
  return sentences.length === 0 ? {} : { example: sentences.join(' ') }
}
