import type { DrawingProps, Workshop } from '@fairground/kit'
import type { FairTradeEdition } from '../../edition/edition.ts'
import type { State } from '../../state.ts'
import { type FairTradeText, named } from '../../text/shared.ts'
import { Star, Tag } from '../pieces.tsx'
import { words } from '../words.ts'
import { labels } from './words.ts'
import './workshop.css'
import '../faces.css'

const COUNTS = ['2', '3', '4', '5', '6'] as const

/** The market card that contains a place. */
function cardAt(edition: FairTradeEdition, at: string): FairTradeEdition['market'][number] | undefined {
  const [list, index] = at.split('.')
  return list === 'market' ? edition.market[Number(index)] : undefined
}

/** A market card with its five rows, or the tags and coins that all players have. */
function Drawing({ edition, at, text, language }: DrawingProps<FairTradeEdition, FairTradeText>) {
  const card = cardAt(edition, at)
  if (card === undefined)
    return (
      <div class="ft-ws-tags" aria-hidden="true">
        {Array.from({ length: Math.min(13, Math.max(0, edition.highestBid.value)) }, (_, index) => (
          <Tag key={index} card={index + 1} />
        ))}
      </div>
    )
  return (
    <figure class="ft-ws-card">
      <figcaption>{named(text.cards, card.id)}</figcaption>
      {COUNTS.map((count) => (
        <div key={count} class="ft-ws-row">
          <b class="number">{count}</b>
          <ol>
            {card.prizes[count].value.map((prize, place) => (
              <li key={place} class={card.prizes[count].status === 'reconstructed' ? 'made' : ''}>
                <span class="unseen">{words[language].place(place + 1, prize)}</span>
                <Star value={prize} size="100%" />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </figure>
  )
}

export const workshop: Workshop<FairTradeEdition, FairTradeText> = {
  tabs: [
    { id: 'market', kind: 'items', at: 'market' },
    { id: 'rest', kind: 'form', groups: [{ id: 'rest', at: ['highestBid', 'coins'] }] },
  ],
  words: labels,
  Drawing,
  item(edition, at, text, language) {
    const [, bid] = at.split('highestBid:')
    if (bid !== undefined) return { title: bids[language](bid) }
    const card = cardAt(edition, at)
    return { title: card === undefined ? '' : named(text.cards, card.id), badge: String(Number(at.split('.')[1]) + 1), tone: '#7a4726' }
  },
  table: (at) => ({
    seats: 4,
    arrange(state) {
      const [list, index] = at.split('.')
      if (list === 'market') (state as State).current = Number(index)
    },
  }),
  sentence(edition, at, _, language) {
    const card = cardAt(edition, at)
    return card === undefined
      ? ''
      : COUNTS.map((count) => sentences[language](count, card.prizes[count].value.join('\u00a0·\u00a0'))).join(' ')
  },
  /** Games for four are the most common, and prizes far apart change play most, so the steepest cards come first. */
  walk({ market }, builtIn) {
    const steepness = (index: number) => Math.max(0, ...(builtIn.market[index]?.prizes['4'].value ?? []))
    return market
      .map((_, index) => index)
      .sort((a, b) => steepness(b) - steepness(a))
      .map((index) => `market.${index}`)
      .concat('rest#rest')
  },
}

const sentences = {
  en: (count: string, row: string) => `With ${count}: ${row}.`,
  de: (count: string, row: string) => `Zu ${count}: ${row}.`,
  vi: (count: string, row: string) => `${count} người: ${row}.`,
} as const

const bids = {
  en: (card: string) => `Bid ${card}`,
  de: (card: string) => `Gebot ${card}`,
  vi: (card: string) => `Thẻ ${card}`,
} as const
