import { contractsOf } from '../rules/contracts.ts'
import type { Facts, State } from '../state.ts'
import { HABITS } from './habits.ts'

/** How much a lead in contracts counts, by the contracts that the leader still needs: none, one, more. Fitted to games of the player against itself. */
const LEAD = [3, 1.15, 0.75]

/** Each seat's chance to win, from its contracts and its chance to have the most coins at the end of the round. */
export function evaluate({ seats, turns, goal }: Facts, state: State, worth: Float64Array): void {
  const spread = HABITS.close + HABITS.closerEachTurn * (turns - state.turn)
  let richest = 0
  let most = 0
  let purses = 0
  for (let seat = 0; seat < seats; seat++) {
    richest = Math.max(richest, state.purse[seat])
    most = Math.max(most, contractsOf(state, seat))
  }
  for (let seat = 0; seat < seats; seat++) purses += Math.exp((state.purse[seat] - richest) / spread)
  const lead = LEAD[Math.min(Math.max(goal - most, 0), LEAD.length - 1)]
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    const share = Math.exp((state.purse[seat] - richest) / spread) / purses
    worth[seat] = Math.exp(lead * (contractsOf(state, seat) + share - most))
    sum += worth[seat]
  }
  for (let seat = 0; seat < seats; seat++) worth[seat] /= sum
}
