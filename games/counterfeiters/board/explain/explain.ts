import type { MatchText, Names } from '@fairground/kernel'
import type { Effect, StreetSpace } from '../../edition/edition.ts'
import type { Design } from '../../rules/board.ts'
import { type Event, type Facts, type Move, NONE, type View } from '../../state.ts'
import { type CounterfeitersText, detectedAt, named, printing, stars } from '../../text/shared.ts'
import type { Words } from '../words.ts'
import { gainAt } from './gain.ts'

type Text = MatchText<Move, View, Event, CounterfeitersText>

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A card's name, without the value of a ticket, which its picture shows. */
export function kindName({ kind }: Design, text: Text, word: Words): string {
  return kind === 'ticket' ? word.ticket : capital(named(text.cards, kind))
}

export function cardName(design: Design, text: Text, word: Words): string {
  const name = kindName(design, text, word)
  return design.kind === 'ticket' ? `${name} ${word.money(design.value)}` : name
}

/** A card's name and its effect. */
export function cardSays(design: Design, text: Text, word: Words): string {
  return `${cardName(design, text, word)}. ${word.cards[design.kind]}`
}

export function improvementName(id: string, text: Text): string {
  return named(text.improvements, id)
}

/** An improvement's effect as a sentence. */
export function effectSays(effect: Effect, amount: number, text: Text): string {
  return `${capital(text.effects[effect](amount))}.`
}

/** Kinds of which a second card has no effect. */
const ONE_IS_ENOUGH: readonly Design['kind'][] = ['ink', 'paper', 'hologram', 'jet']

/** Does the viewer have such a card, so that another has no effect? */
export function isEnough({ viewer, cards }: View, { kind }: Design, designs: readonly Design[]): boolean {
  if (viewer === 'spectator' || !ONE_IS_ENOUGH.includes(kind)) return false
  return cards[viewer].some((count, design) => count > 0 && designs[design].kind === kind)
}

interface Context {
  readonly view: View
  readonly facts: Facts
  readonly text: Text
  readonly names: Names
  readonly word: Words
}

/** What a space is, who stands there, and what it costs: for tooltips and screen readers. */
export function spaceSays({ view, facts, text, names, word }: Context, space: number): string {
  const { zone, number, price, hat, bin, sunglasses } = facts.spaces[space]
  const parts = [`${word.signs[zone]}, ${word.space(number)}.`]
  if (zone === 'market') {
    const card = view.market[space]
    parts.push(card === NONE ? word.empty : cardSays(facts.designs[card], text, word))
    if (card !== NONE && isEnough(view, facts.designs[card], facts.designs)) parts.push(word.oneIsEnough)
  } else parts.push(word.actions[zone])
  const gain = gainAt(view, facts, space)
  if (gain !== undefined) parts.push(word.wouldGet(word.money(gain)))
  if (zone === 'print' && view.viewer !== 'spectator') {
    const printed = printing(view, view.viewer, facts)
    parts.push(word.wouldPrint(printed.notes, stars(printed.stars)))
  }
  if (price > 0) parts.push(word.price(word.money(price)))
  // In the end game, henchmen do not move the police and no round follows.
  if (view.stage === 'rounds') {
    if (hat) parts.push(word.hat)
    if (sunglasses) parts.push(word.sunglasses)
    if (bin) parts.push(word.bin)
  }
  const level = detectedAt(facts, view.police)
  if (zone === 'supermarket' && level > 0) parts.push(word.detected(refusedStars(level)))
  if ((zone === 'jet' || zone === 'commercial') && facts.track[view.police] === 'strike') parts.push(word.onStrike)
  for (const [seat, set] of view.standing.entries()) if ((set & (1 << space)) !== 0) parts.push(word.taken(names(seat)))
  return parts.join(' ')
}

/** What happens on a space of the street, and how far away it is. */
export function stepSays({ view, facts, word }: Context, at: number): string {
  const step = facts.track[at]
  if (step === 'plain') return at === view.police ? word.here : ''
  const distance = at - view.police
  const where = distance > 0 ? word.inSteps(distance) : distance < 0 ? word.passed : word.here
  const rule = word.stepRule(step, refusedStars(detectedAt(facts, at)))
  return `${word.steps[step]} (${where}). ${rule}`
}

function refusedStars(level: number): string {
  return Array.from({ length: level }, (_, quality) => stars(quality + 1)).join(', ')
}

/** The next space of the street that is not plain. */
export function nextSpecial(track: readonly StreetSpace[], police: number): number | undefined {
  const at = track.findIndex((step, place) => place > police && step !== 'plain')
  return at < 0 ? undefined : at
}
