import type { Language } from '@fairground/kernel'
import { Coin, type EventDisplay, type EventDisplayContext } from '@fairground/kit'
import type { ComponentType } from 'preact'
import { GOODS } from '../edition/vocabulary.ts'
import type { CardName, Event, Facts, Move, View } from '../state.ts'
import type { FaiyumText } from '../text/phrases.ts'
import { cardText, Face } from './Card.tsx'
import { Ankh, CardIcon, Loop, StackIcon, Storm } from './icons.tsx'
import { PieceIcon } from './pieces.tsx'
import { type Words, words } from './words.ts'
import { type World, worldFor } from './world.ts'

type Context = EventDisplayContext<Move, View, Event, FaiyumText, Facts>

const ICONS: Readonly<Partial<Record<Event['kind'], ComponentType>>> = {
  used: CardIcon,
  gave: CardIcon,
  bought: CardIcon,
  took: CardIcon,
  replaced: CardIcon,
  back: CardIcon,
  worker: () => <PieceIcon piece="worker" />,
  cleared: () => <PieceIcon piece="worker" />,
  linked: () => <PieceIcon piece="road" />,
  cashed: Coin,
  gained: Ankh,
  swapped: Loop,
  ordered: StackIcon,
  administered: Loop,
  ending: Storm,
}

/** Created once, as all icons are. */
const PIECE_ICONS = new Map<string, ComponentType>()

function pieceIcon(piece: Extract<Event, { kind: 'built' }>['piece']): ComponentType {
  const icon = PIECE_ICONS.get(piece) ?? (() => <PieceIcon piece={piece} />)
  PIECE_ICONS.set(piece, icon)
  return icon
}

/** What an event brings, in at most three words. */
function chipOf(event: Event, word: Words, language: Language): string | undefined {
  switch (event.kind) {
    case 'used':
    case 'took':
      return event.card.title[language]
    case 'gave':
      return `−${event.card.title[language]}`
    case 'cashed':
      return `+$${event.money}`
    case 'worker':
    case 'named':
      return event.spot.id
    case 'cleared':
      return `−${event.spot.id}`
    case 'built':
      return event.spots.map(({ id }) => id).join('–')
    case 'linked':
      return '+1'
    case 'bought':
      return `${event.card.number ?? ''} $${event.price}`.trim()
    case 'administered':
      return `+$${event.income}`
    case 'back':
      return `+${event.cards.length}`
    case 'replaced':
      return `−${event.cards.length}`
    case 'quit':
      return word.hasQuit
    case 'gained': {
      const goods = GOODS.reduce((sum, _, index) => sum + event.goods[index], 0)
      return event.reputation > 0 ? `+${event.reputation}` : event.money > 0 ? `+$${event.money}` : `+${goods}`
    }
    default:
      return undefined
  }
}

/** How the log and the event strip show an event besides its sentence: a played or bought card can be opened. */
export function eventDisplay(event: Event, { facts, text, language }: Context): EventDisplay {
  const icon = event.kind === 'built' ? pieceIcon(event.piece) : ICONS[event.kind]
  const chip = chipOf(event, words[language], language)
  const named = event.kind === 'used' || event.kind === 'bought' || event.kind === 'took' ? event.card : undefined
  const face = named === undefined ? undefined : faceOf(named, worldFor(facts), text, words[language])
  return {
    ...(icon !== undefined && { icon }),
    ...(chip !== undefined && { chip }),
    ...(named !== undefined && face !== undefined && { cards: [{ name: named.title[language], Face: face }], large: true }),
  }
}

const faces = new WeakMap<World, Map<string, ComponentType>>()

/** A card large enough to read; always the same component for the same card. */
function faceOf({ number, title }: CardName, world: World, text: FaiyumText, word: Words): ComponentType | undefined {
  const known = faces.get(world) ?? new Map<string, ComponentType>()
  faces.set(world, known)
  const found = world.table.cards.find(({ name }) => name.number === number && name.title.en === title.en)
  if (found === undefined) return undefined
  const key = `${word.market} ${title.en} ${number}`
  const face =
    known.get(key) ??
    (() => (
      <div class="fy-large game-faiyum">
        <Face facts={found.facts} text={cardText(text, found.facts)} word={word} sentence />
      </div>
    ))
  known.set(key, face)
  return face
}
