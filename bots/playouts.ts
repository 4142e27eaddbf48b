import { type AnyRules, type Bot, fastRandom, type Random, type Seat, type SeenBy } from '@fairground/kernel'
import { NO_SEARCH, playWith } from './playing.ts'

export interface PlayoutSetting {
  readonly seats: number
  /** Playouts per move. */
  readonly playouts: number
  /** How many moves are compared: the policy's own choice and some random others. If left out: all. */
  readonly candidates?: number
  /** By how much the mean score must beat that of the policy's own choice. */
  readonly margin?: number
  /** Which positions are worth a comparison; in the others the policy's choice is played. */
  readonly thinks?: (view: SeenBy) => boolean
}

/**
 * A player that compares moves by playing on to the end with a quicker player in all seats. It takes the move with the best mean lead over
 * the best rival (solo: the best mean score). Every move is tried in the same sampled positions with the same random numbers.
 */
export function playoutBot(rules: AnyRules, policy: Bot<unknown, SeenBy>, setting: PlayoutSetting): Bot<unknown, SeenBy> {
  const { seats, playouts, candidates = Number.POSITIVE_INFINITY, margin = 0, thinks = () => true } = setting
  const players: Players = new Array(seats).fill(policy)
  return {
    choose(view, moves, _budget, random) {
      const usual = policy.choose(view, moves, NO_SEARCH, random)
      const { viewer } = view
      if (viewer === 'spectator' || moves.length === 1 || !thinks(view)) return usual
      const sampler = rules.sampler(view)
      const lucks = Array.from({ length: playouts }, () => random.below(2 ** 31))
      const worth = (move: unknown): number => {
        let sum = 0
        for (const luck of lucks) sum += leadAfter(rules, players, sampler.deal(fastRandom(luck)), viewer, move, fastRandom(luck))
        return sum / playouts
      }
      let best = usual
      let most = worth(usual) + margin
      for (const move of chosen(moves, usual, candidates, random)) {
        const mean = worth(move)
        if (mean > most) {
          most = mean
          best = move
        }
      }
      return best
    },
  }
}

/** The moves to compare with the usual choice: all others, or a random selection. */
function chosen(moves: readonly unknown[], usual: unknown, candidates: number, random: Random): readonly unknown[] {
  const others = moves.filter((move) => move !== usual)
  if (others.length < candidates) return others
  return [...new Set(Array.from({ length: candidates - 1 }, () => others[random.below(others.length)]))]
}

type Players = readonly Bot<unknown, SeenBy>[]

function leadAfter(rules: AnyRules, players: Players, state: unknown, seat: Seat, move: unknown, luck: Random): number {
  rules.play(state, seat, move, luck)
  playWith(players, rules, state, luck, luck)
  const scores = rules.outcome(state)?.scores ?? []
  let rival = Number.NEGATIVE_INFINITY
  for (let other = 0; other < scores.length; other++) if (other !== seat) rival = Math.max(rival, scores[other])
  return scores[seat] - (scores.length > 1 ? rival : 0)
}
