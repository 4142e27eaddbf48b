import { Coin, type DrawingProps, type Workshop } from '@fairground/kit'
import type { CardFacts, FaiyumEdition, NumberedCard, StartingCard } from '../../edition/edition.ts'
import { GOODS, KINDS, type Kind } from '../../edition/vocabulary.ts'
import type { CardText, FaiyumText } from '../../text/phrases.ts'
import { DisasterFace, Face } from '../Card.tsx'
import { Ankh, AnyBasic, CardIcon, GoodIcon, KindIcon } from '../icons.tsx'
import { type Words, words } from '../words.ts'
import { smallMap } from './map-edit.ts'
import { mapWords } from './map-words.ts'
import { orderOf } from './order.ts'
import { Painter } from './Painter.tsx'
import { partsOf } from './parts.ts'
import { labels } from './words.ts'
import '../faces.css'
import '../scene.css'
import '../map.css'
import '../card.css'
import './workshop.css'

const TONES: Readonly<Record<Kind, string>> = { harvest: '#4f6d2c', build: '#94432a', commerce: '#29608c', other: '#5e5470' }

function cardAt(edition: FaiyumEdition, at: string): NumberedCard | StartingCard | undefined {
  const [list, index] = at.split('.')
  if (list === 'cards') return edition.cards[Number(index)]
  return list === 'starting' ? edition.starting[Number(index)] : undefined
}

/** The card while it is edited, exactly as the table draws it. */
function Drawing({ edition, at, text, language }: DrawingProps<FaiyumEdition, FaiyumText>) {
  const card = cardAt(edition, at)
  const word = words[language]
  // Pieces and money have no card.
  if (card === undefined && !at.startsWith('disasters')) return null
  return (
    <div class="fy-ws-card">
      {card === undefined ? (
        <DisasterFace
          number={edition.disasters[0]?.number.value ?? 0}
          reputation={Math.max(0, ...(edition.disasters.at(-1)?.reputation.value ?? []))}
          word={word}
          shape="upright"
        />
      ) : (
        <Face facts={card} text={text.card(card)} word={word} copies={'copies' in card ? card.copies.value : 1} />
      )}
    </div>
  )
}

function sentenceOf({ cost, action, gain }: CardText, word: Words): string {
  const parts = [cost && `${word.cost}: ${cost}.`, ...action, gain && `${word.brings}: ${gain}.`]
  return parts.filter(Boolean).join(' ')
}

function Basics({ sign }: { readonly sign: string }) {
  return (
    <span class="fy-ws-basics">
      {sign} <AnyBasic />
    </span>
  )
}

const signs = {
  ...Object.fromEntries(GOODS.map((good) => [good, () => <GoodIcon good={good} />])),
  basic: AnyBasic,
  // As on the card itself: all different, any, the resource of the space.
  different: () => <Basics sign="≠" />,
  choice: () => <Basics sign="?" />,
  ground: () => <Basics sign=":" />,
  ofSpace: () => <Basics sign=":" />,
  money: Coin,
  reputation: Ankh,
  card: CardIcon,
  ...Object.fromEntries(KINDS.map((kind) => [`kind.${kind}`, () => <KindIcon kind={kind} />])),
}

export const workshop: Workshop<FaiyumEdition, FaiyumText> = {
  tabs: [
    { id: 'cards', kind: 'items', at: 'cards' },
    { id: 'map', kind: 'painter', at: 'map', Painter, parts: ({ map }) => partsOf(map) },
    { id: 'starting', kind: 'items', at: 'starting' },
    {
      id: 'pieces',
      kind: 'form',
      groups: [
        { id: 'supply', at: ['supply'] },
        { id: 'money', at: ['money', 'market', 'administration', 'expansion'] },
      ],
    },
    { id: 'disasters', kind: 'form', groups: [{ id: 'disasters', at: ['disasters'] }] },
  ],
  words: labels,
  signs,
  Drawing,
  item(edition, at, _, language) {
    const card = cardAt(edition, at)
    if (card === undefined) return { title: mapWords[language].part(at.slice('map#'.length)) }
    return {
      title: card.title[language].value,
      badge: 'number' in card ? String(card.number.value) : `×${card.copies.value}`,
      tone: TONES[card.kind.value],
    }
  },
  sentence(edition, at, text, language) {
    const card: CardFacts | undefined = cardAt(edition, at)
    return card === undefined ? '' : sentenceOf(text.card(card), words[language])
  },
  /** First the dozen cards that are used in nearly every game, then the map, which is in all of them, then the other cards. */
  walk({ cards, map, starting }) {
    const order = orderOf(cards).map((index) => `cards.${index}`)
    return [
      ...order.slice(0, 12),
      ...partsOf(map).map(({ id }) => `map#${id}`),
      ...order.slice(12),
      ...starting.map((_, index) => `starting.${index}`),
      'disasters#disasters',
      'pieces#supply',
      'pieces#money',
    ]
  },
  unasked: ['title'],
  nothing: (edition) => ({ ...edition, map: smallMap(edition.map) }),
}
