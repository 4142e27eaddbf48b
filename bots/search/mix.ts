import { type Budget, fastRandom, type MixThinking, type Random, type Sampler, type Seat, type SeenBy } from '@fairground/kernel'
import { NO_SEARCH } from '../playing.ts'
import { chance, Mixer } from './mixer.ts'
import { type AnyHooks, type Opened, playoutOf, policyOf } from './playout.ts'
import { raceSearch } from './race.ts'
import { ReseedableRandom } from './reseedable-random.ts'
import { type Candidate, type Searcher, type SearchResult, settled } from './search.ts'

const SEEDS = 2 ** 31
const LEAST = 0.01
/** After so many rounds only the most promising moves are still compared. */
const TRIAL = 24
const HOPEFUL = 60
/** For each comparison by everybody with hands as the others imagine them, the thinking player compares the moves of its real hand this often. */
const OWN_TURNS = 3
/** The most different moves that a rival may have in all its sampled hands together. */
const ROOM = 256

/** A prediction for rivals who do not play the equilibrium. */
type Model = (state: unknown, seat: Seat) => unknown

/**
 * Regret matching, for positions where several players choose at once. Again and again each of them compares all its moves against what the
 * others choose this time, and from then on chooses in proportion to the regret of not having chosen otherwise. The average of all those
 * choices is a mixed strategy that is hard to exploit. One move of it is played, drawn by its share.
 *
 * Rivals may be trusted to play as ordinary players do, or as the level below does: the mix then leans towards what wins against those.
 * The less they are trusted, the harder the mix is to exploit. Where nobody else chooses, moves race.
 */
