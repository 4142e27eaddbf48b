import { join } from 'node:path'
import { game } from '../conformance/example/game.ts'
import type { LotsEdition, Move, State, View } from '../conformance/example/state.ts'
import { battery } from '../conformance/vitest.ts'
import type { Rules } from '../game.ts'
import { fastRandom } from '../random.ts'

type LotsRules = Rules<State, Move, View, unknown>

battery(game, {
  folder: join(import.meta.dirname, '../conformance/example'),
  variants: [{ name: 'two rounds, no coins', options: { rounds: 2, edition: edition(0, 2) } }],
  states: 6000,
  corruptions: {
    'a coin added': (state) => {
      state.pot++
    },
    'a card doubled': (state) => {
      state.bag.unshift(1)
    },
    'a card lost': (state) => {
      state.hands[0].pop()
    },
    'cards out of order': (state) => {
      state.shown.reverse()
    },
    'a choice from another hand': (state) => {
      if (state.phase === 'choose' && state.hands[1].length > 0) state.chosen[0] = state.hands[1][0]
    },
  },
  fair: [
    {
      name: 'a rival holds one card of three',
      seats: 2,
      options: { edition: edition(3, 1) },
      position: (rules) => everyDeal(rules, opening(rules), 0),
    },
    {
      name: 'a spectator has seen nothing',
      seats: 3,
      options: { edition: edition(3, 1) },
      position: (rules) => everyDeal(rules, opening(rules), 'spectator'),
    },
    {
      name: 'a rival has chosen one of two cards',
      seats: 2,
      options: { edition: edition(3, 2) },
      position: (rules) => {
        const state = opening(rules)
        state.phase = 'choose'
        state.chosen[1] = state.hands[1][0]
        return everyDeal(rules, state, 0)
      },
    },
  ],
})

function edition(coins: number, hand: number): LotsEdition {
  return { id: 'own', name: 'Own', coins: { value: coins, status: 'printed' }, hand: { value: hand, status: 'printed' } }
}

function opening(rules: LotsRules): State {
  return rules.setup(fastRandom(1))
}

/** Every state that gives this view, by dealing all cards in every way. */
function everyDeal(rules: LotsRules, state: State, viewer: View['viewer']): { view: View; states: readonly State[] } {
  const states: State[] = []
  const deal = (seat: number, bag: readonly number[], hands: readonly (readonly number[])[]): void => {
    if (seat < state.hands.length) {
      const dealt = seat === viewer ? [state.hands[seat]] : subsets(bag, state.hands[seat].length)
      for (const hand of dealt) deal(seat + 1, without(bag, hand), [...hands, hand])
    } else choose(0, { ...rules.copy(state), bag: [...bag], hands: hands.map((hand) => [...hand]) })
  }
  const choose = (seat: number, dealt: State): void => {
    if (seat === state.hands.length) states.push(rules.copy(dealt))
    else if (state.chosen[seat] === 0 || seat === viewer) choose(seat + 1, dealt)
    else for (const card of dealt.hands[seat]) choose(seat + 1, { ...dealt, chosen: dealt.chosen.with(seat, card) })
  }
  const hidden = [...state.bag, ...state.hands.flat()].sort((a, b) => a - b)
  deal(0, viewer === 'spectator' ? hidden : without(hidden, state.hands[viewer]), [])
  return { view: rules.view(state, viewer), states }
}

function subsets(cards: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, i) => subsets(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]))
}

function without(cards: readonly number[], gone: readonly number[]): readonly number[] {
  return cards.filter((card) => !gone.includes(card))
}
