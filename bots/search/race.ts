import type { Budget, RaceThinking, Random, Seat, SeenBy } from '@fairground/kernel'
import { NO_SEARCH } from '../playing.ts'
import { type Opened, playoutOf } from './playout.ts'
import { ReseedableRandom } from './reseedable-random.ts'
import { type Candidate, type Searcher, type SearchResult, settled } from './search.ts'

/** How many positions are tried before moves may drop out, and between two checks. */
const FIRST = 8
const BETWEEN = 4
/** In standard errors: how far behind the best a move drops out, and how far ahead of the hand-written player's choice it replaces that. */
const DROP = 2
const KEEP = 1
/** The maximum number of positions: even with cheap playouts, more tell nothing new. */
const MOST_DEALS = 4096
const SEEDS = 2 ** 31

/**
 * Moves race: each is tried in the same sampled positions with the same random numbers, so that any difference comes from the moves. The
 * hand-written player's choice is the first and is kept unless another is clearly better; moves clearly behind drop out and leave their
 * time to the others. Choices that others have already made in secret are made again by the players of the playouts.
 */
export function raceSearch(opened: Opened, thinking: RaceThinking): Searcher<unknown, SeenBy> {
  const { rules, fastBot } = opened
  const draws = new ReseedableRandom()
  const choices = new ReseedableRandom()
  const playout = playoutOf(opened, thinking)
  const rivals = rivalsOf(opened)
  const { drop = DROP, keep = KEEP } = thinking
  let work: unknown
  const lanes: Lane[] = []

  function start(view: SeenBy, moves: readonly unknown[], random: Random): readonly Lane[] {
    const field = startersOf(opened, thinking.widest ?? moves.length, view, moves, random)
    while (lanes.length < field.length) lanes.push(new Lane())
    for (let i = 0; i < field.length; i++) lanes[i].reset(field[i])
    return lanes.slice(0, field.length)
  }

  return {
    think(view, moves, budget, random) {
      const { viewer } = view
      const most = Math.min(budget.iterations, thinking.iterations)
      if (viewer === 'spectator' || moves.length === 1) return settled(moves[0])
      if (most <= 0) return settled(fastBot.choose(view, moves, NO_SEARCH, random))
      const field = start(view, moves, random)
      const usual = field[0]
      const sampler = rules.sampler(view, 'open')
      let racing = field
      let iterations = 0
      for (let deal = 0; deal < MOST_DEALS && racing.length > 1 && iterations < most; deal++) {
        const luck = random.below(SEEDS)
        work = sampler.deal(draws.reseed(luck), work)
        iterations += rivals.choose(work, viewer, choices.reseed(luck))
        let run = 0
        for (; run < racing.length && iterations < most && !stopped(budget); run++) {
          work = sampler.deal(draws.reseed(luck), work)
          rules.play(work, viewer, racing[run].move, draws)
          rivals.play(work, draws)
          iterations += 1 + playout.run(work, viewer, draws, choices.reseed(luck))
          racing[run].add(deal, playout.worth[viewer])
        }
        if (run < racing.length) {
          // The position was tried with some of the moves only, so it would not be a fair comparison.
          for (let i = 0; i < run; i++) racing[i].takeBack(deal)
          break
        }
        const met = deal + 1
        if (met >= FIRST && met % BETWEEN === 0) racing = stillRacing(racing, drop)
      }
      return thoughtOf(field, racing, usual, keep, iterations)
    },
  }
}

/** What the others choose at the same time: determined once for a position, since they do not know what anybody else chooses. */
interface Rivals {
  choose(state: unknown, viewer: Seat, random: Random): number
  play(state: unknown, draws: Random): void
}