export function mixSearch(opened: Opened, thinking: MixThinking): Searcher<unknown, SeenBy> {
  const { rules, hooks, fastBot } = opened
  const playout = playoutOf(opened, thinking)
  const alone = raceSearch(opened, { ...thinking, kind: 'race' })
  const ordinary = hooks.rival?.bind(hooks) ?? policyOf(opened)
  const ownReplies = hooks.replies?.bind(hooks)
  const plain = opened.unlearned?.hooks ?? hooks
  const unlearnedReplies = plain.replies?.bind(plain)
  const draws = new ReseedableRandom()
  const choices = new ReseedableRandom()
  let work: unknown
  /** The last mix, if it was nobody's in particular: the next seat that sees the same position need not compute it again. */
  let common: { readonly position: string; readonly most: number; readonly mixers: readonly Mixer[] } | undefined

  /** Evaluates all options of one seat, given the choices of the others. Returns how many choices were simulated. */
  function compare({ mixers, replies }: Matching, { sampler, mixer }: Learner, luck: number): number {
    const { options, worth, seat } = mixer
    let simulated = 0
    for (let i = 0; i < options.length; i++) {
      if (i > 0) work = sampler.deal(draws.reseed(luck), work)
      for (let o = 0; o < mixers.length; o++) if (mixers[o].seat !== seat) rules.play(work, mixers[o].seat, mixers[o].now, draws)
      if (replies !== undefined) {
        replies(work, seat, options, worth)
        return options.length
      }
      rules.play(work, seat, options[i], draws)
      simulated += mixers.length + playout.run(work, seat, draws, choices.reseed(luck))
      worth[i] = playout.worth[seat]
    }
    return simulated
  }

  /** The learners compare their moves in turn, each in positions sampled from its own view, until the iterations are used up. */
  function match(matching: Matching): number {
    const { learners, mixers, most, trust, model, budget, random } = matching
    let iterations = 0
    while (iterations < most && !(budget.stop?.() ?? false)) {
      for (let l = 0; l < learners.length; l++) {
        const learner = learners[l]
        const { mixer, sampler, moves } = learner
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
        iterations += compare(matching, learner, luck)
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
      const usual = fastBot.choose(view, moves, NO_SEARCH, random)
      if (most <= 0) return settled(usual)
      const sampler = rules.sampler(view, 'open')
      // All who see the same must find the same equilibrium: there may be several, and half of one with half of another is none. So the
      // random numbers depend only on what all can see.
      work = sampler.deal(draws.reseed(0), work)
      const seats = rules.turn(work)
      if (seats.length === 1) return alone.think(view, moves, budget, random)
      // Where hands are hidden, the equilibrium must not use what the others cannot know about the thinking player.
      const veiled = thinking.veiled === true
      const everybody = veiled ? rules.sampler(rules.view(work, 'spectator'), 'open') : sampler
      if (veiled) work = everybody.deal(draws.reseed(0), work)
      const position = JSON.stringify(work)
      const isEverybodys = thinking.trust === undefined && !veiled
      if (isEverybodys && common?.position === position && common.most === most) {
        const own = common.mixers[seats.indexOf(viewer)]
        own.face(moves)
        return thoughtOf(own, usual, thinking.least ?? LEAST, 0, random)
      }
      const publicRandom = fastRandom(position)
      const newLearners = () =>
        seats.map(
          (seat): Learner => ({
            mixer: new Mixer(seat, rules.key, Math.max(ROOM, moves.length)),
            sampler: everybody,
            moves: !veiled && seat === viewer ? moves : undefined,
          }),
        )
      const asOrdinary: Model = (state, seat) => {
        const offered = rules.moves(state, seat)
        return offered.length > 1 ? ordinary(state, seat, offered, publicRandom) : offered[0]
      }

      const { trust = 0, below } = thinking
      let iterations = 0
      /** How a level plays, without a network: all of it is computed at once, for every seat, after the level below that. */
      const levelModel = (level: MixThinking): Model => {
        const model = level.below === undefined ? asOrdinary : levelModel(level.below)
        const learners = newLearners()
        const mixers = learners.map(({ mixer }) => mixer)
        const until = (most * level.iterations) / thinking.iterations
        iterations += match({
          learners,
          mixers,
          most: until - iterations,
          trust: () => level.trust ?? 0,
          model,
          replies: unlearnedReplies,
          budget,
          random: publicRandom,
        })
        const bySeat = new Map(mixers.map((mixer) => [mixer.seat, mixer]))
        for (const mixer of mixers) mixer.prune(LEAST)
        return (state, seat) => {
          const mixer = bySeat.get(seat)
          mixer?.face(rules.moves(state, seat))
          return mixer?.draw(publicRandom)
        }
      }
      const model = below === undefined ? asOrdinary : levelModel(below)
      const learners = newLearners()
      const mixers = learners.map(({ mixer }) => mixer)
      let own = mixers[seats.indexOf(viewer)]
      if (veiled) {
        own = new Mixer(viewer, rules.key, Math.max(ROOM, moves.length))
        for (let time = 0; time < OWN_TURNS; time++) learners.push({ mixer: own, sampler, moves })
      }
      const trusted = (mixer: Mixer) => (mixer === own ? trust : 0)
      iterations += match({
        learners,
        mixers,
        most: most - iterations,
        trust: trusted,
        model,
        replies: ownReplies,
        budget,
        random: publicRandom,
      })
      common = isEverybodys && iterations >= most ? { position, most, mixers } : undefined
      own.face(moves)
      return thoughtOf(own, usual, thinking.least ?? LEAST, iterations, random)
    },
  }
}

/** A player who compares moves in sampled positions; `moves`: if given, always these. */
interface Learner {
  readonly mixer: Mixer
  readonly sampler: Sampler<unknown>
  readonly moves: readonly unknown[] | undefined
}

interface Matching {
  readonly learners: readonly Learner[]
  /** One for each player who chooses now, in the order of the first learners. */
  readonly mixers: readonly Mixer[]
  readonly most: number
  /** The probability with which the others are assumed to choose as the model does. */
  readonly trust: (mixer: Mixer) => number
  readonly model: Model
  readonly replies: AnyHooks['replies']
  readonly budget: Budget
  readonly random: Random
}

function thoughtOf(own: Mixer, usual: unknown, least: number, iterations: number, random: Random): SearchResult<unknown> {
  const { moves, turns } = own
  // Nothing was compared, or all moves have the same estimate: the hand-written player decides.
  if (turns === 0 || moves.every((_, i) => own.mean(i) === own.mean(0))) return settled(usual)
  own.prune(least)
  const candidates = moves.map((move, i): Candidate<unknown> => ({ move, worth: own.mean(i), error: own.error(i), share: own.share(i) }))
  candidates.sort((a, b) => b.share - a.share || b.worth - a.worth)
  return { choice: own.draw(random), candidates, iterations }
}
