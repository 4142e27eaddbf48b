import type { Random, Seat, SeenBy } from '@fairground/kernel'
import { AT_ONCE, UNHURRIED } from '../playing.ts'
import { Luck } from './luck.ts'
import { drawn } from './mixer.ts'
import { type AnyBot, type Opened, type PlayoutSetting, playoutOf } from './playout.ts'
import type { Searcher, Thought } from './search.ts'

const SEEDS = 2 ** 31

export interface AnswerSetting extends PlayoutSetting {
  /** Positions that are imagined, in each of which everybody who chooses now is asked. */
  readonly worlds: number
  /** How often the rivals' choices are drawn from what they said, in each of these. */
  readonly draws: number
}

/**
 * What somebody gains who knows how the others think: it asks a frozen player what it would choose now in each rival's place, and takes
 * what is best against that. It measures how hard a level is to beat; nobody plays against it. Where nobody else chooses at the same time
 * it does as the frozen player does.
 */
export function answerBot(opened: Opened, frozen: Searcher<unknown, SeenBy>, setting: AnswerSetting): AnyBot {
  const { rules, hooks } = opened
  const playout = playoutOf(opened, setting)
  const draws = new Luck()
  const choices = new Luck()
  let work: unknown
  let asked: unknown
  const known = new Map<string, Thought<unknown>>()

  /** Who sees the same in two imagined positions would say the same. */
  function ask(seat: Seat, random: Random): Thought<unknown> {
    const offered = rules.moves(asked, seat)
    if (offered.length === 1) return sure(offered[0])
    const view = rules.view(asked, seat)
    const key = JSON.stringify(view)
    const thought = known.get(key) ?? frozen.think(view, offered, UNHURRIED, random)
    known.set(key, thought)
    return thought
  }

  return {
    choose(view, moves, _budget, random) {
      known.clear()
      const { viewer } = view
      if (viewer === 'spectator' || moves.length === 1) return moves[0]
      const sampler = rules.sampler(view, 'open')
      asked = sampler.deal(random, asked)
      const others = rules.turn(asked).filter((seat) => seat !== viewer)
      if (others.length === 0) return frozen.think(view, moves, UNHURRIED, random).choice
      const sums = new Float64Array(moves.length)
      const worth = new Float64Array(moves.length)
      for (let world = 0; world < setting.worlds; world++) {
        const deal = random.below(SEEDS)
        asked = sampler.deal(draws.reseed(deal), asked)
        const said = others.map((seat) => ask(seat, random))
        for (let draw = 0; draw < setting.draws; draw++) {
          const now = said.map((thought) => drawn(thought, random))
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
      // All alike as far as this sees.
      if (sums.every((sum) => sum === sums[best])) return opened.instinct.choose(view, moves, AT_ONCE, random)
      return moves[best]
    },
  }
}

function sure(move: unknown): Thought<unknown> {
  return { choice: move, candidates: [{ move, worth: 0, error: 0, share: 1 }], iterations: 0 }
}