function rivalsOf({ rules, hooks }: Opened): Rivals {
  const seats: Seat[] = []
  const moves: unknown[] = []
  return {
    choose(state, viewer, random) {
      seats.length = 0
      moves.length = 0
      if (hooks.rival === undefined) return 0
      for (const seat of rules.turn(state)) {
        if (seat === viewer) continue
        const offered = rules.moves(state, seat)
        seats.push(seat)
        moves.push(offered.length > 1 ? hooks.rival(state, seat, offered, random) : offered[0])
      }
      return seats.length
    },
    play(state, draws) {
      for (let i = 0; i < seats.length; i++) rules.play(state, seats[i], moves[i], draws)
    },
  }
}

function stopped(budget: Budget): boolean {
  return budget.stop?.() ?? false
}

/** First the hand-written player's choice, then the most promising moves. */
function startersOf(
  { hooks, fastBot }: Opened,
  widest: number,
  view: SeenBy,
  moves: readonly unknown[],
  random: Random,
): readonly unknown[] {
  const usual = fastBot.choose(view, moves, NO_SEARCH, random)
  const others = moves.filter((move) => move !== usual)
  if (hooks.order === undefined || moves.length <= widest) return [usual, ...others.slice(0, widest - 1)]
  const promise = new Float64Array(moves.length)
  hooks.order(view, moves, promise)
  const place = new Map(moves.map((move, index) => [move, promise[index]]))
  others.sort((a, b) => (place.get(b) ?? 0) - (place.get(a) ?? 0))
  return [usual, ...others.slice(0, widest - 1)]
}

/** One move and its worth in each position, in the order of the positions. */
class Lane {
  move: unknown
  met = 0
  sum = 0
  squares = 0
  private brought = new Float64Array(64)

  reset(move: unknown): void {
    this.move = move
    this.met = 0
    this.sum = 0
    this.squares = 0
  }

  add(deal: number, worth: number): void {
    if (deal >= this.brought.length) {
      const longer = new Float64Array(2 * this.brought.length)
      longer.set(this.brought)
      this.brought = longer
    }
    this.brought[deal] = worth
    this.met++
    this.sum += worth
    this.squares += worth * worth
  }

  takeBack(deal: number): void {
    this.met--
    this.sum -= this.brought[deal]
    this.squares -= this.brought[deal] ** 2
  }

  get mean(): number {
    return this.met === 0 ? 0 : this.sum / this.met
  }

  get error(): number {
    if (this.met < 2) return 0.5
    return Math.sqrt(Math.max(0, this.squares - this.sum * this.mean) / (this.met - 1) / this.met)
  }

  /** By how many standard errors of the difference this move is ahead of another, over the positions of both. */
  ahead(of: Lane): number {
    const met = Math.min(this.met, of.met)
    if (met < 2) return 0
    let sum = 0
    let squares = 0
    for (let deal = 0; deal < met; deal++) {
      const by = this.brought[deal] - of.brought[deal]
      sum += by
      squares += by * by
    }
    const spread = Math.sqrt(Math.max(0, squares - (sum * sum) / met) / (met - 1) / met)
    if (sum === 0) return 0
    return sum / met / Math.max(spread, TINY)
  }
}

const TINY = 1e-9

function bestOf(lanes: readonly Lane[]): Lane {
  let best = lanes[0]
  for (const lane of lanes) if (lane.mean > best.mean) best = lane
  return best
}

/** The moves that are not clearly behind the best. */
function stillRacing(racing: readonly Lane[], drop: number): readonly Lane[] {
  const best = bestOf(racing)
  return racing.filter((lane) => lane === best || best.ahead(lane) < drop)
}

function thoughtOf(field: readonly Lane[], racing: readonly Lane[], usual: Lane, keep: number, iterations: number): SearchResult<unknown> {
  const best = bestOf(racing)
  const choice = racing.includes(usual) && best.ahead(usual) < keep ? usual : best
  const candidates = field.map(
    (lane): Candidate<unknown> => ({ move: lane.move, worth: lane.mean, error: lane.error, share: lane === choice ? 1 : 0 }),
  )
  candidates.sort((a, b) => b.share - a.share || b.worth - a.worth)
  return { choice: choice.move, candidates, iterations }
}
