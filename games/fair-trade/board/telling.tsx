import { Coin, type Telling, type TellingContext } from '@fairground/kit'
import type { Event, Facts, Move, View } from '../state.ts'
import { type FairTradeText, named, tiesIn } from '../text/shared.ts'
import { DebtSeal, RoundMarker, Star, TagSign } from './pieces.tsx'
import { words } from './words.ts'

export const StarSign = () => <Star />
export const SIGNS = { trader: () => <RoundMarker kind="trader" />, farmer: () => <RoundMarker kind="farmer" /> }

/** How an event stands in the log, and to which chapter of a market it belongs: reveal, sort, pool, pay, markers. */
export function telling(event: Event, { facts, text, language }: TellingContext<Move, View, Event, FairTradeText, Facts>): Telling {
  const { chapters, round } = words[language]
  switch (event.kind) {
    case 'chosen':
      return { commits: true }
    case 'blocked':
      return { icon: TagSign }
    case 'revealed':
      return { chapter: chapters.reveal, icon: TagSign }
    case 'sorted': {
      const tie = tiesIn(event)[0]
      return { chapter: chapters.sort, icon: tie === undefined ? TagSign : SIGNS[tie.row] }
    }
    case 'short':
      return { chapter: chapters.pool, icon: DebtSeal }
    case 'pooled':
    case 'shared':
      return { chapter: chapters.pool, icon: Coin }
    case 'traded':
      return { chapter: chapters.pay, icon: Coin }
    case 'awarded':
      return { chapter: chapters.stars, icon: StarSign }
    case 'round': {
      const prizes = facts.market.find(({ id }) => id === event.current)?.prizes ?? []
      return { heading: { title: `${round(event.round, facts.rounds)} · ${named(text.cards, event.current)}`, note: prizes.join(' · ') } }
    }
    case 'over':
      return {}
  }
}
