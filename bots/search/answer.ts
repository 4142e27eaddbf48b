import type { Random, Seat, SeenBy } from '@fairground/kernel'
import { NO_LIMIT_BUT_LEVEL, NO_SEARCH } from '../playing.ts'
import { drawn } from './mixer.ts'
import { type AnyBot, type Opened, type PlayoutSetting, playoutOf } from './playout.ts'
import { ReseedableRandom } from './reseedable-random.ts'
import type { Searcher, SearchResult } from './search.ts'

const SEEDS = 2 ** 31

export interface AnswerSetting extends PlayoutSetting {
  /** How many positions are sampled; in each, every rival who chooses now is asked. */
  readonly worlds: number
  /** How many times the rivals' choices are drawn from their answers, in each position. */
  readonly draws: number
}

/**
 * A best response, to measure how much can be won by knowing how the others think: it asks a frozen player what it would choose now in each
 * rival's place, and takes the best move against that. Nobody plays against it. Where nobody else chooses at the same time, it plays
 * like the frozen player.
 */
export function answerBot(opened: Opened, frozen: Searcher<unknown, SeenBy>, setting: AnswerSetting): AnyBot {
  const { rules, hooks } = opened
  const playout = playoutOf(opened, setting)
  const draws = new ReseedableRandom()
  const choices = new ReseedableRandom()
  let work: unknown
  let sampled: unknown
  const known = new Map<string, SearchResult<unknown>>()

  /** Cached by view: a player who sees the same in two sampled positions gives the same answer. */
  function ask(seat: Seat, random: Random): SearchResult<unknown> {
    const offered = rules.moves(sampled, seat)
    if (offered.length === 1) return sure(offered[0])
    const view = rules.view(sampled, seat)
    const key = JSON.stringify(view)
    const thought = known.get(key) ?? frozen.think(view, offered, NO_LIMIT_BUT_LEVEL, random)
    known.set(key, thought)
    return thought
  }

  return {
    choose(view, moves, _budget, random) {
      known.clear()
      const { viewer } = view
      if (viewer === 'spectator' || moves.length === 1) return moves[0]
      const sampler = rules.sampler(view, 'open')
      sampled = sampler.deal(random, sampled)
      const others = rules.turn(sampled).filter((seat) => seat !== viewer)
      if (others.length === 0) return frozen.think(view, moves, NO_LIMIT_BUT_LEVEL, random).choice
      const sums = new Float64Array(moves.length)
      const worth = new Float64Array(moves.length)
      for (let world = 0; world < setting.worlds; world++) {
        const deal = random.below(SEEDS)
        sampled = sampler.deal(draws.reseed(deal), sampled)
        const answers = others.map((seat) => ask(seat, random))
        for (let draw = 0; draw < setting.draws; draw++) {
          const now = answers.map((thought) => drawn(thought, random))
          const luck = random.below(SEEDS)
          for (let i = 0; i < moves.length; i++) {
            work = sampler.deal(draws.reseed(deal), work)
            draws.reseed(luck)
            for (const [place, seat] of others.entries()) rules.play(work, seat, now[place], draws)
            if (hooks.replies !== undefined) {
              hooks.replies(work, viewer, moves, worth)
              break
            }
            rules.play(work, viewer, moves[i], draws)
            playout.run(work, viewer, draws, choices.reseed(luck))
            worth[i] = playout.worth[viewer]
          }
          for (let i = 0; i < moves.length; i++) sums[i] += worth[i]
        }
      }
      const best = sums.indexOf(Math.max(...sums))
      // All moves have the same estimate, so the choice is left to the hand-written player.
      if (sums.every((sum) => sum === sums[best])) return opened.fastBot.choose(view, moves, NO_SEARCH, random)
      return moves[best]
    },
  }
}

function sure(move: unknown): SearchResult<unknown> {
  return { choice: move, candidates: [{ move, worth: 0, error: 0, share: 1 }], iterations: 0 }
}
