import { type Board, Coin } from '@fairground/kit'
import type { Event, Move, View } from '../state.ts'
import type { FaifoText } from '../text/shared.ts'
import { Scroll } from './Card.tsx'
import { cardOf } from './choice.ts'
import { explain } from './explain.ts'
import { Picture } from './Picture.tsx'
import { Tray } from './Tray.tsx'
import { words } from './words.ts'
import '@fontsource-variable/fraunces'
import './board.css'

const QUIET: readonly Event['kind'][] = ['chosen', 'dealt', 'considers', 'over']
const LONG: readonly Event['kind'][] = ['revealed', 'contract', 'threw', 'swapped', 'shown', 'tied']

/** Purses are veiled unless the table plays with open money, they are one's own, or a rule has just shown them. */
function purseShown(view: View, seat: number): boolean {
  return view.openMoney || seat === view.viewer || view.phase === 'over' || (view.shown & (1 << seat)) !== 0
}

export const board: Board<Move, View, Event, FaifoText> = {
  Picture,
  Tray,
  holdings({ view, language }, seat) {
    const word = words[language]
    const contracts = view.contracts.filter((owner) => owner === seat).length
    return [
      { icon: () => <Scroll value={undefined} />, label: word.contracts, value: `${contracts}/${view.facts.goal}`, main: true },
      { icon: Coin, label: word.coins, value: purseShown(view, seat) ? view.purse[seat] : '?' },
      { icon: HandIcon, label: word.cards, value: view.held[seat] },
    ]
  },
  about({ view, text, language }, move) {
    const card = cardOf(move)
    return card === undefined ? undefined : explain(card, view.facts, text, words[language])
  },
  dwell: (event) => (QUIET.includes(event.kind) ? 0 : LONG.includes(event.kind) ? 1900 : 1200),
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
      default:
        return undefined
    }
  },
}

function HandIcon() {
  return (
    <svg class="piece" viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
      <rect x="4" y="4" width="11" height="16" rx="2" />
      <path d="M15 7l5 1.5-3.5 12" />
    </svg>
  )
}
