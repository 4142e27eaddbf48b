import { LANGUAGES } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../state.ts'
import { openGame } from '../../test/helpers.ts'
import { eventDisplay } from '../event-display.tsx'

const { facts } = openGame(6)
const NAMES = ['Johanna', 'Emil', 'Hoa', 'Frieda', 'Minh', 'Otto']
const names = (seat: number) => NAMES[seat]
const bids = NAMES.map((_, seat) => ({ farmer: seat < 3 ? 4 : seat + 3, trader: seat < 2 ? 11 : seat }))
const sorted: Event = { kind: 'sorted', scales: 1, hoe: 2, bids, traders: [1, 0, 5, 4, 3, 2], farmers: [5, 2, 0, 1, 4, 3] }
/** What fits on two lines of a phone. */
const SHORT = 80

function headline(event: Event, language: (typeof LANGUAGES)[number] = 'en') {
  return eventDisplay(event, { facts, language, names, text: undefined as never }).headline
}

describe('The headline over the board during events', () => {
  it('leaves out what the board shows for every seat, in every language', () => {
    for (const language of LANGUAGES)
      for (const event of [
        { kind: 'blocked', cards: NAMES.map(() => [1, 13]) },
        { kind: 'revealed', bids },
        sorted,
        { kind: 'pooled', pool: 36, bids: bids.map(({ farmer }) => farmer) },
        { kind: 'shared', pool: 36, farmers: [0, 1, 2, 3, 4, 5], shares: [6, 6, 6, 6, 6, 6] },
      ] as Event[]) {
        const now = headline(event, language)?.now ?? ''
        expect(now).not.toBe('')
        expect(now.length, now).toBeLessThan(SHORT)
      }
  })

  it('says who is first in a tie, and because of which marker', () =>
    expect(headline(sorted)?.next).toBe('Emil before Johanna at 11 (scales). Hoa before Johanna, Emil at 4 (hoe).'))

  it('is the sentence of the log if that is short', () =>
    expect(headline({ kind: 'traded', place: 0, trader: 0, farmer: 1, coins: 7 })).toBeUndefined())
})
