import { isClear } from './look.ts'
import type { Decision, Review, Sentence } from './types.ts'

const MOST = 5
const MOST_LOSSES = 2
/** ReseedableRandom and other players are mentioned if they changed the chance by at least this much. */
const LEAST_RUNG = 0.04
/** Another player's move is mentioned if it changed the chance by at least this much. */
const LEAST_SWING = 0.06

/**
 * Three to five sentences that a kind coach would say, in this order: something that was done well, what was lost and what would have been
 * better, what others did, what luck did, the result. Differences smaller than their error are not mentioned.
 */
export function coachOf(review: Omit<Review, 'coach'>, place: number | undefined): readonly Sentence[] {
  const losses = lossesIn(review.decisions)
  const said: Sentence[] = [praiseIn(review), ...(losses.length > 0 ? losses : smallIn(review))]
  const swing = swingIn(review)
  if (swing !== undefined) said.push(swing)
  const rung = rungIn(review)
  if (rung !== undefined && said.length < MOST - 1) said.push(rung)
  if (said.length < MOST) said.push(endingOf(review, place))
  // If there is little else to say, the number of good choices follows the praise.
  if (said.length < 3 && said[0].kind === 'praise') said.splice(1, 0, steadyIn(review))
  return said
}

/** The choice that was most clearly better than the obvious one; if there is none, how many choices were good. */
function praiseIn(review: Omit<Review, 'coach'>): Sentence {
  let found: Decision | undefined
  for (const decision of review.decisions) {
    const { class: kind, over } = decision
    if (kind !== 'best' || !isClear(over) || over.value <= (found?.over.value ?? 0)) continue
    found = decision
  }
  if (found === undefined) return steadyIn(review)
  return {
    kind: 'praise',
    n: found.n,
    facts: { gain: points(found.over.value), error: exact(found.over.error) },
    played: found.played.move,
    best: found.natural.move,
  }
}

function steadyIn({ decisions, classes, moments }: Omit<Review, 'coach'>): Sentence {
  const good = classes.best + classes.good
  const at = decisions.find((each) => each.class === 'best') ?? decisions.find((each) => each.class === 'good')
  return { kind: 'steady', n: at?.n ?? moments.at(-1)?.n ?? 0, facts: { good, all: decisions.length } }
}

function lossesIn(decisions: readonly Decision[]): readonly Sentence[] {
  return decisions
    .filter((each) => (each.class === 'slip' || each.class === 'blunder') && isClear(each.cost))
    .sort((a, b) => b.cost.value - a.cost.value)
    .slice(0, MOST_LOSSES)
    .sort((a, b) => a.n - b.n)
    .map(({ n, cost, played, best, reason }) => ({
      kind: 'loss',
      n,
      facts: {
        cost: points(cost.value),
        error: exact(cost.error),
        better: points(best.worth.value),
        worse: points(best.worth.value - cost.value),
      },
      played: played.move,
      best: best.move,
      ...(reason && { reason }),
    }))
}

/** Where no single choice was surely a loss, all of them together may be. */
function smallIn({ ladder: { own }, decisions }: Omit<Review, 'coach'>): readonly Sentence[] {
  if (!isClear(own) || own.value > -LEAST_RUNG || decisions.length === 0) return []
  const most = decisions.reduce((a, b) => (b.cost.value > a.cost.value ? b : a))
  return [{ kind: 'small', n: most.n, facts: { by: points(own.value), error: exact(own.error) } }]
}

/** The choice of another player that changed the chance most. */
function swingIn({ turning }: Omit<Review, 'coach'>): Sentence | undefined {
  const most = turning
    .filter(({ kind, by }) => kind === 'other' && isClear(by) && Math.abs(by.value) >= LEAST_SWING)
    .sort((a, b) => Math.abs(b.by.value) - Math.abs(a.by.value))[0]
  if (most === undefined) return undefined
  const { n, seat, by } = most
  return { kind: 'swing', n, facts: { seat, by: points(by.value), error: exact(by.error) } }
}

/** How much luck changed in total, or else the other players. */
function rungIn({ ladder, turning, moments }: Omit<Review, 'coach'>): Sentence | undefined {
  const { draws, others } = ladder
  const [kind, rung, about] =
    Math.abs(draws.value) >= Math.abs(others.value) ? (['luck', draws, 'draw'] as const) : (['others', others, 'other'] as const)
  if (!isClear(rung) || Math.abs(rung.value) < LEAST_RUNG) return undefined
  const along = turning.filter((point) => point.kind === about && Math.sign(point.by.value) === Math.sign(rung.value))
  const most = along.sort((a, b) => Math.abs(b.by.value) - Math.abs(a.by.value))[0]
  return { kind, n: most?.n ?? moments.at(-1)?.n ?? 0, facts: { by: points(rung.value), error: exact(rung.error) } }
}

/** The seat's chance before its last choice, and the result. */
function endingOf({ moments, decisions, seat, ladder }: Omit<Review, 'coach'>, place: number | undefined): Sentence {
  const last = decisions.at(-1)
  const before = moments.filter(({ n }) => n < (last?.n ?? 1)).at(-1)?.seats[seat] ?? { value: ladder.fair, error: 0 }
  return {
    kind: 'ending',
    n: last?.n ?? moments.at(-1)?.n ?? 0,
    facts: {
      chance: points(before.value),
      error: exact(before.error),
      ...(place !== undefined && { place }),
      result: points(ladder.result),
    },
  }
}

/** Points of 100, with one decimal: errors are multiplied before they are shown. */
function exact(error: number): number {
  return Math.round(1000 * error) / 10
}

/** Whole points of 100. */
function points(chance: number): number {
  return Math.round(100 * chance)
}
