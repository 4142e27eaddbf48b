import type { DrawingProps, Workshop } from '@fairground/kit'
import type { CardEntry, CounterfeitersEdition } from '../../edition/edition.ts'
import { type CounterfeitersText, named } from '../../text/shared.ts'
import { CardArt } from '../city/cards.tsx'
import { BoostIcon, StepSign } from '../icons.tsx'
import { words } from '../words.ts'
import { labels } from './words.ts'
import '../city/night.css'
import '../city/card.css'
import './workshop.css'

type Side = 'two' | 'more'

function cardAt({ cards }: CounterfeitersEdition, at: string): CardEntry | undefined {
  const [list, index] = at.split('.')
  return list === 'cards' ? cards[Number(index)] : undefined
}

function improvementAt({ improvements }: CounterfeitersEdition, at: string): CounterfeitersEdition['improvements'][number] | undefined {
  const [list, index] = at.split('.')
  return list === 'improvements' ? improvements[Number(index)] : undefined
}

function nameOf({ kind, value }: CardEntry, text: CounterfeitersText, language: 'en' | 'de' | 'vi'): string {
  const word = words[language]
  if (kind === 'ticket') return `${word.ticket}${value === undefined ? '' : ` ${word.money(value.value)}`}`
  const name = named(text.cards, kind)
  return capitalized(name)
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A card with its count, an improvement, or the police track of a side. */
function Drawing({ edition, at, text, language }: DrawingProps<CounterfeitersEdition, CounterfeitersText>) {
  const card = cardAt(edition, at)
  if (card !== undefined)
    return (
      <div class="cf-ws-card">
        <span class="cf-ws-art">
          <CardArt design={{ kind: card.kind, value: card.value?.value ?? 0 }} />
        </span>
        <b>{nameOf(card, text, language)}</b>
        <span class="number">
          {card.set} · ×{card.count.value} · {card.players.value}+
        </span>
      </div>
    )
  const improvement = improvementAt(edition, at)
  if (improvement !== undefined)
    return (
      <div class="cf-ws-card">
        <span class="cf-ws-art">
          <BoostIcon effect={improvement.effect.value} />
        </span>
        <b>{named(text.improvements, improvement.id)}</b>
        <span>{text.effects[improvement.effect.value](improvement.amount.value)}</span>
      </div>
    )
  const side: Side = at.startsWith('two') ? 'two' : 'more'
  return (
    <ol class="cf-ws-track">
      {edition[side].track.map(({ value }, place) => (
        <li key={place} class={Object.values(edition[side].start).some((start) => start.value === place) ? 'start' : ''}>
          {value === 'plain' ? <i /> : <StepSign step={value} level={1} />}
          <small class="number">{place}</small>
        </li>
      ))}
    </ol>
  )
}

const ZONES = ['market', 'print', 'supermarket', 'receiver', 'taxFraud', 'jet', 'commercial'] as const

function sideTab(side: Side) {
  return {
    id: side,
    kind: 'form',
    groups: [
      { id: 'track', at: [`${side}.track`, `${side}.start`] },
      { id: 'spaces', at: ZONES.map((zone) => `${side}.${zone}`) },
    ],
  } as const
}

export const workshop: Workshop<CounterfeitersEdition, CounterfeitersText> = {
  tabs: [
    { id: 'cards', kind: 'items', at: 'cards' },
    sideTab('more'),
    sideTab('two'),
    {
      id: 'money',
      kind: 'form',
      groups: [
        { id: 'money', at: ['startCash', 'henchmen', 'notesPerPrinter', 'fakes', 'dinerPays', 'taxFraud'] },
        { id: 'selling', at: ['supermarketNotes', 'supermarketPays', 'receiverNotes', 'receiverRates'] },
      ],
    },
    { id: 'improvements', kind: 'items', at: 'improvements' },
  ],
  words: labels,
  Drawing,
  item(edition, at, text, language) {
    const card = cardAt(edition, at)
    if (card !== undefined)
      return { title: `${nameOf(card, text, language)} ×${card.count.value}`, badge: `${card.set} ${card.players.value}+`, tone: '#5b2a6e' }
    const improvement = improvementAt(edition, at)
    return { title: improvement === undefined ? '' : named(text.improvements, improvement.id), badge: '★', tone: '#0f6a75' }
  },
  sentence(edition, at, text, language) {
    const card = cardAt(edition, at)
    if (card !== undefined) return words[language].cards[card.kind]
    const improvement = improvementAt(edition, at)
    return improvement === undefined ? '' : `${capitalized(text.effects[improvement.effect.value](improvement.amount.value))}.`
  },
  table: (at) => ({ seats: at.startsWith('two') ? 2 : 4 }),
  /** The board matters in every game, so it comes first; then the deck, which decides what can be bought; numbers from the rulebook come last. */
  walk: ({ cards, improvements }) => [
    'more#track',
    'more#spaces',
    ...cards.map((_, index) => `cards.${index}`),
    'two#track',
    'two#spaces',
    ...improvements.map((_, index) => `improvements.${index}`),
    'money#money',
    'money#selling',
  ],
}
