import type { Random, ReplyThinking, Seat, SeenBy } from '@fairground/kernel'
import { NO_SEARCH } from '../playing.ts'
import { chance, drawn } from './mixer.ts'
import { type Opened, playoutOf, policyOf } from './playout.ts'
import { raceSearch } from './race.ts'
import { ReseedableRandom } from './reseedable-random.ts'
import { type Candidate, type Searcher, type SearchResult, settled } from './search.ts'

const SEEDS = 2 ** 31
/** A rival's search gets this fraction of the iterations; and there is one playout of a position for so many iterations, so that few are shared fairly, too. */
const RIVALS_PART = 16
const ITERATIONS_A_DRAW = 100

/**
 * A reply to what rivals are expected to choose. In each sampled position every rival who chooses now runs a short race, as the level below
 * does, or chooses as ordinary players do (with a network: as players do from whose games it learned), and all own moves are tried against
 * their choices with the same random numbers. Whoever predicts this reply could beat it. So where rivals may race, a random number decides
 * whether they are expected to; and among moves of nearly equal worth any may be played. Where nobody else chooses, moves race.
 */
export function replySearch(opened: Opened, thinking: ReplyThinking): Searcher<unknown, SeenBy> {
  const { rules, hooks, fastBot } = opened
  const { racing, draws: often, heat } = thinking
  const playout = playoutOf(opened, thinking)
  const alone = raceSearch(opened, { ...thinking, kind: 'race' })
  const below = racing && raceSearch(opened, { ...thinking, ...racing, kind: 'race' })
  const ordinary = hooks.rival?.bind(hooks) ?? policyOf(opened)
  const draws = new ReseedableRandom()
  const choices = new ReseedableRandom()
  let sampled: unknown
  let work: unknown

  /** What a rival would choose in the sampled position, and how many iterations it took to find out. */
  function predicted(seat: Seat, race: typeof below, iterations: number, random: Random): SearchResult<unknown> {
    const offered = rules.moves(sampled, seat)
    if (offered.length === 1) return settled(offered[0])
    if (race) return race.think(rules.view(sampled, seat), offered, { iterations }, random)
    return settled(ordinary(sampled, seat, offered, random))
  }

  return {
    think(view, moves, budget, random) {
      const { viewer } = view
      const most = Math.min(budget.iterations, thinking.iterations)
      if (viewer === 'spectator' || moves.length === 1) return settled(moves[0])
      if (most <= 0) return settled(fastBot.choose(view, moves, NO_SEARCH, random))
      const sampler = rules.sampler(view, 'open')
      sampled = sampler.deal(draws.reseed(0), sampled)
      const others = rules.turn(sampled).filter((seat) => seat !== viewer)
      if (others.length === 0) return alone.think(view, moves, budget, random)
      const race = racing && chance(random) < racing.chance ? below : undefined
      const times = Math.max(1, Math.min(often, Math.floor(most / ITERATIONS_A_DRAW)))
      const sums = new Float64Array(moves.length)
      const squares = new Float64Array(moves.length)
      let met = 0
      let iterations = 0
      while (iterations < most && !(budget.stop?.() ?? false)) {
        const deal = random.below(SEEDS)
        sampled = sampler.deal(draws.reseed(deal), sampled)
        const thoughts = others.map((seat) => predicted(seat, race, Math.floor(most / RIVALS_PART), random))
        for (const thought of thoughts) iterations += thought.iterations
        for (let draw = 0; draw < times; draw++) {
          const luck = random.below(SEEDS)
          for (let i = 0; i < moves.length; i++) {
            work = sampler.deal(draws.reseed(deal), work)
            draws.reseed(luck)
            for (let o = 0; o < others.length; o++) rules.play(work, others[o], thoughts[o].choice, draws)
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
      // All moves have the same estimate, so the choice is left to the hand-written player.
      if (met === 0 || means.every((mean) => mean === best)) return settled(fastBot.choose(view, moves, NO_SEARCH, random))
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
