import type { Random, ReplyThinking, Seat, SeenBy } from '@fairground/kernel'
import { AT_ONCE } from '../playing.ts'
import { Luck } from './luck.ts'
import { chance, drawn } from './mixer.ts'
import { type Opened, playoutOf, policyOf } from './playout.ts'
import { raceSearch } from './race.ts'
import { type Candidate, type Searcher, settled, type Thought } from './search.ts'

const SEEDS = 2 ** 31
/** Of the time for a choice a rival may have one part in so many, and a position is played on once for so many iterations: little time is shared out, too. */
const RIVALS_PART = 16
const ITERATIONS_A_DRAW = 100

/**
 * A reply to rivals who think. In each imagined position everybody else who chooses now races briefly, as the level below does, and all own
 * moves are tried against that, over the same luck. What beats those who race is beaten in turn by who foresees it: so now and then, by chance
 * that nobody else sees, rivals are taken for ordinary players instead; and of moves that are worth nearly the same any is played. Where nobody else
 * chooses, moves race.
 */
export function replySearch(opened: Opened, thinking: ReplyThinking): Searcher<unknown, SeenBy> {
  const { rules, hooks, instinct } = opened
  const { racing, rivals, draws: often, heat } = thinking
  const playout = playoutOf(opened, thinking)
  const alone = raceSearch(opened, { ...thinking, kind: 'race' })
  const below = raceSearch(opened, { ...thinking, ...rivals, kind: 'race' })
  const ordinary = hooks.rival?.bind(hooks) ?? policyOf(opened)
  const draws = new Luck()
  const choices = new Luck()
  let asked: unknown
  let work: unknown

  /** What a rival would choose in the position that is imagined, and what it took to find that out. */
  function foreseen(seat: Seat, races: boolean, iterations: number, random: Random): Thought<unknown> {
    const offered = rules.moves(asked, seat)
    if (offered.length === 1) return settled(offered[0])
    if (races) return below.think(rules.view(asked, seat), offered, { iterations }, random)
    return settled(ordinary(asked, seat, offered, random))
  }

  return {
    think(view, moves, budget, random) {
      const { viewer } = view
      const most = Math.min(budget.iterations, thinking.iterations)
      if (viewer === 'spectator' || moves.length === 1) return settled(moves[0])
      if (most <= 0) return settled(instinct.choose(view, moves, AT_ONCE, random))
      const sampler = rules.sampler(view, 'open')
      asked = sampler.deal(draws.reseed(0), asked)
      const others = rules.turn(asked).filter((seat) => seat !== viewer)
      if (others.length === 0) return alone.think(view, moves, budget, random)
      const races = chance(random) < racing
      const times = Math.max(1, Math.min(often, Math.floor(most / ITERATIONS_A_DRAW)))
      const sums = new Float64Array(moves.length)
      const squares = new Float64Array(moves.length)
      let met = 0
      let iterations = 0
      while (iterations < most && !(budget.stop?.() ?? false)) {
        const deal = random.below(SEEDS)
        asked = sampler.deal(draws.reseed(deal), asked)
        const laid = others.map((seat) => foreseen(seat, races, Math.floor(most / RIVALS_PART), random))
        for (const thought of laid) iterations += thought.iterations
        for (let draw = 0; draw < times; draw++) {
          const luck = random.below(SEEDS)
          for (let i = 0; i < moves.length; i++) {
            work = sampler.deal(draws.reseed(deal), work)
            draws.reseed(luck)
            for (let o = 0; o < others.length; o++) rules.play(work, others[o], laid[o].choice, draws)
            rules.play(work, viewer, moves[i], draws)
            iterations += 1 + playout.run(work, viewer, draws, choices.reseed(luck))
            const worth = playout.worth[viewer]
            sums[i] += worth
            squares[i] += worth * worth
          }
          met++
        }
      }
      const means = sums.map((sum) => sum / met)
      const best = Math.max(...means)
      // All alike as far as this sees: the instinct knows better.
      if (met === 0 || means.every((mean) => mean === best)) return settled(instinct.choose(view, moves, AT_ONCE, random))
      const shares = means.map((mean) => Math.exp((mean - best) / heat))
      const all = shares.reduce((sum, share) => sum + share)
      const candidates = moves.map(
        (move, i): Candidate<unknown> => ({
          move,
          worth: means[i],
          error: Math.sqrt(Math.max(0, squares[i] / met - means[i] * means[i]) / met),
          share: shares[i] / all,
        }),
      )
      candidates.sort((a, b) => b.share - a.share)
      return { choice: drawn({ candidates }, random), candidates, iterations }
    },
  }
}
