import { Coin, type EventDisplay, type EventDisplayContext, type OpenableCard } from '@fairground/kit'
import type { Card as CardNumber, Event, Facts, Move, View } from '../state.ts'
import type { FaifoText } from '../text/shared.ts'
import { Crown } from './boats.tsx'
import { Card, Scroll, ShipSign } from './Card.tsx'
import { SkillMark } from './skills.tsx'
import { words } from './words.ts'

type Context = EventDisplayContext<Move, View, Event, FaifoText, Facts>

const ScrollSign = () => <Scroll />
const CrownSign = () => <Crown />
const SecondSign = () => (
  <span class="ff-second-sign">
    <Crown />
  </span>
)
const TornSign = () => <span class="ff-torn-sign">0</span>

/** What the log shows for an event: headings for rounds and turns, an icon, cards that can be opened; a skill's card is shown large. */
export function eventDisplay(event: Event, context: Context): EventDisplay {
  const word = words[context.language]
  switch (event.kind) {
    case 'chosen':
      return { commits: true }
    case 'round':
      return { heading: { title: word.roundHead(event.round) } }
    case 'turn':
      return { heading: { title: word.turn(event.turn), level: 2 } }
    case 'revealed':
      return { chip: word.reveal, cards: cardsOf(event.cards, context) }
    case 'ships':
      return { icon: ShipSign, chip: `+${event.coins}`, cards: cardsOf([0], context) }
    case 'rewarded':
      return { icon: event.place === 1 ? CrownSign : SecondSign, chip: `+${event.coins}`, cards: cardsOf([event.merchant], context) }
    case 'fell':
      return { icon: TornSign, chip: context.text.cards[event.merchant].name, cards: cardsOf([event.merchant, event.rival], context) }
    case 'skill':
      return {
        icon: signOf(event.skill),
        chip: context.text.skills[event.skill].name,
        cards: cardsOf([event.merchant], context),
        large: true,
      }
    case 'placed':
      return { chip: context.text.cards[event.merchant].name, cards: cardsOf([event.merchant], context), large: true }
    case 'took':
    case 'named':
    case 'fizzled':
      return { chip: context.text.cards[event.merchant].name, cards: cardsOf([event.merchant], context) }
    case 'bank':
      return { icon: Coin, chip: event.coins < 0 ? `−${-event.coins}` : `+${event.coins}` }
    case 'paid':
      return { icon: Coin, chip: `−${event.coins}` }
    case 'swapped':
      return { icon: Coin, chip: event.coins.join(' ⇄ ') }
    case 'shown':
      return { icon: Coin, chip: event.coins.join(' · ') }
    case 'limit':
      return { icon: Coin, chip: `≤ ${event.cap}` }
    case 'contract':
      return { icon: ScrollSign, chip: String(event.value) }
    case 'challenged':
      return { icon: signOf('try-your-luck'), chip: context.text.skills['try-your-luck'].name }
    case 'threw':
      return { icon: signOf('try-your-luck'), chip: event.throws.map((sign) => word.throws[sign]).join(' – ') }
    case 'tossed':
      return { icon: Coin }
    case 'discarded':
      return { chip: event.cards.map((card) => context.text.cards[card].name).join(', '), cards: cardsOf(event.cards, context) }
    case 'no-contract':
    case 'nobody':
    case 'tied':
      return { icon: ScrollSign }
    default:
      return {}
  }
}

const signs = new Map<string, () => preact.JSX.Element>()

/** One component for each skill, created once. */
function signOf(skill: Parameters<typeof SkillMark>[0]['skill']): () => preact.JSX.Element {
  const made = signs.get(skill) ?? (() => <SkillMark skill={skill} />)
  signs.set(skill, made)
  return made
}

/** Cards that a reader can open, without duplicates. */
function cardsOf(cards: readonly CardNumber[], { facts, text, language }: Context): readonly OpenableCard[] {
  return [...new Set(cards)].map((card) => ({
    name: text.cards[card].name,
    Face: () => <Card card={card} facts={facts} text={text} word={words[language]} large />,
  }))
}
