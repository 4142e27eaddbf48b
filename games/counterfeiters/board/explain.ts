import { editionOf, type Names } from '@fairground/kernel'
import type { CounterfeitersEdition, Step } from '../edition/edition.ts'
import { editions } from '../edition/edition.ts'
import type { Design } from '../rules/board.ts'
import { NONE, type View } from '../state.ts'
import { type CounterfeitersText, detectedAt, named, stars } from '../text/shared.ts'
import type { Scene } from './scene.ts'
import type { Words } from './words.ts'

/** Which printed things of this table are reconstructed, for whoever asks about them. */
export interface Doubts {
  readonly spaces: readonly boolean[]
  readonly track: readonly boolean[]
}

export function doubtsOf(options: Readonly<Record<string, unknown>>, seats: number): Doubts {
  const edition: CounterfeitersEdition = editionOf(editions, options.edition as string | CounterfeitersEdition)
  const side = seats === 2 ? edition.two : edition.more
  const zones = [side.market, side.print, side.supermarket, side.receiver, side.taxFraud, side.jet, side.commercial]
  return {
    spaces: zones.flat().map((space) => Object.values(space).some(({ status }) => status === 'reconstructed')),
    track: side.track.map(({ status }) => status === 'reconstructed'),
  }
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A card's name without what a ticket pays, which its picture shows. */
export function kindName({ kind }: Design, text: CounterfeitersText, word: Words): string {
  return kind === 'ticket' ? word.ticket : capital(named(text.cards, kind))
}

export function cardName(design: Design, text: CounterfeitersText, word: Words): string {
  const name = kindName(design, text, word)
  return design.kind === 'ticket' ? `${name} ${word.money(design.value)}` : name
}

/** What a card is. */
export function cardSays(design: Design, text: CounterfeitersText, word: Words): string {
  return `${cardName(design, text, word)}. ${word.cards[design.kind]}`
}

/** An improvement's name, without the effect that its text carries in brackets. */
export function improvementName(id: string, text: CounterfeitersText): string {
  return named(text.improvements, id).replace(/ \(.*\)$/, '')
}

interface Asked {
  readonly view: View
  readonly scene: Scene
  readonly text: CounterfeitersText
  readonly names: Names
  readonly word: Words
  readonly doubts: Doubts
}

/** What a space is, who stands there, and what it costs: for whoever hovers, presses or listens. */
export function spaceSays({ view, scene, text, names, word, doubts }: Asked, space: number): string {
  const { zone, number, price, hat, bin, sunglasses } = view.board.spaces[space]
  const parts = [`${word.signs[zone]}, ${word.space(number)}.`]
  if (zone === 'market') {
    const card = scene.market[space]
    parts.push(card === NONE ? word.empty : cardSays(view.board.designs[card], text, word))
  } else parts.push(word.deeds[zone])
  if (price > 0) parts.push(word.price(word.money(price)))
  if (hat) parts.push(word.hat)
  if (sunglasses) parts.push(word.sunglasses)
  if (bin) parts.push(word.bin)
  const level = detectedAt(view.board, scene.police)
  if (zone === 'supermarket' && level > 0) parts.push(word.detected(refusedStars(level)))
  if ((zone === 'jet' || zone === 'commercial') && view.board.track[scene.police] === 'strike') parts.push(word.onStrike)
  for (const [seat, set] of scene.standing.entries()) if ((set & (1 << space)) !== 0) parts.push(word.taken(names(seat)))
  if (doubts.spaces[space]) parts.push(word.reconstructed)
  return parts.join(' ')
}

/** What waits on a space of the street, and how far it is. */
export function stepSays({ view, scene, word, doubts }: Asked, at: number): string {
  const step = view.board.track[at]
  if (step === 'plain') return at === scene.police ? word.here : ''
  const distance = at - scene.police
  const where = distance > 0 ? word.inSteps(distance) : distance < 0 ? word.passed : word.here
  const rule = word.stepRule(step, refusedStars(detectedAt(view.board, at)))
  return `${word.steps[step]} (${where}). ${rule}${doubts.track[at] ? ` ${word.reconstructed}` : ''}`
}

function refusedStars(level: number): string {
  return Array.from({ length: level }, (_, quality) => stars(quality + 1)).join(', ')
}

/** The next space of the street that is not plain. */
export function nextSpecial(track: readonly Step[], police: number): number | undefined {
  const at = track.findIndex((step, place) => place > police && step !== 'plain')
  return at < 0 ? undefined : at
}
