import { fastRandom, type Rules } from '@fairground/kernel'
import { battery } from '@fairground/kernel/conformance/vitest'
import { decisionsOf } from '../../test/random-game.ts'
import { gamePackage } from '../game.ts'
import { BRIDGE, type Event, type Move, ROAD, SETTLEMENT, type State, type View, WORKSHOP } from '../state.ts'

/** The red space of the built-in map, a stone space next to it, and another one far from any road. */
const RED = 38
const RED_STONE = 46
const FAR_STONE = 3

type FaiyumRules = Rules<State, Move, View, Event>

battery(gamePackage.game, {
  folder: import.meta.dirname,
  // Solo games are the longest by far.
  states: 4000,
  variants: [{ name: 'all achievements', options: { achievements: 6 }, seats: [1] }],
  corruptions: {
    'a card twice': (state) => {
      state.hands[0].push(state.market[0])
      state.hands[0].sort((a, b) => a - b)
    },
    'a card lost': (state) => {
      state.pile.pop()
    },
    'a market out of order': (state) => {
      if (state.market.length > 1) state.market.reverse()
    },
    'a discount on a card that is not for sale': (state) => {
      if (state.discount.length > 4) state.discount[state.discount.length - 1] = 1
    },
    'a crocodile that came back': (state) => {
      state.board.crocodile[state.board.crocodile.indexOf(0)] = 1
    },
    'a worker from nowhere': (state) => {
      state.board.worker[state.board.worker.indexOf(0)] = 1
    },
    'a road from nowhere': (state) => {
      state.board.road[state.board.road.indexOf(0)] = ROAD
    },
    'a bridge on land': (state) => {
      const road = state.board.road.indexOf(ROAD)
      state.board.road[road] = BRIDGE
      state.board.supply[5]++
      state.board.supply[6]--
    },
    'a settlement next to another': (state) => {
      if (state.board.piece[RED] !== SETTLEMENT || state.board.piece[RED_STONE] !== 0) return
      state.board.piece[RED_STONE] = SETTLEMENT
      state.board.supply[1]--
    },
    'a workshop without a road': (state) => {
      if (state.board.ends[FAR_STONE] > 0 || state.board.piece[FAR_STONE] !== 0) return
      state.board.piece[FAR_STONE] = WORKSHOP
      state.board.supply[3]--
    },
    'a block too many': (state) => {
      const site = state.board.blocks.findIndex((blocks) => blocks > 0)
      if (site >= 0) state.board.blocks[site]++
    },
    'a connection counted twice': (state) => {
      state.linked.push(state.linked[0] ?? RED)
    },
    'a road end miscounted': (state) => {
      state.board.ends[3]++
    },
    'an end that came too early or not at all': (state) => {
      state.ending = !state.ending
    },
    'the turn of a player who has quit': (state) => {
      if (state.phase !== 'over') state.quit[state.seat] = 1
    },
    'a card being played that nobody played': (state) => {
      state.action.card = state.action.card < 0 ? 3 : -1
    },
    'reputation lost': (state) => {
      state.fromLinks[0] += 3
    },
    'unseen cards out of order': (state) => {
      if (state.pile.length > 1) state.pile.reverse()
    },
  },
  // Nothing that exists is hidden: a view allows exactly one state, and `imagine` must find it.
  fair: [
    { name: 'the game has just begun', seats: 3, position: (rules) => only(rules, after(rules, 0)) },
    { name: 'a card is being played', seats: 4, position: (rules) => only(rules, after(rules, 60)) },
    { name: 'the last cards come up', seats: 2, position: (rules) => only(rules, after(rules, 170)) },
  ],
})

/** A random game after this many moves. */
function after(rules: FaiyumRules, moves: number): State {
  let played = 0
  for (const { state } of decisionsOf(rules, fastRandom(11))) if (played++ === moves) return state
  throw new Error(`the game was over after ${played} moves`)
}

function only(rules: FaiyumRules, state: State): { view: View; states: readonly State[] } {
  return { view: rules.view(state, 0), states: [state] }
}
