import { type Board, Coin } from '@fairground/kit'
import type { Event, Move, View } from '../state.ts'
import type { FairTradeText } from '../text/shared.ts'
import { Picture } from './Picture.tsx'
import { DebtSeal, Star } from './pieces.tsx'
import { Tray } from './Tray.tsx'
import { words } from './words.ts'
import '@fontsource-variable/nunito'
import './board.css'

const DWELL: Readonly<Partial<Record<Event['kind'], number>>> = {
  blocked: 1600,
  revealed: 1900,
  short: 1100,
  shared: 1500,
  traded: 800,
  awarded: 1900,
}

export const board: Board<Move, View, Event, FairTradeText> = {
  Picture,
  Tray,
  holdings({ view, language, options }, seat) {
    const word = words[language]
    const veiled = options.hiddenScores === true && view.phase !== 'over' && seat !== view.viewer
    const debt = view.debt[seat]
    return [
      { icon: () => <Star />, label: word.markers, value: veiled ? '?' : view.markers[seat], main: true },
      { icon: Coin, label: word.coins, value: view.purse[seat] },
      ...(debt > 0 ? [{ icon: DebtSeal, label: word.debt, value: veiled ? '?' : -debt }] : []),
    ]
  },
  dwell: (event) => DWELL[event.kind] ?? 0,
  sound(event) {
    if (event.kind === 'revealed' || event.kind === 'blocked') return 'card'
    if (event.kind === 'traded' || event.kind === 'shared') return 'coin'
    if (event.kind === 'short') return 'low'
    return event.kind === 'awarded' ? 'chime' : undefined
  },
}
