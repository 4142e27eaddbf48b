import { AT_ONCE } from '@fairground/bots'
import { canonical, type Reason, type SeenBy } from '@fairground/kernel'
import { chancesIn, chancesOf, luckOf, type Tally } from './chances.ts'
import { type Comparison, compare } from './compare.ts'
import type { Engine } from './engine.ts'
import type { Analysis, Choice, Effort, Estimate, Hint, Why } from './types.ts'

/** How much is done for one look at a position. */
interface Work {
  /** Of what the strong player would take for a move of its own. */
  readonly thinking: number
  /** Positions in which the first choices are compared, and for the chances. */
  readonly compared: number
  readonly chances: number
  /** Games played to their end before anything is said about a difference. */
  readonly ends: number
}

export const WORK: Readonly<Record<Effort, Work>> = {
  quick: { thinking: 0.05, compared: 40, chances: 16, ends: 60 },
  usual: { thinking: 0.2, compared: 80, chances: 32, ends: 120 },
  deep: { thinking: 1, compared: 400, chances: 200, ends: 500 },
}

const MOST_CHOICES = 5
/** So many standard errors make a difference clear: nineteen times of twenty it is there. */
export const CLEAR = 1.645

/** What was found out about a position: the strong player's choice and the ones beside it, compared over the same positions. */
export interface Looked {
  /** The moves compared, by their places among those offered; the best first. */
  readonly choices: readonly Choice[]
  readonly best: Choice
  /** What playouts brought to each seat after one of them. */
  tallyOf(choice: Choice): Tally
  /** What comes to mind: the choice of an instinct without search. */
  readonly natural: Choice
  /** One of them against another, by their places among those offered. */
  by(index: number, other: number): ReturnType<Comparison['by']>
  readonly iterations: number
}

/**
 * Looks at a position as a strong player would, and compares what it finds with what comes to mind and with `played`. Another `luck` is another
 * look at the same position.
 */
export function lookAt(
  engine: Engine,
  view: SeenBy,
  moves: readonly unknown[],
  effort: Effort,
  played?: number,
  stop?: () => boolean,
  luck?: string,
): Looked {
  const { searcher, opened } = engine
  const { thinking, compared } = WORK[effort]
  const seen = luck === undefined ? view : [view, luck]
  const random = luckOf(seen)
  const budget = { iterations: Math.ceil(engine.iterations * thinking), ...(stop && { stop }) }
  const thought = searcher?.think(view, moves, budget, random)
  const natural = moves.indexOf(opened.instinct.choose(view, moves, AT_ONCE, random))
  const found = (thought?.candidates ?? []).map(({ move, share, worth }) => ({ index: moves.indexOf(move), share, worth }))
  // In a mix the move that is taken most often stands for it; `choice` would be any of them.
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
    luckOf(seen),
  )
  const by = (index: number, other: number) => comparison.by(all.indexOf(index), all.indexOf(other))
  const choices = all.map(
    (index, at): Choice => ({ move: moves[index], index, worth: comparison.worth(at), share: shares.get(index) ?? 0 }),
  )
  // What the strong player chose stands unless another is clearly better over the same positions.
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

/** The strong player's first choices, and everybody's chances if it is followed. */
export function analyse(engine: Engine, view: SeenBy, moves: readonly unknown[], effort: Effort = 'usual', stop?: () => boolean): Analysis {
  if (moves.length < 2) return { chances: chancesIn(engine, view, WORK[effort].chances), choices: [], iterations: 0 }
  const { choices, best, tallyOf, iterations } = lookAt(engine, view, moves, effort, undefined, stop)
  const tally = tallyOf(best)
  return { chances: { seats: chancesOf(engine, tally), samples: tally.samples }, choices, iterations }
}

/** A hint for whoever sees this and may do that. */
export function hint(engine: Engine, view: SeenBy, moves: readonly unknown[], effort: Effort = 'usual', stop?: () => boolean): Hint {
  const { viewer } = view
  if (viewer === 'spectator' || moves.length === 0) throw new Error('there is nothing to choose')
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

/** The name of a move's first field: what kind of thing is done. */
function kindOf(move: unknown): string {
  if (typeof move === 'object' && move !== null) return Object.keys(move)[0] ?? ''
  return String(move)
}

export function isClear({ value, error }: Estimate): boolean {
  return Math.abs(value) > CLEAR * error
}

/** Of games played to the end so many come first: where they find nothing the others are spared. */
const FIRST_ENDS = 1 / 3

/**
 * By how much one move is better than another, said with care: where a few turns and an appraisal find a clear difference, both are also played to
 * the end, and the lesser of the two differences counts.
 */
export function surely(engine: Engine, view: SeenBy, better: Choice, worse: Choice, found: Estimate, effort: Effort): Estimate {
  if (found.value <= 0 || !isClear(found)) return found
  const played = (share: number, luck: string) =>
    compare(engine, view, [better.move, worse.move], Math.ceil(WORK[effort].ends * share), true, luckOf([view, luck])).by(0, 1)
  const first = played(FIRST_ENDS, 'to the end')
  const ends = first.value <= 0 ? first : together(first, FIRST_ENDS, played(1 - FIRST_ENDS, 'to the end, further'))
  return ends.value - CLEAR * ends.error < found.value - CLEAR * found.error ? ends : found
}

/** Two estimates of one thing, the first from this share of all that was tried. */
function together(one: Estimate, share: number, other: Estimate): Estimate {
  const rest = 1 - share
  return { value: share * one.value + rest * other.value, error: Math.hypot(share * one.error, rest * other.error) }
}

/** Better than what comes to mind, or else than the next best, if it is so beyond the error. */
function whyOf(engine: Engine, view: SeenBy, { best, natural, choices, by }: Looked, effort: Effort): Why {
  const other = natural === best ? choices.find((choice) => choice !== best) : natural
  if (other === undefined) return { kind: 'only' }
  const difference = surely(engine, view, best, other, by(best.index, other.index), effort)
  if (difference.value <= 0 || !isClear(difference)) return { kind: 'alike', other, by: difference }
  const reason = reasonFor(engine, view, best, other)
  return { kind: 'clear', other, by: difference, ...(reason && { reason }) }
}

/** What the game can say for one move over another. */
export function reasonFor({ coach, rules }: Engine, view: SeenBy, better: Choice, worse: Choice): Reason | undefined {
  if (canonical(better.move) === canonical(worse.move)) return undefined
  return coach?.explain?.(rules.facts, view, better.move, worse.move)
}
