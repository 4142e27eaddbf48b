import type { Change, Seat, Summary } from '@fairground/kernel'
import type { Event, Facts, Notes, View } from './state.ts'

/**
 * What the players' plaques and the charts show: cash, money offshore, fakes. A rival's are not shown before the end unless money is open,
 * because what rivals pay the Godfather and move by plane is secret. The view has bounds for them.
 */
export const summary: Summary<View, Event, Facts> = {
  counts(view, facts) {
    const known = (seat: Seat) => seat === view.viewer || facts.openMoney || view.stage === 'over'
    const bySeat = (count: (seat: Seat) => number) => view.purses.map((_, seat) => (known(seat) ? count(seat) : undefined))
    return {
      cash: bySeat((seat) => view.purses[seat].cash[0]),
      offshore: bySeat((seat) => view.purses[seat].envelope[0]),
      fakes: bySeat((seat) => view.purses[seat].notes.reduce((sum, [count]) => sum + count, 0)),
    }
  },

  changes(event) {
    switch (event.kind) {
      case 'bought':
      case 'flew':
      case 'paid':
        return [cash(event.seat, -event.dollars)]
      case 'dodged':
      case 'lottery':
        return [cash(event.seat, event.dollars)]
      case 'printed':
        return [fakes(event.seat, event.notes)]
      case 'sold':
        return [fakes(event.seat, -sizeOf(event.notes)), cash(event.seat, event.dollars)]
      case 'dined':
        return [fakes(event.seat, -event.notes), cash(event.seat, event.dollars)]
      case 'moved':
        return [cash(event.seat, -event.dollars), { count: 'offshore', seat: event.seat, by: event.dollars }]
      default:
        return []
    }
  },

  seats(event) {
    if ('seat' in event) return [event.seat]
    return event.kind === 'round' ? [event.first] : []
  },
}

function cash(seat: Seat, by: number): Change {
  return { count: 'cash', seat, by }
}

function fakes(seat: Seat, by: number): Change {
  return { count: 'fakes', seat, by }
}

function sizeOf([one, two, three]: Notes): number {
  return one + two + three
}
