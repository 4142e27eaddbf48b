import { fastRandom, type Rules } from '@fairground/kernel'
import { battery, everyChoice } from '@fairground/kernel/conformance/vitest'
import { rulebook } from '../edition/built-in.ts'
import { gamePackage } from '../game.ts'
import type { Event, Move, State, View } from '../state.ts'

type FairTradeRules = Rules<State, Move, View, Event>

/** Five bid cards, so that all possible choices can be listed. */
const few = { edition: { ...rulebook, id: 'few', highestBid: { value: 5, status: 'reconstructed' } } } as const

battery(gamePackage.game, {
  folder: import.meta.dirname,
  variants: [{ name: 'six rounds, five bid cards', options: { rounds: 6, ...few }, seats: [2, 4] }],
  corruptions: {
    'a coin added': (state) => {
      state.purse[0]++
    },
    'a debt forgotten': (state) => {
      state.debt.fill(0)
    },
    'a market card twice': (state) => {
      state.unseen = [...state.unseen, state.current].sort((a, b) => a - b)
    },
    'a market card lost': (state) => {
      state.unseen = state.unseen.slice(0, -1)
    },
    'unseen cards out of order': (state) => {
      state.unseen = state.unseen.toReversed()
    },
    'a third card blocked': (state) => {
      if (state.phase === 'bid') state.blocked = state.blocked.with(1, state.blocked[1] | (state.blocked[1] << 1))
    },
    'a bid with a blocked card': (state) => {
      if (state.phase === 'bid' && state.farmerBid[0] > 0) state.farmerBid[0] = 31 - Math.clz32(state.blocked[0])
    },
    'half a bid': (state) => {
      if (state.phase === 'bid') state.traderBid[0] = 0
    },
    'more markers than all prizes': (state) => {
      state.markers[0] += 1000
    },
    'a round too many': (state) => {
      state.round++
    },
  },
  fair: [
    {
      name: 'an opponent has blocked two of thirteen cards',
      seats: 2,
      position: (rules) => everyChoice(rules, opening(rules), [1], 0),
    },
    {
      name: 'both opponents have bid',
      seats: 3,
      options: few,
      position: (rules) => everyChoice(rules, firstRound(rules, 3), [0, 2], 1),
    },
    {
      name: 'a spectator watches one of four players bid',
      seats: 4,
      position: (rules) => everyChoice(rules, firstRound(rules, 4), [2], 'spectator'),
    },
    {
      name: 'a seat that has bid watches another bid',
      seats: 3,
      position(rules) {
        const state = firstRound(rules, 3)
        rules.play(state, 0, rules.moves(state, 0)[7], fastRandom(1))
        return everyChoice(rules, state, [1], 0)
      },
    },
  ],
})

function opening(rules: FairTradeRules): State {
  return rules.setup(fastRandom(1))
}

function firstRound(rules: FairTradeRules, seats: number): State {
  const state = opening(rules)
  for (let seat = 0; seat < seats; seat++) rules.play(state, seat, rules.moves(state, seat)[seat], fastRandom(1))
  return state
}
