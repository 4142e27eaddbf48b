import { type AnyGamePackage, fastRandom, type SeenBy } from '@fairground/kernel'
import { chancesIn, chancesOf, expected, outcomeShares, sharesOf } from './chances.ts'
import { accuracyOf, classOf } from './classes.ts'
import { coachOf } from './coach.ts'
import { type Engine, openEngine } from './engine.ts'
import { ladderOf, turningPointsOf } from './ladder.ts'
import { chainOf, type Line, type Link, lineOf, type Played } from './line.ts'
import { carefulDifference, chancesBefore, lookAt, reasonFor, WORK } from './look.ts'
import type { Decision, DecisionClass, Effort, Estimate, Moment, Review, ReviewDraft, Reviewer, ReviewSetting, Step } from './types.ts'

const SEEDS = 2 ** 31

/** A finished match, reviewed for one seat: choices and chances by what it could see, luck and skill by the true positions. */
export async function openReview(gamePackage: AnyGamePackage, setting: ReviewSetting): Promise<Reviewer> {
  const { record, seat, effort = 'usual', draft } = setting
  if (!Number.isInteger(seat) || seat < 0 || seat >= record.seats) throw new RangeError(`there is no seat ${seat} in this record`)
  const line = lineOf(gamePackage.game, record)
  const engine = await openEngine(gamePackage, record.options, record.seats)
  const chain = chainOf(engine.rules, line, seat)
  const result = resultOf(engine, line)
  const luck = fastRandom(record.commitment).below(SEEDS)
  // A bot or the clock may have played the person's seat for a while: those were not their choices.
  const theirs = ({ by }: Played) => record.sitters[seat] !== 'person' || by === 'person'
  const moments: Moment[] = [...(draft?.moments ?? [])]
  const decisions: Decision[] = [...(draft?.decisions ?? [])]
  const steps: Step[] = [...(draft?.steps ?? [])]

  function look(at: number): void {
    const link = chain[at]
    const { played } = link
    const own = played.seat === seat
    const decided = own && played.moves.length > 1 ? decide(engine, played, at, effort) : undefined
    if (decided !== undefined) {
      // A seat that has a choice is assumed to choose well, so its chances come from the choice itself.
      const last = moments.length - 1
      moments[last] = { n: moments[last].n, seats: decided.before }
      if (theirs(played)) decisions.push(decided.decision)
    }
    const over = at === chain.length - 1
    const after = decided !== undefined && !link.drew && !over ? decided.after : undefined
    if (own || !played.commit) moments.push({ n: played.n, seats: after ?? seatsAfter(engine, line, played, seat, effort, result) })
    steps.push(stepOf(engine, link, seat, effort, luck))
  }

  return {
    get done() {
      return steps.length
    },
    total: chain.length + 1,
    get draft(): ReviewDraft {
      return { moments: [...moments], decisions: [...decisions], steps: [...steps] }
    },
    step() {
      if (steps.length > chain.length) return false
      if (steps.length > 0) look(steps.length - 1)
      else {
        const view: SeenBy = engine.rules.view(line.opening, seat)
        moments.push({ n: 0, seats: chancesIn(engine, view, WORK[effort].chances).seats })
        steps.push({ n: 0, seat, after: expected(engine, line.opening, seat, WORK[effort].chances, luck) })
      }
      return steps.length <= chain.length
    },
    review() {
      const inOrder = [...decisions].sort((a, b) => a.n - b.n)
      const complete = steps.length > chain.length
      const ladder = ladderOf(engine.seats, seat, steps, complete ? result?.[seat] : undefined, gaveUp(record.entries, seat))
      const found: Omit<Review, 'coach'> = {
        review: 1,
        game: engine.game,
        seats: engine.seats,
        seat,
        ...(engine.seats === 1 && { alone: engine.alone }),
        moments: [...moments].sort((a, b) => a.n - b.n),
        decisions: inOrder,
        classes: classesOf(decisions),
        accuracy: accuracyOf(inOrder),
        turning: turningPointsOf(seat, ladder.fair, steps),
        ladder,
      }
      return { ...found, coach: complete ? coachOf(found, line.result.places?.[seat]) : [] }
    },
  }
}

/** A decision, and the chances of all seats before and after it. */
interface Decided {
  readonly decision: Decision
  readonly before: readonly Estimate[]
  readonly after: readonly Estimate[] | undefined
}

function decide(engine: Engine, { n, moves, index, before, seat }: Played, at: number, effort: Effort): Decided {
  const view: SeenBy = engine.rules.view(before, seat)
  const { best, natural, choices, by, tallyOf } = lookAt(engine, view, moves, effort, index)
  const played = choices.find((choice) => choice.index === index) ?? best
  const found = by(best.index, index)
  // Playing to the end takes most of the time, so it is done only for what looks like a loss or could be praised.
  const cost = isLoss(classOf(played, best, found)) ? carefulDifference(engine, view, best, played, found, effort) : found
  const kind = classOf(played, best, cost)
  const reason = isLoss(kind) ? reasonFor(engine, view, best, played) : undefined
  const ahead = by(index, natural.index)
  const over = kind === 'best' ? carefulDifference(engine, view, played, natural, ahead, effort) : ahead
  return {
    decision: { n, at, played, best, natural, choices, cost, over, class: kind, ...(reason && { reason }) },
    before: chancesBefore(engine, view, tallyOf(best), effort),
    // The network looks at the position itself.
    after: engine.network === undefined ? chancesOf(engine, tallyOf(played)) : undefined,
  }
}

function isLoss(kind: DecisionClass): boolean {
  return kind === 'slip' || kind === 'blunder'
}

/** What the seat could see after the entry. The last one is the result. */
function seatsAfter(
  engine: Engine,
  { played }: Line,
  { n, after }: Played,
  seat: number,
  effort: Effort,
  result: readonly number[] | undefined,
): readonly Estimate[] {
  const last = n === played[played.length - 1].n ? result : undefined
  const sure = last ?? (engine.rules.turn(after).length === 0 ? outcomeShares(engine, after) : undefined)
  if (sure !== undefined) return sure.map((value) => ({ value, error: 0 }))
  return chancesIn(engine, engine.rules.view(after, seat), WORK[effort].chances).seats
}

function stepOf(engine: Engine, { played, before, after, drew }: Link, seat: number, effort: Effort, luck: number): Step {
  const { chances } = WORK[effort]
  const { n, seat: mover, move } = played
  const reached = expected(engine, after, seat, chances, luck + n)
  if (!drew) return { n, seat: mover, after: reached }
  const chosen = expected(engine, before, seat, chances, luck + n, (state, random) => engine.rules.play(state, mover, move, random))
  return { n, seat: mover, chosen, after: reached }
}

/** The result of each seat; undefined for a match that was broken off without places. */
function resultOf({ alone }: Engine, { result }: Line): readonly number[] | undefined {
  const { places, outcome } = result
  if (places === undefined || (places.length === 1 && outcome === undefined)) return undefined
  return sharesOf(places, outcome, alone)
}

function gaveUp(entries: readonly { readonly seat: number; readonly do: object }[], seat: number): boolean {
  return entries.some((entry) => entry.seat === seat && 'concede' in entry.do)
}

function classesOf(decisions: readonly Decision[]): Review['classes'] {
  const count = (name: DecisionClass) => decisions.filter((each) => each.class === name).length
  return { best: count('best'), good: count('good'), slip: count('slip'), blunder: count('blunder') }
}
