import { fastRandom } from '@fairground/kernel'
import { battery, everyChoice } from '@fairground/kernel/conformance/vitest'
import { gamePackage } from '../game.ts'

battery(gamePackage.game, {
  folder: import.meta.dirname,
  states: 2000,
  corruptions: {
    'a point added': (state) => {
      state.score[0]++
    },
    'a card twice': (state) => {
      state.hands[0].push(state.hands[0][0] ?? 1)
    },
    'a prize lost': (state) => {
      state.bag.pop()
      state.lost = 0
    },
    'unseen prizes out of order': (state) => {
      state.bag.reverse()
    },
    'a chosen card that is not in the hand': (state) => {
      if (state.shown[0] > 0) state.chosen[0] = state.shown[0]
    },
    'a round too many': (state) => {
      state.round++
    },
  },
  fair: [
    { name: 'an opponent has chosen', seats: 2, position: (rules) => everyChoice(rules, rules.setup(fastRandom(1)), [1], 0) },
    { name: 'two opponents have chosen', seats: 3, position: (rules) => everyChoice(rules, rules.setup(fastRandom(1)), [0, 2], 1) },
    {
      name: 'a spectator watches one player choose',
      seats: 4,
      position: (rules) => everyChoice(rules, rules.setup(fastRandom(1)), [2], 'spectator'),
    },
  ],
})
