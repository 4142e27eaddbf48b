import type { GameText } from '@fairground/kernel'
import { type Board, type BoardSpace, HOLOGRAM, INK, PAPER, PRINTER } from '../rules/board.ts'
import { priceWith } from '../rules/table.ts'
import type { Event, Move, Notes, View } from '../state.ts'

export interface CounterfeitersText extends GameText<Move, View, Event> {
  /** Names of the cards by their kind, as inside a sentence. */
  readonly cards: Readonly<Record<string, string>>
  /** Names of the Action Improvements by their id, each with its effect in brackets. */
  readonly improvements: Readonly<Record<string, string>>
}

/** A word by its key; what an owner's edition adds is called by its id. */
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

/** What a bundle brings where it is about to be handed over. */
export function price(view: View, notes: Notes): number {
  const { board } = view
  const count = notes[0] + notes[1] + notes[2]
  if (view.ask === 'diner') return count * board.dinerPays
  if (board.spaces[view.space]?.zone === 'supermarket') return count * board.supermarketPays
  const effect = view.boost < 0 ? undefined : board.improvements[view.boost].effect
  if (effect === 'own-rate') return notes.reduce((sum, each, quality) => sum + each * board.receiverRates[quality], 0)
  return count * board.receiverRates[notes[0] > 0 ? 0 : notes[1] > 0 ? 1 : 2]
}

/** Fakes of so many stars that are left in the box. */
function inTheBox({ board, traced }: View, stars: number): number {
  return traced.reduce((left, notes) => left - notes[stars - 1], board.fakes[stars - 1])
}

/** What a seat would print now. */
export function printing(view: View, seat: number): { readonly notes: number; readonly stars: number } {
  const cards = view.cards[seat]
  const components = [INK, PAPER, HOLOGRAM].filter((component) => cards[component] > 0).length
  const boost = view.boost < 0 ? undefined : view.board.improvements[view.boost]
  const more = boost?.effect === 'more-notes' ? boost.amount : 0
  const finer = boost?.effect === 'finer-print' ? boost.amount : 0
  const stars = Math.min(3, components + finer)
  const notes = cards[PRINTER] * (view.board.notesPerPrinter + more)
  return { notes: view.board.strict ? Math.min(notes, inTheBox(view, stars)) : notes, stars }
}

/** What it costs to use a space now. */
export function cost(view: View, space: number): number {
  return priceWith(view.board, space, view.board.improvements[view.boost])
}

/** What tax fraud brings now. */
export function fraud({ board, boost }: View): number {
  const improvement = board.improvements[boost]
  return board.taxFraud + (improvement?.effect === 'more-fraud' ? improvement.amount : 0)
}

/** How many qualities, from the lowest, the supermarket detects once the police stand at a place. */
export function detectedAt({ track, start }: Board, place: number): number {
  let level = 0
  for (let at = start + 1; at <= place; at++) if (track[at] === 'investigation') level++
  return level
}

/** The space a move names. */
export function spaceOf(view: View, space: number): BoardSpace {
  return view.board.spaces[space]
}

/** A card's id, and what it pays if it is a ticket. */
export function ticketValue(card: string): string | undefined {
  return card.startsWith('ticket-') ? card.slice('ticket-'.length) : undefined
}
