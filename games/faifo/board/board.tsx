import { type Board, Coin, samePicture } from '@fairground/kit'
import { memo } from 'preact/compat'
import type { Event, Facts, Move, View } from '../state.ts'
import { summary } from '../summary.ts'
import type { FaifoText } from '../text/shared.ts'
import { Scroll } from './Card.tsx'
import { cardOf } from './choice.ts'
import { Details } from './Details.tsx'
import { eventDisplay } from './event-display.tsx'
import { effectOf } from './explain.ts'
import { Picture } from './Picture.tsx'
import { Tray } from './Tray.tsx'
import { contractsOf } from './table.ts'
import { words } from './words.ts'
import './faces.css'
import './frame.css'
import './harbour.css'
import './berths.css'
import './picks.css'
import './prize.css'
import './signing.css'
// After the style sheets that it overrides.
import './narrow.css'
import './card.css'
import './strips.css'
import './podium.css'
import './tray.css'

const QUIET: readonly Event['kind'][] = ['chosen', 'turn', 'dealt', 'considers', 'over']
const LONG: readonly Event['kind'][] = ['revealed', 'threw', 'swapped', 'shown', 'tied', 'round']

export const board: Board<Move, View, Event, FaifoText, Facts> = {
  Picture: memo(Picture, samePicture),
  Tray: memo(Tray, samePicture),
  holdings({ view, facts, language }, seat) {
    const word = words[language]
    const { contracts, coins, cards } = summary.counts(view, facts)
    return [
      {
        icon: Contract,
        label: word.contracts,
        value: `${contracts[seat]}/${facts.goal}`,
        count: 'contracts',
        main: true,
        pieces: { values: contractsOf(view, facts, seat), wanted: facts.goal },
      },
      { icon: Coin, label: word.coins, value: coins[seat] ?? '?', count: 'coins' },
      { icon: HandIcon, label: word.cards, value: cards[seat] ?? '?', count: 'cards' },
    ]
  },
  Details,
  standing: ({ view, facts, language }) => words[language].round(view.round, Math.min(view.turn, facts.turns), facts.turns),
  eventDisplay,
  about({ facts, text, language }, move) {
    const card = cardOf(move)
    return card === undefined ? undefined : effectOf(card, facts, text, words[language])
  },
  aimedAt: ({ moves }, seat) => moves.find((move) => 'target' in move && move.target === seat),
  // Sounds like a bronze gong.
  voice: { shape: 'sine', pitch: 0.89, overtone: 2.76, rings: 1.7, rustles: 1.2 },
  dwell: (event) => (QUIET.includes(event.kind) ? 0 : event.kind === 'contract' ? 2400 : LONG.includes(event.kind) ? 1900 : 1200),
  sound(event) {
    switch (event.kind) {
      case 'revealed':
      case 'placed':
      case 'took':
        return 'card'
      case 'ships':
      case 'rewarded':
      case 'bank':
      case 'paid':
        return 'coin'
      case 'fell':
        return 'low'
      case 'contract':
        return 'chime'
      case 'over':
        return 'win'
      default:
        return undefined
    }
  },
}

/** A contract on a plaque: a scroll, or where that would be too small for its number, the number on paper. */
function Contract({ value }: { readonly value?: number }) {
  return (
    <span class="ff-contract" aria-hidden="true">
      <Scroll value={value} />
      {value !== undefined && <b class="number">{value}</b>}
    </span>
  )
}

function HandIcon() {
  return (
    <svg class="piece" viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
      <rect x="4" y="4" width="11" height="16" rx="2" />
      <path d="M15 7l5 1.5-3.5 12" />
    </svg>
  )
}
