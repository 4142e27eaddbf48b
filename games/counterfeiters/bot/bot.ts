import type { Bot, GameBot } from '@fairground/kernel'
import type { Event, Facts, Move, State, View } from '../state.ts'
import { appraisalFor, appraise, FEATURES } from './appraisal.ts'
import { learningOf } from './learning.ts'
import { policyOf } from './policy.ts'
import { positionOf } from './position.ts'
import { botTable } from './table.ts'
import { leaning, type Weights, weightsFor } from './weights.ts'

/** Dollars by which one expects to end ahead for odds of about three to one. */
const CLEAR = 150

const REWARD = { margin: 0.3, lead: CLEAR }

/** With rules that nothing was learned for: everybody's moves are tried to the end, most often those of which the instinct thinks well. */
const UNLEARNED = { kind: 'tree', iterations: 130_000, explore: 2, heat: 20, reward: REWARD } as const

/** A few own turns and an appraisal say more than a game played to its end: its luck drowns what a move has done. */
const FEW_TURNS = { kind: 'race', iterations: 2000, turns: 4, reward: REWARD } as const

/** With two players three more rounds of learning made somebody who wins three of four games against what had learned before; with four they changed nothing. */
const MASTER_OF_TWO = new URL('./master-2.bin', import.meta.url)

function player(facts: Facts, weights: Weights): Bot<Move, View> {
  const policy = policyOf(facts, weights)
  return {
    choose: (view, moves, _budget, random) =>
      view.viewer === 'spectator' ? moves[0] : policy.choose(positionOf(view), view.viewer, moves, random),
  }
}

/**
 * The hand-written player counts dollars: what each choice brings until the end of the game, guessed from how many turns are left, how
 * near the Godfather is, what a note is worth once it is sold, and who would win if the police came now.
 */
export const bot: GameBot<State, Move, View, Event, Facts> = {
  greedy: ({ facts }, temperament) => player(facts, leaning(weightsFor(facts.seats), temperament)),
  tunable: ({ facts }) => ({
    weights: { ...weightsFor(facts.seats) },
    player: (weights) => player(facts, { ...weightsFor(facts.seats), ...weights }),
  }),

  thinking: (seats) => ({
    // With little time a race is stronger than a tree, and what was learned says better than the formula what a few turns have led to.
    trader: { kind: 'appraised', search: FEW_TURNS, otherwise: FEW_TURNS },
    // With more of it the tree is; a choice that is clear takes less than that.
    merchant: { kind: 'guided', iterations: 160_000, otherwise: UNLEARNED },
    master: { kind: 'guided', iterations: 530_000, otherwise: UNLEARNED, ...(seats === 2 && { weights: MASTER_OF_TWO }) },
  }),
  learning: ({ facts }) => learningOf(facts),
  weights: new URL('./weights.bin', import.meta.url),

  search({ facts, outcome }) {
    const weights = weightsFor(facts.seats)
    const policy = policyOf(facts, weights)
    // In a playout who leads hardly matters and takes a sixth of the time to find out.
    const quick = policyOf(facts, { ...weights, hasteALead: 0 })
    const table = botTable(facts)
    const appraisal = appraisalFor(facts.seats)
    const features = new Float64Array(FEATURES)
    return {
      playout: (state, seat, moves, random) => quick.choose(state, seat, moves, random),
      order(view, moves, promise) {
        if (view.viewer !== 'spectator') policy.rate(positionOf(view), view.viewer, moves, promise)
      },
      rate: (state, seat, moves, promise) => quick.rate(state, seat, moves, promise),
      evaluate(state, worth) {
        const places = outcome(state)?.places
        if (places === undefined) {
          appraise(table, appraisal, state, features, worth)
          return
        }
        const winners = places.filter((place) => place === 1).length
        for (let seat = 0; seat < facts.seats; seat++) worth[seat] = places[seat] === 1 ? 1 / winners : 0
      },
    }
  },
}
