import { Coin, type DrawingProps, type Workshop } from '@fairground/kit'
import type { FaifoEdition } from '../../edition/edition.ts'
import type { Facts } from '../../state.ts'
import type { FaifoText } from '../../text/shared.ts'
import { Card, Scroll } from '../Card.tsx'
import { explain } from '../explain.ts'
import { words } from '../words.ts'
import { labels } from './words.ts'
import '../frame.css'
import '../card.css'
import './workshop.css'

type CardFacts = Pick<Facts, 'merchants' | 'ships'>

/** The printed values of the cards, in the form that the board draws. */
function printedOn({ merchants, shipRewards }: FaifoEdition): CardFacts {
  return {
    merchants: [
      { first: 0, second: 0, zeroedBy: 0, skill: 'none' },
      ...merchants.map(({ first, second, zeroedBy, skill }) => ({
        first: first.value,
        second: second.value,
        zeroedBy: zeroedBy.value.reduce((set, merchant) => set | (1 << merchant), 0),
        skill: skill.value,
      })),
    ],
    ships: [0, ...shipRewards.value],
  }
}

/** The merchant's number; 0 for the ship. */
function merchantAt(at: string): number | undefined {
  const [list, index] = at.split('.')
  if (list === 'merchants') return Number(index) + 1
  return list === 'shipRewards' || list === 'ships' ? 0 : undefined
}

function Drawing({ edition, at, text, language }: DrawingProps<FaifoEdition, FaifoText>) {
  const card = merchantAt(at)
  if (card !== undefined)
    return (
      <div class="ff-ws-card">
        <Card card={card} facts={printedOn(edition)} text={text} word={words[language]} large />
      </div>
    )
  return (
    <ol class="ff-ws-contracts">
      {edition.contracts['by-two'].value.map((value) => (
        <li key={value}>
          <Scroll value={value} />
        </li>
      ))}
    </ol>
  )
}

/** How much a merchant matters in play: first those that can fall to 0, then by what they earn. */
function weight({ zeroedBy, first, second }: FaifoEdition['merchants'][number]): number {
  return zeroedBy.value.length * 100 + first.value * 10 + second.value
}

export const workshop: Workshop<FaifoEdition, FaifoText> = {
  tabs: [
    { id: 'merchants', kind: 'items', at: 'merchants' },
    {
      id: 'rest',
      kind: 'form',
      groups: [
        { id: 'ships', at: ['shipRewards', 'ships'] },
        { id: 'contracts', at: ['contracts'] },
        { id: 'rest', at: ['startMoney', 'networkingFrom', 'drawsBeforeCoin'] },
      ],
    },
    { id: 'players', kind: 'form', groups: (['3', '4', '5'] as const).map((count) => ({ id: count, at: [`players.${count}`] })) },
  ],
  words: labels,
  signs: { first: Coin, second: Coin },
  Drawing,
  item(_, at, text) {
    const card = merchantAt(at) ?? 0
    return { title: text.cards[card].name, badge: String(card), tone: card > 10 ? '#8a2a1c' : card > 5 ? '#4b3a86' : '#1c6b60' }
  },
  sentence(edition, at, text, language) {
    const card = merchantAt(at)
    return card === undefined ? '' : explain(card, printedOn(edition), text, words[language])
  },
  table: (at) => ({ seats: at.startsWith('players.5') ? 5 : at.startsWith('players.3') ? 3 : 4 }),
  walk({ merchants }, builtIn) {
    return merchants
      .map((_, index) => index)
      .sort((a, b) => weight(builtIn.merchants[b]) - weight(builtIn.merchants[a]) || a - b)
      .map((index) => `merchants.${index}`)
      .concat('rest#ships', 'rest#contracts', 'rest#rest', 'players#4', 'players#3', 'players#5')
  },
}
