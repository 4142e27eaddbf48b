import { type Board, Coin } from '@fairground/kit'
import type { Event, Facts, Move, View } from '../state.ts'
import type { FairTradeText } from '../text/shared.ts'
import { eventDisplay, SIGNS, StarSign } from './event-display.tsx'
import { Tray } from './hand/Tray.tsx'
import { summary, traderMarker } from './rules.ts'
import { Picture } from './scene/Picture.tsx'
import { Details } from './seat/Details.tsx'
import { scoreShown } from './seat/score.ts'
import { words } from './words.ts'
import './faces.css'
import './seat/plaques.css'

const DWELL: Readonly<Partial<Record<Event['kind'], number>>> = {
  blocked: 1600,
  revealed: 2100,
  sorted: 1900,
  short: 1100,
  pooled: 1000,
  shared: 1300,
  traded: 800,
  awarded: 600,
}

export const board: Board<Move, View, Event, FairTradeText, Facts> = {
  Picture,
  Tray,
  holdings({ view, facts, language, options }, seat) {
    const word = words[language]
    const veiled = options.hiddenScores === true && view.phase !== 'over' && seat !== view.viewer
    const { coins } = summary.counts(view, facts)
    const markers = (
      [
        ['trader', traderMarker(view)],
        ['farmer', view.farmer],
      ] as const
    ).filter(([, holder]) => holder === seat)
    return [
      {
        icon: StarSign,
        label: word.score,
        ...scoreShown(view, facts, seat, veiled),
        count: 'score',
        main: true,
      },
      { icon: Coin, label: word.coins, value: coins[seat] ?? '?', count: 'coins' },
      ...markers.map(([kind]) => ({ icon: SIGNS[kind], label: word.holdsMarker[kind], value: '' })),
    ]
  },
  score: { label: ({ language }) => words[language].points, counts: ['score'] },
  Details,
  standing: ({ view, facts, language }) => words[language].round(view.round, facts.rounds),
  eventDisplay,
  // Sounds of wood and a shop bell.
  voice: { shape: 'triangle', pitch: 1, overtone: 4, rings: 0.7, rustles: 1 },
  dwell: (event) => DWELL[event.kind] ?? 0,
  sound(event) {
    if (event.kind === 'revealed' || event.kind === 'blocked') return 'card'
    if (event.kind === 'traded' || event.kind === 'shared' || event.kind === 'pooled') return 'coin'
    if (event.kind === 'short') return 'low'
    if (event.kind === 'over') return 'win'
    return event.kind === 'awarded' ? 'chime' : undefined
  },
}
