import type { Learning } from '@fairground/kernel'
import { type Facts, type Move, NONE, type State } from '../state.ts'
import { learnedReplies } from './learned-replies.ts'
import { seatInputs } from './seat-inputs.ts'

/** What the network learns from: at the start of each round, how strong a seat stands. */
export function learningOf(facts: Facts): Learning<State, Move> {
  const { seats, rounds, market, startCoins, highestBid } = facts
  // How many rounds are played makes no difference: only how many are left.
  const known = { seats, market, startCoins, highestBid }
  const inputs = seatInputs(known)
  return {
    version: 3,
    facts: known,
    inputs: inputs.count,
    sorts: 0,
    apart: true,
    read({ phase, round, farmer, current, future, unseen, purse, markers, debt, blocked }, me, into) {
      let mean = 0
      for (let seat = 0; seat < seats; seat++) mean += (markers[seat] - debt[seat]) / seats
      const later = inputs.laterOf(future === NONE ? unseen : [future, ...unseen])
      const now = { left: rounds - round + 1, farmer, mean, next: market[current].prizes, later }
      // What the others block before the first round is not visible yet.
      const cards = phase === 'block' ? 0 : blocked[me]
      const top = ((cards >> highestBid) & 1) + 2 * ((cards >> (highestBid - 1)) & 1)
      inputs.write(now, me, markers[me] - debt[me], purse[me], top, into)
    },
    sort() {},
    replies: (strength) => learnedReplies(facts, strength),
  }
}
