import type { Viewer } from '@fairground/kernel'
import { battery } from '@fairground/kernel/conformance/vitest'
import { second } from '../edition/built-in.ts'
import { gamePackage } from '../game.ts'
import { size } from '../rules/cards.ts'
import { NONE, type State } from '../state.ts'
import { consistent, firstRound } from './consistent.ts'
import type { FaifoRules } from './helpers.ts'

const any = { edition: { ...second, id: 'any', networkingFrom: { value: 'any', status: 'reconstructed' } } } as const

battery(gamePackage.game, {
  folder: import.meta.dirname,
  variants: [{ name: 'contracts by one, Networking from any', options: { contracts: 'by-one', openMoney: true, ...any }, seats: [3, 4] }],
  corruptions: {
    'a coin added': (state) => {
      state.purse[0]++
    },
    'a coin missing from the bank’s count': (state) => {
      state.circulating--
    },
    'a merchant doubled': (state) => {
      state.hand[0] |= state.hand[1] | state.front[1]
    },
    'a merchant lost': (state) => {
      state.hand[0] &= state.hand[0] - 1
    },
    'a ship added': (state) => {
      state.ships[1]++
    },
    'hands exchanged': (state) => {
      state.hand.reverse()
      state.ships.reverse()
      state.ships[0]--
      state.ships[1]++
    },
    'a merchant moved on the table': (state) => {
      if (state.front[0] === 0) return
      state.front[1] |= state.front[0] & -state.front[0]
      state.front[0] &= state.front[0] - 1
    },
    'a card chosen that is not held': (state) => {
      if (state.phase === 'lay') state.row[state.turn - 1] = state.hand[0] === 0 ? 15 : 31 - Math.clz32(0xfffe & ~state.hand[0])
    },
    'a seat that has chosen no card': (state) => {
      if (state.phase === 'lay') state.owing ^= 1
    },
    'a seat known to hold what is face up': (state) => {
      state.known[0] |= state.front[0]
    },
    'a seat forced to lay what nobody called': (state) => {
      state.forced[0] = 9
    },
    'a forced card forgotten': (state) => {
      if (state.phase === 'lay') state.forced.fill(0)
    },
    'a skill without an owner': (state) => {
      state.actor = NONE
    },
    'a skill left out': (state) => {
      if (state.phase === 'lay') state.waiting = 2
    },
    'a call in a later turn': (state) => {
      if (state.turn < 3) state.calls.push({ turn: 3, by: 0, skill: 'snitching', merchant: 1, holder: 1, hidden: 5, held: 1 })
    },
    'a call that nobody could have made': (state) => {
      for (const [index, call] of state.calls.entries()) state.calls[index] = { ...call, hidden: 1, held: 15 }
    },
    'a card laid aside that is not there': (state) => {
      if (state.phase !== 'discard' && state.discard[0] !== NONE) state.discard[0] = 31 - Math.clz32(0xfffe & ~state.aside)
      else if (state.discard[0] === NONE) state.discard[0] = 0
    },
    'an end without a winner': (state) => {
      state.phase = 'over'
      state.contracts.length = 0
    },
  },
  fair: [
    firstTime(
      'an opponent has called a merchant, and may have two ships',
      4,
      0,
      (state) => isChoosing(state, 4, 0) && state.calls.some(({ by }) => by !== 0) && openShips(state, 0) > 1 && state.swaps.length === 0,
    ),
    firstTime(
      'a player has swapped merchants, and another has chosen',
      4,
      0,
      (state) => isChoosing(state, 4, 1) && state.swaps.length > 0 && (state.owing & 1) !== 0 && openShips(state, 0) > 1,
    ),
    firstTime(
      'three players have laid cards aside, and some hand may have three ships',
      3,
      1,
      (state) => isChoosing(state, 3, 0) && openShips(state, 1) > 2,
    ),
    firstTime(
      'another player is about to call a merchant',
      4,
      2,
      (state) => state.phase === 'name' && state.turn === 3 && state.actor !== 2 && openShips(state, 2) > 1,
    ),
    firstTime(
      'another player is about to place a merchant',
      4,
      2,
      (state) => state.phase === 'place' && state.turn === 3 && state.actor !== 2 && openShips(state, 2) > 1,
    ),
    firstTime(
      'a spectator watches a duel in which one player has thrown',
      4,
      'spectator',
      (state) => state.phase === 'throw' && state.turn === 4 && size(state.owing) === 1,
    ),
    firstTime(
      'one player has laid a forced card, another has chosen freely',
      4,
      0,
      (state) =>
        isChoosing(state, 4, 2) &&
        (state.owing & 1) !== 0 &&
        state.forced.some((card, seat) => card > 0 && (state.owing & (1 << seat)) === 0),
    ),
  ],
})

/** Every state that a viewer considers possible when something happens for the first time in a first round. */
function firstTime(name: string, seats: number, viewer: Viewer, happens: (state: State) => boolean) {
  return { name, seats, position: (rules: FaifoRules) => consistent(rules, firstRound(rules, happens), viewer) }
}

/** Players choose cards for this turn, and this many have chosen. */
function isChoosing(state: State, turn: number, chosen: number): boolean {
  return state.phase === 'lay' && state.turn === turn && size(state.owing) === state.hand.length - chosen
}

/** Ships whose hands this seat does not know. */
function openShips(state: State, seat: number): number {
  return state.ships.reduce((sum, ships) => sum + ships, 0) - state.ships[seat]
}
