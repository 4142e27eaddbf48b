import { NO_SEARCH } from '@fairground/bots'
import { canonical, type Reason, type SeenBy } from '@fairground/kernel'
import { chancesByNetwork, chancesIn, chancesOf, randomFor, type Tally } from './chances.ts'
import { type Comparison, compare } from './compare.ts'
import type { Engine } from './engine.ts'
import type { Analysis, Choice, Effort, Estimate, Hint, MoveReason } from './types.ts'

/** How much work one look at a position may take. */
interface Work {
  /** As a multiple of the strong player's usual iterations. */
  readonly thinking: number
  /** Samples for comparing the first choices, and for the chances. */
  readonly compared: number
  readonly chances: number
  /** Games played to the end before a difference is reported. */
  readonly ends: number
}

export const WORK: Readonly<Record<Effort, Work>> = {
  quick: { thinking: 0.05, compared: 40, chances: 16, ends: 60 },
  usual: { thinking: 0.2, compared: 80, chances: 32, ends: 120 },
  deep: { thinking: 1, compared: 400, chances: 200, ends: 500 },
}

const MOST_CHOICES = 5
/** A difference is clear if it is this many standard errors: then it is real in nineteen of twenty cases. */
export const CLEAR = 1.645

/** The result of a look: the strong player's choice and its alternatives, compared in the same positions. */
export interface ComparedChoices {
  /** The compared moves, by index among the legal moves; the best first. */
  readonly choices: readonly Choice[]
  readonly best: Choice
  /** The playout results for each seat after one of them. */
  tallyOf(choice: Choice): Tally
  /** The obvious choice: that of the hand-written player, without search. */
  readonly natural: Choice
  /** The difference between two of them, by their indices among the legal moves. */
  by(index: number, other: number): ReturnType<Comparison['by']>
  readonly iterations: number
}

/**
 * Evaluates a position as a strong player would, and compares its choice with the obvious one and with `played`. Another `luck` gives an
 * independent evaluation of the same position.
 */
export function lookAt(
  engine: Engine,
  view: SeenBy,
  moves: readonly unknown[],
  effort: Effort,
  played?: number,
  stop?: () => boolean,
  luck?: string,
): ComparedChoices {
  const { searcher, opened } = engine
  const { thinking, compared } = WORK[effort]
  const seen = luck === undefined ? view : [view, luck]
  const random = randomFor(seen)
  const budget = { iterations: Math.ceil(engine.iterations * thinking), ...(stop && { stop }) }
  const thought = searcher?.think(view, moves, budget, random)
  const natural = moves.indexOf(opened.fastBot.choose(view, moves, NO_SEARCH, random))
  const found = (thought?.candidates ?? []).map(({ move, share, worth }) => ({ index: moves.indexOf(move), share, worth }))
  // In a mix the most frequent move represents it; `choice` could be any of them.
  const first = found.reduce((a, b) => (b.share > a.share ? b : a), found[0] ?? { index: natural, share: 1, worth: 0 }).index
  const shares = new Map(found.map(({ index, share }) => [index, share]))
  const wanted = [first, natural, ...(played === undefined ? [] : [played])]
  const rest = [...found].sort((a, b) => b.share - a.share || b.worth - a.worth).map(({ index }) => index)
  const all = [...new Set([...wanted, ...rest])].slice(0, Math.max(MOST_CHOICES, new Set(wanted).size))
  const comparison = compare(
    engine,
    view,
    all.map((index) => moves[index]),
    compared,
    false,
    randomFor(seen),
  )
  const by = (index: number, other: number) => comparison.by(all.indexOf(index), all.indexOf(other))
  const choices = all.map(
    (index, at): Choice => ({ move: moves[index], index, worth: comparison.worth(at), share: shares.get(index) ?? 0 }),
  )
  // The strong player's choice is kept unless another is clearly better in the same positions.
  let best = choices[0]
  for (const choice of choices) {
    const { value, error } = by(choice.index, best.index)
    if (value > CLEAR * error) best = choice
  }
  const others = choices.filter((choice) => choice !== best).sort((a, b) => b.worth.value - a.worth.value)
  const second = choices.find((choice) => choice.index === natural) ?? best
  const tallyOf = ({ index }: Choice) => comparison.tally(all.indexOf(index))
  return { choices: [best, ...others], best, tallyOf, natural: second, by, iterations: thought?.iterations ?? 0 }
}

