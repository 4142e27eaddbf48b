import { Coin, type EventDisplay, type EventDisplayContext } from '@fairground/kit'
import type { Event, Facts, Move, View } from '../state.ts'
import { type FairTradeText, named, tiesIn } from '../text/shared.ts'
import { DebtSeal, RoundMarker, Star, TagSign } from './pieces.tsx'
import { words } from './words.ts'

export const StarSign = () => <Star />
export const SIGNS = { trader: () => <RoundMarker kind="trader" />, farmer: () => <RoundMarker kind="farmer" /> }

/** How the log shows an event, and to which chapter of a market it belongs: reveal, sort, pool, pay, markers. */
export function eventDisplay(
  event: Event,
  { facts, text, language, names }: EventDisplayContext<Move, View, Event, FairTradeText, Facts>,
): EventDisplay {
  const { chapters, headlines, round } = words[language]
  switch (event.kind) {
    case 'chosen':
      return { commits: true }
    case 'blocked':
      return { icon: TagSign, headline: { now: headlines.blocked } }
    case 'revealed':
      return { chapter: chapters.reveal, icon: TagSign, headline: { now: headlines.revealed } }
    case 'sorted': {
      const ties = tiesIn(event)
      const next = ties.map(({ row, bid, seats }) => headlines.tie(seats.map(names), bid, row)).join(' ')
      return { chapter: chapters.sort, icon: ties.length === 0 ? TagSign : SIGNS[ties[0].row], headline: { now: headlines.sorted, next } }
    }
    case 'short':
      return { chapter: chapters.pool, icon: DebtSeal }
    case 'pooled':
      return { chapter: chapters.pool, icon: Coin, headline: { now: headlines.pooled(event.pool) } }
    case 'shared':
      return { chapter: chapters.pool, icon: Coin, headline: { now: headlines.shared(event.pool) } }
    case 'traded':
      return { chapter: chapters.pay, icon: Coin }
    case 'awarded':
      return { chapter: chapters.stars, icon: StarSign }
    case 'round': {
      const prizes = facts.market.find(({ id }) => id === event.current)?.prizes ?? []
      return {
        heading: { title: `${round(event.round, facts.rounds)} · ${named(text.cards, event.current)}`, note: prizes.join('\u00A0·\u00A0') },
      }
    }
    case 'over':
      return {}
  }
}
