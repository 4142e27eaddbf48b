import { fastRandom, type Rules, type Seat, type Viewer } from '@fairground/kernel'
import { battery } from '@fairground/kernel/conformance/vitest'
import { gamePackage } from '../game.ts'
import type { Event, Facts, Move, State, View } from '../state.ts'

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
    { name: 'an opponent has chosen', seats: 2, position: (rules) => everyChoice(rules, [1], 0) },
    { name: 'two opponents have chosen', seats: 3, position: (rules) => everyChoice(rules, [0, 2], 1) },
    { name: 'a spectator watches one player choose', seats: 4, position: (rules) => everyChoice(rules, [2], 'spectator') },
  ],
})

/** Every state that these seats can reach with their first choices, unseen by the viewer. */
function everyChoice(rules: Rules<State, Move, View, Event, Facts>, seats: readonly Seat[], viewer: Viewer) {
  let states = [rules.setup(fastRandom(1))]
  for (const seat of seats)
    states = states.flatMap((before) =>
      rules.moves(before, seat).map((move) => {
        const after = rules.copy(before)
        rules.play(after, seat, move, fastRandom(1))
        return after
      }),
    )
  return { view: rules.view(states[0], viewer), states }
}
