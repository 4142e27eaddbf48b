import './faces.css'
import './city/night.css'
import { type Board, type Sound, samePicture } from '@fairground/kit'
import { memo } from 'preact/compat'
import type { Zone } from '../rules/board.ts'
import type { Event, Facts, Move, View } from '../state.ts'
import type { CounterfeitersText } from '../text/shared.ts'
import { Details } from './crew/Details.tsx'
import { holdings } from './crew/holdings.tsx'
import { eventDisplay } from './explain/event-display.tsx'
import { gainAt } from './explain/gain.ts'
import { Picture } from './Picture.tsx'
import { Tray } from './tray/Tray.tsx'
import { words } from './words.ts'

/** How long each event is shown, in milliseconds; others have the default time. */
const DWELL: Readonly<Partial<Record<Event['kind'], number>>> = {
  went: 600,
  flew: 900,
  landed: 500,
  moved: 700,
  police: 700,
  godfather: 2900,
  investigation: 2800,
  strike: 1900,
  paid: 1400,
  turned: 600,
  'round-over': 700,
  round: 1000,
  refilled: 1200,
  ending: 2200,
  stalled: 2200,
  lifted: 1500,
  revealed: 4200,
  lottery: 1900,
  over: 0,
}
const DEFAULT_DWELL = 1100

const SOUNDS: Readonly<Partial<Record<Event['kind'], Sound>>> = {
  drafted: 'card',
  improved: 'card',
  bought: 'card',
  printed: 'card',
  sold: 'coin',
  dodged: 'coin',
  dined: 'coin',
  flew: 'knock',
  went: 'knock',
  police: 'knock',
  godfather: 'low',
  investigation: 'low',
  strike: 'low',
  ending: 'low',
  lifted: 'knock',
  round: 'chime',
  lottery: 'coin',
  revealed: 'win',
}

const SELLS: readonly Zone[] = ['supermarket', 'receiver']

export const board: Board<Move, View, Event, CounterfeitersText, Facts> = {
  Picture: memo(Picture, samePicture),
  Tray: memo(Tray, samePicture),
  holdings,
  Details,
  // Which notes are sold is asked only afterwards, so the choice itself says how much they can bring.
  about({ view, facts, language }, move) {
    const space = 'place' in move && SELLS.includes(facts.spaces[move.place].zone) ? move.place : undefined
    const gain = space === undefined ? undefined : gainAt(view, facts, space)
    const word = words[language]
    return gain === undefined ? undefined : word.wouldGet(word.money(gain))
  },
  standing: ({ view, language }) => words[language].round(view.round),
  eventDisplay,
  score: { counts: ['cash', 'offshore'], label: ({ language }) => `${words[language].cash} + ${words[language].offshore}` },
  // Sounds like a cheap synthesiser.
  voice: { shape: 'square', pitch: 0.75, overtone: 2.01, rings: 0.9, rustles: 0.7 },
  dwell: ({ kind }) => DWELL[kind] ?? DEFAULT_DWELL,
  sound: ({ kind }) => SOUNDS[kind],
}
