import type { Change, Seat, Summary } from '@fairground/kernel'
import type { Event, Facts, View } from './state.ts'

/** Contracts, coins and cards of each seat. The page shows a purse only if a rule has revealed it or money is open. */
export const summary: Summary<View, Event, Facts> = {
  // Coins are shown at the end but do not break ties.
  tieBreak: ['value'],

  counts: (view, facts) => ({
    contracts: view.purse.map((_, seat) => view.contracts.filter((owner) => owner === seat).length),
    coins: view.purse.map((coins, seat) => (isPurseShown(view, seat, facts) ? coins : undefined)),
    cards: view.held,
  }),

  changes(event, facts) {
    switch (event.kind) {
      case 'ships':
        return event.seats.map((seat) => change('coins', seat, event.coins))
      case 'rewarded':
      case 'bank':
        return [change('coins', event.seat, event.coins)]
      case 'paid':
        return [change('coins', event.from, -event.coins), change('coins', event.to, event.coins)]
      case 'swapped': {
        const [mine, theirs] = event.coins
        return [change('coins', event.seat, mine - theirs), change('coins', event.with, theirs - mine)]
      }
      case 'limit':
        return event.returned.map((coins, seat) => change('coins', seat, -coins))
      case 'contract':
        return [change('contracts', event.seat, 1)]
      case 'discarded':
      case 'revealed':
        return event.cards.map((_, seat) => change('cards', seat, -1))
      case 'placed':
        return [change('cards', event.seat, -1)]
      case 'took':
        return [change('cards', event.seat, 1)]
      case 'round':
        // The last card goes back and the own ship replaces it.
        return Array.from({ length: facts.seats }, (_, seat) => change('cards', seat, facts.dealt))
      default:
        return []
    }
  },

  seats(event) {
    switch (event.kind) {
      case 'ships':
      case 'shown':
      case 'threw':
      case 'tied':
        return event.seats
      case 'paid':
        return [event.from, event.to]
      case 'swapped':
        return [event.seat, event.with]
      case 'challenged':
        return [event.seat, event.rival]
      case 'tossed':
        return [event.winner]
      case 'named':
        return [event.seat, event.holder]
      case 'took':
        return [event.seat, event.from]
      case 'limit':
        return event.returned.flatMap((coins, seat) => (coins > 0 ? [seat] : []))
      case 'discarded':
      case 'revealed':
        return event.cards.map((_, seat) => seat)
      case 'nobody':
      case 'turn':
      case 'round':
      case 'over':
        return []
      default:
        return [event.seat]
    }
  },
}

/** A purse is hidden unless money is open, it is the viewer's own, or a rule has just revealed it. */
function isPurseShown(view: View, seat: Seat, { openMoney }: Facts): boolean {
  return openMoney || seat === view.viewer || view.phase === 'over' || (view.shown & (1 << seat)) !== 0
}

function change(count: string, seat: Seat, by: number): Change {
  return { count, seat, by }
}
