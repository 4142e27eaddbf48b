import type { Bot, GameBot, MixThinking, Random, Rules, Seat, Temperament } from '@fairground/kernel'
import { learningOf } from './bot/learning.ts'
import type { Position } from './bot/position.ts'
import { repliesOf } from './bot/replies.ts'
import { standingOf } from './bot/standing.ts'
import { drawWeighted, type Leaning, type Thoughts, thoughtsOf } from './bot/think.ts'
import type { Event, Facts, Move, State, View } from './state.ts'

type FairTradeRules = Rules<State, Move, View, Event, Facts>

/** How temperaments value a coin, and how often they respond to expected bids instead of mixing. */
const LEANINGS: Readonly<Record<Temperament, Leaning>> = {
  even: { coin: 1, answers: 0.6 },
  thrifty: { coin: 1.07, answers: 0.6 },
  bold: { coin: 0.93, answers: 0.6 },
  tricky: { coin: 1, answers: 0.45 },
}

/**
 * The hand-written player. Usually it responds to the bids it expects; otherwise it picks randomly from a mix, so that nobody can predict
 * it. Several such players at one table do not bid alike.
 */
function player({ facts }: FairTradeRules, leaning: Leaning): Bot<Move, View> {
  const thoughts = thoughtsOf(facts, leaning)
  return {
    choose(view, moves, _budget, random) {
      const me = view.viewer
      if (me === 'spectator' || moves.length === 1) return moves[0]
      if (view.phase === 'block') return chooseBlock(thoughts, view, me, moves, random)
      return moveOf(thoughts, thoughts.bid(view, me, random), moves)
    },
  }
}

const REWARD = { margin: 0.3, lead: 3 }
/** Traders assume that their opponents are Apprentices. A Merchant knows that. */
const TRADER: MixThinking = { kind: 'mix', turns: 1, reward: REWARD, trust: 1, iterations: 25_000 }
/** Some probability for rare moves keeps the mix balanced. */
const LEAST = 0.002
const TEACHER: MixThinking = { kind: 'mix', turns: 1, reward: REWARD, iterations: 400_000, least: LEAST }

function merchantOf(seats: number): MixThinking {
  return {
    kind: 'mix',
    turns: 1,
    reward: REWARD,
    iterations: 250_000,
    // A player who counts on Traders can be predicted in turn, so a little of it is enough.
    trust: seats === 2 ? 0.15 : 0.02,
    below: TRADER,
    least: LEAST,
  }
}

export const bot: GameBot<State, Move, View, Event, Facts> = {
  greedy: (rules, temperament = 'even') => player(rules, LEANINGS[temperament]),
  tunable: (rules) => ({
    weights: { ...LEANINGS.even },
    player: (weights) => player(rules, { ...LEANINGS.even, ...weights }),
  }),
  // All search to the end of the round and evaluate the standing there as a chance to win.
  thinking: (seats) => ({
    trader: TRADER,
    merchant: merchantOf(seats),
    // A network knows better than the formula how strong a seat stands after the round; now and then it expects rivals to go by the formula, as Merchants do.
    master: {
      kind: 'network',
      search: { kind: 'mix', turns: 1, reward: REWARD, iterations: 1_250_000, trust: 0.15, below: merchantOf(seats), least: LEAST },
      otherwise: merchantOf(seats),
    },
    // It learns from games in which nobody counts on anybody.
    teacher: { kind: 'network', search: TEACHER, otherwise: TEACHER },
  }),
  learning: ({ facts }) => learningOf(facts),
  weights: new URL('./bot/weights.bin', import.meta.url),
  search({ facts }) {
    const thoughts = thoughtsOf(facts)
    const standing = standingOf(facts)
    return {
      evaluate: standing.all,
      replies: repliesOf(facts, standing),
      playout: (state, seat, moves, random) =>
        state.phase === 'block' ? moves[random.below(moves.length)] : moveOf(thoughts, thoughts.quickBid(state, seat, random), moves),
      rival: (state, seat, moves, random) =>
        state.phase === 'block' ? moves[random.below(moves.length)] : moveOf(thoughts, thoughts.bid(state, seat, random), moves),
      order(view, moves, promise) {
        if (view.viewer === 'spectator') return
        const usage = view.phase === 'block' ? thoughts.usage(view, view.viewer) : undefined
        const values = usage === undefined ? thoughts.values(view, view.viewer) : undefined
        for (const [index, move] of moves.entries())
          promise[index] =
            'block' in move
              ? -(usage?.[move.block[0]] ?? 0) - (usage?.[move.block[1]] ?? 0)
              : (values?.[move.farmer * thoughts.width + move.trader] ?? 0)
      },
    }
  },
}

/** Chooses two cards that the player would hardly bid in the first round, so that blocking them costs almost nothing. */
function chooseBlock(thoughts: Thoughts, position: Position, me: Seat, moves: readonly Move[], random: Random): Move {
  const usage = thoughts.usage(position, me)
  const shares = new Float64Array(moves.length)
  let sum = 0
  for (const [index, move] of moves.entries()) {
    if ('block' in move) shares[index] = Math.exp(-(usage[move.block[0]] + usage[move.block[1]]) / BLOCK_HEAT)
    sum += shares[index]
  }
  return moves[drawWeighted(shares, Int32Array.from(moves.keys()), sum, random)]
}

/** The temperature: the higher, the more often a useful card is blocked anyway. */
const BLOCK_HEAT = 0.02

function moveOf({ width }: Thoughts, pair: number, moves: readonly Move[]): Move {
  const farmer = Math.floor(pair / width)
  const trader = pair - farmer * width
  for (const move of moves) if ('farmer' in move && move.farmer === farmer && move.trader === trader) return move
  throw new Error(`the bids ${farmer} and ${trader} are not offered`)
}
