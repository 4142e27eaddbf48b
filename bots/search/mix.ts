import { type Budget, fastRandom, type MixThinking, type Random, type Sampler, type Seat, type SeenBy } from '@fairground/kernel'
import { AT_ONCE } from '../playing.ts'
import { Luck } from './luck.ts'
import { chance, Mixer } from './mixer.ts'
import { type Opened, playoutOf, policyOf } from './playout.ts'
import { raceSearch } from './race.ts'
import { type Candidate, type Searcher, settled, type Thought } from './search.ts'

const SEEDS = 2 ** 31
const LEAST = 0.01
/** After so many turns only the most hopeful moves are compared any more. */
const TRIAL = 24
const HOPEFUL = 60
/** Different moves that a rival may have in all its imagined hands together. */
const ROOM = 256

/** What a rival is thought to choose who does not mix so that nobody gains by it. */
type Model = (state: unknown, seat: Seat) => unknown

/**
 * Regret matching where several choose at once. Again and again each of them compares all its moves against what the others choose this
 * time, and chooses from then on in proportion to how much it regrets not having chosen otherwise; the mix of all those choices is hard to
 * gain from. One move of it is played, drawn by its share, never the best alone.
 *
 * Rivals may be trusted to play as ordinary players do, or as the level below does: the mix then leans towards what gains from those, and
 * stays the harder to gain from the less they are trusted. Where nobody else chooses, moves race.
 */
export function mixSearch(opened: Opened, thinking: MixThinking): Searcher<unknown, SeenBy> {
  const { rules, hooks, instinct } = opened
  const playout = playoutOf(opened, thinking)
  const alone = raceSearch(opened, { ...thinking, kind: 'race' })
  const ordinary = hooks.rival?.bind(hooks) ?? policyOf(opened)
  const draws = new Luck()
  const choices = new Luck()
  let work: unknown

  /** What all options of one seat bring, once the others have chosen. Gives back how many choices were simulated. */
  function compare(sampler: Sampler<unknown>, mixers: readonly Mixer[], mixer: Mixer, luck: number): number {
    const { options, worth, seat } = mixer
    let simulated = 0
    for (let i = 0; i < options.length; i++) {
      if (i > 0) work = sampler.deal(draws.reseed(luck), work)
      for (let o = 0; o < mixers.length; o++) if (mixers[o] !== mixer) rules.play(work, mixers[o].seat, mixers[o].now, draws)
      if (hooks.replies !== undefined) {
        hooks.replies(work, seat, options, worth)
        return options.length
      }
      rules.play(work, seat, options[i], draws)
      simulated += mixers.length + playout.run(work, seat, draws, choices.reseed(luck))
      worth[i] = playout.worth[seat]
    }
    return simulated
  }

  function match(
    { sampler, own }: Position,
    mixers: readonly Mixer[],
    most: number,
    trust: (seat: Seat) => number,
    model: Model,
    budget: Budget,
    random: Random,
  ): number {
    let iterations = 0
    while (iterations < most && !(budget.stop?.() ?? false)) {
      for (let m = 0; m < mixers.length; m++) {
        const mixer = mixers[m]
        const trusting = trust(mixer.seat)
        const luck = random.below(SEEDS)
        work = sampler.deal(draws.reseed(luck), work)
        for (let o = 0; o < mixers.length; o++) {
          const other = mixers[o]
          other.face(own.get(other.seat) ?? rules.moves(work, other.seat))
          if (other !== mixer) other.now = trusting > 0 && chance(random) < trusting ? model(work, other.seat) : other.choose(random)
        }
        iterations += compare(sampler, mixers, mixer, luck)
        mixer.regret()
        if (mixer.turns === TRIAL) mixer.narrow(HOPEFUL)
      }
    }
    return iterations
  }

  return {
    think(view, moves, budget, random) {
      const { viewer } = view
      if (viewer === 'spectator' || moves.length === 1) return settled(moves[0])
      const most = Math.min(budget.iterations, thinking.iterations)
      const usual = instinct.choose(view, moves, AT_ONCE, random)
      if (most <= 0) return settled(usual)
      const sampler = rules.sampler(view, 'open')
      // Who sees the same finds the same balance: there may be several, and halves of two of them make none.
      work = sampler.deal(draws.reseed(0), work)
      const seats = rules.turn(work)
      if (seats.length === 1) return alone.think(view, moves, budget, random)
      const common = fastRandom(JSON.stringify(work))
      const position = { sampler, own: new Map([[viewer, moves]]) }
      const asked = () => seats.map((seat) => new Mixer(seat, rules.key, Math.max(ROOM, moves.length)))
      const asOrdinary: Model = (state, seat) => {
        const offered = rules.moves(state, seat)
        return offered.length > 1 ? ordinary(state, seat, offered, common) : offered[0]
      }

      const { trust = 0, below } = thinking
      let model = asOrdinary
      let iterations = 0
      if (below !== undefined) {
        const lower = asked()
        iterations += match(position, lower, most * below.share, () => below.trust, asOrdinary, budget, common)
        const bySeat = new Map(lower.map((mixer) => [mixer.seat, mixer]))
        for (const mixer of lower) mixer.prune(LEAST)
        model = (state, seat) => {
          const mixer = bySeat.get(seat)
          mixer?.face(rules.moves(state, seat))
          return mixer?.draw(common)
        }
      }
      const mixers = asked()
      iterations += match(position, mixers, most - iterations, (seat) => (seat === viewer ? trust : 0), model, budget, common)
      const own = mixers[seats.indexOf(viewer)]
      own.face(moves)
      return thoughtOf(own, usual, thinking.least ?? LEAST, iterations, random)
    },
  }
}

/** What is being thought about: positions as they may be, and the moves that the one who thinks was offered. */
interface Position {
  readonly sampler: Sampler<unknown>
  readonly own: ReadonlyMap<Seat, readonly unknown[]>
}

function thoughtOf(own: Mixer, usual: unknown, least: number, iterations: number, random: Random): Thought<unknown> {
  const { moves, turns } = own
  // Nothing was compared, or all moves are alike as far as this search sees: the instinct knows better.
  if (turns === 0 || moves.every((_, i) => own.mean(i) === own.mean(0))) return settled(usual)
  own.prune(least)
  const candidates = moves.map((move, i): Candidate<unknown> => ({ move, worth: own.mean(i), error: own.error(i), share: own.share(i) }))
  candidates.sort((a, b) => b.share - a.share || b.worth - a.worth)
  return { choice: own.draw(random), candidates, iterations }
}