/** The strong player's first choices, and everybody's chances if its choice is played. */
export function analyse(engine: Engine, view: SeenBy, moves: readonly unknown[], effort: Effort = 'usual', stop?: () => boolean): Analysis {
  if (moves.length < 2) return { chances: chancesIn(engine, view, WORK[effort].chances), choices: [], iterations: 0 }
  const { choices, best, tallyOf, iterations } = lookAt(engine, view, moves, effort, undefined, stop)
  return { chances: { seats: chancesBefore(engine, view, tallyOf(best), effort), samples: tallyOf(best).samples }, choices, iterations }
}

/** The chances of all seats in a position where a seat has a choice, and chooses well: by the network, or else as after its best choice. */
export function chancesBefore(engine: Engine, view: SeenBy, best: Tally, effort: Effort): readonly Estimate[] {
  return chancesByNetwork(engine, view, WORK[effort].chances) ?? chancesOf(engine, best)
}

/** A hint for a seat with this view and these moves. */
export function hint(engine: Engine, view: SeenBy, moves: readonly unknown[], effort: Effort = 'usual', stop?: () => boolean): Hint {
  const { viewer } = view
  if (viewer === 'spectator' || moves.length === 0) throw new Error('there is no move to choose')
  const looked = lookAt(engine, view, moves, effort, undefined, stop)
  const { best, choices } = looked
  const kind = kindOf(best.move)
  const seen = engine.coach?.look?.(engine.rules.facts, view, best.move)
  return {
    seat: viewer,
    where: {
      kind,
      moves: moves.flatMap((move, index) => (kindOf(move) === kind ? [index] : [])),
      ...(seen && { reason: seen }),
    },
    best,
    why: whyOf(engine, view, looked, effort),
    others: choices.filter((choice) => choice !== best),
  }
}

/** The name of a move's first field: the kind of move. */
function kindOf(move: unknown): string {
  if (typeof move === 'object' && move !== null) return Object.keys(move)[0] ?? ''
  return String(move)
}

export function isClear({ value, error }: Estimate): boolean {
  return Math.abs(value) > CLEAR * error
}

/** This part of the games to the end comes first; if they show no difference, the others are skipped. */
const FIRST_ENDS = 1 / 3

/**
 * A careful estimate of how much better one move is than another: where playouts of a few turns find a clear difference, both moves are also
 * played to the end, and the smaller of the two differences counts.
 */
export function carefulDifference(engine: Engine, view: SeenBy, better: Choice, worse: Choice, found: Estimate, effort: Effort): Estimate {
  if (found.value <= 0 || !isClear(found)) return found
  const played = (share: number, luck: string) =>
    compare(engine, view, [better.move, worse.move], Math.ceil(WORK[effort].ends * share), true, randomFor([view, luck])).by(0, 1)
  const first = played(FIRST_ENDS, 'to the end')
  const ends = first.value <= 0 ? first : together(first, FIRST_ENDS, played(1 - FIRST_ENDS, 'to the end, further'))
  return ends.value - CLEAR * ends.error < found.value - CLEAR * found.error ? ends : found
}

/** Combines two estimates of the same value, the first from this share of all samples. */
function together(one: Estimate, share: number, other: Estimate): Estimate {
  const rest = 1 - share
  return { value: share * one.value + rest * other.value, error: Math.hypot(share * one.error, rest * other.error) }
}

/** Compared with the obvious choice, or else with the next best, if the difference is clear. */
function whyOf(engine: Engine, view: SeenBy, { best, natural, choices, by }: ComparedChoices, effort: Effort): MoveReason {
  const other = natural === best ? choices.find((choice) => choice !== best) : natural
  if (other === undefined) return { kind: 'only' }
  const difference = carefulDifference(engine, view, best, other, by(best.index, other.index), effort)
  if (difference.value <= 0 || !isClear(difference)) return { kind: 'alike', other, by: difference }
  const reason = reasonFor(engine, view, best, other)
  return { kind: 'clear', other, by: difference, ...(reason && { reason }) }
}

/** The game's reason for preferring one move to another. */
export function reasonFor({ coach, rules }: Engine, view: SeenBy, better: Choice, worse: Choice): Reason | undefined {
  if (canonical(better.move) === canonical(worse.move)) return undefined
  return coach?.explain?.(rules.facts, view, better.move, worse.move)
}
