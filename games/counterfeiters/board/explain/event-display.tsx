import type { EventDisplay, EventDisplayContext } from '@fairground/kit'
import type { ComponentType } from 'preact'
import type { Design } from '../../rules/board.ts'
import type { Event, Facts, Move, View } from '../../state.ts'
import { type CounterfeitersText, named, stars } from '../../text/shared.ts'
import { CardFace } from '../city/Card.tsx'
import { Hat, ShopIcon, StepSign, Sunglasses } from '../icons.tsx'
import { Blinds, TicketIcon } from '../tray/money.tsx'
import { type Words, words } from '../words.ts'
import { cardSays } from './explain.ts'

type Context = EventDisplayContext<Move, View, Event, CounterfeitersText, Facts>

const ICONS: Readonly<Partial<Record<Event['kind'], ComponentType>>> = {
  printed: () => <ShopIcon zone="print" />,
  flew: () => <ShopIcon zone="commercial" />,
  dodged: () => <ShopIcon zone="tax" />,
  bought: () => <ShopIcon zone="supermarket" />,
  police: Hat,
  godfather: () => <StepSign step="godfather" />,
  paid: () => <StepSign step="godfather" />,
  investigation: () => <StepSign step="investigation" level={1} />,
  strike: () => <StepSign step="strike" />,
  ending: () => <StepSign step="end" />,
  revealed: Blinds,
  // Without the sum: all of these are in the row before the first blinds go up.
  lottery: TicketIcon,
  round: Sunglasses,
}

const SHOPS: Readonly<Record<'supermarket' | 'receiver', ComponentType>> = {
  supermarket: () => <ShopIcon zone="supermarket" />,
  receiver: () => <ShopIcon zone="receiver" />,
}

/** The result of an event in a few characters. */
function chipOf(event: Event, word: Words): string | undefined {
  switch (event.kind) {
    case 'printed':
      return `${event.notes} ${stars(event.stars)}`
    case 'bought':
      return `−${word.money(event.dollars)}`
    case 'sold':
    case 'dodged':
    case 'dined':
      return `+${word.money(event.dollars)}`
    case 'passed':
      return word.pass
    case 'investigation':
      return stars(event.level)
    default:
      return undefined
  }
}

/** What the log and the event strip show for an event in addition to its sentence. */
export function eventDisplay(event: Event, { facts, text, language, names }: Context): EventDisplay {
  const word = words[language]
  if (event.kind === 'round') return { heading: { title: word.round(event.round) } }
  const icon = event.kind === 'sold' || event.kind === 'went' ? SHOPS[event.to] : ICONS[event.kind]
  const chip = chipOf(event, word)
  const design = event.kind === 'bought' ? facts.designs.find(({ id }) => id === event.card) : undefined
  return {
    // The board shows the totals one crew after another, so the headline must not say them first.
    ...(event.kind === 'revealed' && { headline: { now: `${word.revealed}.` } }),
    // Nor the sum before the ticket has been turned.
    ...(event.kind === 'lottery' && { headline: { now: `${names(event.seat)}: ${text.breakdown.tickets}` } }),
    ...(icon !== undefined && { icon }),
    ...(chip !== undefined && { chip }),
    ...(design !== undefined && {
      cards: [{ name: named(text.cards, design.kind), Face: faceOf(design, facts, text, word) }],
      large: true,
    }),
  }
}

const faces = new WeakMap<Words, Map<string, ComponentType>>()

/** A large, readable card. The same card gets the same component, so that it is not drawn again with every event. */
function faceOf(design: Design, facts: Facts, text: Context['text'], word: Words): ComponentType {
  const known = faces.get(word) ?? new Map<string, ComponentType>()
  faces.set(word, known)
  const key = `${facts.edition}/${design.id}`
  const face =
    known.get(key) ??
    (() => (
      <div class="cf-large game-counterfeiters">
        <CardFace design={design} facts={facts} text={text} word={word} />
        <p>{cardSays(design, text, word)}</p>
      </div>
    ))
  known.set(key, face)
  return face
}
