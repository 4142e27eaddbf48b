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
/** How often the one who thinks compares its own hand's moves, for each time that everybody does with hands as the others imagine them. */
const OWN_TURNS = 3
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
      for (let o = 0; o < mixers.length; o++) if (mixers[o].seat !== seat) rules.play(work, mixers[o].seat, mixers[o].now, draws)
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

  /** Those who learn compare their moves in turn, each in positions as it imagines them, until the time is over. */
  function match({ learners, mixers, most, trust, model, budget, random }: Matching): number {
    let iterations = 0
    while (iterations < most && !(budget.stop?.() ?? false)) {
      for (let l = 0; l < learners.length; l++) {
        const { mixer, sampler, moves } = learners[l]
        const trusting = trust(mixer)
        const luck = random.below(SEEDS)
        work = sampler.deal(draws.reseed(luck), work)
        mixer.face(moves ?? rules.moves(work, mixer.seat))
        for (let o = 0; o < mixers.length; o++) {
          const other = mixers[o]
          if (other.seat === mixer.seat) continue
          other.face(learners[o].moves ?? rules.moves(work, other.seat))
          other.now = trusting > 0 && chance(random) < trusting ? model(work, other.seat) : other.choose(random)
        }
        if (mixer.options.length === 1) {
          iterations++
          continue
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
      // Where hands are hidden, nobody's balance may rest on what the others cannot know of the one who thinks.
      const veiled = thinking.veiled === true
      const everybody = veiled ? rules.sampler(rules.view(work, 'spectator'), 'open') : sampler
      if (veiled) work = everybody.deal(draws.reseed(0), work)
      const common = fastRandom(JSON.stringify(work))
      const asked = () =>
        seats.map(
          (seat): Learner => ({
            mixer: new Mixer(seat, rules.key, Math.max(ROOM, moves.length)),
            sampler: everybody,
            moves: !veiled && seat === viewer ? moves : undefined,
          }),
        )
      const asOrdinary: Model = (state, seat) => {
        const offered = rules.moves(state, seat)
        return offered.length > 1 ? ordinary(state, seat, offered, common) : offered[0]
      }

      const { trust = 0, below } = thinking
      let model = asOrdinary
      let iterations = 0
      if (below !== undefined) {
        const learners = asked()
        const mixers = learners.map(({ mixer }) => mixer)
        iterations += match({ learners, mixers, most: most * below.share, trust: () => below.trust, model, budget, random: common })
        const bySeat = new Map(mixers.map((mixer) => [mixer.seat, mixer]))
        for (const mixer of mixers) mixer.prune(LEAST)
        model = (state, seat) => {
          const mixer = bySeat.get(seat)
          mixer?.face(rules.moves(state, seat))
          return mixer?.draw(common)
        }
      }
      const learners = asked()
      const mixers = learners.map(({ mixer }) => mixer)
      let own = mixers[seats.indexOf(viewer)]
      if (veiled) {
        own = new Mixer(viewer, rules.key, Math.max(ROOM, moves.length))
        for (let time = 0; time < OWN_TURNS; time++) learners.push({ mixer: own, sampler, moves })
      }
      const trusted = (mixer: Mixer) => (mixer === own ? trust : 0)
      iterations += match({ learners, mixers, most: most - iterations, trust: trusted, model, budget, random: common })
      own.face(moves)
      return thoughtOf(own, usual, thinking.least ?? LEAST, iterations, random)
    },
  }
}

/** Somebody who compares moves, in positions as they may be; `moves`: always these. */
interface Learner {
  readonly mixer: Mixer
  readonly sampler: Sampler<unknown>
  readonly moves: readonly unknown[] | undefined
}

interface Matching {
  readonly learners: readonly Learner[]
  /** One for each who chooses now, in the order of the first learners. */
  readonly mixers: readonly Mixer[]
  readonly most: number
  /** How far the others are trusted to choose as the model does. */
  readonly trust: (mixer: Mixer) => number
  readonly model: Model
  readonly budget: Budget
  readonly random: Random
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
