import type { Change, Seat, Summary } from '@fairground/kernel'
import { GOODS } from './edition/vocabulary.ts'
import type { Event, Facts, Goods, View } from './state.ts'

/** The numbers that plaques and charts show: reputation, money, each good, cards in hand and on the stack. */
export const summary: Summary<View, Event, Facts> = {
  tieBreak: ['goods', 'money'],

  counts({ reputation, money, goods, hands, stacks }) {
    const counts: Record<string, readonly number[]> = { reputation, money }
    for (const [index, good] of GOODS.entries()) counts[good] = money.map((_, seat) => goods[seat * GOODS.length + index])
    counts.hand = hands.map((hand) => hand.length)
    counts.stack = stacks.map((stack) => stack.length)
    return counts
  },

  changes(event) {
    if (!('seat' in event)) return []
    const { seat } = event
    const by = (count: string, amount: number): Change => ({ count, seat, by: amount })
    switch (event.kind) {
      case 'used':
        return [by('hand', -1), by('stack', 1)]
      case 'cashed':
        return [by('hand', -1), by('stack', 1), by('money', event.money)]
      case 'gave':
        return [by('hand', -1)]
      case 'linked':
        return [by('reputation', 1)]
      case 'cleared':
        return [by('money', event.money)]
      case 'paid':
        return [...goodsBy(seat, event.goods, -1), by('money', -event.money)]
      case 'swapped':
        return [...goodsBy(seat, event.from, -1), ...goodsBy(seat, event.to, 1)]
      case 'gained':
        return [...goodsBy(seat, event.goods, 1), by('money', event.money), by('reputation', event.reputation)]
      case 'bought':
        return [by('hand', 1), by('money', -event.price)]
      case 'took':
        return [by('hand', 1)]
      case 'administered':
        return [by('money', event.income)]
      case 'back':
        return [by('hand', event.cards.length), by('stack', -event.cards.length), by('money', -event.price)]
      case 'quit':
        return [by('reputation', event.reputation)]
      default:
        return []
    }
  },

  seats: (event) => ('seat' in event ? [event.seat] : []),
}

function goodsBy(seat: Seat, goods: Goods, sign: 1 | -1): readonly Change[] {
  return GOODS.flatMap((good, index) => (goods[index] === 0 ? [] : [{ count: good, seat, by: sign * goods[index] }]))
}
