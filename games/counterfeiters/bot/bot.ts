import type { Bot, GameBot } from '@fairground/kernel'
import type { Event, Facts, Move, State, View } from '../state.ts'
import { evaluate, evaluationFor, FEATURES } from './evaluation.ts'
import { learningOf } from './learning.ts'
import { policyOf } from './policy.ts'
import { positionOf } from './position.ts'
import { botTable } from './table.ts'
import { type Weights, weightsFor, withTemperament } from './weights.ts'

/** An expected lead of this many dollars means odds of about three to one. */
const CLEAR = 150

const REWARD = { margin: 0.3, lead: CLEAR }

/** For rules without a trained network: a tree search with playouts to the end, which prefers moves that the hand-written player rates highly. */
const UNLEARNED = { kind: 'tree', iterations: 130_000, explore: 2, heat: 20, reward: REWARD } as const

/** Playing a few own turns and then evaluating tells more than playing to the end, where luck hides the effect of a move. */
const FEW_TURNS = { kind: 'race', iterations: 2000, turns: 4, reward: REWARD } as const

/** For two players, three more rounds of training: it wins three of four games against the network before. For four players they changed nothing. */
const MASTER_OF_TWO = new URL('./master-2.bin', import.meta.url)

function player(facts: Facts, weights: Weights): Bot<Move, View> {
  const policy = policyOf(facts, weights)
  return {
    choose: (view, moves, _budget, random) =>
      view.viewer === 'spectator' ? moves[0] : policy.choose(positionOf(view), view.viewer, moves, random),
  }
}

/**
 * The hand-written player counts dollars: it estimates what each choice brings until the end of the game, from the turns left, the distance
 * to the Godfather, what notes will sell for, and who would win if the police arrived now.
 */
export const bot: GameBot<State, Move, View, Event, Facts> = {
  greedy: ({ facts }, temperament) => player(facts, withTemperament(weightsFor(facts.seats), temperament)),
  tunable: ({ facts }) => ({
    weights: { ...weightsFor(facts.seats) },
    player: (weights) => player(facts, { ...weightsFor(facts.seats), ...weights }),
  }),

  thinking: (seats) => ({
    // With little time a race is stronger than a tree, and the network evaluates the position after a few turns better than the formula.
    trader: { kind: 'network', search: FEW_TURNS, otherwise: FEW_TURNS },
    // With more time the tree is stronger; clear choices need fewer iterations.
    merchant: { kind: 'guided', iterations: 160_000, otherwise: UNLEARNED },
    master: { kind: 'guided', iterations: 530_000, otherwise: UNLEARNED, ...(seats === 2 && { weights: MASTER_OF_TWO }) },
  }),
  learning: ({ facts }) => learningOf(facts),
  weights: new URL('./weights.bin', import.meta.url),

  search({ facts, outcome }) {
    const weights = weightsFor(facts.seats)
    const policy = policyOf(facts, weights)
    // In a playout the lead hardly matters, and computing it takes a sixth of the time.
    const quick = policyOf(facts, { ...weights, hasteALead: 0 })
    const table = botTable(facts)
    const evaluation = evaluationFor(facts.seats)
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
          evaluate(table, evaluation, state, features, worth)
          return
        }
        const winners = places.filter((place) => place === 1).length
        for (let seat = 0; seat < facts.seats; seat++) worth[seat] = places[seat] === 1 ? 1 / winners : 0
      },
    }
  },
}
